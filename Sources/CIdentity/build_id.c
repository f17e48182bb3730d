#define _GNU_SOURCE
#include "build_id.h"

#include <string.h>

#ifdef __linux__
#include <link.h>

typedef struct {
  uint8_t *id;
  size_t capacity, count;
} found_t;

static size_t padded(size_t count) { return (count + 3) & ~(size_t)3; }

// The first object is the program itself.
static int look(struct dl_phdr_info *object, size_t size, void *context) {
  (void)size;
  found_t *found = context;
  for (int index = 0; index < object->dlpi_phnum; index++) {
    const ElfW(Phdr) *segment = &object->dlpi_phdr[index];
    if (segment->p_type != PT_NOTE) continue;
    const uint8_t *next = (const uint8_t *)(object->dlpi_addr + segment->p_vaddr);
    const uint8_t *end = next + segment->p_memsz;
    while ((size_t)(end - next) >= sizeof(ElfW(Nhdr))) {
      const ElfW(Nhdr) *note = (const ElfW(Nhdr) *)next;
      const uint8_t *name = next + sizeof *note;
      const uint8_t *content = name + padded(note->n_namesz);
      if ((size_t)(end - name) < padded(note->n_namesz) + padded(note->n_descsz)) break;
      if (note->n_type == NT_GNU_BUILD_ID && note->n_namesz == 4 && memcmp(name, "GNU", 4) == 0) {
        if (note->n_descsz > found->capacity) return 1;
        memcpy(found->id, content, note->n_descsz);
        found->count = note->n_descsz;
        return 1;
      }
      next = content + padded(note->n_descsz);
    }
  }
  return 1;
}

size_t build_id(uint8_t *id, size_t capacity) {
  found_t found = {id, capacity, 0};
  dl_iterate_phdr(look, &found);
  return found.count;
}
#else
size_t build_id(uint8_t *id, size_t capacity) {
  (void)id, (void)capacity;
  return 0;
}
#endif

#include "parse_memory.h"

#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#if defined(__has_feature)
#if __has_feature(address_sanitizer)
#define CHECKED 1
#endif
#endif
#ifdef CHECKED
#include <sanitizer/asan_interface.h>
#define HIDE(address, bytes) __asan_poison_memory_region(address, bytes)
#define SHOW(address, bytes) __asan_unpoison_memory_region(address, bytes)
#define MAY_LOOK_ANYWHERE __attribute__((no_sanitize("address")))
#else
#define HIDE(address, bytes) ((void)0)
#define SHOW(address, bytes) ((void)0)
#define MAY_LOOK_ANYWHERE
#endif

// In front of each address that is handed out stands its mark: what only this address in this parse can
// have, and in the last byte the size class. Addresses are multiples of 16.
typedef uint64_t mark_t;

// Whole sizes, mark included: multiples of 16 up to `fine`, then powers of two up to `largest`.
enum {
  fine = 512,
  fine_classes = fine / 16 + 1,
  first_power = 10,
  largest = 32 * 1024,
  classes = fine_classes + 6,
  alone = 255,
};

// What small pieces are cut from, one behind the other. A piece that is given back waits for one of its class.
enum { block_bytes = 256 * 1024, most_kept_blocks = 8 };

typedef struct block {
  struct block *next;
} block_t;

typedef struct piece {
  struct piece *next;
} piece_t;

// What is larger than any class has memory of its own.
typedef struct large {
  struct large *before, *after;
  size_t bytes;
  mark_t mark;
} large_t;

struct parse_memory {
  // Where the next piece is cut, and where its block ends.
  char *next, *end;
  piece_t *waiting[classes];
  mark_t key;
  block_t *first, *filling;
  size_t blocks;
  large_t larges;
  parse_memory *outer;
};

static _Thread_local parse_memory *current;

static pthread_mutex_t idle_lock = PTHREAD_MUTEX_INITIALIZER;
static parse_memory *idle;
static atomic_uint_fast64_t parses;

static inline mark_t mark_of(const void *address, mark_t key, unsigned class) {
  return ((mark_t)(uintptr_t)address ^ key) << 8 | class;
}

static inline mark_t key_now(void) { return current ? current->key : 0x5AFEB10C; }

static inline mark_t *mark_before(void *address) { return (mark_t *)address - 1; }

MAY_LOOK_ANYWHERE static inline mark_t look(void *address) { return *mark_before(address); }

static inline large_t *large_of(void *address) { return (large_t *)address - 1; }

static inline unsigned class_of(size_t whole) {
  if (whole <= fine) return (unsigned)(whole + 15) / 16;
  return fine_classes + (64 - (unsigned)__builtin_clzll((unsigned long long)whole - 1)) - first_power;
}

static inline size_t room_of(unsigned class) {
  size_t whole = class < fine_classes ? class * (size_t)16 : (size_t)1 << (class - fine_classes + first_power);
  return whole - sizeof(mark_t);
}

static inline bool handed_out(void *address, unsigned *class) {
  mark_t mark = look(address);
  *class = mark & 0xFF;
  return mark == mark_of(address, key_now(), *class);
}

static void start(parse_memory *memory, block_t *block) {
  memory->filling = block;
  // A mark that ends where an address of 16 can be.
  memory->next = (char *)block + 16;
  memory->end = (char *)block + block_bytes;
  HIDE(memory->next, block_bytes - 16);
}

static bool refill(parse_memory *memory) {
  block_t *block = memory->filling ? memory->filling->next : memory->first;
  if (!block) {
    block = malloc(block_bytes);
    if (!block) return false;
    block->next = NULL;
    *(memory->filling ? &memory->filling->next : &memory->first) = block;
    memory->blocks++;
  }
  start(memory, block);
  return true;
}

// Half a terabyte: more than any parse has a use for, and less than a checking allocator ends the process at.
static inline bool is_absurd(size_t bytes) { return (uint64_t)bytes >> 39 != 0; }

static void *take_large(size_t bytes) {
  if (is_absurd(bytes)) return NULL;
  large_t *large = malloc(sizeof *large + bytes);
  if (!large) return NULL;
  large->before = large->after = large;
  if (current) {
    large_t *others = &current->larges;
    large->before = others;
    large->after = others->after;
    others->after->before = large;
    others->after = large;
  }
  large->bytes = bytes;
  large->mark = mark_of(large + 1, key_now(), alone);
  return large + 1;
}

static void give_back_large(large_t *large) {
  large->before->after = large->after;
  large->after->before = large->before;
  large->mark = 0;
  free(large);
}

static void *resize_large(large_t *large, size_t bytes) {
  if (is_absurd(bytes)) return NULL;
  // No mark may stay where it no longer stands for anything.
  mark_t mark = large->mark;
  bool listed = large->before != large;
  large->mark = 0;
  large_t *moved = realloc(large, sizeof *large + bytes);
  if (!moved) {
    large->mark = mark;
    return NULL;
  }
  if (listed) {
    moved->before->after = moved;
    moved->after->before = moved;
  } else {
    moved->before = moved->after = moved;
  }
  moved->bytes = bytes;
  moved->mark = mark_of(moved + 1, key_now(), alone);
  return moved + 1;
}

void *parse_memory_malloc(size_t bytes) {
  parse_memory *memory = current;
  if (!memory || bytes > largest - sizeof(mark_t)) return take_large(bytes);
  unsigned class = class_of(bytes + sizeof(mark_t));
  piece_t *piece = memory->waiting[class];
  if (piece) {
    SHOW(piece, bytes < sizeof *piece ? sizeof *piece : bytes);
    memory->waiting[class] = piece->next;
  } else {
    size_t whole = room_of(class) + sizeof(mark_t);
    if ((size_t)(memory->end - memory->next) < whole && !refill(memory)) return NULL;
    piece = (piece_t *)memory->next;
    memory->next += whole;
    SHOW(mark_before(piece), sizeof(mark_t) + bytes);
  }
  *mark_before(piece) = mark_of(piece, memory->key, class);
  return piece;
}

void *parse_memory_calloc(size_t count, size_t bytes) {
  size_t all;
  if (__builtin_mul_overflow(count, bytes, &all)) return NULL;
  void *address = parse_memory_malloc(all);
  return address ? memset(address, 0, all) : NULL;
}

void parse_memory_free(void *address) {
  unsigned class;
  if (!address || !handed_out(address, &class)) return;
  if (class == alone) {
    give_back_large(large_of(address));
    return;
  }
  piece_t *piece = address;
  *mark_before(piece) = 0;
  SHOW(piece, sizeof *piece);
  piece->next = current->waiting[class];
  current->waiting[class] = piece;
  HIDE(piece, room_of(class));
}

void *parse_memory_realloc(void *address, size_t bytes) {
  if (!address) return parse_memory_malloc(bytes);
  unsigned class;
  if (!handed_out(address, &class)) return NULL;
  if (class == alone) return resize_large(large_of(address), bytes);
  size_t room = room_of(class);
  if (bytes <= room) {
    SHOW(address, bytes);
    HIDE((char *)address + bytes, room - bytes);
    return address;
  }
  void *moved = parse_memory_malloc(bytes);
  if (!moved) return NULL;
  SHOW(address, room);
  memcpy(moved, address, room);
  parse_memory_free(address);
  return moved;
}

static parse_memory *wake(void) {
  pthread_mutex_lock(&idle_lock);
  parse_memory *memory = idle;
  if (memory) idle = memory->outer;
  pthread_mutex_unlock(&idle_lock);
  return memory ? memory : calloc(1, sizeof *memory);
}

parse_memory *parse_memory_open(void) {
  parse_memory *memory = wake();
  if (!memory) return NULL;
  // What a parse before left in a block must not pass for a mark of this one.
  memory->key = (atomic_fetch_add_explicit(&parses, 1, memory_order_relaxed) + 1) * 0x9E3779B97F4A7C15;
  memory->larges.before = memory->larges.after = &memory->larges;
  memory->outer = current;
  current = memory;
  return memory;
}

void parse_memory_close(parse_memory *memory) {
  if (!memory || memory != current) return;
  current = memory->outer;
  while (memory->larges.after != &memory->larges) give_back_large(memory->larges.after);
  memset(memory->waiting, 0, sizeof memory->waiting);
  memory->next = memory->end = NULL;
  memory->filling = NULL;
  if (memory->blocks > most_kept_blocks) {
    block_t *last = memory->first;
    for (size_t count = 1; count < most_kept_blocks; count++) last = last->next;
    block_t *surplus = last->next;
    last->next = NULL;
    while (surplus) {
      block_t *next = surplus->next;
      SHOW(surplus, block_bytes);
      free(surplus);
      surplus = next;
    }
    memory->blocks = most_kept_blocks;
  }
  pthread_mutex_lock(&idle_lock);
  memory->outer = idle;
  idle = memory;
  pthread_mutex_unlock(&idle_lock);
}

size_t parse_memory_kept(void) {
  pthread_mutex_lock(&idle_lock);
  size_t blocks = 0;
  for (parse_memory *memory = idle; memory; memory = memory->outer) blocks += memory->blocks;
  pthread_mutex_unlock(&idle_lock);
  return blocks * block_bytes;
}

// The yardstick of `make bench`: read the files, parse each once with the C library, do nothing else.

#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <tree_sitter/api.h>

const TSLanguage *tree_sitter_swift(void);
const TSLanguage *tree_sitter_kotlin(void);
const TSLanguage *tree_sitter_tsx(void);
const TSLanguage *tree_sitter_typescript(void);
const TSLanguage *tree_sitter_css(void);

struct count {
  unsigned long bytes;
  unsigned files, broken;
};

static const TSLanguage *language_of(const char *path) {
  const char *dot = strrchr(path, '.');
  if (!dot) return NULL;
  if (!strcmp(dot, ".swift")) return tree_sitter_swift();
  if (!strcmp(dot, ".kt")) return tree_sitter_kotlin();
  if (!strcmp(dot, ".tsx")) return tree_sitter_tsx();
  if (!strcmp(dot, ".ts")) return tree_sitter_typescript();
  if (!strcmp(dot, ".css")) return tree_sitter_css();
  return NULL;
}

static char *read_all(const char *path, uint32_t *length) {
  FILE *file = fopen(path, "rb");
  if (!file) return NULL;
  fseek(file, 0, SEEK_END);
  long size = ftell(file);
  rewind(file);
  char *text = size < 0 ? NULL : malloc((size_t)size + 1);
  if (text) *length = (uint32_t)fread(text, 1, (size_t)size, file);
  fclose(file);
  return text;
}

// Parses one file and counts it; false where that cannot be.
static bool parse(TSParser *parser, const char *path, struct count *count) {
  const TSLanguage *language = language_of(path);
  uint32_t length = 0;
  char *text = language ? read_all(path, &length) : NULL;
  if (!text || !ts_parser_set_language(parser, language)) {
    fprintf(stderr, "bare-parse: cannot parse %s\n", path);
    return false;
  }
  TSTree *tree = ts_parser_parse_string(parser, NULL, text, length);
  if (!tree) return false;
  if (ts_node_has_error(ts_tree_root_node(tree))) {
    count->broken++;
    fprintf(stderr, "does not parse clean: %s\n", path);
  }
  count->bytes += length;
  count->files++;
  ts_tree_delete(tree);
  free(text);
  return true;
}

// usage: bare-parse PATH... | bare-parse --list FILE, with a path a line
int main(int count, char **words) {
  TSParser *parser = ts_parser_new();
  struct count sum = {0};
  if (count == 3 && !strcmp(words[1], "--list")) {
    FILE *list = fopen(words[2], "r");
    char path[4096];
    if (!list) return 2;
    while (fgets(path, sizeof path, list)) {
      path[strcspn(path, "\n")] = 0;
      if (!parse(parser, path, &sum)) return 2;
    }
    fclose(list);
  } else {
    for (int i = 1; i < count; i++)
      if (!parse(parser, words[i], &sum)) return 2;
  }
  ts_parser_delete(parser);
  printf("%u files, %lu bytes, %u with errors\n", sum.files, sum.bytes, sum.broken);
  return 0;
}

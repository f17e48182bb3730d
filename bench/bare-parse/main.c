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

int main(int count, char **paths) {
  TSParser *parser = ts_parser_new();
  unsigned long bytes = 0;
  unsigned files = 0, broken = 0;
  for (int i = 1; i < count; i++) {
    const TSLanguage *language = language_of(paths[i]);
    uint32_t length = 0;
    char *text = language ? read_all(paths[i], &length) : NULL;
    if (!text || !ts_parser_set_language(parser, language)) {
      fprintf(stderr, "bare-parse: cannot parse %s\n", paths[i]);
      return 2;
    }
    TSTree *tree = ts_parser_parse_string(parser, NULL, text, length);
    if (!tree) return 2;
    if (ts_node_has_error(ts_tree_root_node(tree))) {
      broken++;
      fprintf(stderr, "does not parse clean: %s\n", paths[i]);
    }
    bytes += length;
    files++;
    ts_tree_delete(tree);
    free(text);
  }
  ts_parser_delete(parser);
  printf("%u files, %lu bytes, %u with errors\n", files, bytes, broken);
  return 0;
}

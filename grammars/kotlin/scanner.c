// The scanner of the grammar, with a bound. It remembers each string that is open in a buffer of 1,024
// bytes and ends the process where there are more; here it finds no token there, which is a syntax error.

#define tree_sitter_kotlin_external_scanner_scan unbounded_scan
#include "src/scanner.c"
#undef tree_sitter_kotlin_external_scanner_scan

bool tree_sitter_kotlin_external_scanner_scan(void *payload, TSLexer *lexer, const bool *valid_symbols) {
  if (((Stack *)payload)->size >= TREE_SITTER_SERIALIZATION_BUFFER_SIZE) return false;
  return unbounded_scan(payload, lexer, valid_symbols);
}

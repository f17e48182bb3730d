#pragma once

#if !__has_include("../src/parser.c")
#error "the grammar sources are not here yet: run `make grammars`"
#endif

typedef struct TSLanguage TSLanguage;

/// The generated parse table.
const TSLanguage *tree_sitter_tsx(void);

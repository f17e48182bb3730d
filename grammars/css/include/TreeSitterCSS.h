#pragma once

typedef struct TSLanguage TSLanguage;

/// The generated parse table.
const TSLanguage *tree_sitter_css(void);

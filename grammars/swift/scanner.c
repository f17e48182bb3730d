// The scanner of the grammar, with memory. It asks for room for no state at all and then writes four bytes.

#include <stdlib.h>

#define calloc(count, size) calloc(1, size)
#include "src/scanner.c"

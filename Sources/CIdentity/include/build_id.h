// The id that the linker gave to the running program.

#ifndef BUILD_ID_H
#define BUILD_ID_H

#include <stddef.h>
#include <stdint.h>

/// Copies the id and returns how long it is; 0 where the program has none, or one that does not fit.
size_t build_id(uint8_t *id, size_t capacity);

#endif

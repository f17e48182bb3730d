// The memory that the C library parses in.

#ifndef PARSE_MEMORY_H
#define PARSE_MEMORY_H

#include <stddef.h>

/// What one parse at a time works in.
typedef struct parse_memory parse_memory;

/// Opens memory for what this thread parses until it is closed; NULL where there is none.
parse_memory *parse_memory_open(void);

/// Gives up all that was handed out since it was opened, on the thread that opened it. Some of it is kept
/// for the next parse of any thread.
void parse_memory_close(parse_memory *memory);

/// As `malloc`, `calloc`, `realloc` and `free`. An address that was not handed out, or no longer is, is
/// neither moved nor given back.
void *parse_memory_malloc(size_t bytes);
void *parse_memory_calloc(size_t count, size_t bytes);
void *parse_memory_realloc(void *address, size_t bytes);
void parse_memory_free(void *address);

/// How many bytes are kept for parses to come, all in all.
size_t parse_memory_kept(void);

#endif

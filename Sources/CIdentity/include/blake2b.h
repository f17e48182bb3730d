// BLAKE2b (RFC 7693) with a digest of 32 bytes and no key.

#ifndef BLAKE2B_H
#define BLAKE2B_H

#include <stddef.h>
#include <stdint.h>

typedef struct {
  uint64_t state[8];
  uint64_t count;
  uint8_t block[128];
  size_t filled;
} blake2b_t;

void blake2b_begin(blake2b_t *hash);
void blake2b_add(blake2b_t *hash, const void *bytes, size_t count);
/// Ends the digest: its first 32 bytes as four numbers, the lowest byte first.
void blake2b_end(blake2b_t *hash, uint64_t digest[4]);

#endif

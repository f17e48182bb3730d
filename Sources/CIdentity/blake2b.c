#include "blake2b.h"

#include <string.h>

static const uint64_t initial[8] = {
    0x6a09e667f3bcc908, 0xbb67ae8584caa73b, 0x3c6ef372fe94f82b, 0xa54ff53a5f1d36f1,
    0x510e527fade682d1, 0x9b05688c2b3e6c1f, 0x1f83d9abfb41bd6b, 0x5be0cd19137e2179,
};

static const uint8_t order[12][16] = {
    {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15},
    {14, 10, 4, 8, 9, 15, 13, 6, 1, 12, 0, 2, 11, 7, 5, 3},
    {11, 8, 12, 0, 5, 2, 15, 13, 10, 14, 3, 6, 7, 1, 9, 4},
    {7, 9, 3, 1, 13, 12, 11, 14, 2, 6, 5, 10, 4, 0, 15, 8},
    {9, 0, 5, 7, 2, 4, 10, 15, 14, 1, 11, 12, 6, 8, 3, 13},
    {2, 12, 6, 10, 0, 11, 8, 3, 4, 13, 7, 5, 15, 14, 1, 9},
    {12, 5, 1, 15, 14, 13, 4, 10, 0, 7, 6, 3, 9, 2, 8, 11},
    {13, 11, 7, 14, 12, 1, 3, 9, 5, 0, 15, 4, 8, 6, 2, 10},
    {6, 15, 14, 9, 11, 3, 0, 8, 12, 2, 13, 7, 1, 4, 10, 5},
    {10, 2, 8, 4, 7, 6, 1, 5, 15, 11, 9, 14, 3, 12, 13, 0},
    {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15},
    {14, 10, 4, 8, 9, 15, 13, 6, 1, 12, 0, 2, 11, 7, 5, 3},
};

static uint64_t number(const uint8_t *bytes) {
  uint64_t value = 0;
  for (int index = 7; index >= 0; index--) value = value << 8 | bytes[index];
  return value;
}

static uint64_t turned(uint64_t value, unsigned bits) { return value >> bits | value << (64 - bits); }

#define MIX(a, b, c, d, x, y)      \
  a += b + x, d = turned(d ^ a, 32); \
  c += d, b = turned(b ^ c, 24);     \
  a += b + y, d = turned(d ^ a, 16); \
  c += d, b = turned(b ^ c, 63)

static void compress(blake2b_t *hash, const uint8_t *block, uint64_t last) {
  uint64_t m[16], v[16];
  for (int index = 0; index < 16; index++) m[index] = number(block + 8 * index);
  for (int index = 0; index < 8; index++) v[index] = hash->state[index], v[index + 8] = initial[index];
  v[12] ^= hash->count;
  v[14] ^= last;
  for (int round = 0; round < 12; round++) {
    const uint8_t *s = order[round];
    MIX(v[0], v[4], v[8], v[12], m[s[0]], m[s[1]]);
    MIX(v[1], v[5], v[9], v[13], m[s[2]], m[s[3]]);
    MIX(v[2], v[6], v[10], v[14], m[s[4]], m[s[5]]);
    MIX(v[3], v[7], v[11], v[15], m[s[6]], m[s[7]]);
    MIX(v[0], v[5], v[10], v[15], m[s[8]], m[s[9]]);
    MIX(v[1], v[6], v[11], v[12], m[s[10]], m[s[11]]);
    MIX(v[2], v[7], v[8], v[13], m[s[12]], m[s[13]]);
    MIX(v[3], v[4], v[9], v[14], m[s[14]], m[s[15]]);
  }
  for (int index = 0; index < 8; index++) hash->state[index] ^= v[index] ^ v[index + 8];
}

void blake2b_begin(blake2b_t *hash) {
  memset(hash, 0, sizeof *hash);
  memcpy(hash->state, initial, sizeof initial);
  hash->state[0] ^= 0x01010000 ^ 32;
}

void blake2b_add(blake2b_t *hash, const void *bytes, size_t count) {
  const uint8_t *next = bytes;
  while (count > 0) {
    // The last block is kept until the end, for it is compressed as the last.
    if (hash->filled == 128) {
      hash->count += 128;
      compress(hash, hash->block, 0);
      hash->filled = 0;
    }
    if (hash->filled == 0) {
      for (; count > 128; next += 128, count -= 128) {
        hash->count += 128;
        compress(hash, next, 0);
      }
    }
    size_t taken = 128 - hash->filled < count ? 128 - hash->filled : count;
    memcpy(hash->block + hash->filled, next, taken);
    hash->filled += taken;
    next += taken;
    count -= taken;
  }
}

void blake2b_end(blake2b_t *hash, uint64_t digest[4]) {
  hash->count += hash->filled;
  memset(hash->block + hash->filled, 0, 128 - hash->filled);
  compress(hash, hash->block, ~(uint64_t)0);
  memcpy(digest, hash->state, 32);
}

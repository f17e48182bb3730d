// A C tree as flat records.

#ifndef TREE_RECORDS_H
#define TREE_RECORDS_H

#include <stddef.h>
#include <stdint.h>
#include <tree_sitter/api.h>

/// A node of the tree; its subtree follows it.
typedef struct {
  /// Byte offsets: the first, and the one behind the last.
  uint32_t lower, upper;
  /// How many records the subtree has, this one included.
  uint32_t size;
  uint16_t kind;
  /// Which field of its parent it stands in; 0 for none.
  uint8_t field;
  /// One bit each: `tree_record_named` and so on.
  uint8_t flags;
} tree_record;

enum { tree_record_named = 1, tree_record_missing = 2, tree_record_extra = 4 };

typedef struct {
  /// NULL where there was no memory.
  tree_record *records;
  size_t count;
} tree_records;

/// What is known of a kind: that it has a name, and that children of its nodes may stand in fields.
enum { tree_kind_named = 1, tree_kind_has_fields = 2 };

/// The nodes of a tree in source order, in the memory that is open on this thread. `traits` has one of the bits
/// above or both for each of `kinds` ids; `bytes` is how long the source is.
tree_records tree_records_read(TSNode root, const uint8_t *traits, size_t kinds, size_t bytes);

#endif

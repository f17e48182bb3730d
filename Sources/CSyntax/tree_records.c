#include "tree_records.h"

#include "parse_memory.h"

// A record whose subtree is still open, how many of its children have not been visited, and whether they may
// stand in fields.
typedef struct {
  uint32_t record, left;
  bool has_fields;
} open_t;

typedef struct {
  tree_record *records;
  size_t count, room;
  open_t *open;
  size_t depth, most;
} walk_t;

static bool add(walk_t *walk, tree_record record) {
  if (walk->count == walk->room) {
    size_t room = walk->room * 2;
    tree_record *records = parse_memory_realloc(walk->records, room * sizeof *records);
    if (!records) return false;
    walk->records = records;
    walk->room = room;
  }
  walk->records[walk->count++] = record;
  return true;
}

static bool enter(walk_t *walk, uint32_t children, bool has_fields) {
  if (walk->depth == walk->most) {
    size_t most = walk->most * 2;
    open_t *open = parse_memory_realloc(walk->open, most * sizeof *open);
    if (!open) return false;
    walk->open = open;
    walk->most = most;
  }
  walk->open[walk->depth++] = (open_t){(uint32_t)walk->count - 1, children, has_fields};
  return true;
}

// The cursor is not sent where nothing is: a step that fails costs it as much as one that does not.
static bool next(walk_t *walk, TSTreeCursor *cursor) {
  while (walk->depth > 0) {
    open_t *parent = &walk->open[walk->depth - 1];
    if (parent->left > 0 && ts_tree_cursor_goto_next_sibling(cursor)) {
      parent->left--;
      return true;
    }
    walk->records[parent->record].size = (uint32_t)walk->count - parent->record;
    walk->depth--;
    if (walk->depth > 0) ts_tree_cursor_goto_parent(cursor);
  }
  return false;
}

static bool in_field(const walk_t *walk) { return walk->depth == 0 || walk->open[walk->depth - 1].has_fields; }

tree_records tree_records_read(TSNode root, const uint8_t *traits, size_t kinds, size_t bytes) {
  walk_t walk = {.room = bytes / 3 + 16, .most = 128};
  walk.records = parse_memory_malloc(walk.room * sizeof *walk.records);
  walk.open = parse_memory_malloc(walk.most * sizeof *walk.open);
  if (!walk.records || !walk.open) return (tree_records){NULL, 0};
  bool may_miss = ts_node_has_error(root);
  TSTreeCursor cursor = ts_tree_cursor_new(root);
  bool has_memory = true;
  for (bool more = true; more;) {
    TSNode node = ts_tree_cursor_current_node(&cursor);
    uint16_t kind = ts_node_symbol(node);
    uint32_t lower = ts_node_start_byte(node), upper = ts_node_end_byte(node);
    uint8_t known = kind < kinds ? traits[kind] : tree_kind_named;
    uint8_t flags = known & tree_kind_named ? tree_record_named : 0;
    if (ts_node_is_extra(node)) flags |= tree_record_extra;
    if (may_miss && ts_node_is_missing(node)) flags |= tree_record_missing;
    has_memory = add(
      &walk, (tree_record){
               .lower = lower, .upper = upper < lower ? lower : upper, .size = 1, .kind = kind,
               .field = in_field(&walk) ? (uint8_t)ts_tree_cursor_current_field_id(&cursor) : 0, .flags = flags});
    uint32_t children = ts_node_child_count(node);
    if (children > 0 && ts_tree_cursor_goto_first_child(&cursor)) {
      has_memory = has_memory && enter(&walk, children - 1, known & tree_kind_has_fields);
      more = has_memory;
    } else {
      more = has_memory && next(&walk, &cursor);
    }
  }
  ts_tree_cursor_delete(&cursor);
  return has_memory ? (tree_records){walk.records, walk.count} : (tree_records){NULL, 0};
}

import Program

/// What can be done with values in a row, whatever a language calls it.
enum CollectionOperation: Sendable {
  case map, compactMap, flatMap, mapIndexed, filter, filterIndexed, filterNot, filterNotNull, forEach,
    forEachIndexed
  case reduce, fold, scan
  case first, firstOrNull, last, lastOrNull, single
  case firstIndex, lastIndex, indexOf, lastIndexOf
  case contains, any, all, none, count
  case sorted, sortedDescending, sortedBy, sortedByDescending
  case minimum, maximum, minimumBy, maximumBy, sum, sumOf, average
  case reversed, distinct, enumerated, zip, flatten
  /// The first ones, the last ones, all but the first, all but the last.
  case take, takeLast, drop, dropLast, takeWhile, dropWhile
  case joined, joinedToString
  case slice, at, getOrNull, getOrElse
  case groupBy, associateWith, associateBy, associate, partition, chunked, windowed
  case concat, toList, toSet, toMap, appending, keys

  /// The operation behind a method of a language.
  static func named(_ name: String, in language: Language) -> CollectionOperation? {
    switch language {
    case .swift: swift[name]
    case .kotlin: kotlin[name]
    case .tsx, .typescript, .css: script[name]
    }
  }

  private static let swift: WordMap<CollectionOperation> = [
    "map": .map, "compactMap": .compactMap, "flatMap": .flatMap, "filter": .filter, "forEach": .forEach,
    "reduce": .fold, "first": .firstOrNull, "last": .lastOrNull, "firstIndex": .firstIndex,
    "lastIndex": .lastIndex, "contains": .contains, "allSatisfy": .all, "count": .count, "sorted": .sorted,
    "min": .minimum, "max": .maximum, "reversed": .reversed, "enumerated": .enumerated, "prefix": .take,
    "suffix": .takeLast, "dropFirst": .drop, "dropLast": .dropLast, "drop": .dropWhile, "joined": .joined,
  ]

  private static let kotlin: WordMap<CollectionOperation> = [
    "map": .map, "mapNotNull": .compactMap, "flatMap": .flatMap, "mapIndexed": .mapIndexed,
    "filter": .filter, "filterIndexed": .filterIndexed, "filterNot": .filterNot,
    "filterNotNull": .filterNotNull, "forEach": .forEach, "onEach": .forEach,
    "forEachIndexed": .forEachIndexed, "reduce": .reduce, "fold": .fold, "runningFold": .scan, "scan": .scan,
    "first": .first, "firstOrNull": .firstOrNull, "find": .firstOrNull, "last": .last,
    "lastOrNull": .lastOrNull, "findLast": .lastOrNull, "single": .single, "indexOfFirst": .firstIndex,
    "indexOfLast": .lastIndex, "indexOf": .indexOf, "lastIndexOf": .lastIndexOf, "contains": .contains,
    "any": .any, "all": .all, "none": .none, "count": .count, "sorted": .sorted,
    "sortedDescending": .sortedDescending, "sortedBy": .sortedBy, "sortedByDescending": .sortedByDescending,
    "min": .minimum, "max": .maximum, "minOrNull": .minimum, "maxOrNull": .maximum, "minBy": .minimumBy,
    "maxBy": .maximumBy, "minByOrNull": .minimumBy, "maxByOrNull": .maximumBy, "sum": .sum, "sumOf": .sumOf,
    "average": .average, "reversed": .reversed, "asReversed": .reversed, "distinct": .distinct,
    "withIndex": .enumerated, "zip": .zip, "flatten": .flatten, "take": .take, "takeLast": .takeLast,
    "drop": .drop, "dropLast": .dropLast, "takeWhile": .takeWhile, "dropWhile": .dropWhile,
    "joinToString": .joinedToString, "slice": .slice, "subList": .slice, "getOrNull": .getOrNull,
    "getOrElse": .getOrElse, "elementAtOrNull": .getOrNull, "get": .at, "elementAt": .at,
    "groupBy": .groupBy, "associateWith": .associateWith, "associateBy": .associateBy,
    "associate": .associate, "partition": .partition, "chunked": .chunked, "windowed": .windowed,
    "plus": .concat, "toList": .toList, "toMutableList": .toList, "toSet": .toSet, "toMap": .toMap,
    "asSequence": .toList, "asIterable": .toList,
  ]

  private static let script: WordMap<CollectionOperation> = [
    "map": .map, "flatMap": .flatMap, "filter": .filter, "forEach": .forEach, "reduce": .fold,
    "find": .firstOrNull, "findLast": .lastOrNull, "findIndex": .firstIndex, "findLastIndex": .lastIndex,
    "indexOf": .indexOf, "lastIndexOf": .lastIndexOf, "includes": .contains, "some": .any, "every": .all,
    "toSorted": .sorted, "toReversed": .reversed, "join": .joined, "slice": .slice, "at": .at,
    "concat": .concat, "flat": .flatten,
  ]
}

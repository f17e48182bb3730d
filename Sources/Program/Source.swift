// Programs speak of places in source text. Rooms above see these words and no tree.

@_exported import struct SyntaxTree.ByteRange
@_exported import struct SyntaxTree.SourcePosition
@_exported import struct SyntaxTree.SourceText
@_exported import struct SyntaxTree.SyntaxFault

enum SARIFReport { static func render(_ report: Report) -> [UInt8] { [] } }
enum JUnitReport { static func render(_ report: Report) -> [UInt8] { [] } }
enum GitHubReport { static func render(_ report: Report) -> [UInt8] { [] } }
enum GitLabReport { static func render(_ report: Report) -> [UInt8] { [] } }

/// Addresses of the project on the web, in one place.
enum ProjectLinks {
  static let home = "https://github.com/copyfit/copyfit"
}

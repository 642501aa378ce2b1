/// The account that this phone is signed in to.
enum Account {
  static var server = "http://127.0.0.1:8016"
  static var token = "token-1"
}

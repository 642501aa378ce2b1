import Foundation

@main
struct Main {
  static func main() {
    print("\(Power.shared.left) left. Press return.")
    fflush(nil)
    _ = readLine()
  }
}

/// A type that receives messages. The protocol comes with the push service, so it cannot be changed.
protocol PushServiceDelegate {
  func didReceive(_ messages: [Message]) async
}

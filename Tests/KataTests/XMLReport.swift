import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// The elements of an XML file, as a strict parser reads them.
final class XMLReport: NSObject, XMLParserDelegate {
  private(set) var elements: [(name: String, attributes: [String: String])] = []
  private(set) var isValid = false
  private var open = 0

  init(_ text: String) {
    super.init()
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = self
    // Foundation's parser takes a file whose last elements are not closed.
    isValid = parser.parse() && open == 0
  }

  /// The attributes of the elements with a name.
  func all(_ name: String) -> [[String: String]] {
    elements.filter { $0.name == name }.map(\.attributes)
  }

  func parser(
    _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String] = [:]
  ) {
    elements.append((elementName, attributes))
    open += 1
  }

  func parser(
    _ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?,
    qualifiedName: String?
  ) {
    open -= 1
  }
}

/// The library declarations that a learner's code may use. Unless its chapter allows more, all others are refused.
///
/// A name is that of a type, with all its members, or that of a function or variable outside types. No name leads to
/// files, other processes, the network or raw memory, except through the members that ``Reach`` knows. A name that ends
/// in `*` stands for all names with this beginning.
enum Allowed {
  /// Modules without any declaration that reaches outside.
  private static let modules: Set<String> = [
    "Builtin", "Observation", "Platform", "RegexBuilder", "Synchronization", "_RegexParser",
    "_StringProcessing", "_Testing_Foundation",
  ]

  private static let names = [
    "Swift": List(
      """
      abs Actor AdditiveArithmetic all Any AnyBidirectionalCollection AnyCollection AnyHashable
      AnyIndex AnyIterator AnyKeyPath AnyObject AnyRandomAccessCollection AnySequence Array
      ArraySlice assert assertionFailure Async* BidirectionalCollection BinaryFloatingPoint
      BinaryInteger BitwiseCopyable Bool CancellationError CaseIterable Character
      CheckedContinuation Clock ClosedRange CodingKey CodingKeyRepresentable CodingUserInfoKey
      Collection CollectionDifference CollectionOfOne Comparable ContiguousArray ContinuousClock
      Copyable CustomConsumingRegexComponent CustomDebugStringConvertible CustomLeafReflectable
      CustomPlaygroundDisplayConvertible CustomReflectable CustomStringConvertible CVarArg
      debugPrint Decodable Decoder DecodingError DefaultIndices DefaultStringInterpolation
      Dictionary DiscardingTaskGroup DiscontiguousSlice Double DropFirstSequence DropWhileSequence
      dump Duration DurationProtocol EmptyCollection Encodable Encoder EncodingError
      EnumeratedSequence Equatable Error Escapable Executor ExecutorJob ExpressibleBy*
      extendLifetime extractIsolation fatalError FixedWidthInteger FlattenSequence Float Float16
      Float80 FloatingPoint* GlobalActor globalConcurrentExecutor Hashable Hasher Identifiable
      IndexingIterator InlineArray InstantProtocol Int Int128 Int16 Int32 Int64 Int8
      isKnownUniquelyReferenced IteratorProtocol IteratorSequence Job JobPriority
      JoinedSequence Keyed* KeyPath KeyValuePairs Lazy* LosslessStringConvertible MainActor
      max MemoryLayout min Mirror MirrorPath MutableCollection MutableSpan Never
      Numeric numericCast ObjectIdentifier Optional OptionSet OutputSpan PartialKeyPath
      PartialRangeFrom PartialRangeThrough PartialRangeUpTo pointwiseMax pointwiseMin
      precondition preconditionFailure PrefixSequence print RandomAccessCollection
      RandomNumberGenerator Range RangeExpression RangeReplaceableCollection RangeSet
      RawRepresentable ReferenceWritableKeyPath Regex RegexComponent RegexRepetitionBehavior
      RegexSemanticLevel RegexWordBoundaryKind Repeated repeatElement Result
      ReversedCollection Sendable SendableMetatype Sequence sequence SerialExecutor Set
      SetAlgebra SignedInteger SignedNumeric SIMD* SingleValueDecodingContainer
      SingleValueEncodingContainer Slice Span StaticBigInt StaticString stride Stride* String
      StringInterpolationProtocol StringProtocol Substring SuspendingClock swap
      SystemRandomNumberGenerator Task TaskExecutor TaskGroup TaskLocal TaskPriority
      TextOutputStream TextOutputStreamable ThrowingDiscardingTaskGroup ThrowingTaskGroup
      transcode UInt* UnboundedRange_ UnfoldSequence Unicode UnicodeCodec
      UnicodeDecodingResult UnkeyedDecodingContainer UnkeyedEncodingContainer UnownedJob
      UnownedSerialExecutor UnownedTaskExecutor UnsignedInteger UTF8Span
      withCheckedContinuation withCheckedThrowingContinuation withDiscardingTaskGroup
      withExtendedLifetime withoutActuallyEscaping withTask* withThrowingDiscardingTaskGroup
      withThrowingTaskGroup WritableKeyPath zip Zip2Sequence
      """),
    "Foundation": List(
      """
      AffineTransform AlignmentOptions AttributeContainer AttributedS* AttributeDynamicLookup
      AttributeS* BlockOperation ByteCountFormatStyle ByteCountFormatter Calendar CGFloat CGPoint
      CGRect CGRectEdge CGSize CharacterSet CocoaError CodableConfiguration ComparableComparator
      ComparisonResult ContiguousBytes CurrencyFormatStyleConfiguration CustomNSError Data
      DataProtocol Date DateComponents DateFormatter DateInterval DateIntervalFormatter Decimal
      DecodableAttributedStringKey DecodableWithConfiguration DecodingConfigurationProviding
      DescriptiveNumberFormatConfiguration Dimension DiscontiguousAttributedSubstring
      DiscreteFormatStyle EncodableAttributedStringKey EncodableWithConfiguration
      EncodingConfigurationProviding EnergyFormatter Expression FileAttributeKey FileAttributeType
      FloatingPointFormatStyle FloatingPointParseStrategy FormatStyle
      FormatStyleCapitalizationContext Formatter IndexPath IndexSet InflectionRule
      IntegerFormatStyle IntegerParseStrategy ISO8601DateFormatter JSON* KeyPathComparator
      LengthFormatter ListFormatStyle Locale LocalizedError MarkdownDecodableAttributedStringKey
      MassFormatter Measurement Morphology MutableDataProtocol Notification NotificationCenter
      NotificationQueue NSAffineTransform NSArray NSAttributedString NSBinarySearchingOptions
      NSCache NSCacheDelegate NSCalendar NSCharacterSet NSCoder NSCoding NSCompoundPredicate
      NSCondition NSConditionLock NSContainsRect NSCopying NSCountedSet NSData NSDate* NSDecimal*
      NSDictionary NSDivideRect NSEdgeInsets* NSEnumerationOptions NSEnumerator NSEqual*
      NSExceptionName NSHeight NSIndex* NSInsetRect NSIntegralRect NSIntegralRectWithOptions
      NSInter* NSIsEmptyRect NSLocale NSLocalizedString NSLocationInRange NSLock NSLocking NSLog
      NSMake* NSMax* NSMeasurement NSMid* NSMin* NSMouseInRect NSMutable* NSNotFound NSNotification
      NSNull NSNumber NSObject NSObjectProtocol NSOffsetRect NSOrderedSet NSOrthography
      NSPersonNameComponents NSPoint* NSPredicate NSRangeFromString NSRect* NSRecursiveLock
      NSRegularExpression NSSecureCoding NSSet NSSize* NSSortDescriptor NSSortOptions NSString
      NSStringFrom* NSStringToDecimal NSTemporaryDirectory NSTextCheckingResult
      NSTimeIntervalSince1970 NSTimeZone NSUnion* NSURL NSURLComponents NSURLError* NSURLQueryItem
      NSUUID NSValue NSWidth NSZero* NumberFormatStyleConfiguration NumberFormatter ObjCBool
      OperatingSystemVersion Operation OperationQueue ParseableFormatStyle ParseStrategy
      PersonNameComponents* POSIXError Predicate* ProcessInfo Progress* PropertyList*
      QualityOfService RecoverableError RunLoop Scanner ScopedAttributeContainer SortComparator
      SortDescriptor SortOrder StandardPredicateExpression StringStyle StringTransform Thread Timer
      TimeZone Unit* URL URLComponents URLError URLQueryItem URLResourceKey UUID
      """),
    "Dispatch": List(
      """
      DispatchData DispatchGroup DispatchObject dispatchPrecondition DispatchPredicate DispatchQoS
      DispatchQueue DispatchSemaphore DispatchSource DispatchSourceProtocol DispatchSourceTimer
      DispatchSourceUserDataAdd DispatchSourceUserDataOr DispatchSourceUserDataReplace
      DispatchSpecificKey DispatchTime DispatchTimeInterval DispatchTimeoutResult DispatchWallTime
      DispatchWorkItem DispatchWorkItemFlags
      """),
    "Glibc": List("DBL_* FLT_* LDBL_* M_* POSIXErrorCode errno"),
    "Testing": List(
      """
      Attachable AttachableWrapper Attachment Bug Comment ConditionTrait Confirmation confirmation
      CustomTestArgumentEncodable CustomTestStringConvertible ExitStatus ExitTest Expectation
      ExpectationFailedError Issue IssueHandlingTrait ParallelizationTrait SourceLocation SuiteTrait
      Tag Test TestScoping TestTrait TimeLimitTrait Trait withKnownIssue
      """),
  ]

  /// Names with an underscore that the compiler itself uses in honest code. Honest code may also declare such names.
  private static let underscored = List(
    """
    _addDependency _addParent _adopt _bridgeToObjectiveC _cachedIsReady _code _compareAndSwapState
    _domain _finalize _hashValue _invalidateQueue _isCancelled _lock _lowWord _queue _rawHashValue
    _removeAllDependencies _removeParent _state _unlock _userInfo _value __allocating_init
    """)

  /// Whether a learner's code may use a declaration. ``Reach`` judges its members.
  static func includes(_ name: LibraryName) -> Bool {
    if modules.contains(name.module) { return true }
    guard list(of: name.module) != nil, let list = list(of: name.home) else {
      return modules.contains(name.home)
    }
    return list.contains(name.head) || isHarmless(name)
  }

  private static func list(of module: String) -> List? {
    names[module.hasPrefix("Foundation") ? "Foundation" : module]
  }

  /// Whether a name is an operator, calculates, or is that of an error's code, a key or a domain. Names with an
  /// underscore count too, because the compiler uses them by itself.
  private static func isHarmless(_ name: LibraryName) -> Bool {
    if name.head.first?.isLetter == false { return true }
    guard name.module != "Swift" else { return false }
    return CLibrary.calculates(name.head)
      || name.head.hasPrefix("NS")
        && ["Error", "Key", "Domain"].contains(where: name.head.hasSuffix)
  }

  /// Whether honest code may spell a name with an underscore.
  static func includes(underscored name: String) -> Bool { underscored.contains(name) }

  private struct List {
    let names: Set<Substring>
    let beginnings: [Substring]

    init(_ text: String) {
      let all = text.split { $0.isWhitespace }
      names = Set(all.filter { !$0.hasSuffix("*") })
      beginnings = all.filter { $0.hasSuffix("*") }.map { $0.dropLast() }
    }

    func contains(_ name: String) -> Bool {
      names.contains(name[...]) || beginnings.contains { name.hasPrefix($0) }
    }
  }
}

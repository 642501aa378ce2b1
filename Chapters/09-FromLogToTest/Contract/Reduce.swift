/// What happens on an action: it changes the state, draws numbers, and returns what is to begin and to end.
typealias Reduce =
  @Sendable (inout SurpriseState, SurpriseAction, inout any RandomNumberGenerator) ->
  [SurpriseEffect]

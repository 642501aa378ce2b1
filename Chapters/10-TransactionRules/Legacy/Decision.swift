/// What becomes of a transaction, and what its block returns.
nonisolated enum Decision<Value> {
  case commit(Value)
  case rollback(Value)
}

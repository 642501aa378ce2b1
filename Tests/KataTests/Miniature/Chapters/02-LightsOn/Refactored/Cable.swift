/// Nothing that is needed.
struct Cable {}

// Owns telling whether two problems are alike but for shifting, mirroring and colours.
#pragma once

#include <array>
#include <cstdint>
#include <set>

#include "problems/problem.hpp"

namespace damas::problems {

// Two problems of a variant are alike if they share one of these keys.
struct Likeness {
  std::uint64_t position = 0;  // of all pieces
  // A hash of the pieces that move or are captured in the line, and of the solver's first move. The
  // same combination is the same problem, whatever stands elsewhere.
  std::uint64_t combination = 0;
};

Likeness likeness(const Problem& problem);

// The problems that are already there.
class Known {
 public:
  // False if it is like one that is there; otherwise it is added.
  bool add(const Problem& problem);

 private:
  std::set<std::uint64_t> positions_;
  std::set<std::uint64_t> combinations_;
};

}  // namespace damas::problems

// Owns the solver's tables for all tests: filling them takes a moment.
#pragma once

#include "puzzle/solver.hpp"

namespace damas::puzzle {

inline Tables& tables() {
  static Tables all;
  return all;
}

}  // namespace damas::puzzle

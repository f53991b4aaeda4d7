// Owns the findings of the house checks: where a rule is broken, and which.
#pragma once

#include <cstddef>
#include <string>

namespace damas::house {

struct Finding {
  std::string path;
  std::size_t line = 0;  // from 1
  std::string rule;
};

// "src/core/board.hpp:12: core may not include \"match/match.hpp\"", clickable in most editors.
inline std::string to_string(const Finding& finding) {
  return finding.path + ":" + std::to_string(finding.line) + ": " + finding.rule;
}

}  // namespace damas::house

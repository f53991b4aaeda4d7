// Owns the choice of problems from those that were found: none alike, all themes, easy to hard.
#pragma once

#include <cstddef>
#include <vector>

#include "problems/problem.hpp"

namespace damas::mining {

// At most `count` of them, the easiest first, without those of a single move and no theme. Themes
// take turns, and within a theme degrees of difficulty, so that a frequent theme does not displace
// the others. Equal input gives equal output.
std::vector<problems::Problem> select(const std::vector<problems::Problem>& found,
                                      std::size_t count);

}  // namespace damas::mining

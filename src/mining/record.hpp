// Owns the form in which found problems are written down: a line of text each.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "problems/problem.hpp"

namespace damas::mining {

// "W:Wc3:Bh8 win 31 0 2 5": the position, the task, the difficulty, and each move as its place in
// problems::ordered_moves(). Without a line end. The problem must have no fault.
std::string to_line(const problems::Problem& problem);
// Nothing if the line is not of this form, or the problem has a fault.
std::optional<problems::Problem> problem_from(std::string_view line, Variant variant);

}  // namespace damas::mining

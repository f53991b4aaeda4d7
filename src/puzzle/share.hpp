// Owns the line that tells others of a result: the same in every language.
#pragma once

#include <chrono>
#include <optional>
#include <string>

#include "puzzle/daily.hpp"

namespace damas::puzzle {

struct Result {
  int side = 3;
  std::optional<Date> day;  // of a daily deal
  int moves = 0;
  std::optional<int> best;  // moves of the shortest solution, where it is proved
  std::chrono::milliseconds time{0};
};

// "Damas slide 2026-11-21: 26/22, 0:41". Sizes but 3×3 are named, and what is unknown is left out:
// "Damas slide 5x5: 210, 3:41".
std::string share_text(const Result& result);

// "0:41", "1:02:03"; begun seconds do not count.
std::string clock_text(std::chrono::milliseconds time);

}  // namespace damas::puzzle

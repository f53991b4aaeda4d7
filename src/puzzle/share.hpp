// Owns the line of text with which a player shares a result; it is the same in every language.
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
  std::optional<int> best;  // moves of the shortest solution, if it is proved
  std::chrono::milliseconds time{0};
};

// "Damas slide 2026-11-21: 26/22, 0:41". Sizes other than 3×3 are named, and unknown parts are left
// out: "Damas slide 5x5: 210, 3:41".
std::string share_text(const Result& result);

// "0:41", "1:02:03"; rounded down to whole seconds.
std::string clock_text(std::chrono::milliseconds time);

}  // namespace damas::puzzle

// Owns GamesCount: the numbers of games in a list, and the sentence that tells them.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "view/text/text.hpp"

namespace damas {

struct GamesCount {
  std::size_t found = 0;
  std::size_t all = 0;
  std::size_t broken = 0;              // of all; 0 is not told
  std::vector<std::string> news = {};  // told behind the numbers
};

// "17 of 10,000 games · 1 not read completely"; the number of all games alone if all are found.
std::string sentence(Language language, const GamesCount& count);

}  // namespace damas

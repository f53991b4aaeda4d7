// Owns the measuring of what the window's explorer asks of a games database.
#pragma once

#include <array>
#include <cstddef>
#include <string>

namespace damas {

// Milliseconds of the same kind of question.
struct Times {
  double median = 0;
  double slowest = 0;
};

// In milliseconds, of the variant of most games.
struct ExplorerTimes {
  static constexpr std::array<std::size_t, 4> plies = {0, 1, 4, 8};

  int games = 0;                          // that begin at the start
  double first = 0;                       // the start, as the first question to the file
  std::array<Times, plies.size()> moves;  // played from positions after so many plies
  Times has;                              // whether the database has a game of a file
  double has_first = 0;                   // the first of these questions
  double list = 0;                        // 500 games with the start, in all
  Times list_step;                        // what the window waits for each time
  double base_list = 0;                   // all games with the start, and the first that it shows
};

// Asks as the window does, on one connection. Throws an exception if an answer is wrong.
ExplorerTimes measure_explorer(const std::string& path);

}  // namespace damas

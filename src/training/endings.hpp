// Owns the endings that can be practised: their pieces, their tasks, and drawing a position of one.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "core/game.hpp"
#include "puzzle/random.hpp"

namespace damas::endgame {
class KnownResults;
class PackedTables;
}  // namespace damas::endgame

namespace damas::training {

enum class Ending : std::uint8_t {
  TwoKings,    // two kings against one
  ThreeKings,  // three kings against one; if kings fly, the one is not on the main road
  MainRoad,    // three kings against one on the main road
  ManAndKing,  // man and king against a king
  TwoMen,      // two men against one
  KingAndMen,  // a king against two men
  TwoEach,     // two men a side: the opposition
};
inline constexpr std::array all_endings = {
    Ending::TwoKings, Ending::ThreeKings, Ending::MainRoad, Ending::ManAndKing,
    Ending::TwoMen,   Ending::KingAndMen, Ending::TwoEach};

enum class EndingGoal : std::uint8_t { Win, Hold };

struct EndingTask {
  Ending ending = Ending::TwoKings;
  EndingGoal goal = EndingGoal::Win;

  friend bool operator==(const EndingTask&, const EndingTask&) = default;
};

// A position in which the person is to move: with the first named pieces to win, with the others to
// hold. Nothing if the drawn squares make no such position, or if a capture is possible.
std::optional<Game> any_position(const EndingTask& task, Variant variant, puzzle::Random& random);

// Whether there are packed tables of the variant, without which nothing can be practised.
bool has_ending_tables(Variant variant);

// The tasks of which the variant has positions, in the order of `all_endings`, first to win, then
// to hold. Tasks to win need the lengths of wins, which large boards have of three pieces only.
std::vector<EndingTask> tasks_of(Variant variant, const endgame::PackedTables& tables);

// The task to begin with; `tasks` must not be empty.
EndingTask usual_task(const std::vector<EndingTask>& tasks, Variant variant);

struct DrawnEnding {
  Game game;
  int best = 0;  // moves to win with perfect play; 0 if the task is to hold
};

class EndingSource {
 public:
  EndingSource(EndingTask task, Variant variant) : task_(task), variant_(variant) {}

  // A position of the task, as far from trivial as can be found quickly: a win takes several moves,
  // and of the moves that could hold many lose. The draw rules leave time for the win. Nothing if
  // none was found; then waits() tells whether the length of a win is not known yet.
  std::optional<DrawnEnding> draw(endgame::KnownResults& known, puzzle::Random& random);
  bool waits() const { return waits_; }

 private:
  std::optional<int> worth(const Game& game, endgame::KnownResults& known, int most);
  std::optional<int> length_of_win(const Game& game, endgame::KnownResults& known, int most);

  EndingTask task_;
  Variant variant_;
  bool waits_ = false;
};

}  // namespace damas::training

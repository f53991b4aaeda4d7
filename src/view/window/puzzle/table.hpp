// Owns PuzzleTable: one deal after another, and what is found out about each: the best, hints, and
// a solution that plays itself.
#pragma once

#include <chrono>
#include <cstdint>
#include <optional>

#include "puzzle/adviser.hpp"
#include "puzzle/daily.hpp"
#include "puzzle/difficulty.hpp"
#include "puzzle/puzzle.hpp"
#include "puzzle/saved.hpp"

namespace damas {

// What searches look up, filled when first needed and kept for the whole run.
puzzle::Tables& puzzle_tables();

class PuzzleTable {
 public:
  using Milliseconds = std::chrono::milliseconds;
  static constexpr Milliseconds show_pace{420};  // from one shown move to the next

  // A solution that is shown.
  enum class Showing : std::uint8_t { No, Looking, Playing, Paused };

  PuzzleTable(const puzzle::Board& board, const puzzle::Random& chance);

  const puzzle::Puzzle& puzzle() const { return puzzle_; }
  const puzzle::Adviser& adviser() const { return adviser_; }
  // Of a daily deal.
  const std::optional<puzzle::Date>& day() const { return day_; }

  void deal(int side, puzzle::Difficulty difficulty);
  void deal(puzzle::Date day, int side);
  // Goes on with a game that was kept.
  void resume(const puzzle::SavedPuzzle& game);

  // The player's own moves, as in Puzzle. They end what is being shown or looked for.
  [[nodiscard]] std::optional<puzzle::Refusal> move_tile(puzzle::Direction way);
  [[nodiscard]] std::optional<puzzle::Refusal> slide(puzzle::Cell touched);
  [[nodiscard]] std::optional<puzzle::Refusal> undo();
  [[nodiscard]] std::optional<puzzle::Refusal> redo();
  std::vector<puzzle::Event> take_events() { return puzzle_.take_events(); }

  // AlreadyWon. hint() tells it from then on, once it is known.
  [[nodiscard]] std::optional<puzzle::Refusal> ask_hint();
  bool hint_asked() const { return hint_; }
  // Where the gap should go; until the next move.
  std::optional<puzzle::Direction> hint() const;

  // AlreadyWon. Shows the solution from here; pauses, and goes on.
  [[nodiscard]] std::optional<puzzle::Refusal> show();
  // One move of it, and stands. AlreadyWon.
  [[nodiscard]] std::optional<puzzle::Refusal> step();
  // Neither shows nor looks for anything that was asked; false when there was nothing to stop.
  bool stop();
  Showing showing() const { return showing_; }
  // Moves that are still to be shown.
  int left_to_show() const;

  // The clock of the game.
  void tick(Milliseconds passed) { puzzle_.tick(passed); }
  // True when a move was shown.
  bool advance(Milliseconds passed);
  // When the next one is due.
  std::optional<Milliseconds> due() const;

  // Looks on for what is to be found out, about so long or, when that is 0, a good deal; whether
  // anything is left to do.
  bool work(std::chrono::microseconds time);

 private:
  void begin(const puzzle::Board& board);
  std::optional<puzzle::Refusal> own(std::optional<puzzle::Refusal> refused);
  void play_shown();

  puzzle::Random random_;
  puzzle::Puzzle puzzle_;
  puzzle::Adviser adviser_;
  std::optional<puzzle::Date> day_;
  Showing showing_ = Showing::No;
  bool stepping_ = false;  // one move as soon as it is known, then it stands
  bool hint_ = false;
  bool busy_ = true;
  Milliseconds until_shown_{0};
};

}  // namespace damas

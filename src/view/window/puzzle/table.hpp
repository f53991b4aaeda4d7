// Owns PuzzleTable: a sequence of deals with their best solutions, hints, and the playback of
// solutions.
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

// The tables for all searches, filled when first needed and kept until the program ends.
puzzle::Tables& puzzle_tables();

class PuzzleTable {
 public:
  using Milliseconds = std::chrono::milliseconds;
  static constexpr Milliseconds show_pace{420};  // from one shown move to the next

  // The state of the playback of a solution.
  enum class Showing : std::uint8_t { No, Looking, Playing, Paused };

  PuzzleTable(const puzzle::Board& board, const puzzle::Random& chance);

  const puzzle::Puzzle& puzzle() const { return puzzle_; }
  const puzzle::Adviser& adviser() const { return adviser_; }
  // Set for a daily deal.
  const std::optional<puzzle::Date>& day() const { return day_; }

  void deal(int side, puzzle::Difficulty difficulty);
  void deal(puzzle::Date day, int side);
  // Continues a saved game.
  void resume(const puzzle::SavedPuzzle& game);

  // The player's own moves, as in Puzzle. They end a playback and a search.
  [[nodiscard]] std::optional<puzzle::Refusal> move_tile(puzzle::Direction way);
  [[nodiscard]] std::optional<puzzle::Refusal> slide(puzzle::Cell touched);
  [[nodiscard]] std::optional<puzzle::Refusal> undo();
  [[nodiscard]] std::optional<puzzle::Refusal> redo();
  std::vector<puzzle::Event> take_events() { return puzzle_.take_events(); }

  // Requests a hint, which hint() returns once it is known. Refusal: AlreadyWon.
  [[nodiscard]] std::optional<puzzle::Refusal> ask_hint();
  bool hint_asked() const { return hint_; }
  // The recommended direction of the gap, until the next move.
  std::optional<puzzle::Direction> hint() const;

  // Starts, pauses or resumes the playback of a solution from here. Refusal: AlreadyWon.
  [[nodiscard]] std::optional<puzzle::Refusal> show();
  // Plays one move of the solution and pauses. Refusal: AlreadyWon.
  [[nodiscard]] std::optional<puzzle::Refusal> step();
  // Ends the playback and the requested search; false if there was none.
  bool stop();
  Showing showing() const { return showing_; }
  // Number of moves still to be played back.
  int left_to_show() const;

  // Advances the clock of the game.
  void tick(Milliseconds passed) { puzzle_.tick(passed); }
  // Advances the playback. True if a move was made.
  bool advance(Milliseconds passed);
  // Time until the next move of the playback.
  std::optional<Milliseconds> due() const;

  // Continues the searches for about `time`, or for a fixed amount of work if that is 0; whether
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
  bool stepping_ = false;  // play one move when the solution is known, then pause
  bool hint_ = false;
  bool busy_ = true;
  Milliseconds until_shown_{0};
};

}  // namespace damas

// Owns Session: a sequence of deals as a person plays them, with their best solutions, hints, and
// the playback of solutions. Every change goes through `submit`.
#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "puzzle/adviser.hpp"
#include "puzzle/daily.hpp"
#include "puzzle/difficulty.hpp"
#include "puzzle/puzzle.hpp"
#include "puzzle/random.hpp"
#include "puzzle/saved.hpp"

namespace damas::puzzle {

namespace command {
// The player's own moves, as in Puzzle. They end a playback and a search.
struct MoveGap {
  Direction way = Direction::Up;
};
struct MoveTile {
  Direction way = Direction::Up;
};
struct Slide {
  Cell touched;
};
struct Undo {};
struct Redo {};
// Requests a hint, which Session::hint() returns once it is known. Refusal: AlreadyWon.
struct Hint {};
// Starts, pauses or resumes the playback of a solution from here. Refusal: AlreadyWon.
struct Show {};
// Plays one move of the solution and pauses. Refusal: AlreadyWon.
struct Step {};
struct Deal {
  int side = 0;
  Difficulty difficulty = Difficulty::Any;
};
struct DealOfDay {
  Date day;
  int side = 0;
};
}  // namespace command

using Command =
    std::variant<command::MoveGap, command::MoveTile, command::Slide, command::Undo, command::Redo,
                 command::Hint, command::Show, command::Step, command::Deal, command::DealOfDay>;

class Session {
 public:
  using Milliseconds = std::chrono::milliseconds;
  static constexpr Milliseconds show_pace{420};  // from one shown move to the next

  // The state of the playback of a solution.
  enum class Showing : std::uint8_t { No, Looking, Playing, Paused };

  // The tables must outlive the session.
  Session(const Board& board, const Random& chance, Tables& tables);
  // Continues a saved game.
  void resume(const SavedPuzzle& game);

  // Answers nothing if the command was carried out, else why nothing changed.
  std::optional<Refusal> submit(const Command& command);
  // Ends the playback and the requested search; false if there was none.
  bool stop();

  // Advances the clock of the game.
  void tick(Milliseconds passed) { puzzle_.tick(passed); }
  // Adds the time before a move that was typed as a line, see Puzzle.
  void think(Milliseconds passed) { puzzle_.think(passed); }
  // Advances the playback. True if a move was made.
  bool advance(Milliseconds passed);
  // Time until the next move of the playback.
  std::optional<Milliseconds> due() const;
  // Continues the searches by up to `steps` steps; whether anything is left to do.
  bool work(int steps) { return adviser_.work(steps); }
  std::vector<Event> take_events() { return puzzle_.take_events(); }

  const Puzzle& puzzle() const { return puzzle_; }
  bool won() const { return puzzle_.state() == State::Won; }
  const Adviser& adviser() const { return adviser_; }
  // Set for a daily deal.
  const std::optional<Date>& day() const { return day_; }
  bool hint_asked() const { return hint_; }
  // The recommended direction of the gap, until the next move.
  std::optional<Direction> hint() const;
  Showing showing() const { return showing_; }
  // Number of moves of the known solution still to be played.
  int left_to_show() const;
  // The result for others, after the win.
  std::string text_to_share() const;

 private:
  void begin(const Board& board);
  std::optional<Refusal> carry_out(const command::MoveGap& move);
  std::optional<Refusal> carry_out(const command::MoveTile& move);
  std::optional<Refusal> carry_out(const command::Slide& slide);
  std::optional<Refusal> carry_out(command::Undo);
  std::optional<Refusal> carry_out(command::Redo);
  std::optional<Refusal> carry_out(command::Hint);
  std::optional<Refusal> carry_out(command::Show);
  std::optional<Refusal> carry_out(command::Step);
  std::optional<Refusal> carry_out(const command::Deal& deal);
  std::optional<Refusal> carry_out(const command::DealOfDay& deal);
  std::optional<Refusal> own(std::optional<Refusal> refused);
  void play_shown();

  Random random_;
  Puzzle puzzle_;
  Adviser adviser_;
  std::optional<Date> day_;
  Showing showing_ = Showing::No;
  bool stepping_ = false;  // play one move when the solution is known, then pause
  bool hint_ = false;
  Milliseconds until_shown_{0};
};

}  // namespace damas::puzzle

// Owns Session: one lesson as a person goes through it. Moves of the lesson are played on the board
// one after another, answers are judged, and wrong moves are taken back.
#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <vector>

#include "core/path.hpp"
#include "lessons/lesson.hpp"

namespace damas::lessons {

// The last change of the game, for a board that shows it.
struct Change {
  enum class Kind : std::uint8_t {
    Set,     // the position is another one
    Played,  // the move that leads to `ply`
    Undone,  // back to `ply`
  };
  Kind kind = Kind::Set;
  int ply = 0;
  Path path;  // of a played move
};

// The hint for a question about squares or a number.
struct Hint {
  // That of a square that is to be found, from 1 at White's side; nothing if a number is asked.
  std::optional<int> row = {};
  std::vector<int> numbers = {};  // two of the choices, the right one among them

  friend bool operator==(const Hint&, const Hint&) = default;
};

class Session {
 public:
  using Milliseconds = std::chrono::milliseconds;

  enum class Phase : std::uint8_t {
    Moving,    // moves of the lesson are being played
    Asking,    // the person is to answer
    Machine,   // the machine is to move
    Refuting,  // a wrong move is on the board, and about to be taken back
    Done,      // with this step: the person can go on
    Over,      // with the lesson
  };
  enum class Verdict : std::uint8_t {
    None,
    Right,
    Wrong,
    Shown,  // the right answer, but the lesson gave it
  };

  static constexpr Milliseconds first_move_after{900};
  static constexpr Milliseconds move_after{700};
  static constexpr Milliseconds take_back_after{1800};

  // Begins at that step, from 0; at the first one if the lesson has no such step. The steps before
  // are done.
  explicit Session(Lesson lesson, int step = 0);
  // Not copyable, because said() points into its own copy of the lesson.
  Session(const Session&) = delete;
  Session& operator=(const Session&) = delete;

  const Lesson& lesson() const { return lesson_; }
  int step_number() const { return static_cast<int>(at_); }
  int step_count() const { return static_cast<int>(lesson_.steps.size()); }
  const Step& step() const { return lesson_.steps[at_]; }
  const Game& game() const { return game_; }
  Phase phase() const { return phase_; }
  // This step is done, or was before the person came back to it, so that next() may be called.
  bool can_go_on() const { return phase_ == Phase::Done || at_ < done_; }
  Verdict verdict() const { return verdict_; }
  // The words about the last answer; null if there are none.
  const Words* said() const { return said_; }
  // The squares of a Squares step that have been found, and the last wrong one.
  const SquareSet& found() const { return found_; }
  std::optional<Square> missed() const { return missed_; }

  // An answer, if one of that kind is asked. False if it is not, or if the move is not legal.
  bool play(const Move& move, const std::optional<Path>& path = std::nullopt);
  bool touch(Square square);
  bool choose(int number);
  // The machine's move, while it is to move.
  bool play_for_machine(const Move& move);
  // The person's move is the last one, it was wrong or the machine is to answer it, and the lesson
  // itself does not say why it is wrong.
  bool may_refute() const;
  // Then shows how the other side meets the move, by the legal moves of `line`, and takes all of it
  // back. False at other times.
  bool refute(const std::vector<Move>& line);
  // Gives a hint that narrows the answer. False if neither squares nor a number are asked, if only
  // two numbers are offered, or if the hint has been given.
  bool narrow();
  // It is gone once a square has been found.
  const std::optional<Hint>& hint() const { return hint_; }
  // Gives the answer. False if none is asked that could be given.
  bool show_answer();

  // Counts this step as done. The next step; after the last one the lesson is over.
  void next();
  // The step before; at the first one, that one again.
  void back();
  // This step from its beginning.
  void again();

  // Ends a wait at once. False if there was nothing to wait for.
  bool hurry();
  // Advances the time. True if something changed.
  bool advance(Milliseconds elapsed);
  // When advance() is needed next; nothing while the person or the machine thinks.
  std::optional<Milliseconds> due() const;
  // The changes since the last call, oldest first.
  std::vector<Change> take_changes();

 private:
  void begin(std::size_t step);
  void note_done();
  void say(const Words* words, Verdict verdict);
  void play_on_board(const Move& move, const std::optional<Path>& path = std::nullopt);
  void judge(const Move& move);
  void reject(const Reaction* reaction);
  void finish(const Reaction& reaction, Verdict verdict = Verdict::Right);
  void settle_play();
  bool goal_reached() const;
  void queue(const std::vector<Move>& moves);
  void end_queue();
  bool act();

  Lesson lesson_;
  std::size_t at_ = 0;
  std::size_t done_ = 0;  // the number of steps, from the first one, that have been done
  Game game_;
  Phase phase_ = Phase::Asking;
  Phase after_moving_ = Phase::Done;
  Verdict verdict_ = Verdict::None;
  const Words* said_ = nullptr;
  bool told_ = false;  // why the last answer is right or wrong
  SquareSet found_;
  std::optional<Square> missed_;
  std::optional<Hint> hint_;
  std::vector<Move> queued_;  // moves to play, the next one last
  int back_to_ = 0;           // the ply to which wrong moves are taken back
  Milliseconds left_{0};      // of the present wait
  std::vector<Change> changes_;
};

}  // namespace damas::lessons

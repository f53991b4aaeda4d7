// Owns EndingDrill: endings that a person plays against perfect play, one after another. A move
// that gives the result away is noticed at once and can be taken back.
#pragma once

#include <chrono>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/game.hpp"
#include "match/command.hpp"
#include "puzzle/random.hpp"
#include "training/ending_choice.hpp"
#include "training/endings.hpp"

namespace damas::training {

class EndingDrill {
 public:
  using Milliseconds = std::chrono::milliseconds;

  enum class Phase : std::uint8_t {
    Waiting,    // for the lengths of wins
    None,       // the variant has no such position
    Moving,     // the person is to move
    Answering,  // the other side is about to move
    Slipped,    // the person's last move has given the result away
    Over,
  };
  // The kinds of moves that give the result of a won or drawn position away.
  enum class Slip : std::uint8_t { ToDraw, ToLoss, TooSlow };

  static constexpr Milliseconds answer_after{450};
  // A person who keeps the draw for this many moves has reached the goal.
  static constexpr int moves_to_hold = 12;

  EndingDrill(Variant variant, EndingTask task, std::shared_ptr<endgame::KnownResults> known,
              std::uint64_t seed);

  // Another position, of the same or of another task.
  void next();
  void choose(EndingTask task);
  // Plays the person's move. False if the person is not to move, or the move is not legal.
  bool play(const command::Play& wanted);
  // Takes back the person's last move, and the answer to it.
  bool take_back();
  bool again();
  // The best move for the person, as the tables know it; nothing if the person is not to move. It
  // counts as a hint, but only once in a position.
  std::optional<Move> take_hint();
  // How a move in a position of this ending compares with the others; as ending_choice().
  std::optional<EndingChoice> choice(const Game& before, const Move& move) const;
  // Lets the answer come at once. False if there was nothing to wait for.
  bool hurry();
  // True if something changed.
  bool advance(Milliseconds elapsed);
  // When advance() is needed next; nothing if only the person or new tables can change something.
  std::optional<Milliseconds> due() const;
  // Moves that were played or taken back since the last call, oldest first, for the board.
  std::vector<Event> take_events();

  Variant variant() const { return variant_; }
  const EndingTask& task() const { return task_; }
  const Game& game() const { return game_; }
  Side person() const { return person_; }
  Phase phase() const { return phase_; }
  // Counts the positions, so that a change can be seen.
  int turn() const { return turn_; }
  // The number of moves that the person has played.
  int moves() const { return (game_.ply() + 1) / 2; }
  // The number of moves to win with perfect play from the start; 0 if the task is to hold.
  int best() const { return best_; }
  // From here, if that is known: for a win with the person to move.
  std::optional<int> moves_left() const;
  // After the end: whether the goal was reached.
  bool reached() const { return reached_; }
  // There is a position to play, or one that has been played.
  bool has_position() const { return phase_ != Phase::Waiting && phase_ != Phase::None; }
  // The numbers of moves that gave the result away, and of moves for which a hint was taken.
  int slips() const { return slips_; }
  int hints() const { return hints_; }
  std::optional<Slip> slip() const { return slip_; }
  // After a move that loses: in how many of its moves the other side wins, if that is certain.
  std::optional<int> lost_in() const { return lost_in_; }
  // By how many moves the person's last move has made the win longer.
  int detour() const { return detour_; }

 private:
  void begin(DrawnEnding drawn);
  void draw();
  void put(const Move& move, const std::optional<Path>& path);
  std::optional<Slip> slip_of_last() const;
  void settle();
  void answer();
  void go_to(int ply);

  Variant variant_;
  EndingTask task_;
  std::shared_ptr<endgame::KnownResults> known_;
  puzzle::Random random_;
  Game game_;
  Side person_ = Side::White;
  Phase phase_ = Phase::Waiting;
  int news_ = -1;  // KnownResults::news() at the last attempt to draw a position by lot
  int turn_ = 0;
  int best_ = 0;
  bool reached_ = false;
  int slips_ = 0;
  int hints_ = 0;
  bool hinted_ = false;  // in the position on the board
  std::optional<Slip> slip_;
  std::optional<int> lost_in_;
  int detour_ = 0;
  Milliseconds left_{0};
  std::vector<Event> events_;
};

}  // namespace damas::training

// Owns Attempt: one problem as a person solves it. Wrong tries are refuted on the board and taken
// back, and after the end the solution can be stepped through.
#pragma once

#include <chrono>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "engine/engine.hpp"
#include "match/command.hpp"
#include "problems/problem.hpp"

namespace damas::training {

// The verdict on the person's last move.
struct Remark {
  enum class Kind : std::uint8_t {
    None,
    Right,      // and the defence answers
    Solved,     // by the last move of the solution
    AlsoGood,   // another move that reaches the goal
    Refuted,    // `reply` shows why the move does not reach the goal
    EndsBadly,  // the move ends the game without reaching the goal
    Shown,      // the person has requested the solution
  };
  Kind kind = Kind::None;
  // In the variant's own notation; empty where there is none.
  std::string tried;
  std::string reply;

  friend bool operator==(const Remark&, const Remark&) = default;
};

class Attempt {
 public:
  using Milliseconds = std::chrono::milliseconds;

  enum class Phase : std::uint8_t {
    Solving,    // the person is to move
    Judging,    // the engine looks at a move that is not in the solution
    Answering,  // the defence is about to move
    Refuting,   // a wrong move and its refutation are on the board, and about to be taken back
    Over,
  };

  static constexpr Milliseconds answer_after{450};
  static constexpr Milliseconds refute_after{450};
  static constexpr Milliseconds refute_further_after{700};
  static constexpr Milliseconds take_back_after{1800};

  // The problem must have no fault. The engine must not be used elsewhere at the same time.
  Attempt(const problems::Problem& problem, std::shared_ptr<Engine> engine);

  // Plays the person's move. False if the person is not to move, or the move is not legal.
  bool play(const command::Play& wanted);
  // A wrong move is on the board, and the engine's answer to it is not yet.
  bool may_refute() const {
    return phase_ == Phase::Refuting && !refutation_.empty() && game_.ply() == right_ply_ + 1;
  }
  // Then answers the wrong move by the legal moves of `line` instead, one after another. False, and
  // no change, at other times or if its first move is not legal.
  bool refute_by(const std::vector<Move>& line);
  // Call it when the person has been told a part of the solution; the first try then counts as one
  // with help.
  void take_help() { fail(); }
  // Ends the attempt with the start of the solution on the board.
  void show_solution();
  // After the end: goes to the position after `ply` moves of the solution, 0..size of the line.
  // True if another line was on the board.
  bool step_to(int ply);
  // Ends a wait at once: answers, refutes or takes back. False if there was nothing to wait for.
  bool hurry();
  // Advances the time and asks the engine for its judgement. True if something changed.
  bool advance(Milliseconds elapsed);
  // When advance() is needed next. Nothing while the person or the engine thinks.
  std::optional<Milliseconds> due() const;
  // Moves that were played or taken back since the last call, oldest first, for the board.
  std::vector<Event> take_events();

  const problems::Problem& problem() const { return problem_; }
  const Game& game() const { return game_; }
  Phase phase() const { return phase_; }
  bool over() const { return phase_ == Phase::Over; }
  const Remark& remark() const { return remark_; }
  // Whether the goal was reached by the person.
  bool solved() const { return solved_; }
  // Wrong moves so far.
  int mistakes() const { return mistakes_; }
  // Set once the first try is decided: whether the problem was solved without mistake and help.
  std::optional<bool> first_try() const { return first_try_; }
  // The place in the solution, if its line is on the board.
  std::optional<int> ply_of_solution() const;

 private:
  void play_on_board(const Move& move, const std::optional<Path>& path = std::nullopt);
  void judge();
  void accept_other();
  void refute(const std::optional<Move>& reply);
  bool look_at_judgement();
  bool act();
  void take_back();
  void finish(Remark::Kind how, bool solved);
  void fail();

  problems::Problem problem_;
  std::shared_ptr<Engine> engine_;
  Game game_;
  Phase phase_ = Phase::Solving;
  Remark remark_;
  std::vector<Move> refutation_;  // moves that are not played yet, the next one last
  int right_ply_ = 0;             // up to which the game follows the solution
  bool on_line_ = true;
  bool solved_ = false;
  int mistakes_ = 0;
  std::optional<bool> first_try_;
  Milliseconds left_{0};  // of the present wait
  std::vector<Event> events_;
};

}  // namespace damas::training

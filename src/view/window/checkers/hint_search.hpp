// Owns HintSearch: the advice of our engine, or of a program of others, for the position on the
// board, when asked for.
#pragma once

#include <memory>
#include <optional>

#include "engine/engine.hpp"
#include "match/program_engine.hpp"
#include "view/window/board/marks.hpp"

namespace damas {

class HintSearch {
 public:
  // `game` must go on.
  void start(const Game& game, Drive drive, std::uint64_t seed);
  // Asks that program, which tells what it finds while it looks.
  void start(const Game& game, std::shared_ptr<ProgramEngine> program, Milliseconds time);
  // Forgets question and answer.
  void clear();

  // True when the answer has just come.
  bool update();
  bool searching() const { return searching_; }
  const std::optional<Move>& move() const { return move_; }
  const std::vector<MoveArrow>& arrows() const { return arrows_; }
  // Of the program that was asked; nothing where our engine was.
  const std::optional<Report>& program_report() const { return report_; }
  std::optional<ProgramTrouble> trouble() const;
  // That the question was about.
  const Game& game() const { return game_; }

 private:
  bool update_from_program();

  std::unique_ptr<Engine> engine_;
  std::shared_ptr<ProgramEngine> program_;  // null: our engine was asked last
  std::optional<Report> report_;
  Game game_;
  bool searching_ = false;
  std::optional<Move> move_;
  std::vector<MoveArrow> arrows_;
};

}  // namespace damas

// Owns the analysis of a whole game by an engine, in steps that do not wait.
#pragma once

#include <optional>
#include <vector>

#include "analysis/analysed_game.hpp"
#include "engine/engine.hpp"

namespace damas::analysis {

// Goes from the last position to the first, so that the engine's hash table makes the scores of
// earlier positions agree with those of later ones. Positions with one legal move are not searched;
// they have the score of the next one. Before a move is judged, the better move is also played, and
// searched as long as the move of the game.
class GameAnalyser {
 public:
  // Analyses all positions of the game, including undone moves. `request` has limits for one
  // search. The engine must outlive this object, and nobody else may start it meanwhile.
  GameAnalyser(const Game& game, Engine& engine, const SearchRequest& request);

  // Takes the result of the search if it is ready, and starts the next one. Returns false if there
  // is nothing more to do. Does not wait, unless the engine searches when it is polled.
  bool step();
  // Ends the analysis early. The results so far remain.
  void cancel();

  bool done() const { return ply_ < 0; }
  // The share of positions that are analysed, from 0 to 1.
  float progress() const;
  AnalysedGame result() const { return analysed(game_, positions_); }

 private:
  enum class Searched : std::uint8_t { Nothing, Position, BetterMove };

  AnalysedPosition& here() { return *positions_[static_cast<std::size_t>(ply_)]; }
  const AnalysedPosition& next() const { return *positions_[static_cast<std::size_t>(ply_) + 1]; }
  bool is_last() const { return ply_ == game_.last_ply(); }
  const Move& played() const { return game_.move_from(ply_); }

  void begin();
  void search(const Game& position, Searched what);
  void take(const Report& report);
  void take_position(const Report& report);
  void take_better_move(const Report& report);
  void compare_with_better_move(int score, const std::vector<Move>& line);
  // Takes over the score and the line of the next position of the game.
  void follow_game();
  void finish();

  Game game_;
  Game at_;  // the position at ply_
  Engine& engine_;
  SearchRequest request_;
  std::vector<std::optional<AnalysedPosition>> positions_;
  int ply_;  // that is analysed now; -1 at the end
  Searched searched_ = Searched::Nothing;
  Game after_better_;  // the position after the move that is compared
};

}  // namespace damas::analysis

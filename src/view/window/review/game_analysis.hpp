// Owns GameAnalysis: the analysis of the whole game under review, which runs beside everything
// else.
#pragma once

#include <memory>
#include <optional>

#include "analysis/analysed_game.hpp"
#include "analysis/game_analyser.hpp"
#include "core/pdn/tree.hpp"
#include "engine/engine.hpp"

namespace damas {

class App;

class GameAnalysis {
 public:
  // Analyses the main line, which must have a move.
  void start(const PdnTree& tree, App& app);
  bool running() const { return analyser_.has_value(); }
  // From 0 to 1; only while it is running.
  float progress() const { return analyser_->progress(); }
  // The results so far; only while it is running.
  analysis::AnalysedGame result() const { return analyser_->result(); }
  // Whether it analyses that main line.
  bool is_about(const PdnTree& tree) const;

  // Call it in every update. True once the end is reached: then take the result with stop().
  bool advance(App& app);
  // Ends the analysis, early or at its end, and returns its results.
  analysis::AnalysedGame stop();

 private:
  std::unique_ptr<Engine> engine_;  // once started
  std::optional<Game> game_;
  std::optional<analysis::GameAnalyser> analyser_;
};

}  // namespace damas

// Owns WholeAnalysis: the analysis of the whole game under review, from its start until its results
// are a part of the game, and what it says of each move.
#pragma once

#include <optional>
#include <string>

#include "view/window/review/chance_graph.hpp"
#include "view/window/review/game_analysis.hpp"
#include "view/window/review/main_line_chances.hpp"

namespace damas {

class ReviewController;

class WholeAnalysis {
 public:
  // The controller, which has the game, must live longer. `at_once`: begins at the next update.
  WholeAnalysis(ReviewController& controller, bool at_once);

  // Begins it, or ends it early. A notice says if it is not possible.
  void toggle(App& app);
  // Call it in every update.
  void advance(App& app);
  bool running() const { return running_.running(); }
  // From 0 to 1, while it is running.
  std::optional<float> progress() const;

  // So far, or as recorded in the game; null if nothing is known.
  const analysis::AnalysedGame* found() const;
  // As recorded in the game.
  const MainLineChances& chances() const { return recorded_; }
  // "Mistake. Better was c3-d4. The game turned here.", of the current move; empty for a good one.
  std::string judgement(const App& app) const;
  // The judgement, and at the end of a line its score, with a label, which tells them from a
  // person's comment.
  std::string remark(const App& app) const;
  GraphContent graph() const;

 private:
  void record();

  ReviewController& controller_;
  bool at_once_;
  GameAnalysis running_;
  std::optional<analysis::AnalysedGame> so_far_;  // while it is running
  MainLineChances recorded_;
};

}  // namespace damas

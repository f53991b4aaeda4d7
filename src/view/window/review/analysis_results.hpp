// Owns AnalysisResults: what becomes of the analysis of a whole game: the person's own mistakes are
// collected, My games gets it, and all mistakes can be practised.
#pragma once

#include <cstdint>
#include <optional>

#include "core/game.hpp"

namespace damas {

class App;
class ReviewController;
class WholeAnalysis;

class AnalysisResults {
 public:
  // The controller, which has the game, and the analysis must live longer. `own`: the game was
  // played here, so its moves so far are the person's.
  AnalysisResults(ReviewController& controller, const WholeAnalysis& analysis, bool own);

  bool own() const { return own_.has_value(); }
  // The game is kept in My games, too, as that match: a finished analysis is written there.
  void belong_to(std::uint64_t match) { match_ = match; }

  // Adds the mistakes of a game that was played here to the person's collection.
  void collect(App& app) const;
  // Call it when an analysis has ended. `changed_before`: the game had unsaved changes without it.
  void keep(bool changed_before, App& app) const;
  // Opens the mistakes of the person as exercises. Asks which side if that is not known and both
  // have made some, or if only the other side has.
  void practise(App& app) const;

 private:
  ReviewController& controller_;
  const WholeAnalysis& analysis_;
  // The game as it was opened, if it was played here: later moves are not the person's.
  std::optional<Game> own_;
  std::optional<std::uint64_t> match_;  // in My games
};

}  // namespace damas

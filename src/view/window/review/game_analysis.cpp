#include "view/window/review/game_analysis.hpp"

#include <chrono>

#include "core/pdn/convert.hpp"
#include "view/window/app/app.hpp"
#include "view/window/review/analysis_question.hpp"
#include "view/window/review/search_pace.hpp"

namespace damas {

namespace {

// With these limits a game of 60 moves takes about ten seconds; half a minute in a page, whose
// engine is slower.
Limits limits_of_move(const App& app) {
  return limits_for(app.drive(), 3,
                    std::chrono::milliseconds(app.desktop().in_browser ? 350 : 130));
}

}  // namespace

void GameAnalysis::start(const PdnTree& tree, App& app) {
  analyser_.reset();
  if (!engine_) engine_ = make_engine(app.engine_options());
  engine_->forget();
  game_ = replay(tree).game;
  SearchRequest request;
  request.limits = limits_of_move(app);
  request.endings = true;
  analyser_.emplace(*game_, *engine_, request);
  app.wake_after(std::chrono::milliseconds{0});
}

bool GameAnalysis::is_about(const PdnTree& tree) const {
  return game_ && same_moves(*game_, replay(tree).game);
}

bool GameAnalysis::advance(App& app) {
  const bool goes_on = analyser_->step();
  // The engine wakes the loop by itself, unless it searches in the caller's thread.
  if (goes_on && app.drive() == Drive::Caller) app.wake_after(std::chrono::milliseconds{0});
  return !goes_on;
}

analysis::AnalysedGame GameAnalysis::stop() {
  analyser_->cancel();
  analysis::AnalysedGame found = analyser_->result();
  analyser_.reset();
  return found;
}

}  // namespace damas

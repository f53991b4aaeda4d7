#include "view/window/problems/problem_rush.hpp"

#include "view/window/app/app.hpp"
#include "view/window/frame/status.hpp"

namespace damas {

namespace {

// "2:59"
std::string clock(std::chrono::milliseconds left) {
  const auto seconds = static_cast<int>((left.count() + 999) / 1000);
  const std::string rest = std::to_string(seconds % 60);
  return std::to_string(seconds / 60) + (rest.size() < 2 ? ":0" : ":") + rest;
}

}  // namespace

bool ProblemRush::refuses(App& app) const {
  if (!running()) return false;
  app.notify(app.tr(Text::ProblemRushRefuses));
  return true;
}

void ProblemRush::leave(App& app) {
  if (!running()) return;
  session_->end_rush();
  app.notify(app.tr(Text::RushEnded, session_->rush_solved(), session_->rush_mistakes()));
}

Button ProblemRush::button() {
  return {Icon::Clock, running() ? Text::ProblemEndRush : Text::ProblemRush,
          [this](App& app) { toggle(app); }, session_.has_value()};
}

void ProblemRush::toggle(App& app) {
  if (!session_) return;
  ended_ = session_->rushing();
  if (ended_) {
    session_->end_rush();
  } else {
    session_->start_rush();
  }
  app.redraw();
}

// The result of a rush that is over stands below the board, and no clock runs.
std::vector<std::string> ProblemRush::results(const App& app) const {
  std::vector<std::string> lines;
  if (running()) {
    lines.push_back(app.tr(Text::ProblemRushState, clock(session_->rush_left()),
                           session_->rush_solved(), session_->rush_mistakes()));
  }
  if (running() || over())
    lines.push_back(app.tr(Text::ProblemRushBest, session_->progress().best_rush));
  return lines;
}

std::string ProblemRush::ending(const App& app) const {
  return app.tr(ended_ ? Text::RushEnded : Text::ProblemRushOver, session_->rush_solved(),
                session_->rush_mistakes());
}

void ProblemRush::show_time(Status& status) const {
  if (!running()) return;
  status.aside = clock(session_->rush_left());
  status.alarm = session_->rush_left() < std::chrono::seconds(20);
}

}  // namespace damas

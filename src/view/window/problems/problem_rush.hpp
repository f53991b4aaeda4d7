// Owns ProblemRush: the rush among problems. It begins and ends one, refuses what a rush does not
// have, and tells its time and its result.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "training/session.hpp"
#include "view/window/app/button.hpp"

namespace damas {

struct Status;

class ProblemRush {
 public:
  // `session` must outlive the rush. It is empty until the problems have arrived.
  explicit ProblemRush(std::optional<training::Session>& session) : session_(session) {}

  bool running() const { return session_ && session_->rushing(); }
  // It has ended, and its last problem is still shown.
  bool over() const { return session_ && session_->rush_over(); }
  // Says that a rush has neither help nor other problems, if one is running.
  bool refuses(App& app) const;
  // Ends a running rush because the person leaves, and tells its result.
  void leave(App& app);
  // Starts or ends one.
  Button button();

  // What the panel shows of a rush that is running or over; empty if there is none.
  std::vector<std::string> results(const App& app) const;
  // How a rush that is over has ended.
  std::string ending(const App& app) const;
  // Adds the time that is left, as a warning near the end, if one is running.
  void show_time(Status& status) const;

 private:
  void toggle(App& app);

  std::optional<training::Session>& session_;
  bool ended_ = false;  // the person has ended the last rush before its time
};

}  // namespace damas

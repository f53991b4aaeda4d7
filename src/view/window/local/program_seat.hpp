// Owns ProgramSeat: the side of a match that an external program plays in this window. It starts
// the program and, if that fails, asks the person how to continue.
#pragma once

#include <functional>

#include "match/player.hpp"
#include "view/window/checkers/session.hpp"

namespace damas {

class App;

class ProgramSeat {
 public:
  // Calls `changed` when another player has taken over the side.
  ProgramSeat(LocalSession& session, std::function<void(App&)> changed)
      : session_(session), changed_(std::move(changed)) {}

  // Whether a program has played in this match.
  bool has_played() const { return started_; }
  // Call it once per frame. `on_top`: no other scene covers the game, so a dialog may open.
  void update(App& app, bool on_top);

 private:
  std::optional<Side> side() const;
  const ProgramPlayer& player() const;
  void start(App& app);
  void learn_name();
  void ask(const ProgramTrouble& trouble, App& app);
  void give_to(const Player& player, App& app);
  void go_on();

  LocalSession& session_;
  std::function<void(App&)> changed_;
  bool started_ = false;
};

}  // namespace damas

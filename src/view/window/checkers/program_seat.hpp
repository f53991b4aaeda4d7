// Owns ProgramSeat: the side of a match that a program of others plays at this window. It is
// started here, and when it fails the person says what becomes of its side.
#pragma once

#include <functional>

#include "match/player.hpp"
#include "view/window/checkers/session.hpp"

namespace damas {

class App;

class ProgramSeat {
 public:
  // `changed` is called when somebody else has taken the seat.
  ProgramSeat(LocalSession& session, std::function<void(App&)> changed)
      : session_(session), changed_(std::move(changed)) {}

  // Call it once a frame; `on_top`: a question would be about what is seen.
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

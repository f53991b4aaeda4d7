// Owns ReviewHints: the hints in a review, from our engine or from the external program that the
// person has chosen for them.
#pragma once

#include <memory>
#include <optional>
#include <string>

#include "view/text/language.hpp"
#include "view/window/frame/hint_steps.hpp"

namespace damas {

class App;

class ReviewHints {
 public:
  // Asks about the game, which must have a legal move, or goes on to the next step of the hint.
  // After a draw, asks about its position as that of a new game.
  void ask(const Game& game, App& app);
  // Drops the request and the answer.
  void clear() { steps_.clear(); }
  // Takes what has been found. If the program has failed, says so; the next ask() starts it again.
  void update(App& app);

  const HintSearch& search() const { return steps_.search(); }
  // There is a request or an answer.
  bool active() const { return steps_.active(); }
  // The next update can continue at once.
  bool busy() const { return steps_.busy(); }
  // The name of the searching engine, or its advice; only valid while active.
  std::string sentence(Language language) const;
  // The sentence that announces the hint; empty while a program may still change its mind, and if
  // not active.
  std::string announced(Language language) const;
  // Why, once the person has asked so far and it is known; else empty.
  std::string reason(Language language) const { return steps_.reason(language); }
  void mark(Marks& marks) const { steps_.mark(marks); }

 private:
  void ask_program(const Game& game, App& app);

  HintSteps steps_;
  std::optional<HubProgram> asked_;         // the program that was asked last; nothing: our engine
  std::shared_ptr<ProgramEngine> program_;  // once asked
  HubProgram running_;                      // what `program_` runs
};

}  // namespace damas

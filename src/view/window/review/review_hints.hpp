// Owns ReviewHints: the hints in a review, from our engine or from the external program that the
// person has chosen for them.
#pragma once

#include <memory>
#include <optional>
#include <string>

#include "view/text/language.hpp"
#include "view/window/frame/hint_search.hpp"

namespace damas {

class App;

class ReviewHints {
 public:
  // Asks about the game, which must have a legal move. After a draw, asks about its position as
  // that of a new game.
  void ask(const Game& game, App& app);
  // Drops the request and the answer.
  void clear() { search_.clear(); }
  // Takes what has been found. If the program has failed, says so; the next ask() starts it again.
  void update(App& app);

  const HintSearch& search() const { return search_; }
  // There is a request or an answer.
  bool active() const { return search_.searching() || search_.move(); }
  // The name of the searching engine, or its advice; only valid while active.
  std::string sentence(Language language) const;

 private:
  void ask_program(const Game& game, App& app);

  HintSearch search_;
  std::optional<HubProgram> asked_;         // the program that was asked last; nothing: our engine
  std::shared_ptr<ProgramEngine> program_;  // once asked
  HubProgram running_;                      // what `program_` runs
};

}  // namespace damas

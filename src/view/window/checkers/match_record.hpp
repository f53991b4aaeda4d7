// Owns MatchRecord: the game of a match as PDN with the name of its opening, and the ways in which
// it leaves the match: copied, saved, shared, as a link, into a review.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "core/pdn/game.hpp"
#include "view/window/app/button.hpp"
#include "view/window/frame/opening_line.hpp"

namespace damas {

class GameController;

// The game of a match as it is now.
struct MatchGame {
  PdnGame pdn;
  std::optional<std::uint64_t> id = {};  // in My games, once the match is over
};

class MatchRecord {
 public:
  using Maker = std::function<MatchGame(const App&)>;

  // The controller, which has the match, must live longer.
  MatchRecord(const GameController& controller, Maker make);

  // Call it in every update.
  void follow(App& app);
  // The line below the moves; empty if the opening has no name.
  std::string opening(Language language) const { return opening_.text(language); }

  // The game with the name of the opening, for files.
  PdnGame named(const App& app) const;
  // As PDN text. A notice says if there are no moves yet.
  void copy(App& app) const;
  void save(App& app) const;
  // Opens the list of forms. `flipped`: Black's side is at the bottom.
  void share(bool flipped, App& app) const;
  // Opens the review above the match, which stays open. `analyse`: it begins to analyse the game.
  void review(bool analyse, App& app) const;
  // The choices of links; none outside a web page.
  std::vector<Button> links(const App& app) const;

 private:
  const GameController& controller_;
  Maker make_;
  OpeningLine opening_;
};

}  // namespace damas

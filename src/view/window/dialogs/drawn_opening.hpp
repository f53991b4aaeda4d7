// Owns DrawnOpening: the list of openings of a variant, from which the opening of a game is drawn
// by lot, and drawing by the eleven-man ballot.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/any_position.hpp"
#include "core/move.hpp"
#include "core/variants.hpp"

namespace damas {

class App;

// The beginning of a game.
struct PlayedOpening {
  std::optional<AnyPosition> start;  // unset: the variant's own
  std::vector<Move> moves;
};

class DrawnOpening {
 public:
  // Whether openings of the variant can be drawn here.
  static bool possible(Variant variant, const App& app);
  // Whether the eleven-man ballot is one of the ways to draw them.
  static bool has_eleven_men(Variant variant);
  static PlayedOpening draw_eleven_men(App& app);

  // Asks for the list of the variant, unless it was asked for before. A page has to fetch it.
  void ask_for(Variant variant, App& app);
  bool ready() const { return list_ && !list_->text.empty(); }
  // Call it only once the list is there.
  PlayedOpening draw(App& app) const;

 private:
  struct List {
    Variant variant = Variant::Brazilian;
    std::string text;  // empty until it is here
  };
  std::shared_ptr<List> list_;  // shared, because it may arrive when nobody waits any more
};

}  // namespace damas

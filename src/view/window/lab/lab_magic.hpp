// Owns LabMagic: the factors of the square that is looked at, sought a little in each frame.
#pragma once

#include <array>
#include <optional>

#include "core/sliding/magic.hpp"

namespace damas {

class LabMagic {
 public:
  // A rook or a bishop stands there now; begins a search unless it is known.
  void look_at(sliding::Slider line, sliding::Square at);
  // Goes on for a few milliseconds at most; true when there is more to do.
  bool advance();
  // Until it is found its factor is 0. Not before something was looked at.
  const sliding::MagicSearch& search(sliding::Slider line) const {
    return places_[static_cast<std::size_t>(line)]->search;
  }

 private:
  struct Place {
    sliding::Square at;
    sliding::MagicSearch search;
  };
  std::array<std::optional<Place>, 2> places_;
};

}  // namespace damas

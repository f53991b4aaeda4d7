// Owns LabMagic: the search for magic factors of the current square, a little in each frame.
#pragma once

#include <array>
#include <optional>

#include "core/sliding/magic.hpp"

namespace damas {

class LabMagic {
 public:
  // Begins a search for a rook or a bishop on that square, unless the factor is known.
  void look_at(sliding::Slider line, sliding::Square at);
  // Searches for a few milliseconds at most; true if there is more to do.
  bool advance();
  // The factor is 0 until it is found. Must not be called before the first look_at().
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

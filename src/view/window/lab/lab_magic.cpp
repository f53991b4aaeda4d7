#include "view/window/lab/lab_magic.hpp"

namespace damas {

namespace {
constexpr int tries_at_once = 40'000;
}

void LabMagic::look_at(sliding::Slider line, sliding::Square at) {
  auto& place = places_[static_cast<std::size_t>(line)];
  if (place && place->at == at) return;
  place.emplace(Place{at, sliding::MagicSearch(line, at)});
}

bool LabMagic::advance() {
  bool more = false;
  for (auto& place : places_) {
    if (place && !place->search.found()) more |= !place->search.advance(tries_at_once);
  }
  return more;
}

}  // namespace damas

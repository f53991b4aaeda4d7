#include "endgame/placement.hpp"

#include <variant>

namespace damas::endgame {

Placement Placement::of(const AnyPosition& position) {
  return std::visit([](const auto& p) { return of(p); },
                    static_cast<const AnyPosition::Base&>(position));
}

int pieces_of(const AnyPosition& position) {
  return std::visit([](const auto& p) { return bits::count(p.occupied()); },
                    static_cast<const AnyPosition::Base&>(position));
}

}  // namespace damas::endgame

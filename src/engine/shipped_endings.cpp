#include "engine/shipped_endings.hpp"

#include <utility>

#include "core/shipped.hpp"

namespace damas {

namespace {

Shipped<endgame::PackedTables>& endings() {
  static Shipped<endgame::PackedTables> only;
  return only;
}

}  // namespace

void ship_endings(EndingsSource source) {
  endings().use(std::move(source));
}

std::shared_ptr<const endgame::PackedTables> shipped_endings(Variant variant) {
  return endings().find(variant);
}

}  // namespace damas

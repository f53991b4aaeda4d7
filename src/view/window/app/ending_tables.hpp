// Owns EndingTables: the shipped endgame tables of one variant, which may still be on their way.
#pragma once

#include <memory>

#include "core/variants.hpp"
#include "endgame/known_results.hpp"

namespace damas {

struct EndingTables {
  Variant variant = Variant::Brazilian;
  std::unique_ptr<endgame::KnownResults> known;  // once they have arrived
};

}  // namespace damas

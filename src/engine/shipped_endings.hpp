// Owns the access to the packed endgame tables that are shipped with the program.
#pragma once

#include <functional>
#include <memory>

#include "core/variants.hpp"
#include "endgame/packed_tables.hpp"

namespace damas {

// Returns null for a variant without tables. Called at most once for each variant.
using EndingsSource = std::function<std::shared_ptr<const endgame::PackedTables>(Variant)>;

// Sets the source of shipped tables and drops those of an earlier source. A program should call it
// before it creates engines; without a source there are no shipped tables.
void ship_endings(EndingsSource source);

// Null if there are none. Returns the same object each time; thread-safe.
std::shared_ptr<const endgame::PackedTables> shipped_endings(Variant variant);

}  // namespace damas

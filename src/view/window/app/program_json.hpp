// Owns the JSON of external programs in the preferences.
#pragma once

#include <vector>

#include "match/player.hpp"
#include "view/window/app/object_reader.hpp"

namespace damas {

Json json_of(const std::vector<HubProgram>& programs);
Json json_of(const ProgramPlayer& player);

// Read all valid values. False if a value is invalid.
bool read_programs(const Json& json, std::vector<HubProgram>& programs);
bool read_program(const Json& json, ProgramPlayer& player);

}  // namespace damas

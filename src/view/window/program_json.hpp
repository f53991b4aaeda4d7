// Owns how programs of others that the person has chosen are written into the preferences.
#pragma once

#include <vector>

#include "match/player.hpp"
#include "view/window/object_reader.hpp"

namespace damas {

Json json_of(const std::vector<HubProgram>& programs);
Json json_of(const ProgramPlayer& player);

// False where something is not as expected; what can be read is.
bool read_programs(const Json& json, std::vector<HubProgram>& programs);
bool read_program(const Json& json, ProgramPlayer& player);

}  // namespace damas

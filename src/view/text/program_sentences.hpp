// Owns what is said of programs of others that play and advise: why one cannot go on, what it
// found.
#pragma once

#include <cstddef>
#include <string>

#include "match/program_engine.hpp"
#include "view/text/names.hpp"

namespace damas {

// "Scan 3.1 did not answer in time."
std::string sentence(Language language, const ProgramTrouble& trouble, const HubProgram& program);

// What it found in that game, with so many moves at most: "Scan 3.1: 32-28 19-23 · White +0.35 ·
// depth 14". A program that tells no score is said to have found its moves only.
std::string advice_sentence(Language language, const HubProgram& program, const Report& report,
                            const Game& game, std::size_t moves);

}  // namespace damas

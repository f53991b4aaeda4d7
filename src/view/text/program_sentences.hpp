// Owns the sentences about external programs that play or advise: their failures and their moves.
#pragma once

#include <cstddef>
#include <string>

#include "match/program_engine.hpp"
#include "view/text/names.hpp"

namespace damas {

// "Scan 3.1 did not answer in time."
std::string sentence(Language language, const ProgramTrouble& trouble, const HubProgram& program);

// The line that the program found, with at most `moves` moves, its score and its depth: "Scan 3.1:
// 32-28 19-23 · White +0.35 · depth 14". Only the line if the report has no score.
std::string advice_sentence(Language language, const HubProgram& program, const Report& report,
                            const Game& game, std::size_t moves);

}  // namespace damas

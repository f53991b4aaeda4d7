// Owns the lab's texts: names of positions, results of steps, numbers in hexadecimal.
#pragma once

#include <cstdint>
#include <string>

#include "view/text/text.hpp"
#include "view/window/lab/lab_board.hpp"

namespace damas {

Text name_of(LabTool tool);

// "Rook on D4, enemies: D2, B4"
std::string situation_name(Language language, const LabBoard& board);

// The result of the step, and how many squares all steps have reached.
std::string step_sentence(Language language, const LabStep& step);
std::string reach_sentence(Language language, const LabSight& sight);

// "0x01010101010101FE"
std::string hexadecimal(std::uint64_t word);

}  // namespace damas

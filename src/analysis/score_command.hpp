// Owns the commands of an analysis in the comments of PDN: [%eval 0.35], [%eval #-3] and
// [%damas ...].
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "core/variants.hpp"

namespace damas::analysis {

// The command for a score that is relative to White: in men, or the winner's moves to a sure win,
// with a minus if it is Black's. Other programs write and read it in this form.
std::string score_command(Variant variant, int score);
// The score of the first such command; nothing if there is none that can be read. Wins have the
// least distance that fits the number of moves.
std::optional<int> score_in(Variant variant, std::string_view comment);

// The content of the first command of that name, which may be empty; nothing without such a
// command.
std::optional<std::string> command_in(std::string_view comment, std::string_view name);
// The comment without all commands of that name.
std::string without_command(std::string_view comment, std::string_view name);

}  // namespace damas::analysis

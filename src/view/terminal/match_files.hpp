// Owns the files that saved matches live in.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <variant>

#include "match/match.hpp"
#include "view/text/text.hpp"

namespace damas::terminal {

inline constexpr const char* default_match_file = "damas-game.json";

enum class FileProblem : std::uint8_t {
  NotFound,
  Unreadable,
  NotAGame,
  NoGames,  // as a file of games should
  Unwritable,
  Taken,  // exists and holds something else than a saved match
};

// The row that tells the problem; {0} is the file.
Text row(FileProblem problem);

struct LoadFailure {
  FileProblem problem = FileProblem::Unreadable;
  std::string detail;  // what is wrong with the content, in English, or empty
};

// Fit to be printed, whatever the file holds.
std::string sentence(Language language, const LoadFailure& failure, const std::string& path);

// Whole files; written as a whole or not at all.
std::variant<std::string, FileProblem> read_text(const std::string& path);
std::optional<FileProblem> write_text(const std::string& path, const std::string& text);

std::variant<Match, LoadFailure> load_match(const std::string& path, Drive drive);

// Replaces a saved match of that name as a whole or not at all, and nothing else than a saved
// match.
std::optional<FileProblem> save_match(const Match& match, const std::string& path);

}  // namespace damas::terminal

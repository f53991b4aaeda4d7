// Owns reading and writing the files of saved matches.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <variant>

#include "core/pdn/error.hpp"
#include "files/file_lock.hpp"
#include "match/match.hpp"
#include "view/text/text.hpp"

namespace damas::terminal {

inline constexpr const char* default_match_file = "damas-game.json";

enum class FileProblem : std::uint8_t {
  NotFound,
  Unreadable,
  NotAGame,
  NoGames,  // expected in a file of games
  Unwritable,
  Taken,  // exists, but is not a saved match
};

// The text for the problem; {0} is the file.
Text row(FileProblem problem);

struct LoadFailure {
  FileProblem problem = FileProblem::Unreadable;
  std::string detail;                  // the error in the content, in English; may be empty
  std::optional<PdnError> error = {};  // the first one in a file of games, if it has no game
};

// Safe to print, whatever the file contains.
std::string sentence(Language language, const LoadFailure& failure, const std::string& path);

// Reads and writes whole files; a write replaces everything or nothing.
std::variant<std::string, FileProblem> read_text(const std::string& path);
std::optional<FileProblem> write_text(const std::string& path, const std::string& text);
// Makes the folder of a file that may be the first one in it.
void make_folder_of(const std::string& path);
// Lets this program alone read and then change a file that the window program changes as well, as
// long as the lock lives. A caller without the lock goes on, because that is better than losing the
// change. Nothing for an empty path.
std::optional<FileLock> lock_file(const std::string& path);

std::variant<Match, LoadFailure> load_match(const std::string& path, const EngineOptions& engine);

// Replaces a saved match of that name as a whole; refuses to replace any other file.
std::optional<FileProblem> save_match(const Match& match, const std::string& path);

}  // namespace damas::terminal

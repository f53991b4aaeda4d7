// Owns the names of the files of unfinished games, such as game.json and game-2.json: each window
// has its own. Beside each is a file, such as return.json and return-2.json, with what is open in
// that window.
#pragma once

#include <string>
#include <string_view>

namespace damas {

inline constexpr const char* match_file_stem = "game";
inline constexpr const char* return_file_stem = "return";
inline constexpr const char* match_file_extension = ".json";

inline std::string return_file_beside(std::string_view match_file) {
  constexpr std::string_view stem = match_file_stem;
  return return_file_stem +
         std::string(match_file.substr(match_file.starts_with(stem) ? stem.size() : 0));
}

}  // namespace damas

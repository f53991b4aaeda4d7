// Owns the sentences about files that cannot be opened, and the names of files in sentences.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "core/pdn/error.hpp"
#include "view/text/text.hpp"

namespace damas {

class App;

struct FileTrouble {
  enum class Kind : std::uint8_t { NotFound, Folder, TooLarge, Unreadable, NoGames };

  Kind kind = Kind::NotFound;
  std::optional<PdnError> error = {};  // the first one in a text without games, if it has any words
};

// Says what is wrong with the file, what was expected, and in which line and column.
std::string sentence(Language language, const FileTrouble& trouble, const std::string& path);

// The sentence, followed by the error if there is one.
std::string with_error(Language language, const std::string& sentence,
                       const std::optional<PdnError>& error);

// Rounded.
int in_megabytes(std::uint64_t bytes);

// The name of a file in sentences: without its folder if the system's dialog opened it.
std::string place_name(const App& app, const std::string& path);

}  // namespace damas

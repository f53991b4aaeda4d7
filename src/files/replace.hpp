// Owns how a file is written so that a crash, a full disk or a second writer never leaves half of
// it.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace damas {

// Who may read what is written.
enum class Readers : std::uint8_t {
  AsBefore,  // whoever may read the file that is replaced; of a new one, whoever the system lets
  Owner,     // nobody else, at no moment
};

// Written beside the target and renamed over it: afterwards the file at `path` (UTF-8) holds either
// all of the old or all of the new content; the links to it stay. Nothing, or why not, in the
// system's words.
std::optional<std::string> replace_file(const std::string& path, std::string_view content,
                                        Readers readers = Readers::AsBefore);

}  // namespace damas

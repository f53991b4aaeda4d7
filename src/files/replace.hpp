// Owns replacing a file so that a crash, a full disk or a second writer never leaves half of it.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace damas {

// Permissions of the written file.
enum class Readers : std::uint8_t {
  AsBefore,  // as for the replaced file; for a new one, the system's default
  Owner,     // nobody but the owner, at any time
};

// Writes a new file beside the target and renames it: afterwards the file at `path` (UTF-8) has
// either all of the old or all of the new content. If `path` is a link, its target is replaced.
// Answers nothing, or the system's description of the error.
std::optional<std::string> replace_file(const std::string& path, std::string_view content,
                                        Readers readers = Readers::AsBefore);

// What the system says if replace_file() cannot write beside the target, without a change to it.
std::optional<std::string> cannot_replace(const std::string& path);

}  // namespace damas

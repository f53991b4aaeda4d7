// Owns the player's own picture for the puzzle: its conversion from a file, and the reasons why a
// file cannot be used.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <variant>

#include "platform/file_access.hpp"
#include "platform/image.hpp"
#include "view/text/language.hpp"

namespace damas {

enum class PictureTrouble : std::uint8_t {
  NotFound,
  Folder,
  Unreadable,
  Empty,
  Unknown,  // neither PNG nor JPEG
  Broken,
  TooSmall,
  TooLarge
};

// `name` is the file's name for people.
std::string sentence(Language language, PictureTrouble trouble, const std::string& name);

// The middle of the picture as a square of at most 1024 pixels per side, upright and opaque.
std::variant<Image, PictureTrouble> picture_of(std::string_view bytes);

std::variant<Image, PictureTrouble> read_picture(const FileAccess& files, const std::string& path);

}  // namespace damas

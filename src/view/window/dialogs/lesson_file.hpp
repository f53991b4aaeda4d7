// Owns has_lessons: whether a file is one of lessons, so that it is not opened as one of games.
#pragma once

#include <cstdint>
#include <string>

#include "platform/file_access.hpp"

namespace damas {

// A larger file is not read to find out.
inline constexpr std::uint64_t largest_lesson_file = 1U << 20;  // bytes

// By its name; or by its text if the name is not that of a file of games.
bool has_lessons(const FileAccess& files, const std::string& path);

}  // namespace damas

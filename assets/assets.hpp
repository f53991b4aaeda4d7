// Owns the files embedded in the programs (fonts, pictures, sounds, texts), found by name.
#pragma once

#include <cstddef>
#include <span>
#include <string_view>

namespace damas {

/// The bytes of an embedded file, valid for the whole run. `name` is its path below assets/, such
/// as "fonts/OFL.txt"; asking for a name that assets/CMakeLists.txt does not list is our mistake.
[[nodiscard]] std::span<const std::byte> asset(std::string_view name);

/// The same bytes as text, in UTF-8 where the file is.
[[nodiscard]] std::string_view asset_text(std::string_view name);

}  // namespace damas

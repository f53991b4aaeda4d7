// Owns the files embedded in the programs (fonts, pictures, sounds, texts), found by name.
#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace damas {

/// The bytes of an embedded file, valid for the whole run. `name` is its path below assets/, such
/// as "fonts/OFL.txt"; asking for a name that assets/CMakeLists.txt does not list is our mistake.
[[nodiscard]] std::span<const std::byte> asset(std::string_view name);

/// Whether its bytes are there. In a browser what the first picture does not need comes later.
[[nodiscard]] bool has_asset(std::string_view name);

/// Names of what is still to come; nothing natively.
[[nodiscard]] std::vector<std::string> late_assets();

/// What has come, once for each late name.
void provide_asset(std::string_view name, std::span<const std::byte> bytes);

/// The same bytes as text, in UTF-8 where the file is.
[[nodiscard]] std::string_view asset_text(std::string_view name);

}  // namespace damas

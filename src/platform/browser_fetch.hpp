// Owns what the program fetches from beside its page once the first picture is shown.
#pragma once

#include <cstddef>
#include <functional>
#include <span>
#include <string>

namespace damas {

// `arrived` gets the bytes, for the length of the call; it is not called when there are none to
// have.
void fetch_beside_page(const std::string& path,
                       std::function<void(std::span<const std::byte>)> arrived);

}  // namespace damas

// Owns downloads from the page's own server after the first frame.
#pragma once

#include <cstddef>
#include <functional>
#include <span>
#include <string>

namespace damas {

// Calls `arrived` with the bytes, which are valid during the call only; never calls it if the
// download fails.
void fetch_beside_page(const std::string& path,
                       std::function<void(std::span<const std::byte>)> arrived);

}  // namespace damas

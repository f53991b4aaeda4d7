// Owns downloads from the page's own server that come last.
#pragma once

#include <cstddef>
#include <functional>
#include <span>
#include <string>

namespace damas {

// Waits until the engine is there and the page is idle, or until fetch_now(). Calls `arrived` with
// the bytes, which are valid during the call only; never calls it if the download fails.
void fetch_beside_page(const std::string& path,
                       std::function<void(std::span<const std::byte>)> arrived);

// Begins the waiting downloads.
void fetch_now();

}  // namespace damas

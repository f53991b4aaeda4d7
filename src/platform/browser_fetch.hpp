// Owns downloads of those files of the page that are not needed at the start.
#pragma once

#include <cstddef>
#include <functional>
#include <span>
#include <string>

namespace damas {

// Begins when the engine is loaded and the page is idle, or with fetch_now(). Calls `arrived` with
// the bytes, which are valid during the call only; never calls it if the download fails.
void fetch_beside_page(const std::string& path,
                       std::function<void(std::span<const std::byte>)> arrived);

// Calls `arrived` at once if the page has loaded the file already, which it does with some files
// that it keeps for offline use; else never.
void take_from_page(const std::string& path,
                    const std::function<void(std::span<const std::byte>)>& arrived);

// Begins the waiting downloads.
void fetch_now();

// Like fetch_beside_page(), but begins as soon as all of the program is loaded, while the other
// downloads keep waiting.
void fetch_before_others(const std::string& path,
                         std::function<void(std::span<const std::byte>)> arrived);

}  // namespace damas

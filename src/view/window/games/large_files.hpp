// Owns the handling of files of games that are too large to be shown as a list: they are offered to
// the games database.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

namespace damas {

class App;

// Larger files are offered to the database, where there is one.
inline constexpr std::uint64_t large_file = 16U << 20;  // bytes

// Takes the large files out of `paths`, which are absolute, and returns them; none where there is
// no games database.
std::vector<std::string> take_large(std::vector<std::string>& paths, const App& app);

// Asks the person whether to add these files to the database, in the background. `open` opens them
// as lists instead, which is offered unless one is too large for that.
void offer_large(const std::vector<std::string>& paths, const std::function<void(App&)>& open,
                 App& app);

}  // namespace damas

#include "view/window/library/list_return.hpp"

#include <algorithm>
#include <iterator>
#include <utility>

namespace damas {

namespace {

constexpr std::size_t most_kept_text = 256 << 10;  // bytes

}  // namespace

std::optional<ReturnPoint> return_point_of(const std::vector<std::shared_ptr<GameFile>>& files,
                                           bool in_browser) {
  const GameFile& first = *files.front();
  if (first.is_programs_own()) return ReturnPoint{destination::MyGames{}};
  // A search for positions may list My games below a person's file.
  std::vector<std::shared_ptr<GameFile>> own;
  std::copy_if(files.begin(), files.end(), std::back_inserter(own),
               [](const auto& each) { return !each->is_programs_own(); });
  const bool from_disk = !in_browser && std::none_of(own.begin(), own.end(), [](const auto& each) {
    return each->path().empty();
  });
  if (from_disk) {
    destination::Files to;
    for (const auto& each : own)
      to.paths.push_back(each->path());
    to.as_list = true;
    return ReturnPoint{std::move(to)};
  }
  if (own.size() > 1 || first.text().size() > most_kept_text) return std::nullopt;
  return ReturnPoint{destination::PastedGames{first.text()}};
}

}  // namespace damas

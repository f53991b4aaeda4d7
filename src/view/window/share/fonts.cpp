#include "view/window/share/fonts.hpp"

#include <cstddef>
#include <span>
#include <string_view>

#include "assets/assets.hpp"

namespace damas {

FontFaces embedded_fonts() {
  constexpr std::string_view regular = "fonts/Inter-Regular.otf";
  constexpr std::string_view semibold = "fonts/Inter-SemiBold.otf";
  if (has_asset(regular) && has_asset(semibold)) return {asset(regular), asset(semibold)};
  const std::span<const std::byte> part = asset("fonts/Inter-Regular-first.otf");
  return {part, part};
}

std::vector<std::string> late_fonts() {
  std::vector<std::string> names = late_assets();
  std::erase_if(names, [](std::string_view name) { return !name.ends_with(".otf"); });
  return names;
}

}  // namespace damas

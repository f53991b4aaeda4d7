#include "view/window/share/fonts.hpp"

#include <string_view>

#include "assets/assets.hpp"

namespace damas {

FontFaces embedded_fonts() {
  constexpr std::string_view regular = "fonts/Inter-Regular.otf";
  constexpr std::string_view semibold = "fonts/Inter-SemiBold.otf";
  return {asset(regular), asset(has_asset(semibold) ? semibold : regular)};
}

std::vector<std::string> late_fonts() {
  std::vector<std::string> names = late_assets();
  std::erase_if(names, [](std::string_view name) { return !name.ends_with(".otf"); });
  return names;
}

}  // namespace damas

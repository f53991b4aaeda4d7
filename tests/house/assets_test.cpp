#include "assets/assets.hpp"

#include <fstream>
#include <iterator>
#include <string>

#include <doctest/doctest.h>

namespace damas::house {

TEST_CASE("An embedded file has the bytes it has on disk") {
  std::ifstream stream(std::string(DAMAS_PROJECT) + "/assets/fonts/OFL.txt", std::ios::binary);
  const std::string on_disk{std::istreambuf_iterator<char>(stream), {}};
  REQUIRE(on_disk.size() > 1000);
  CHECK(asset_text("fonts/OFL.txt") == on_disk);
}

#ifdef DAMAS_HAS_FONTS
TEST_CASE("Both weights of the font are embedded as OpenType files") {
  for (const char* name : {"fonts/Inter-Regular.otf", "fonts/Inter-SemiBold.otf"}) {
    INFO(name);
    REQUIRE(asset(name).size() > 10'000);
    CHECK(asset_text(name).substr(0, 4) == "OTTO");
  }
}
#endif

}  // namespace damas::house

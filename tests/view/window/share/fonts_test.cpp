#include "view/window/share/fonts.hpp"

#include <doctest/doctest.h>

namespace damas {
namespace {

TEST_CASE("Natively both fonts are in the program, and none comes later") {
  const FontFaces fonts = embedded_fonts();
  CHECK(fonts.regular.size() > 10'000);
  CHECK(fonts.semibold.size() > 10'000);
  CHECK(fonts.semibold.data() != fonts.regular.data());
  CHECK(late_fonts().empty());
}

}  // namespace
}  // namespace damas

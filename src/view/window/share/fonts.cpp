#include "view/window/share/fonts.hpp"

#include "assets/assets.hpp"

namespace damas {

FontFaces embedded_fonts() {
  return {asset("fonts/Inter-Regular.otf"), asset("fonts/Inter-SemiBold.otf")};
}

}  // namespace damas

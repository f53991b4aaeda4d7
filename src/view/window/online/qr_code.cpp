#include "view/window/online/qr_code.hpp"

#include <algorithm>
#include <qrcodegen.hpp>

namespace damas {

namespace {
constexpr std::size_t longest_text = 400;
constexpr int quiet_zone = 4;
}  // namespace

QrCode qr_code(const std::string& text) {
  if (text.size() > longest_text) return {};
  using Maker = qrcodegen::QrCode;
  const Maker made = Maker::encodeText(text.c_str(), Maker::Ecc::MEDIUM);
  QrCode code{made.getSize(), {}};
  for (int y = 0; y < code.side; ++y) {
    for (int x = 0; x < code.side; ++x)
      code.dark.push_back(made.getModule(x, y));
  }
  return code;
}

Image picture_of(const QrCode& code, int pixels) {
  const int modules = code.side + 2 * quiet_zone;
  const int each = std::max(1, pixels / modules);
  Image image(modules * each, modules * each, colors::white);
  for (int y = 0; y < image.height(); ++y) {
    for (int x = 0; x < image.width(); ++x) {
      const int column = x / each - quiet_zone;
      const int row = y / each - quiet_zone;
      const bool inside = column >= 0 && row >= 0 && column < code.side && row < code.side;
      if (inside && code.at(column, row)) image.set(x, y, colors::black);
    }
  }
  return image;
}

}  // namespace damas

#include "view/window/puzzle/own_picture.hpp"

#include <algorithm>
#include <utility>

#include "view/text/text.hpp"

namespace damas {

namespace {

constexpr int least_side = 64;
constexpr int most_side = 8192;
constexpr int most_millions = 32;  // pixels; a phone's browser must hold several copies
constexpr int kept_side = 1024;
constexpr Color ground{200, 194, 184, 255};  // behind transparent parts

std::optional<PictureTrouble> trouble_of(ImageSize size) {
  if (std::min(size.width, size.height) < least_side) return PictureTrouble::TooSmall;
  const bool long_side = std::max(size.width, size.height) > most_side;
  const auto pixels = static_cast<std::uint64_t>(size.width) * size.height;
  if (long_side || pixels > most_millions * 1'000'000ULL) return PictureTrouble::TooLarge;
  return std::nullopt;
}

Image square_of(const Image& image) {
  const int side = std::min(image.width(), image.height());
  Image middle = image.cropped((image.width() - side) / 2, (image.height() - side) / 2, side, side);
  if (side > kept_side) middle = middle.scaled(kept_side, kept_side);
  for (int y = 0; y < middle.height(); ++y) {
    for (Color& pixel : middle.row(y))
      pixel = over(pixel, ground);
  }
  return middle;
}

}  // namespace

std::string sentence(Language language, PictureTrouble trouble, const std::string& name) {
  switch (trouble) {
    case PictureTrouble::NotFound:
      return tr(language, Text::FileNotFound, name);
    case PictureTrouble::Folder:
      return tr(language, Text::PictureIsFolder, name);
    case PictureTrouble::Unreadable:
      return tr(language, Text::FileUnreadable, name);
    case PictureTrouble::Empty:
      return tr(language, Text::PictureEmpty, name);
    case PictureTrouble::Unknown:
      return tr(language, Text::PictureUnknown, name);
    case PictureTrouble::TooSmall:
      return tr(language, Text::PictureTooSmall, name, least_side);
    case PictureTrouble::TooLarge:
      return tr(language, Text::PictureTooLarge, name, most_side, most_millions);
    case PictureTrouble::Broken:
      break;
  }
  return tr(language, Text::PictureBroken, name);
}

std::variant<Image, PictureTrouble> picture_of(std::string_view text) {
  if (text.empty()) return PictureTrouble::Empty;
  const auto bytes = std::as_bytes(std::span<const char>(text));
  const auto size = image_size(bytes);
  if (!size) return PictureTrouble::Unknown;
  if (const auto trouble = trouble_of(*size)) return *trouble;
  Expected<Image> image = decode_image(bytes);
  // The decoded size may differ from the first header if a file has several.
  if (!image || std::min(image->width(), image->height()) < least_side)
    return PictureTrouble::Broken;
  return upright(square_of(*image), exif_orientation(bytes));
}

std::variant<Image, PictureTrouble> read_picture(const FileAccess& files, const std::string& path) {
  if (files.kind(path) == PathKind::Folder) return PictureTrouble::Folder;
  const Expected<std::string> bytes = files.read(path);
  if (bytes) return picture_of(*bytes);
  const bool missing = bytes.failure().kind == FailureKind::NotFound;
  return missing ? PictureTrouble::NotFound : PictureTrouble::Unreadable;
}

}  // namespace damas

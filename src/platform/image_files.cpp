#include <array>
#include <cstring>
#include <memory>
#include <optional>
#include <utility>

#include <SDL.h>
#include <SDL_image.h>

#include "platform/image.hpp"
#include "platform/sdl_surface.hpp"

namespace damas {

namespace {

constexpr int most_pixels_a_side = 8192;
using Bytes = std::span<const std::byte>;

unsigned big_endian(Bytes bytes) {
  unsigned value = 0;
  for (const std::byte byte : bytes) {
    value = value << 8 | std::to_integer<unsigned>(byte);
  }
  return value;
}

std::optional<ImageSize> png_extent(Bytes bytes) {
  constexpr std::array<unsigned char, 8> signature{0x89, 'P', 'N', 'G', '\r', '\n', 0x1A, '\n'};
  if (bytes.size() < 24) return std::nullopt;
  if (std::memcmp(bytes.data(), signature.data(), signature.size()) != 0) return std::nullopt;
  return ImageSize{big_endian(bytes.subspan(16, 4)), big_endian(bytes.subspan(20, 4))};
}

// Whether the chunks follow each other to the last one. If a chunk claims to be longer than the
// file, decoders would go on reading for gigabytes.
bool png_is_whole(Bytes bytes) {
  constexpr std::size_t around = 12;  // length, name and sum of a chunk
  std::size_t at = 8;
  while (at + around <= bytes.size()) {
    const std::size_t length = big_endian(bytes.subspan(at, 4));
    if (length > bytes.size() - at - around) return false;
    if (std::memcmp(bytes.data() + at + 4, "IEND", 4) == 0) return true;
    at += around + length;
  }
  return false;
}

// Walks the segments of a JPEG to its frame header (SOF0 … SOF15 but for three other markers).
std::optional<ImageSize> jpeg_extent(Bytes bytes) {
  if (bytes.size() < 4 || big_endian(bytes.first(2)) != 0xFFD8) return std::nullopt;
  std::size_t at = 2;
  while (at + 9 < bytes.size() && bytes[at] == std::byte{0xFF}) {
    const unsigned marker = big_endian(bytes.subspan(at + 1, 1));
    if (marker >= 0xC0 && marker <= 0xCF && marker != 0xC4 && marker != 0xC8 && marker != 0xCC) {
      return ImageSize{big_endian(bytes.subspan(at + 7, 2)), big_endian(bytes.subspan(at + 5, 2))};
    }
    at += 2 + big_endian(bytes.subspan(at + 2, 2));
  }
  return std::nullopt;
}

}  // namespace

std::optional<ImageSize> image_size(Bytes bytes) {
  const auto png = png_extent(bytes);
  return png ? png : jpeg_extent(bytes);
}

Expected<Image> decode_image(Bytes bytes, std::string name) {
  // Checked before decoding, so that a file of a few bytes cannot allocate gigabytes.
  const auto size = image_size(bytes);
  if (!size) return Failure{FailureKind::Malformed, std::move(name), "neither PNG nor JPEG"};
  if (size->width > most_pixels_a_side || size->height > most_pixels_a_side) {
    return Failure{FailureKind::Malformed, std::move(name), "more than 8192 pixels a side"};
  }
  if (png_extent(bytes) && !png_is_whole(bytes)) {
    return Failure{FailureKind::Malformed, std::move(name), "the PNG ends early"};
  }
  SDL_RWops* source = SDL_RWFromConstMem(bytes.data(), static_cast<int>(bytes.size()));
  const SurfacePtr loaded{source == nullptr ? nullptr : IMG_Load_RW(source, 1)};
  if (!loaded) return Failure{FailureKind::Malformed, std::move(name), SDL_GetError()};
  return image_of(*loaded);
}

Expected<std::string> encode_png(const Image& image) {
  if (image.empty()) return Failure{FailureKind::Unwritable, {}, "there is no picture"};
  // An upper bound: pixels that cannot be compressed, plus the overhead of a PNG.
  const std::size_t most = image.pixels().size_bytes() * 65 / 64 + 4096;
  std::string bytes(most, '\0');
  const SurfacePtr surface = surface_of(image);
  SDL_RWops* const target = SDL_RWFromMem(bytes.data(), static_cast<int>(bytes.size()));
  const bool written =
      surface && target != nullptr && IMG_SavePNG_RW(surface.get(), target, 0) == 0;
  const Sint64 size = target == nullptr ? 0 : SDL_RWtell(target);
  if (target != nullptr) SDL_RWclose(target);
  if (!written) return Failure{FailureKind::Unwritable, {}, SDL_GetError()};
  bytes.resize(static_cast<std::size_t>(size));
  return bytes;
}

Expected<Done> save_png(const Image& image, const std::string& path) {
  if (image.empty()) return Failure{FailureKind::Unwritable, path, "there is no picture"};
  const SurfacePtr surface = surface_of(image);
  if (!surface || IMG_SavePNG(surface.get(), path.c_str()) != 0) {
    return Failure{FailureKind::Unwritable, path, SDL_GetError()};
  }
  return Done{};
}

}  // namespace damas

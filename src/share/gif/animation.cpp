#include "share/gif/animation.hpp"

#include <algorithm>
#include <array>
#include <gif_lib.h>
#include <utility>
#include <vector>

namespace damas::share {

namespace {

constexpr int color_bits = 8;

int append(GifFileType* file, const GifByteType* bytes, int count) {
  auto& content = *static_cast<std::string*>(file->UserData);
  content.append(reinterpret_cast<const char*>(bytes), static_cast<std::size_t>(count));
  return count;
}

struct FreeMap {
  void operator()(ColorMapObject* map) const { GifFreeMapObject(map); }
};
using Map = std::unique_ptr<ColorMapObject, FreeMap>;

Map map_of(const Palette& palette) {
  Map map{GifMakeMapObject(1 << color_bits, nullptr)};
  if (!map) return map;
  for (std::size_t i = 0; i < palette.colors().size(); ++i) {
    const Pixel p = palette.colors()[i];
    map->Colors[i] = {p.r, p.g, p.b};
  }
  return map;
}

// In pixels, half open.
struct Box {
  int left = 0;
  int top = 0;
  int right = 0;
  int bottom = 0;
};

}  // namespace

struct GifAnimation::State {
  Palette palette;
  int width;
  int height;
  std::string content;
  GifFileType* file = nullptr;
  std::vector<GifPixelType> shown;  // the picture before
  bool good = true;

  void check(int status) { good = good && status == GIF_OK; }

  void begin() {
    int problem = 0;
    file = EGifOpen(&content, append, &problem);
    const Map map = map_of(palette);
    good = file != nullptr && map != nullptr;
    if (!good) return;
    EGifSetGifVersion(file, true);
    check(EGifPutScreenDesc(file, width, height, color_bits, 0, map.get()));
    // The extension by which all programs repeat an animation.
    constexpr std::array<GifByteType, 3> forever{1, 0, 0};
    check(EGifPutExtensionLeader(file, APPLICATION_EXT_FUNC_CODE));
    check(EGifPutExtensionBlock(file, 11, "NETSCAPE2.0"));
    check(EGifPutExtensionBlock(file, static_cast<int>(forever.size()), forever.data()));
    check(EGifPutExtensionTrailer(file));
  }

  // The area that has changed since the picture before, at least one pixel.
  Box changed(const std::vector<GifPixelType>& next) const {
    if (shown.empty()) return {0, 0, width, height};
    Box box{width, height, 0, 0};
    for (int y = 0; y < height; ++y) {
      for (int x = 0; x < width; ++x) {
        const auto at = static_cast<std::size_t>(y * width + x);
        if (shown[at] == next[at]) continue;
        box = {std::min(box.left, x), std::min(box.top, y), std::max(box.right, x + 1), y + 1};
      }
    }
    if (box.right == 0) return {0, 0, 1, 1};
    return box;
  }

  void put_time(int milliseconds) {
    GraphicsControlBlock control{DISPOSE_DO_NOT, false, std::clamp(milliseconds / 10, 2, 65535),
                                 NO_TRANSPARENT_COLOR};
    std::array<GifByteType, 4> bytes{};
    EGifGCBToExtension(&control, bytes.data());
    check(EGifPutExtension(file, GRAPHICS_EXT_FUNC_CODE, static_cast<int>(bytes.size()),
                           bytes.data()));
  }

  void put(std::vector<GifPixelType> next, int milliseconds) {
    const Box box = changed(next);
    put_time(milliseconds);
    const int across = box.right - box.left;
    check(EGifPutImageDesc(file, box.left, box.top, across, box.bottom - box.top, false, nullptr));
    for (int y = box.top; y < box.bottom && good; ++y) {
      check(EGifPutLine(file, &next[static_cast<std::size_t>(y * width + box.left)], across));
    }
    shown = std::move(next);
  }

  void close() {
    if (file == nullptr) return;
    int problem = 0;
    check(EGifCloseFile(std::exchange(file, nullptr), &problem));
  }
};

bool can_write_gif() {
  return true;
}

GifAnimation::GifAnimation(int width, int height, Palette palette)
    : state_(new State{std::move(palette), width, height, {}, nullptr, {}, true}) {
  state_->begin();
}

GifAnimation::~GifAnimation() {
  state_->close();
}

void GifAnimation::add(std::span<const Pixel> picture, int milliseconds) {
  if (!state_->good) return;
  std::vector<GifPixelType> indices(picture.size());
  std::transform(picture.begin(), picture.end(), indices.begin(),
                 [this](Pixel p) { return state_->palette.index_of(p); });
  state_->put(std::move(indices), milliseconds);
}

std::optional<std::string> GifAnimation::finish() {
  state_->close();
  if (!state_->good) return std::nullopt;
  return std::move(state_->content);
}

}  // namespace damas::share

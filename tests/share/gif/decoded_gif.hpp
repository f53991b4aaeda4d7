// Owns decoding GIFs by the library that also writes them.
#pragma once

#include <algorithm>
#include <cstring>
#include <gif_lib.h>
#include <string>
#include <vector>

namespace damas::test {

struct DecodedGif {
  struct Frame {
    int left = 0;
    int top = 0;
    int width = 0;
    int height = 0;
    int hundredths = 0;  // of a second
  };

  int width = 0;
  int height = 0;
  std::vector<Frame> frames;  // none if the file is not whole
};

inline DecodedGif decoded_gif(const std::string& content) {
  struct Source {
    const std::string& content;
    std::size_t at = 0;
  } source{content};
  const auto read = [](GifFileType* file, GifByteType* bytes, int count) {
    auto& from = *static_cast<Source*>(file->UserData);
    const std::size_t size =
        std::min(static_cast<std::size_t>(count), from.content.size() - from.at);
    std::memcpy(bytes, from.content.data() + from.at, size);
    from.at += size;
    return static_cast<int>(size);
  };
  DecodedGif gif;
  GifFileType* const file = DGifOpen(&source, read, nullptr);
  if (file == nullptr) return gif;
  if (DGifSlurp(file) == GIF_OK) {
    gif.width = file->SWidth;
    gif.height = file->SHeight;
    for (int i = 0; i < file->ImageCount; ++i) {
      const GifImageDesc& place = file->SavedImages[i].ImageDesc;
      GraphicsControlBlock control{};
      DGifSavedExtensionToGCB(file, i, &control);
      gif.frames.push_back({place.Left, place.Top, place.Width, place.Height, control.DelayTime});
    }
  }
  DGifCloseFile(file, nullptr);
  return gif;
}

}  // namespace damas::test

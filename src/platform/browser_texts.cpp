#include "platform/browser_texts.hpp"

#include <emscripten.h>
#include <utility>

extern "C" {
// Implemented in emscripten/library/texts.js, which writes the content into damas_texts_room().
void damas_give_texts(const char* language, int first, int row);
char* damas_texts_room(int bytes);
}

namespace damas {

namespace {

std::string& content() {
  static std::string bytes;
  return bytes;
}

}  // namespace

std::string texts_of_page(const std::string& language, bool first, std::size_t row) {
  content().clear();
  damas_give_texts(language.c_str(), first ? 1 : 0, static_cast<int>(row));
  return std::exchange(content(), {});
}

}  // namespace damas

extern "C" EMSCRIPTEN_KEEPALIVE char* damas_texts_room(int bytes) {
  damas::content().assign(static_cast<std::size_t>(bytes), '\0');
  return damas::content().data();
}

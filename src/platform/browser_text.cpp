#include "platform/browser_text.hpp"

#include <emscripten.h>

namespace damas {

namespace {

std::string& room() {
  static std::string text;
  return text;
}

}  // namespace

const std::string& text_from_page() {
  return room();
}

}  // namespace damas

// A buffer of that many bytes plus the terminating zero that the page writes.
extern "C" EMSCRIPTEN_KEEPALIVE char* damas_text_room(int bytes) {
  damas::room().assign(static_cast<std::size_t>(bytes), '\0');
  return damas::room().data();
}

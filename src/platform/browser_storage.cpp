#include "platform/browser_storage.hpp"

#include <emscripten.h>
#include <utility>

#include "platform/browser_text.hpp"

extern "C" {
// Implemented in emscripten/library/storage.js.
void damas_open_storage(const char* folder, const char* own);
void damas_keep_file(const char* path);
void damas_keep_replaced();
void damas_storage_opened(int kept, int others);
void damas_not_kept(int full);
}

namespace damas {

namespace {

std::function<void(const BrowserStorage&)>& waiting() {
  static std::function<void(const BrowserStorage&)> opened;
  return opened;
}

std::function<void(bool)>& refusal() {
  static std::function<void(bool)> refused;
  return refused;
}

}  // namespace

void open_browser_storage(const std::string& folder, const std::string& own,
                          std::function<void(const BrowserStorage&)> opened) {
  waiting() = std::move(opened);
  damas_open_storage(folder.c_str(), own.c_str());
}

void watch_browser_storage(std::function<void(bool full)> refused) {
  refusal() = std::move(refused);
}

void keep_in_browser(const std::string& path) {
  damas_keep_file(path.c_str());
}

void keep_replaced_in_browser() {
  damas_keep_replaced();
}

}  // namespace damas

extern "C" EMSCRIPTEN_KEEPALIVE void damas_storage_opened(int kept, int others) {
  std::exchange(damas::waiting(), {})({kept != 0, damas::text_from_page(), others != 0});
}

extern "C" EMSCRIPTEN_KEEPALIVE void damas_not_kept(int full) {
  if (damas::refusal()) damas::refusal()(full != 0);
}

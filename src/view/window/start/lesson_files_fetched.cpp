#include <cstddef>
#include <span>
#include <string>
#include <utility>

#include "platform/browser_fetch.hpp"
#include "view/window/start/lesson_files.hpp"

namespace damas {

namespace {

std::string& fetched() {
  static std::string text;
  return text;
}

}  // namespace

// The site has them in one file (emscripten/site.mjs). A download that fails is repeated by the
// page until it succeeds.
void offer_lessons(Desktop& desktop) {
  desktop.lessons = [](std::function<void(std::string_view)> use) {
    if (!fetched().empty()) return use(fetched());
    fetch_beside_page("lessons/all.lessons",
                      [use = std::move(use)](std::span<const std::byte> bytes) {
                        fetched().assign(reinterpret_cast<const char*>(bytes.data()), bytes.size());
                        use(fetched());
                      });
    fetch_now();
  };
}

}  // namespace damas

#include "platform/browser_send.hpp"

#include <emscripten.h>
#include <utility>

#include <SDL.h>

extern "C" {
// Implemented in emscripten/library/send.js. The answer is the numeric value of a PageSends.
int damas_can_send(void);
// Both are answered by damas_sent().
void damas_send_link(const char* link);
void damas_send_file(const char* name, const char* content, int bytes);
}

namespace damas {

namespace {

std::function<void(bool)>& sending() {
  static std::function<void(bool)> then;
  return then;
}

}  // namespace

PageSends page_sends() {
  return static_cast<PageSends>(damas_can_send());
}

void send_link_of_page(const std::string& link, std::function<void(bool sent)> then) {
  sending() = std::move(then);
  damas_send_link(link.c_str());
}

void send_file_of_page(const std::string& name, const std::string& content,
                       std::function<void(bool sent)> then) {
  sending() = std::move(then);
  damas_send_file(name.c_str(), content.data(), static_cast<int>(content.size()));
}

}  // namespace damas

extern "C" EMSCRIPTEN_KEEPALIVE void damas_sent(int sent) {
  const auto then = std::exchange(damas::sending(), {});
  if (then) then(sent != 0);
  SDL_Event event{};
  event.type = SDL_USEREVENT;  // wakes the loop to show the result
  SDL_PushEvent(&event);
}

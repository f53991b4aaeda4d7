#include "platform/browser_fetch.hpp"

#include <emscripten.h>
#include <utility>
#include <vector>

extern "C" {
// Implemented in emscripten/library/fetch.js, which passes `ticket` back with the content.
void damas_fetch(const char* path, int ticket);
void damas_fetch_now(void);
void damas_fetch_before_others(const char* path, int ticket);
void damas_take(const char* path, int ticket);
void damas_fetched(int ticket, const void* bytes, int size);
}

namespace damas {

namespace {

using Arrived = std::function<void(std::span<const std::byte>)>;

std::vector<Arrived>& tickets() {
  static std::vector<Arrived> all;
  return all;
}

int ticket_for(Arrived arrived) {
  tickets().push_back(std::move(arrived));
  return static_cast<int>(tickets().size()) - 1;
}

}  // namespace

void fetch_beside_page(const std::string& path, Arrived arrived) {
  damas_fetch(path.c_str(), ticket_for(std::move(arrived)));
}

void take_from_page(const std::string& path, const Arrived& arrived) {
  damas_take(path.c_str(), ticket_for(arrived));
}

void fetch_now() {
  damas_fetch_now();
}

void fetch_before_others(const std::string& path, Arrived arrived) {
  damas_fetch_before_others(path.c_str(), ticket_for(std::move(arrived)));
}

}  // namespace damas

extern "C" EMSCRIPTEN_KEEPALIVE void damas_fetched(int ticket, const void* bytes, int size) {
  const auto& arrived = damas::tickets().at(static_cast<std::size_t>(ticket));
  arrived({static_cast<const std::byte*>(bytes), static_cast<std::size_t>(size)});
}

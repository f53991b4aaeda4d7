#include "platform/browser_games.hpp"

#include <emscripten.h>
#include <utility>

#include "platform/browser_text.hpp"

extern "C" {
// Implemented in emscripten/library/games.js.
int damas_games_kept(void);
void damas_games_ask(int number, const char* question);
void damas_games_add_file(const char* path);
void damas_games_add_text(const char* text, int bytes);
void damas_games_import(int number, const char* variant, int replaces);
void damas_games_stop(void);
void damas_games_clear(void);
}

namespace damas {

namespace {

PageGamesNews& listener() {
  static PageGamesNews news;
  return news;
}

}  // namespace

void listen_to_page_games(PageGamesNews news) {
  listener() = std::move(news);
}

bool may_have_page_games() {
  return damas_games_kept() != 0;
}

void ask_page_games(int number, const std::string& question) {
  damas_games_ask(number, question.c_str());
}

void import_page_games(int number, const std::vector<std::string>& paths, const std::string& text,
                       const std::string& variant, bool replaces) {
  for (const std::string& path : paths)
    damas_games_add_file(path.c_str());
  if (!text.empty()) damas_games_add_text(text.data(), static_cast<int>(text.size()));
  damas_games_import(number, variant.c_str(), replaces ? 1 : 0);
}

void stop_page_games_import() {
  damas_games_stop();
}

void clear_page_games() {
  damas_games_clear();
}

}  // namespace damas

extern "C" {

EMSCRIPTEN_KEEPALIVE void damas_games_answered(int number) {
  if (damas::listener().answered) damas::listener().answered(number, damas::text_from_page());
}

EMSCRIPTEN_KEEPALIVE void damas_games_imported(int number) {
  if (damas::listener().imported) damas::listener().imported(number, damas::text_from_page());
}

EMSCRIPTEN_KEEPALIVE void damas_games_changed() {
  if (damas::listener().changed) damas::listener().changed();
}

EMSCRIPTEN_KEEPALIVE void damas_games_failed() {
  if (damas::listener().failed) damas::listener().failed(damas::text_from_page());
}
}

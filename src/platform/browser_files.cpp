#include "platform/browser_files.hpp"

#include <emscripten.h>
#include <filesystem>
#include <system_error>
#include <utility>
#include <vector>

#include <SDL.h>

#include "platform/browser_text.hpp"

extern "C" {
// Implemented in emscripten/library/files.js.
void damas_take_files(void);
double damas_size_of_large_file(const char* path);
void damas_open_files(int picture);
// The page passes `ticket` back with the answer.
void damas_save_file(const char* name, const char* content, int bytes, int ticket);
}

namespace damas {

namespace {

// The callbacks by ticket; a second save may begin while the dialog of the first is still open.
std::vector<std::function<void(SaveAnswer)>>& tickets() {
  static std::vector<std::function<void(SaveAnswer)>> all;
  return all;
}

void push_drop(Uint32 type) {
  SDL_Event event{};
  event.type = type;
  event.drop.file = SDL_strdup(text_from_page().c_str());
  SDL_PushEvent(&event);
}

}  // namespace

void take_files_of_page() {
  damas_take_files();
}

std::uint64_t size_of_large_file_of_page(const std::string& path) {
  return static_cast<std::uint64_t>(damas_size_of_large_file(path.c_str()));
}

void open_files_of_page(FilesOfPage kind) {
  damas_open_files(kind == FilesOfPage::Picture ? 1 : 0);
}

void remove_files_of_page(const std::vector<std::string>& paths) {
  std::error_code ignored;  // a file that cannot be read no longer exists
  for (const std::string& path : paths) {
    const std::filesystem::path place(path);
    std::filesystem::remove(place, ignored);
    std::filesystem::remove(place.parent_path(), ignored);
  }
}

void save_file_of_page(const std::string& name, const std::string& content,
                       std::function<void(SaveAnswer)> then) {
  tickets().push_back(std::move(then));
  damas_save_file(name.c_str(), content.data(), static_cast<int>(content.size()),
                  static_cast<int>(tickets().size()) - 1);
}

}  // namespace damas

// The page's text is the path of a dropped file, or the dropped text itself.
extern "C" EMSCRIPTEN_KEEPALIVE void damas_dropped(int is_file) {
  damas::push_drop(is_file != 0 ? SDL_DROPFILE : SDL_DROPTEXT);
}

// `answer` is the numeric value of a SaveAnswer.
extern "C" EMSCRIPTEN_KEEPALIVE void damas_saved(int ticket, int answer) {
  const auto then = std::exchange(damas::tickets().at(static_cast<std::size_t>(ticket)), {});
  if (then) then(static_cast<damas::SaveAnswer>(answer));
  SDL_Event event{};
  event.type = SDL_USEREVENT;  // wakes the loop to show the result
  SDL_PushEvent(&event);
}

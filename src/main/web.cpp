// damas in a web page: loads the files of earlier visits, opens the canvas as a window, and lets
// the page call the program.
#include <memory>
#include <stdexcept>
#include <utility>

#include "platform/browser_page.hpp"
#include "platform/browser_storage.hpp"
#include "view/window/app/app.hpp"
#include "view/window/start/page.hpp"
#include "view/window/start/program.hpp"

namespace {

using namespace damas;

const char* const folder = "/damas";
std::unique_ptr<Window> window;  // until WindowProgram owns it

WindowProgramOptions options() {
  WindowProgramOptions o;
  o.data = folder;
  o.least_size = {1, 1};
  return o;
}

WindowProgramOptions options_of_visit() {
  WindowProgramOptions o = options();
  o.may_ask = !browser_settings().no_questions;
  follow_link(take_link_of_page(), o);
  return o;
}

template <class T>
T needed(Expected<T> opened) {
  if (!opened) throw std::runtime_error(opened.failure().detail);
  return std::move(opened).value();
}

void start(const BrowserStorage& storage) {
  Surroundings page{keep_in_browser, connect_page, std::move(window), storage.own,
                    keep_replaced_in_browser};
  const std::shared_ptr<WindowProgram> program =
      needed(WindowProgram::open(options_of_visit(), std::move(page)));
  const auto tell = [program](Text text) {
    program->app().notify(program->app().tr(text));
    Waker{}.wake();
  };
  if (!storage.kept) tell(Text::BrowserKeepsNothing);
  if (storage.others) tell(Text::OtherTabs);
  watch_browser_storage(
      [tell](bool full) { tell(full ? Text::BrowserIsFull : Text::BrowserKeepsNothing); });
  listen_to_page(program->app());
  take_turns([program] { return program->turn(); });
  fetch_late_assets(*program);
}

}  // namespace

int main() {
  use_texts_of_page();
  take_fonts_of_page();
  open_browser_storage(folder, "game", start);
  window = needed(open_program_window(options()));  // while the browser loads its storage
}

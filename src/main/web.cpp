// damas in a web page: reads what earlier visits kept, opens the canvas as a window, and leaves the
// turns to the page.
#include <memory>
#include <span>
#include <stdexcept>
#include <string>
#include <utility>

#include "assets/assets.hpp"
#include "platform/browser_fetch.hpp"
#include "platform/browser_storage.hpp"
#include "platform/window.hpp"
#include "view/window/app.hpp"
#include "view/window/start/page.hpp"
#include "view/window/start/program.hpp"

namespace {

using namespace damas;

const char* const folder = "/damas";

void fetch_assets(WindowProgram& program) {
  for (const std::string& name : late_assets()) {
    fetch_beside_page("assets/" + name, [name, &program](std::span<const std::byte> bytes) {
      provide_asset(name, bytes);
      program.app().redraw();
      Waker{}.wake();
    });
  }
}

void start(bool kept) {
  WindowProgramOptions options;
  options.data = folder;
  auto opened = WindowProgram::open(options, Surroundings{keep_in_browser, connect_page, false});
  if (!opened) throw std::runtime_error(opened.failure().detail);
  const std::shared_ptr<WindowProgram> program = std::move(opened).value();
  const auto tell = [program] {
    program->app().notify(program->app().tr(Text::BrowserKeepsNothing));
    Waker{}.wake();
  };
  if (!kept) tell();
  watch_browser_storage(tell);
  listen_to_page(program->app());
  take_turns([program] { return program->turn(); });
  fetch_assets(*program);
}

}  // namespace

int main() {
  open_browser_storage(folder, start);
}

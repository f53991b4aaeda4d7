// damas-server: the server for online play and the web page, on one port.
#include <iostream>

#include "main/server/options.hpp"
#include "main/server/serve.hpp"
#include "view/command_line/refusal.hpp"
#include "view/command_line/version.hpp"
#include "view/text/printable.hpp"

namespace {

int run(int argc, char** argv) {
  damas::net::ServerOptions options;
  CLI::App app{"Damas server: online play, and the page, on one port", "damas-server"};
  app.set_version_flag("--version", std::string("damas-server ") + damas::version());
  app.failure_message(
      [](const CLI::App*, const CLI::Error& e) { return damas::refusal(e.what()); });
  damas::net::add_options(app, options);
  try {
    app.parse(argc, argv);
  } catch (const CLI::ParseError& e) {
    return app.exit(e) == 0 ? 0 : 2;
  }
  if (app.got_subcommand("backup")) {
    find_database(options);
    back_up(options);
    return 0;
  }
  complete(options, argv[0]);
  serve(options);
  return 0;
}

}  // namespace

// Exit status. 0: ended as asked, or copied; 1: failed; 2: invalid command line.
int main(int argc, char** argv) {
  try {
    return run(argc, argv);
  } catch (const std::exception& e) {
    std::cerr << "damas-server: " << damas::shortened(e.what(), damas::longest_message) << '\n';
    return 1;
  }
}

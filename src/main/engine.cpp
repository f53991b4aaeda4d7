// The engine program: counts, measures, analyses and plays matches.
#include <iostream>
#include <stdexcept>
#include <string>

#include "main/engine/commands.hpp"
#include "main/engine/complaint.hpp"
#include "main/engine/setup.hpp"
#include "main/shipped/embedded.hpp"
#include "view/command_line/refusal.hpp"
#include "view/command_line/standard_streams.hpp"
#include "view/command_line/version.hpp"
#include "view/text/printable.hpp"

namespace {

int run(int argc, char** argv) {
  CLI::App app{"Damas engine: perft, search and matches", "damas-engine"};
  app.set_version_flag("--version", std::string("damas-engine ") + damas::version());
  app.failure_message([&app](const CLI::App*, const CLI::Error& e) {
    return damas::refusal(damas::tool::complaint(app, e));
  });
  app.allow_windows_style_options(false);  // else paths from the root would be options there
  app.require_subcommand(1);
  damas::tool::add_perft_command(app);
  damas::tool::add_bench_command(app);
  damas::tool::add_analyse_command(app);
  damas::tool::add_annotate_command(app);
  damas::tool::add_match_command(app);
  damas::tool::add_convert_command(app);
  damas::tool::add_diagram_command(app);
  damas::tool::add_page_command(app);
  damas::tool::add_hub_command(app);
  damas::tool::add_dxp_command(app);
  damas::tool::add_tables_command(app);
  damas::tool::add_problems_command(app);
  damas::tool::add_import_command(app);
  damas::tool::add_games_command(app);
  damas::tool::add_book_command(app);
  damas::tool::add_learn_command(app);
  damas::tool::refuse_negative_numbers(app);
  damas::tool::refuse_options_as_values(app);
  try {
    app.parse(argc, argv);
    if (!std::cout.flush()) throw std::runtime_error("the output could not be written");
    return 0;
  } catch (const CLI::ParseError& e) {
    return app.exit(e) == 0 ? 0 : 2;
  }
}

}  // namespace

// Exit status. 0: done; 1: failed; 2: invalid options, or files that cannot be used.
int main(int argc, char** argv) {
  const damas::StandardStreams streams;
  try {
    damas::ship_embedded_files();
    return run(argc, argv);
  } catch (const damas::tool::BadInput& e) {
    std::cerr << "damas-engine: " << damas::shortened(e.what(), damas::longest_message) << '\n';
    return 2;
  } catch (const std::exception& e) {
    std::cerr << "damas-engine: " << damas::shortened(e.what(), damas::longest_message) << '\n';
    return 1;
  }
}

// The engine program: counts, measures, analyses and plays matches.
#include <algorithm>
#include <iostream>
#include <stdexcept>
#include <string>
#include <vector>

#include "main/engine/commands.hpp"
#include "main/engine/setup.hpp"
#include "main/shipped/embedded.hpp"
#include "view/command_line/refusal.hpp"
#include "view/command_line/standard_streams.hpp"
#include "view/command_line/version.hpp"
#include "view/text/printable.hpp"

namespace {

// "games: unknown option '--color'": CLI11 lists all that it does not know, with values of options,
// and from the last to the first. Empty if nothing was unknown.
std::string about_unknown(const CLI::App& app) {
  const std::vector<std::string> wrong = app.remaining(true);
  const std::vector<CLI::App*> commands = app.get_subcommands();
  if (wrong.empty() || commands.empty()) return {};
  const auto option = std::find_if(wrong.begin(), wrong.end(), [](const std::string& word) {
    return word.starts_with('-') && word.size() > 1;
  });
  const std::string command = commands.front()->get_name();
  const std::string& named = option == wrong.end() ? wrong.front() : *option;
  return command + ": unknown " + (option == wrong.end() ? "argument" : "option") + " '" +
         damas::shortened(named) + "': expected one of those that 'damas-engine " + command +
         " --help' lists";
}

// CLI11 only says "A subcommand is required", whatever was typed instead of one.
std::string complaint(const CLI::App& app, const CLI::Error& error) {
  if (error.get_name() == "ExtrasError") {
    if (std::string unknown = about_unknown(app); !unknown.empty()) return unknown;
  }
  if (error.get_name() != "RequiredError" || !app.get_subcommands().empty()) return error.what();
  const std::vector<std::string> wrong = app.remaining();
  std::string commands;
  for (const CLI::App* command : app.get_subcommands(nullptr))
    commands += (commands.empty() ? "" : ", ") + command->get_name();
  if (wrong.empty()) return "A subcommand is required: expected one of " + commands;
  const char* const kind = wrong.front().starts_with('-') ? "option" : "command";
  return std::string("unknown ") + kind + " '" + damas::shortened(wrong.front()) +
         "': expected one of " + commands;
}

int run(int argc, char** argv) {
  CLI::App app{"Damas engine: perft, search and matches", "damas-engine"};
  app.set_version_flag("--version", std::string("damas-engine ") + damas::version());
  app.failure_message(
      [&app](const CLI::App*, const CLI::Error& e) { return damas::refusal(complaint(app, e)); });
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

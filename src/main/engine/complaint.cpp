#include "main/engine/complaint.hpp"

#include <algorithm>
#include <vector>

#include "view/text/printable.hpp"

namespace damas::tool {

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
         shortened(named) + "': expected one of those that 'damas-engine " + command +
         " --help' lists";
}

}  // namespace

std::string complaint(const CLI::App& app, const CLI::Error& error) {
  // Its name is that of the command.
  if (error.get_exit_code() == static_cast<int>(CLI::ExitCodes::ExtrasError)) {
    if (std::string unknown = about_unknown(app); !unknown.empty()) return unknown;
  }
  if (error.get_name() != "RequiredError" || !app.get_subcommands().empty()) return error.what();
  const std::vector<std::string> wrong = app.remaining();
  std::string commands;
  for (const CLI::App* command : app.get_subcommands(nullptr))
    commands += (commands.empty() ? "" : ", ") + command->get_name();
  if (wrong.empty()) return "A subcommand is required: expected one of " + commands;
  const char* const kind = wrong.front().starts_with('-') ? "option" : "command";
  return std::string("unknown ") + kind + " '" + shortened(wrong.front()) + "': expected one of " +
         commands;
}

}  // namespace damas::tool

#include "main/engine/complaint.hpp"

#include <algorithm>
#include <optional>
#include <string_view>
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

// The text between two parts that are in `text` in this order; nothing if they are not.
std::optional<std::string> between(const std::string& text, std::string_view before,
                                   std::string_view after) {
  const std::size_t begin = text.find(before);
  const std::size_t end = text.rfind(after);
  if (begin == text.npos || end == text.npos || begin + before.size() > end) return std::nullopt;
  return text.substr(begin + before.size(), end - begin - before.size());
}

std::string after_last(const std::string& text, std::string_view part) {
  return text.substr(text.rfind(part) + part.size());
}

std::string counted_values(const std::string& number) {
  return number == "1" ? "a value" : number + " values";
}

// CLI11's words for too few or too many values, as a sentence; nothing for others.
std::optional<std::string> about_number_of_values(const std::string& what) {
  constexpr std::string_view received = " required but received ";
  const std::string option = what.substr(0, what.find(':'));
  for (const std::string_view bound : {": At least ", ": At Most "}) {
    if (const auto wanted = between(what, bound, received)) {
      return option + ": expected " + counted_values(*wanted) + ", found " +
             after_last(what, received);
    }
  }
  const auto wanted = what.ends_with(" missing") ? between(what, ": ", " required ") : std::nullopt;
  if (!wanted || wanted->find_first_not_of("0123456789") != wanted->npos) return std::nullopt;
  return option + ": expected " + counted_values(*wanted) + ", found none";
}

// CLI11's words for a wrong value, as a sentence that says what was expected. Others are left as
// they are.
std::string in_our_words(const std::string& what) {
  constexpr std::string_view range = " not in range ";
  constexpr std::string_view words = " not in {";
  constexpr std::string_view unreadable = "Could not convert: ";
  const std::string option = what.substr(0, what.find(':'));
  if (const auto number = about_number_of_values(what)) return *number;
  if (const auto typed = between(what, ": Value ", range)) {
    const std::string limits = after_last(what, range);
    return option + ": expected a number from " + limits + ", found '" + shortened(*typed) + "'";
  }
  if (const auto typed = between(what, ": ", words); typed && what.ends_with('}')) {
    std::string list;
    for (const char c : after_last(what, words)) {
      if (c != '}') list += c;
      if (c == ',') list += ' ';
    }
    return option + ": expected one of " + list + "; found '" + shortened(*typed) + "'";
  }
  if (what.starts_with(unreadable) && what.find(" = ") != what.npos) {
    const std::size_t equals = what.find(" = ");
    const std::string value = what.substr(equals + 3);
    const bool number = value.find_first_not_of("-0123456789") == value.npos;
    return what.substr(unreadable.size(), equals - unreadable.size()) + ": expected a " +
           (number ? "smaller number that is not negative" : "number") + ", found '" +
           shortened(value) + "'";
  }
  return what;
}

// What is missing, as a sentence: "import: expected files (PDN; - for the standard input), found
// none". The words in brackets are those of --help. Empty if nothing required is missing.
std::string about_missing(const CLI::App& command, const std::string& what) {
  constexpr std::string_view end = " is required";
  if (!what.ends_with(end)) return {};
  const std::string name = what.substr(0, what.size() - end.size());
  const CLI::Option* const option = command.get_option_no_throw(name);
  if (option == nullptr) return {};
  const std::string& about = option->get_description();
  return command.get_name() + ": expected " + name + (about.empty() ? about : " (" + about + ")") +
         ", found none";
}

}  // namespace

std::string complaint(const CLI::App& app, const CLI::Error& error) {
  // Its name is that of the command.
  if (error.get_exit_code() == static_cast<int>(CLI::ExitCodes::ExtrasError)) {
    if (std::string unknown = about_unknown(app); !unknown.empty()) return unknown;
  }
  const std::vector<CLI::App*> commands_given = app.get_subcommands();
  if (error.get_name() != "RequiredError") return in_our_words(error.what());
  if (!commands_given.empty()) {
    const std::string missing = about_missing(*commands_given.front(), error.what());
    return missing.empty() ? in_our_words(error.what()) : missing;
  }
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

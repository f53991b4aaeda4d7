#include "view/terminal/verbs.hpp"

#include <algorithm>
#include <cctype>
#include <charconv>

#include "core/pdn/text.hpp"
#include "view/text/wrap.hpp"

namespace damas::terminal {

namespace {

constexpr int verb_count = static_cast<int>(Verb::Quit) + 1;

Text row_of(Text first, Verb verb) {
  return static_cast<Text>(static_cast<int>(first) + static_cast<int>(verb));
}

bool takes_argument(Verb verb) {
  return verb == Verb::Save || verb == Verb::Load;
}

// Other words for commands of the trainers, folded. They are understood in every language.
struct Meaning {
  std::vector<Text> commands;
  std::vector<std::string_view> also;
};

const std::vector<Meaning>& meanings() {
  static const std::vector<Meaning> all = {
      {{Text::ProblemCommandNext}, {"skip", "pular"}},
      {{Text::ProblemCommandSolution, Text::LessonCommandAnswer}, {"show", "mostrar"}},
      // In each trainer, list shows what else can be practised there.
      {{Text::EndgameCommandEndings, Text::LessonCommandList}, {}},
      {{Text::OpeningsCommandOpenings, Text::LessonCommandList}, {}},
      {{Text::ProblemCommandChoose, Text::LessonCommandList}, {}},
      {{Text::ProblemCommandFavourite}, {"favorite"}},
      {{Text::CommandWhy}, {"porque", "por que"}}};
  return all;
}

// Folded, without a question mark at the end: "Por quê?" as "por que".
std::string without_question(std::string_view line) {
  std::string text = folded(line);
  while (text.size() > 1 && (text.back() == '?' || text.back() == ' '))
    text.pop_back();
  return text;
}

std::optional<Verb> verb_named(std::string_view typed) {
  const std::string name = folded(typed);
  if (name == "q" || name == "exit") return Verb::Quit;
  if (name == "open" || name == "abrir") return Verb::Load;
  if (name == "h" || name == "?") return Verb::Help;
  if (name == "analyze") return Verb::Analyse;
  for (int i = 0; i < verb_count; ++i) {
    const Verb verb = static_cast<Verb>(i);
    for (const Language language : languages) {
      if (name == folded(word(language, verb))) return verb;
    }
  }
  return std::nullopt;
}

}  // namespace

const char* word(Language language, Verb verb) {
  return tr(language, row_of(Text::CommandUndo, verb));
}

bool leaves(Verb verb) {
  return verb == Verb::Menu || verb == Verb::Quit;
}

std::optional<VerbLine> parse_verb(std::string_view line) {
  if (means(Text::CommandWhy, std::string(line))) return VerbLine{Verb::Why, {}};
  const std::size_t blank = line.find(' ');
  const std::optional<Verb> verb = verb_named(line.substr(0, blank));
  if (!verb) return std::nullopt;
  if (blank == std::string_view::npos) return VerbLine{*verb, {}};
  if (!takes_argument(*verb)) return std::nullopt;
  const std::size_t argument = line.find_first_not_of(' ', blank);
  return VerbLine{*verb, std::string(line.substr(std::min(argument, line.size())))};
}

std::vector<std::string> verb_help(Language language) {
  std::vector<std::string> lines;
  for (int i = 0; i < verb_count; ++i) {
    const Verb verb = static_cast<Verb>(i);
    const Text about = row_of(Text::AboutCommandUndo, verb);
    lines.push_back(help_line(word(language, verb), tr(language, about)));
  }
  return lines;
}

std::string help_line(const std::string& command, std::string_view about) {
  constexpr int column = verb_help_column - 2;
  const int blanks = std::max(column - columns(command), 1);
  return "  " + command + std::string(static_cast<std::size_t>(blanks), ' ') + std::string(about);
}

bool is_word(std::string_view typed, std::string_view word) {
  return folded(typed) == folded(word);
}

bool says(Text command, const std::string& line) {
  return std::any_of(languages.begin(), languages.end(),
                     [&](Language language) { return is_word(line, tr(language, command)); });
}

bool means(Text command, const std::string& line) {
  const std::string typed = without_question(line);
  if (says(command, typed)) return true;
  for (const Meaning& meaning : meanings()) {
    const auto& [commands, also] = meaning;
    if (std::find(commands.begin(), commands.end(), command) == commands.end()) continue;
    if (std::find(also.begin(), also.end(), typed) != also.end()) return true;
    return std::any_of(commands.begin(), commands.end(),
                       [&](Text other) { return says(other, typed); });
  }
  return false;
}

std::string lowercase(std::string_view text) {
  std::string lower(text);
  std::transform(lower.begin(), lower.end(), lower.begin(),
                 [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
  return lower;
}

std::optional<int> parse_number(std::string_view text) {
  int number = 0;
  const char* end = text.data() + text.size();
  const auto [stop, error] = std::from_chars(text.data(), end, number);
  if (error != std::errc{} || stop != end || number < 0) return std::nullopt;
  return number;
}

}  // namespace damas::terminal

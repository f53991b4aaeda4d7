#include "view/terminal/game_picker.hpp"

#include <algorithm>

#include "view/terminal/verbs.hpp"
#include "view/text/names.hpp"
#include "view/text/printable.hpp"
#include "view/text/sentences.hpp"

namespace damas::terminal {

namespace {

constexpr std::size_t most_listed = 20;

bool is_told(std::string_view value) {
  return value.find_first_not_of("?.- ") != std::string_view::npos;
}

std::string line_about(Language language, const PdnGame& game, std::size_t number) {
  const auto player = [&](const char* tag) {
    const std::string_view text = game.headers.value(tag);
    return text.empty() ? std::string("?") : player_name(language, text);
  };
  std::string line = std::to_string(number) + ". " + player("White") + " - " + player("Black") +
                     "  " + result_text(game) + "  " + name(language, game.variant());
  for (const char* tag : {"Date", "Event"}) {
    if (is_told(game.headers.value(tag))) line += ", " + std::string(game.headers.value(tag));
  }
  if (const int plies = drawn_plies(game.headers); plies > 0)
    line += ", " + counted(language, plies, Counted::LibraryDrawnOpening);
  return printable(line);
}

void list_games(Console& console, const std::vector<PdnGame>& games) {
  const std::size_t listed = std::min(games.size(), most_listed);
  for (std::size_t i = 0; i < listed; ++i)
    console.prose(line_about(console.language(), games[i], i + 1), 4);
  if (listed == games.size()) return;
  console.say(Text::TerminalMoreGames, static_cast<int>(games.size() - listed),
              static_cast<int>(games.size()));
}

}  // namespace

std::variant<PdnGame, Unpicked> pick_game(Console& console, const std::vector<PdnGame>& games) {
  if (games.size() == 1) return games.front();
  list_games(console, games);
  const auto count = static_cast<int>(games.size());
  while (const auto answer = console.ask(tr(console.language(), Text::TerminalAskGame, count))) {
    if (answer->empty()) return Unpicked{};
    const std::optional<VerbLine> verb = parse_verb(*answer);
    if (verb && leaves(verb->verb)) {
      return Unpicked{verb->verb == Verb::Quit ? Leave::Quit : Leave::Menu};
    }
    const std::optional<int> number = parse_number(*answer);
    if (number && *number >= 1 && *number <= count) {
      return games[static_cast<std::size_t>(*number - 1)];
    }
    console.say(Text::TerminalNoSuchGame, *answer, count);
  }
  return Unpicked{Leave::Quit};
}

std::string result_text(const PdnGame& game) {
  return to_text(game.named_first == Side::White ? game.result : turned(game.result));
}

}  // namespace damas::terminal

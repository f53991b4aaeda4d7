#include "view/terminal/game_files.hpp"

#include <algorithm>
#include <filesystem>

#include "core/pdn/convert.hpp"
#include "core/pdn/reader.hpp"
#include "core/pdn/writer.hpp"
#include "match/match_pdn.hpp"
#include "view/terminal/printable.hpp"
#include "view/terminal/verbs.hpp"
#include "view/text/pdn_sentences.hpp"

namespace damas::terminal {

namespace {

constexpr std::size_t most_listed = 20;

bool tells_something(const PdnGame& game) {
  return !game.headers.empty() || game.tree.ply_count() > 0;
}

std::string line_about(const PdnGame& game, std::size_t number) {
  const auto name = [&](const char* tag) {
    const std::string_view text = game.headers.value(tag);
    return text.empty() ? std::string("?") : std::string(text);
  };
  return std::to_string(number) + ". " + name("White") + " - " + name("Black") + "  " +
         to_text(game.result);
}

}  // namespace

bool is_pdn(const std::string& path) {
  return lowercase(path).ends_with(".pdn");
}

std::variant<std::vector<PdnGame>, LoadFailure> load_games(const std::string& path) {
  const auto text = read_text(path);
  if (const auto* problem = std::get_if<FileProblem>(&text)) return LoadFailure{*problem, {}};
  std::vector<PdnGame> games = read_pdn(std::get<std::string>(text));
  if (std::none_of(games.begin(), games.end(), tells_something)) {
    return LoadFailure{FileProblem::NoGames, {}};
  }
  return games;
}

std::optional<FileProblem> add_game(const Match& match, const std::string& path) {
  std::string text;
  std::error_code error;
  if (std::filesystem::exists(path, error)) {
    if (!std::holds_alternative<std::vector<PdnGame>>(load_games(path))) return FileProblem::Taken;
    text = std::get<std::string>(read_text(path));
    text += text.ends_with('\n') ? "\n" : "\n\n";
  }
  return write_text(path, text + write_pdn(pdn_of(match)));
}

Match match_of(const PdnGame& game, Drive drive) {
  MatchSetup setup;
  setup.variant = game.variant();
  setup.players = {Human{}, Human{}};
  const PdnReplay replayed = replay(game.tree);
  setup.start = replayed.game.start();
  return Match(setup, MatchProgress{replayed.game}, drive);
}

PdnGame ask_for_game(Console& console, const std::vector<PdnGame>& games) {
  std::size_t number = 1;
  if (games.size() > 1) {
    for (std::size_t i = 0; i < std::min(games.size(), most_listed); ++i)
      console.prose(printable(line_about(games[i], i + 1)));
    const auto answer =
        console.ask(tr(console.language(), Text::TerminalAskGame, static_cast<int>(games.size())));
    const auto typed = answer ? parse_number(*answer) : std::nullopt;
    const auto most = static_cast<int>(games.size());
    if (typed && *typed >= 1 && *typed <= most) {
      number = static_cast<std::size_t>(*typed);
    } else if (answer && !answer->empty()) {
      console.say(Text::TerminalNoSuchGame, printable(*answer), most);
    }
  }
  const PdnGame& game = games[number - 1];
  if (!game.errors.empty()) {
    console.prose(printable(sentence(console.language(), game.errors.front())));
  }
  return game;
}

std::variant<Match, LoadFailure> open_match(Console& console, const std::string& path,
                                            Drive drive) {
  if (!is_pdn(path)) return load_match(path, drive);
  const auto games = load_games(path);
  if (const auto* failure = std::get_if<LoadFailure>(&games)) return *failure;
  return match_of(ask_for_game(console, std::get<std::vector<PdnGame>>(games)), drive);
}

std::optional<FileProblem> keep_match(const Match& match, const std::string& path) {
  return is_pdn(path) ? add_game(match, path) : save_match(match, path);
}

}  // namespace damas::terminal

#include "view/terminal/game_files.hpp"

#include <algorithm>
#include <filesystem>
#include <utility>

#include "core/pdn/convert.hpp"
#include "core/pdn/edit.hpp"
#include "core/pdn/fen_list.hpp"
#include "core/pdn/file_order.hpp"
#include "core/pdn/reader.hpp"
#include "core/pdn/whole_line.hpp"
#include "core/pdn/writer.hpp"
#include "files/paths.hpp"
#include "match/match_pdn.hpp"
#include "view/terminal/verbs.hpp"
#include "view/text/names.hpp"
#include "view/text/pdn_sentences.hpp"
#include "view/text/printable.hpp"

namespace damas::terminal {

namespace {

// As in the window, as long as nobody has chosen another one there.
constexpr Variant usual_variant = Variant::Brazilian;

bool tells_something(const PdnGame& game) {
  return !game.headers.empty() || game.tree.ply_count() > 0;
}

// The last position that is set up on the main line; the match begins there.
PdnNode begin_of(const PdnTree& tree) {
  PdnNode begin = PdnNode::Root;
  for (const PdnNode n : tree.main_line()) {
    if (tree.setup(n)) begin = n;
  }
  return begin;
}

// Makes the match's moves the main line, if they are not yet.
void add_moves(PdnTree& tree, const Game& game) {
  PdnNode at = begin_of(tree);
  for (int ply = 0; ply < game.last_ply(); ++ply) {
    const std::optional<PdnNode> next = play_move(tree, at, game.move_from(ply));
    if (!next) return;
    at = *next;
  }
  promote_to_main_line(tree, at);
}

// Replaces `old`, and tells so, or appends.
bool put(std::string& text, const std::string& game, const std::string& old) {
  const std::size_t at = old.empty() ? std::string::npos : text.rfind(old);
  if (at != std::string::npos) {
    text.replace(at, old.size(), game);
    return true;
  }
  if (!text.empty()) text += text.ends_with('\n') ? "\n" : "\n\n";
  text += game;
  return false;
}

// Without the game that `old` is, because it is replaced.
FileOrder order_around(const std::string& old, const std::vector<PdnGame>& games,
                       const std::string& text) {
  const std::size_t at = old.empty() ? std::string::npos : text.rfind(old);
  FileOrder order;
  for (const PdnGame& game : games) {
    const bool replaced =
        at != std::string::npos && game.begin >= at && game.begin < at + old.size();
    if (!replaced) order.add(game);
  }
  return order;
}

std::variant<std::vector<PdnGame>, LoadFailure> games_in(const std::string& text) {
  std::vector<PdnGame> games = read_pdn(text, {.usual = usual_variant});
  if (std::any_of(games.begin(), games.end(), tells_something)) return games;
  LoadFailure failure{FileProblem::NoGames, {}};
  if (!games.empty() && !games.front().errors.empty()) failure.error = games.front().errors.front();
  return failure;
}

// Names the error that matters to the match, else the first one; empty if there is none.
std::string about_errors(Language language, const PdnGame& game, const std::string& text,
                         const std::string& path) {
  if (game.errors.empty()) return {};
  const PdnError* const cuts = error_in_main_line(text, game);
  const PdnError& error = cuts != nullptr ? *cuts : game.errors.front();
  return tr(language, cuts != nullptr ? Text::TerminalGameCut : Text::TerminalGameFlawed,
            shortened(path), shortened(sentence(language, error), longest_message));
}

// A file without moves of its own: a list of positions.
std::optional<FenList> positions_in(const std::string& text) {
  if (!is_fen_list(text)) return std::nullopt;
  FenList list = read_fen_list(text, variant_of_fens(text, usual_variant));
  if (list.games.empty()) return std::nullopt;
  return list;
}

std::string about_bad_lines(Language language, const FenList& list) {
  if (list.errors.empty()) return {};
  const PdnError& first = list.errors.front();
  return tr(language, Text::FilePositionsBad, static_cast<int>(list.errors.size()), first.line,
            shortened(first.found));
}

std::string about_guess(Language language, Variant guessed, const std::string& path) {
  return tr(language, Text::FileVariantGuessed, shortened(path), name(language, guessed));
}

std::string together(const std::string& one, const std::string& other) {
  return one.empty() || other.empty() ? one + other : one + " " + other;
}

// The assumptions of the reader about the game, as sentences; empty if the file says all.
std::string about_guesses(Language language, const PdnGame& game, const std::string& path) {
  const std::string variant =
      game.variant_guessed ? about_guess(language, game.variant(), path) : "";
  const std::string winner =
      game.winner_guessed() ? tr(language, Text::FileWinnersGuessed, shortened(path)) : "";
  return together(variant, winner);
}

// The game that the person picks, without a game from which saving could go on.
std::variant<Opened, LoadFailure, Unpicked> open_position(Console& console,
                                                          const FenList& positions,
                                                          const std::string& path,
                                                          const EngineOptions& engine) {
  auto picked = pick_game(console, positions.games);
  if (const auto* unpicked = std::get_if<Unpicked>(&picked)) return *unpicked;
  const auto& game = std::get<PdnGame>(picked);
  const Language language = console.language();
  return Opened{
      match_of(game, engine),
      {},
      together(about_bad_lines(language, positions), about_guess(language, game.variant(), path))};
}

}  // namespace

bool is_pdn(const std::string& path) {
  return lowercase(path).ends_with(".pdn");
}

std::variant<std::vector<PdnGame>, LoadFailure> load_games(const std::string& path) {
  const auto text = read_text(path);
  if (const auto* problem = std::get_if<FileProblem>(&text)) return LoadFailure{*problem, {}};
  return games_in(std::get<std::string>(text));
}

PdnGame kept_game(const Match& match, const std::optional<PdnGame>& from) {
  if (!from) return pdn_of(match);
  PdnGame kept = *from;
  add_moves(kept.tree, match.game());
  if (kept.tree == from->tree && !match.progress().ended) return kept;
  const PdnGame played = pdn_of(match.game(), from->headers, match.outcome());
  kept.headers = played.headers;
  kept.result = played.result;
  kept.named_first = played.named_first;
  return kept;
}

std::optional<FileProblem> keep_game(const PdnGame& game, const std::string& path,
                                     std::optional<Written>& before) {
  std::string text;
  const std::string old = before && before->path == path ? before->text : std::string{};
  FileOrder order;
  std::size_t others = 0;
  std::error_code error;
  if (std::filesystem::exists(path_of(path), error)) {
    const auto games = load_games(path);
    if (!std::holds_alternative<std::vector<PdnGame>>(games)) return FileProblem::Taken;
    text = std::get<std::string>(read_text(path));
    others = std::get<std::vector<PdnGame>>(games).size();
    order = order_around(old, std::get<std::vector<PdnGame>>(games), text);
  }
  const std::string written = write_pdn(ordered_for(game, order));
  const bool replaced = put(text, written, old);
  const auto problem = write_text(path, text);
  if (problem) return problem;
  before = Written{path, written};
  if (!replaced && others > 0) before->games_there = static_cast<int>(others) + 1;
  return std::nullopt;
}

Match match_of(const PdnGame& game, const EngineOptions& engine) {
  MatchSetup setup;
  setup.variant = game.variant();
  setup.players = {Human{}, Human{}};
  const PdnReplay replayed = replay(game.tree);
  setup.start = replayed.game.start();
  return Match(setup, MatchProgress{replayed.game}, engine);
}

std::variant<Opened, LoadFailure, Unpicked> open_match(Console& console, const std::string& path,
                                                       const EngineOptions& engine) {
  const auto text = read_text(path);
  if (const auto* problem = std::get_if<FileProblem>(&text)) return LoadFailure{*problem, {}};
  if (const auto positions = positions_in(std::get<std::string>(text)))
    return open_position(console, *positions, path, engine);
  if (!is_pdn(path)) {
    auto loaded = load_match(path, engine);
    if (const auto* failure = std::get_if<LoadFailure>(&loaded)) return *failure;
    return Opened{std::get<Match>(std::move(loaded))};
  }
  const auto games = games_in(std::get<std::string>(text));
  if (const auto* failure = std::get_if<LoadFailure>(&games)) return *failure;
  auto picked = pick_game(console, std::get<std::vector<PdnGame>>(games));
  if (const auto* unpicked = std::get_if<Unpicked>(&picked)) return *unpicked;
  PdnGame& game = std::get<PdnGame>(picked);
  const std::string errors =
      about_errors(console.language(), game, std::get<std::string>(text), path);
  std::string notice = together(errors, about_guesses(console.language(), game, path));
  Match match = match_of(game, engine);
  return Opened{std::move(match), std::move(game), std::move(notice)};
}

std::optional<FileProblem> keep_match(const Match& match, const std::optional<PdnGame>& from,
                                      const std::string& path, std::optional<Written>& before) {
  return is_pdn(path) ? keep_game(kept_game(match, from), path, before) : save_match(match, path);
}

}  // namespace damas::terminal

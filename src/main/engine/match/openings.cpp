#include "main/engine/match/openings.hpp"

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <system_error>

#include "assets/ballots.hpp"
#include "core/pdn/convert.hpp"
#include "core/pdn/fen_list.hpp"
#include "core/pdn/reader.hpp"
#include "engine/random.hpp"
#include "files/paths.hpp"
#include "main/engine/setup.hpp"
#include "openings/ballots.hpp"
#include "openings/eleven_man.hpp"

namespace damas::tool {

namespace {

constexpr std::uint64_t judge_nodes = 5000;
// After this many random openings without a balanced one, the most balanced of them is played.
constexpr int most_tries = 500;

std::string read_file(const std::string& name) {
  std::error_code error;
  if (std::filesystem::is_directory(path_of(name), error)) {
    throw BadInput("match: '" + name + "' is a folder, expected PDN games or a list of FENs");
  }
  std::ifstream file(path_of(name), std::ios::binary);
  if (!file) {
    throw BadInput("match: cannot read openings from '" + name + "'" + reason_of_system() +
                   "; expected PDN games or a list of FENs");
  }
  std::string text{std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
  if (!file || text.empty()) {
    throw BadInput("match: '" + name + "' has no openings; expected PDN games or a list of FENs");
  }
  return text;
}

int judged(const Game& game, Engine& judge) {
  SearchRequest request;
  request.limits.nodes = judge_nodes;
  judge.forget();
  judge.start(game, request);
  return std::abs(judge.poll()->score);
}

}  // namespace

Openings::Openings(Variant variant, std::size_t draw_table, OpeningOptions options)
    : variant_(variant), draw_table_(draw_table), options_(std::move(options)) {
  if (options_.eleven_man) {
    expect_eleven_man();
  } else if (options_.ballot) {
    read_ballots();
  } else if (!options_.file.empty()) {
    read_book();
  }
}

void Openings::expect_eleven_man() const {
  if (options_.ballot) throw BadInput("match: expected --ballot or --eleven-man, not both");
  if (!options_.file.empty()) {
    throw BadInput("match: expected --openings or --eleven-man, not both");
  }
  if (!has_eleven_man_ballot(variant_)) {
    throw BadInput("match: --eleven-man: expected english, not " + std::string(info(variant_).id));
  }
}

void Openings::read_ballots() {
  if (!options_.file.empty()) throw BadInput("match: expected --openings or --ballot, not both");
  const auto read = damas::read_ballots(embedded_ballots(info(variant_).id), variant_);
  if (const auto* error = std::get_if<OpeningsError>(&read)) {
    throw BadInput("match: in the list of openings drawn by lot, line " +
                   std::to_string(error->line) + ": " + error->what);
  }
  for (const auto& moves : std::get<std::vector<std::vector<Move>>>(read)) {
    Game opening(variant_, draw_table_);
    for (const Move& move : moves)
      opening.play(move);
    book_.push_back(std::move(opening));
  }
  if (book_.empty()) {
    throw BadInput("match: --ballot: no openings are drawn by lot in " +
                   std::string(info(variant_).id) + "; expected brazilian, russian or english");
  }
}

void Openings::read_book() {
  const std::string text = read_file(options_.file);
  const auto where = [&](const PdnError& error) {
    return "match: in '" + options_.file + "', " + describe(error);
  };
  std::vector<PdnGame> games;
  if (is_fen_list(text)) {
    FenList list = read_fen_list(text, variant_);
    if (!list.errors.empty()) {
      throw BadInput("match: in '" + options_.file + "', line " +
                     std::to_string(list.errors.front().line) + ": " + list.errors.front().detail);
    }
    games = std::move(list.games);
  } else {
    games = read_pdn(text, {variant_});
  }
  for (const PdnGame& game : games) {
    if (!game.is_whole()) throw BadInput(where(game.errors.front()));
    if (game.variant() != variant_) {
      throw BadInput("match: in '" + options_.file + "', expected games of " +
                     std::string(info(variant_).id) + ", found one of " +
                     std::string(info(game.variant()).id));
    }
    const std::vector<PdnNode> line = game.tree.main_line();
    Game opening = replay(game.tree, line.empty() ? PdnNode::Root : line.back(), draw_table_).game;
    if (options_.plies_given) opening.go_to(std::min(opening.last_ply(), options_.most_plies));
    // Replays the moves, because undone ones do not belong to the opening.
    Game played(opening.start(), draw_table_);
    for (int ply = 0; ply < opening.ply(); ++ply)
      played.play(opening.move_from(ply));
    if (!played.outcome() && !played.legal_moves().empty()) book_.push_back(std::move(played));
  }
  if (book_.empty()) {
    throw BadInput("match: expected openings in '" + options_.file +
                   "' after which the game goes on, found none");
  }
}

Game Openings::opening(int pair, std::uint64_t seed, Engine& judge) const {
  if (options_.eleven_man) {
    const ElevenManOpening drawn = drawn_eleven_man(seed);
    Game game(drawn.start, draw_table_);
    for (const Move& move : drawn.moves)
      game.play(move);
    return game;
  }
  if (book_.empty()) return random_opening(seed, judge);
  if (options_.ballot) return book_[seed % book_.size()];
  return book_[static_cast<std::size_t>(pair) % book_.size()];
}

Game Openings::random_opening(std::uint64_t seed, Engine& judge) const {
  Random random(seed);
  std::optional<Game> best;
  int best_score = 0;
  for (int i = 0; i < most_tries && (!best || best_score > options_.balance); ++i) {
    Game game(variant_, draw_table_);
    const int plies =
        options_.least_plies + random.below(options_.most_plies - options_.least_plies + 1);
    while (game.ply() < plies && !game.outcome()) {
      const auto& moves = game.legal_moves();
      game.play(moves[static_cast<std::size_t>(random.below(static_cast<int>(moves.size())))]);
    }
    if (game.outcome()) continue;
    const int score = judged(game, judge);
    if (!best || score < best_score) {
      best = std::move(game);
      best_score = score;
    }
  }
  if (!best) throw BadInput("match: expected fewer random plies; games end within them");
  return std::move(*best);
}

}  // namespace damas::tool

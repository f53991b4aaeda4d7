#include <doctest/doctest.h>

#include "core/fen.hpp"
#include "core/pdn/reader.hpp"
#include "core/pdn/writer.hpp"
#include "random_pdn.hpp"

namespace damas {

namespace {

std::string first_error(const PdnGame& game) {
  return game.errors.empty() ? "" : describe(game.errors.front());
}

void check_same(const PdnGame& read, const PdnGame& written, const std::string& text) {
  CAPTURE(text);
  CAPTURE(first_error(read));
  REQUIRE(read.is_whole());
  REQUIRE(read.variant() == written.variant());
  CHECK(read.tree == written.tree);
  CHECK(read.headers == written.headers);
  CHECK(read.result.score == written.result.score);
  CHECK(read.winner() == written.winner());
  CHECK_FALSE(read.variant_guessed);
}

// Writes games, reads them and writes them again: games and text must stay the same.
void check_round_trip(const std::vector<PdnGame>& games, const PdnWriting& writing) {
  const std::string text = write_pdn(games, writing);
  const std::vector<PdnGame> read = read_pdn(text);
  REQUIRE(read.size() == games.size());
  for (std::size_t i = 0; i < games.size(); ++i)
    check_same(read[i], games[i], text);
  CHECK(write_pdn(read, writing) == text);
}

std::vector<PdnGame> some_games(Variant variant, int count, int plies) {
  RandomPdn random(static_cast<std::uint64_t>(variant) + 1);
  std::vector<PdnGame> games;
  for (int i = 0; i < count; ++i)
    games.push_back(random.game(variant, plies, i % 2 == 0));
  return games;
}

}  // namespace

TEST_CASE("Games of every variant are the same after writing and reading") {
  for (std::size_t i = 0; i < variants.size(); ++i) {
    CAPTURE(variants[i].id);
    check_round_trip(some_games(static_cast<Variant>(i), 12, 120), {});
  }
}

TEST_CASE("Other numberings, full paths and results at the end are read as well") {
  for (std::size_t i = 0; i < variants.size(); ++i) {
    CAPTURE(variants[i].id);
    const auto games = some_games(static_cast<Variant>(i), 2, 60);
    check_round_trip(games, {.numbering = Numbering::Algebraic, .with_paths = true});
    check_round_trip(games, {.ends_with_result = true, .width = 40});
    const bool numbers = !is_algebraic(variants[i].numbering);
    check_round_trip(games,
                     {.numbering = numbers ? variants[i].numbering : Numbering::FromTopLeft});
  }
}

TEST_CASE("Games that begin in any position are the same after writing and reading") {
  for (std::size_t i = 0; i < variants.size(); ++i) {
    CAPTURE(variants[i].id);
    RandomPdn random(i + 77);
    const auto variant = static_cast<Variant>(i);
    const PdnGame opening = random.game(variant, 21, false);
    const std::vector<PdnNode> line = opening.tree.main_line();
    PdnGame game;
    // A PDN has only a FEN for the start, which does not contain the moves of a Frisian king in a
    // row.
    const std::string fen = to_fen(opening.tree.position_at(line.back()));
    game.tree = PdnTree(std::get<AnyPosition>(parse_fen(variant, fen)));
    check_round_trip({game}, {});
    MoveList moves;
    compiled_rules(variant).legal_moves(game.tree.start(), moves);
    if (!moves.empty()) game.tree.add(PdnNode::Root, moves[0]);
    check_round_trip({game}, {});
  }
}

TEST_CASE("No line is longer than 80 characters") {
  const std::string text = write_pdn(some_games(Variant::International, 4, 100));
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t end = text.find('\n', at);
    const std::string line = text.substr(at, end - at);
    // A line may be longer if its last word must not begin a line.
    CHECK_MESSAGE((line.size() <= 80 || line.find("[Event") != std::string::npos), line);
    at = end + 1;
  }
}

TEST_CASE("Positions that are set up in the middle of a game keep their place") {
  PdnGame game;
  game.tree = PdnTree(start_of(Variant::International));
  const auto fen = parse_fen(Variant::International, "B:W28,31-36,38-50:B1-20");
  const PdnNode setup = game.tree.add_setup(PdnNode::Root, std::get<AnyPosition>(fen));
  MoveList moves;
  compiled_rules(Variant::International).legal_moves(*game.tree.setup(setup), moves);
  game.tree.add(setup, moves[0]);
  check_round_trip({game}, {});
}

}  // namespace damas

// Checks invariants of every position of random games.
#include <random>
#include <set>

#include "core/fen.hpp"
#include "core/movegen.hpp"
#include "diagram.hpp"

namespace damas {

namespace {

using Random = std::mt19937_64;

// The board turned by 180 degrees with colours exchanged.
AnyPosition turned(const AnyPosition& any) {
  AnyPosition result = empty_board(variant_of(any));
  const BoardShape& shape = info(variant_of(any)).rules.board;
  std::visit(
      [&](auto& to) {
        const Game from(any);
        for (const Square s : shape.squares()) {
          const auto piece = from.piece_at(s);
          if (!piece) continue;
          const Square across = shape.square_at(shape.square_count() - 1 - shape.ordinal(s));
          to.put(across, {opponent(piece->side), piece->kind});
        }
        to.to_move = opponent(from.side_to_move());
      },
      result);
  return result;
}

Move turned(const Move& m, const BoardShape& shape) {
  const auto across = [&](Square s) {
    return shape.square_at(shape.square_count() - 1 - shape.ordinal(s));
  };
  Move result{SquareSet{}, across(m.from), across(m.to), m.promotes};
  for (const Square s : m.captured)
    result.captured.insert(across(s));
  return result;
}

void check_no_duplicates(const Game& game) {
  const auto& moves = game.legal_moves();
  for (std::size_t i = 0; i < moves.size(); ++i) {
    for (std::size_t j = i + 1; j < moves.size(); ++j)
      REQUIRE_FALSE(moves[i] == moves[j]);
  }
}

void check_turned(const Game& game) {
  if (game.resting_king()) return;
  const Game other(turned(game.position()));
  REQUIRE(other.legal_moves().size() == game.legal_moves().size());
  for (const Move& m : game.legal_moves())
    REQUIRE(other.is_legal(turned(m, game.shape())));
}

void check_paths(const Game& game) {
  for (const Move& m : game.legal_moves()) {
    const std::vector<Path> paths = game.paths(m);
    REQUIRE_FALSE(paths.empty());
    for (const Path& path : paths) {
      REQUIRE(path.front() == m.from);
      REQUIRE(path.back() == m.to);
      REQUIRE(path.size() == static_cast<std::size_t>(std::max(1, m.captured.size())) + 1);
      REQUIRE(game.captures_along(m, path).size() == static_cast<std::size_t>(m.captured.size()));
    }
  }
}

void check_after(const Game& before, const Game& now, const Move& m) {
  const Side mover = before.side_to_move();
  REQUIRE(now.side_to_move() == opponent(mover));
  REQUIRE(now.pieces(mover).size() == before.pieces(mover).size());
  REQUIRE(now.pieces(opponent(mover)).size() ==
          before.pieces(opponent(mover)).size() - m.captured.size());
  const Kind kind = before.piece_at(m.from)->kind;
  REQUIRE(now.piece_at(m.to)->kind == (m.promotes ? Kind::King : kind));
  REQUIRE((now.pieces(Side::White) & now.pieces(Side::Black)).empty());
}

// A FEN does not contain how often a king has moved in a row.
bool counts_king_moves(const Game& game) {
  return game.rules().king_moves_in_a_row > 0;
}

void check_fen(const Game& game) {
  if (counts_king_moves(game)) return;
  const auto read = parse_fen(game.variant(), to_fen(game.position()));
  REQUIRE(std::holds_alternative<AnyPosition>(read));
  REQUIRE(std::get<AnyPosition>(read) == game.position());
}

// Checks that can_capture() agrees with the move list.
void check_can_capture(const Game& game) {
  const bool listed = std::any_of(game.legal_moves().begin(), game.legal_moves().end(),
                                  [](const Move& m) { return m.is_capture(); });
  const bool told = std::visit([&](const auto& p) { return can_capture(p, game.side_to_move()); },
                               game.position());
  REQUIRE(told == listed);
}

void play_random_game(Variant variant, Random& random) {
  Game game(variant);
  std::vector<AnyPosition> seen = {game.position()};
  while (!game.outcome() && game.ply() < 120) {
    check_no_duplicates(game);
    check_can_capture(game);
    if (random() % 8 == 0) {
      check_turned(game);
      check_paths(game);
      check_fen(game);
    }
    const Game before = game;
    const Move m = game.legal_moves()[random() % game.legal_moves().size()];
    REQUIRE(game.play(m));
    check_after(before, game, m);
    seen.push_back(game.position());
  }
  for (int ply = game.ply(); ply >= 0; --ply) {
    REQUIRE(game.position() == seen[static_cast<std::size_t>(ply)]);
    REQUIRE(game.undo() == (ply > 0));
  }
}

}  // namespace

TEST_CASE("random games of every variant keep every invariant") {
  Random random(5);
  for (std::size_t v = 0; v < variants.size(); ++v) {
    CAPTURE(variants[v].id);
    for (int i = 0; i < 100; ++i)
      play_random_game(static_cast<Variant>(v), random);
  }
}

TEST_CASE("5,000 random Brazilian games keep every invariant") {
  Random random(1);
  for (int i = 0; i < 5000; ++i)
    play_random_game(Variant::Brazilian, random);
}

TEST_CASE("5,000 random Casual games keep every invariant") {
  Random random(2);
  for (int i = 0; i < 5000; ++i)
    play_random_game(Variant::Casual, random);
}

TEST_CASE("positions with many kings list no move twice and have a path for every capture") {
  Random random(3);
  for (int i = 0; i < 3000; ++i) {
    AnyPosition any = empty_board(i % 2 == 0 ? Variant::Brazilian : Variant::Casual);
    std::visit(
        [&](auto& p) {
          for (const Square s : std::decay_t<decltype(p)>::rules.board.squares()) {
            const auto roll = random() % 6;
            if (roll < 2) p.put(s, {roll == 0 ? Side::White : Side::Black, Kind::King});
          }
        },
        any);
    const Game game(any);
    check_no_duplicates(game);
    check_paths(game);
    check_turned(game);
  }
}

TEST_CASE("equal positions have equal keys and different ones differ") {
  Random random(4);
  std::set<std::uint64_t> keys;
  std::set<std::string> fens;
  for (int i = 0; i < 300; ++i) {
    Game game;
    while (!game.outcome() && game.ply() < 80) {
      game.play(game.legal_moves()[random() % game.legal_moves().size()]);
      keys.insert(game.repeatable_keys().back());
      fens.insert(to_fen(game.position()));
    }
  }
  CHECK(keys.size() == fens.size());
  CHECK(fens.size() > 10000);
}

}  // namespace damas

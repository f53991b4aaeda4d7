// The fast generator against the slow one, on random positions.
#include "reference.hpp"

#include <random>

#include "core/fen.hpp"
#include "diagram.hpp"

using namespace damas;

namespace {

using Random = std::mt19937_64;

reference::Mailbox mailbox(const Game& game) {
  reference::Mailbox box;
  box.white_to_move = game.side_to_move() == Side::White;
  for (const Square s : game.shape().squares()) {
    const Cell c = game.shape().cell(s);
    const auto piece = game.piece_at(s);
    if (!piece) continue;
    const char man = piece->side == Side::White ? 'w' : 'b';
    box.at[c.file][c.rank] = piece->kind == Kind::Man ? man : static_cast<char>(std::toupper(man));
  }
  return box;
}

std::set<reference::Found> moves_as_found(const Game& game) {
  const auto place = [&](Square s) {
    const Cell c = game.shape().cell(s);
    return reference::Place{c.file, c.rank};
  };
  std::set<reference::Found> found;
  for (const Move& m : game.legal_moves()) {
    reference::Found f{place(m.from), place(m.to), {}, m.promotes};
    for (const Square s : m.captured)
      f.taken.insert(place(s));
    found.insert(f);
  }
  return found;
}

// Any number of pieces of any kind, anywhere that they may stand.
Game random_position(Variant variant, Random& random) {
  AnyPosition any = empty_board(variant);
  const auto density = 2 + random() % 5;
  std::visit(
      [&](auto& p) {
        const BoardShape& shape = std::decay_t<decltype(p)>::rules.board;
        for (const Square s : shape.squares()) {
          if (random() % 8 >= density) continue;
          const Side side = random() % 2 == 0 ? Side::White : Side::Black;
          const int crown_rank = side == Side::White ? shape.ranks - 1 : 0;
          const bool king = random() % 4 == 0 || shape.cell(s).rank == crown_rank;
          p.put(s, {side, king ? Kind::King : Kind::Man});
        }
        p.to_move = random() % 2 == 0 ? Side::White : Side::Black;
      },
      any);
  return Game(any);
}

void compare(Variant variant, std::uint64_t seed) {
  Random random(seed);
  for (int i = 0; i < 20000; ++i) {
    const Game game = random_position(variant, random);
    CAPTURE(to_fen(game.position()));
    const auto expected = reference::Generator(mailbox(game), variant == Variant::Casual).legal();
    REQUIRE(moves_as_found(game) == expected);
    REQUIRE(game.legal_moves().size() == expected.size());
  }
}

}  // namespace

TEST_SUITE("reference") {
  TEST_CASE("20,000 random Brazilian positions have the same moves in both generators") {
    compare(Variant::Brazilian, 31);
  }

  TEST_CASE("20,000 random Casual positions have the same moves in both generators") {
    compare(Variant::Casual, 32);
  }
}

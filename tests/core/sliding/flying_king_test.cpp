// Compares the sliding pieces with the flying kings of real games.
#include <random>

#include "core/game.hpp"
#include "core/sliding/board_diagram.hpp"
#include "core/sliding/slide.hpp"
#include "core/sliding/walk.hpp"
#include "core/variants.hpp"

namespace damas::sliding {

namespace {

constexpr BoardShape whole{8, 8, true};

damas::Square in_game(sliding::Square s, const BoardShape& shape = whole) {
  return *shape.square({index(file_of(s)), index(rank_of(s))});
}

sliding::Square in_lab(damas::Square s, const BoardShape& shape = whole) {
  const Cell cell = shape.cell(s);
  return sliding::square_at(static_cast<sliding::File>(cell.file),
                            static_cast<sliding::Rank>(cell.rank));
}

// The last squares of the wanted moves of a white king; all other pieces are men.
template <class IsWanted>
Bitboard targets(Variant variant, sliding::Square from, Bitboard friends, Bitboard enemies,
                 IsWanted&& wanted) {
  const BoardShape& shape = info(variant).rules.board;
  AnyPosition any = empty_board(variant);
  std::visit(
      [&](auto& p) {
        p.put(in_game(from, shape), {Side::White, Kind::King});
        for (const sliding::Square s : friends)
          p.put(in_game(s, shape), {Side::White, Kind::Man});
        for (const sliding::Square s : enemies)
          p.put(in_game(s, shape), {Side::Black, Kind::Man});
        p.to_move = Side::White;
      },
      any);
  Bitboard found;
  const Game game(any);
  for (const Move& m : game.legal_moves()) {
    if (m.from == in_game(from, shape) && wanted(m)) found.set(in_lab(m.to, shape));
  }
  return found;
}

// A random word with about a quarter of its bits set.
std::uint64_t few(std::mt19937_64& random) {
  const std::uint64_t half = random();
  return half & random();
}

}  // namespace

TEST_CASE("the king of Turkish draughts slides on the rook's rays") {
  using Turkish = Rays<Board<whole>>;
  std::mt19937_64 random(3);
  for (int round = 0; round < 500; ++round) {
    const std::uint64_t word = few(random);
    const Bitboard occupied{word};
    std::uint64_t game_word = 0;
    for (const sliding::Square s : occupied)
      game_word |= Board<whole>::bit(in_game(s));
    for (const sliding::Square from : sliding::all_squares) {
      Bitboard slid;
      for_each_direction<directions::orthogonals, Side::White>([&]<Direction D>() {
        bits::for_each(Turkish::reach<D>(in_game(from), game_word),
                       [&](damas::Square to) { slid.set(in_lab(to)); });
      });
      CHECK(slid == sliding::walked_sight(Slider::Rook, from, occupied) - occupied);
    }
  }
}

TEST_CASE("among friends, its moves in a game are the moves of a rook") {
  std::mt19937_64 random(5);
  for (int round = 0; round < 200; ++round) {
    const auto from = static_cast<sliding::Square>(random() % 64);
    Bitboard friends{few(random)};
    friends -= Bitboard{from} | Bitboard::of(sliding::Rank::Eight);
    const Bitboard game =
        targets(Variant::Turkish, from, friends, {}, [](const Move& m) { return !m.is_capture(); });
    CHECK(drawn(game) == drawn(sliding::rook_moves(from, friends, {})));
  }
}

TEST_CASE("a king that takes one man lands where the sliders say, on lines and on diagonals") {
  const auto check = [](Variant variant, Slider rays, std::uint64_t playable) {
    for (const sliding::Square from : sliding::all_squares) {
      for (const sliding::Square enemy : sliding::all_squares) {
        const bool usable = Bitboard{playable}.contains(from) &&
                            Bitboard{playable}.contains(enemy) && from != enemy;
        if (!usable) continue;
        const auto found = sliding::king_moves(rays, from, {}, {enemy});
        const Bitboard game =
            targets(variant, from, {}, {enemy}, [](const Move& m) { return m.is_capture(); });
        REQUIRE(drawn(game) == drawn(found.landings));
      }
    }
  };
  check(Variant::Turkish, Slider::Rook, ~std::uint64_t{0});
  check(Variant::Brazilian, Slider::Bishop, 0xAA55AA55AA55AA55);
}

}  // namespace damas::sliding

#include "engine/windows.hpp"

#include "engine/each_variant.hpp"
#include "engine/positions.hpp"
#include "engine/window_index.hpp"

namespace damas {

namespace {

// The definition of a pattern, computed square by square.
template <Rules R>
int slow_pattern(const Position<R>& p, const PatternWindow& window) {
  int pattern = 0;
  int digit = 1;
  for (const Square s : window.squares) {
    const auto piece = p.piece_at(s);
    const bool own = piece && (piece->side == Side::White) != window.turned;
    if (piece && piece->kind == Kind::Man) pattern += digit * (own ? 1 : 2);
    digit *= 3;
  }
  return pattern;
}

template <Rules R>
void check_patterns(const WindowIndex<R>& index, const Position<R>& p) {
  const auto lanes = index(p);
  for (int i = 0; i < index.layout.count(); ++i)
    REQUIRE(index.at(lanes, index.lane(i)) == slow_pattern(p, index.layout[i]));
}

}  // namespace

TEST_CASE("windows cover every square of every board") {
  for_each_variant([]<std::size_t I>() {
    constexpr BoardShape board = variants[I].rules.board;
    const WindowLayout layout(board);
    SquareSet covered;
    for (int i = 0; i < layout.count(); ++i) {
      SquareSet window;
      for (const Square s : layout[i].squares)
        window.insert(s);
      CHECK(window.size() == window_size);
      covered |= window;
    }
    CHECK(covered.size() == board.square_count());
  });
}

TEST_CASE("windows share tables with their images") {
  CHECK(WindowLayout({8, 8}).count() == 13);
  CHECK(WindowLayout({8, 8}).tables() == 7);
  CHECK(WindowLayout({10, 10}).count() == 25);
  CHECK(WindowLayout({10, 10}).tables() == 13);
  CHECK(WindowLayout({12, 12}).tables() == 21);
  CHECK(WindowLayout({8, 8, true}).count() == 42);
  CHECK(WindowLayout({8, 8, true}).tables() == 16);
}

TEST_CASE("in a window that is its own image, opposite patterns have opposite signs") {
  const WindowLayout layout({8, 8});
  int own_images = 0;
  for (int t = 0; t < layout.tables(); ++t) {
    const auto standing = layout.standing(t);
    CHECK(standing[1].sign == 1);
    if (standing[1].pattern == 1 && standing[2].pattern == 2) {
      // The opposite of an own man on the first square is an enemy man on the last one.
      const auto& opposite = standing[std::size_t{2} * 2187];
      if (opposite.pattern != 1) continue;
      CHECK(opposite.sign == -1);
      CHECK(standing[0].sign == 0);
      ++own_images;
    }
  }
  CHECK(own_images == 1);
}

TEST_CASE("patterns equal those computed square by square, in every variant") {
  for_each_variant([]<std::size_t I>() {
    constexpr Rules rules = variants[I].rules;
    const auto index = std::make_unique<WindowIndex<rules>>();
    Random random(I);
    for (int n = 0; n < 20; ++n) {
      const Game game = random_game(static_cast<Variant>(I), random.below(60), random);
      check_patterns(*index, std::get<I>(game.position()));
    }
  });
}

}  // namespace damas

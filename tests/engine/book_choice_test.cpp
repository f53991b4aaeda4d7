#include "engine/book_choice.hpp"

#include <set>

#include <doctest/doctest.h>

#include "book/shipped_books.hpp"
#include "engine/thinker.hpp"

namespace damas {

namespace {

// Ships a book with three moves of the start, of which the last loses 14.
struct ShippedBook {
  ShippedBook() {
    ship_books([this](Variant variant) -> std::shared_ptr<const Book> {
      if (variant != Variant::Brazilian) return nullptr;
      Book book(Variant::Brazilian);
      book.add(game, {10, {{moves[1], 0}, {moves[4], 3}, {moves[5], 14}}});
      return std::make_shared<const Book>(std::move(book));
    });
  }
  ~ShippedBook() { ship_books({}); }
  ShippedBook(const ShippedBook&) = delete;
  ShippedBook& operator=(const ShippedBook&) = delete;

  std::set<int> chosen(int level) const {
    std::set<int> indices;
    for (std::uint64_t seed = 0; seed < 300; ++seed) {
      SearchRequest request = request_for_level(level, BoardShape(), seed);
      request.book = true;
      const auto report = report_from_book(game, request);
      REQUIRE(report);
      for (std::size_t i = 0; i < moves.size(); ++i) {
        if (moves[i] == *report->best) indices.insert(static_cast<int>(i));
      }
    }
    return indices;
  }

  Game game{Variant::Brazilian};
  std::vector<Move> moves = game.legal_moves();
};

}  // namespace

TEST_CASE("low levels play all moves of the book, the strongest only the best ones") {
  const ShippedBook shipped;
  CHECK(shipped.chosen(1) == std::set{1, 4, 5});
  CHECK(shipped.chosen(strongest_level) == std::set{1, 4});
}

TEST_CASE("the same seed chooses the same move") {
  const ShippedBook shipped;
  SearchRequest request = request_for_level(strongest_level, BoardShape(), 5);
  CHECK(report_from_book(shipped.game, request)->best ==
        report_from_book(shipped.game, request)->best);
}

TEST_CASE("the report has the score and the line of the move") {
  const ShippedBook shipped;
  const auto report =
      report_from_book(shipped.game, request_for_level(strongest_level, BoardShape(), 0));
  REQUIRE(report);
  CHECK(report->finished);
  CHECK(report->depth == 0);
  CHECK(report->line == std::vector{*report->best});
  CHECK(report->score == (*report->best == shipped.moves[1] ? 10 : 7));
}

TEST_CASE("a level thinks for itself after its plies of the book") {
  const ShippedBook shipped;
  Game game(Variant::Brazilian);
  Book with_all(Variant::Brazilian);
  std::vector<Game> games;
  while (game.ply() < 4) {
    games.push_back(game);
    with_all.add(game, {0, {{game.legal_moves()[0], 0}}});
    game.play(game.legal_moves()[0]);
  }
  ship_books([&](Variant) { return std::make_shared<const Book>(with_all); });
  CHECK(report_from_book(games[1], request_for_level(1, BoardShape(), 0)));
  CHECK_FALSE(report_from_book(games[2], request_for_level(1, BoardShape(), 0)));
  CHECK(report_from_book(games[3], request_for_level(strongest_level, BoardShape(), 0)));
}

TEST_CASE("a search uses the book only if it is asked to") {
  const ShippedBook shipped;
  Thinker thinker(1);
  const std::atomic<bool> never = false;
  SearchRequest request = request_for_level(6, BoardShape(), 1);
  CHECK(thinker.think(shipped.game, request, never, [](const Report&) {}).depth > 0);
  request.book = true;
  CHECK(thinker.think(shipped.game, request, never, [](const Report&) {}).depth == 0);
  CHECK_FALSE(report_from_book(Game(Variant::Russian), request));
}

}  // namespace damas

#include <algorithm>
#include <fstream>
#include <set>

#include <doctest/doctest.h>

#include "assets/books.hpp"
#include "assets/endings.hpp"
#include "assets/weights.hpp"
#include "book/shipped_books.hpp"
#include "core/fen.hpp"
#include "engine/book_choice.hpp"
#include "engine/shipped_endings.hpp"
#include "engine/shipped_weights.hpp"
#include "files/test_folder.hpp"
#include "main/engine/setup.hpp"
#include "main/engine/weights_file.hpp"
#include "main/shipped/embedded.hpp"

namespace damas {

namespace {

// The books grown before --whole-plies have holes at the start. Set this to true in the commit that
// ships books grown with --whole-plies of at least `whole_plies`. Then every position that legal
// moves reach before that ply must have an entry whose best move loses nothing, so that every level
// can use it: one after each first move, and one after each reply to the book's own moves.
constexpr bool books_are_whole = false;
constexpr int whole_plies = 5;

// Visits the positions of the book that legal moves reach from the start through its positions, and
// checks their moves.
class BookWalk {
 public:
  explicit BookWalk(const Book& book) : book_(book) {}

  void visit(const Game& game) {
    const auto entry = book_.find(game);
    if ((!entry && game.ply() > bridged_plies) || !seen_.insert(key_of(game)).second) return;
    if (books_are_whole && game.ply() < whole_plies) {
      CAPTURE(to_fen(game.position()));
      REQUIRE(entry);
    }
    if (entry) check(game, *entry);
    for (const Move& move : game.legal_moves()) {
      Game next = game;
      next.play(move);
      if (!next.outcome()) visit(next);
    }
  }

  std::size_t positions() const { return positions_; }

 private:
  static constexpr int bridged_plies = books_are_whole ? whole_plies - 1 : 3;
  static constexpr int widest_loss_of_best = books_are_whole ? 0 : 15;

  void check(const Game& game, const BookEntry& entry) {
    ++positions_;
    REQUIRE_FALSE(entry.moves.empty());
    CHECK(entry.moves.front().loss <= widest_loss_of_best);
    for (const BookMove& each : entry.moves) {
      CHECK(each.loss <= 30);
      Game next = game;
      CHECK(next.play(each.move));
    }
  }

  static std::uint64_t key_of(const Game& game) {
    const auto key_of_any = [](const auto& position) { return key(position); };
    return std::visit(key_of_any, static_cast<const AnyPosition::Base&>(game.position()));
  }

  const Book& book_;
  std::set<std::uint64_t> seen_;
  std::size_t positions_ = 0;  // of the book
};

}  // namespace

TEST_CASE("books are valid, small enough to be shipped, and begin at the start") {
  for (std::size_t i = 0; i < variants.size(); ++i) {
    CAPTURE(variants[i].id);
    const std::string_view bytes = embedded_books(variants[i].id);
    if (bytes.empty()) continue;
    CHECK(bytes.size() <= 150 * 1024);
    const auto read = Book::from_bytes(bytes, static_cast<Variant>(i));
    if (const auto* refused = std::get_if<BookError>(&read)) FAIL(refused->what);
    const Book& book = std::get<Book>(read);
    BookWalk walk(book);
    walk.visit(Game(static_cast<Variant>(i)));
    CHECK(walk.positions() > 100);
  }
}

TEST_CASE("the main variants have a book") {
  for (const char* const id : {"brazilian", "english", "international", "russian"})
    CHECK_FALSE(embedded_books(id).empty());
  CHECK(embedded_books("chess").empty());
}

TEST_CASE("a damaged book is refused") {
  std::string bytes(embedded_books("brazilian"));
  REQUIRE(bytes.size() > 1000);
  bytes[500] = static_cast<char>(bytes[500] ^ 1);
  const auto read = Book::from_bytes(bytes, Variant::Brazilian);
  REQUIRE(std::holds_alternative<BookError>(read));
  CHECK(std::get<BookError>(read).what == "is damaged or cut off: expected another checksum");
}

TEST_CASE("moves of books vary by the seed of a game, and low levels leave books early") {
  ship_embedded_files();
  for (const char* const id : {"brazilian", "english"}) {
    CAPTURE(id);
    const auto from_book = [&](int level, std::uint64_t seed) {
      Game game(*variant_by_id(id));
      while (const auto known =
                 report_from_book(game, request_for_level(level, BoardShape(), seed)))
        REQUIRE(game.play(*known->best));
      return game;
    };
    std::set<std::string> games;
    int deepest = 0;
    for (std::uint64_t seed = 0; seed < 100; ++seed) {
      CHECK(from_book(weakest_level, seed).ply() <= 2);
      const Game game = from_book(2, seed);
      games.insert(to_fen(game.position()));
      deepest = std::max(deepest, game.ply());
    }
    CHECK(games.size() > 1);
    CHECK(deepest > 2);
  }
  ship_books({});
  ship_weights({});
  ship_endings({});
}

TEST_CASE("engines use books when they are asked to") {
  ship_embedded_files();
  for (std::size_t i = 0; i < variants.size(); ++i) {
    const auto variant = static_cast<Variant>(i);
    CHECK((shipped_book(variant) == nullptr) == embedded_books(variants[i].id).empty());
  }
  ship_books({});
  ship_weights({});
  ship_endings({});
}

TEST_CASE("engines get endgame tables of four pieces") {
  ship_embedded_files();
  for (std::size_t i = 0; i < variants.size(); ++i) {
    const auto endings = shipped_endings(static_cast<Variant>(i));
    CHECK((endings == nullptr) == embedded_endings(variants[i].id).empty());
    if (endings) CHECK(endings->pieces() == 4);
  }
  ship_books({});
  ship_weights({});
  ship_endings({});
}

TEST_CASE("weights are valid and small enough to be shipped") {
  for (const VariantInfo& variant : variants) {
    CAPTURE(variant.id);
    const std::string_view bytes = embedded_weights(variant.id);
    if (bytes.empty()) continue;
    CHECK(bytes.size() <= 400 * 1024);
    const auto read = learnt_weights_from(bytes, *variant_by_id(variant.id));
    if (const auto* refused = std::get_if<WeightsError>(&read)) FAIL_CHECK(refused->what);
  }
  CHECK(embedded_weights("chess").empty());
  CHECK(embedded_weights("").empty());
}

TEST_CASE("engines use the weights") {
  ship_embedded_files();
  for (std::size_t i = 0; i < variants.size(); ++i) {
    const auto variant = static_cast<Variant>(i);
    CHECK((shipped_weights(variant) == nullptr) == embedded_weights(variants[i].id).empty());
    CHECK(tool::weights_for("shipped", variant) == shipped_weights(variant));
    CHECK(tool::weights_for("none", variant) == nullptr);
  }
  ship_weights({});
  ship_books({});
  ship_endings({});
}

TEST_CASE("errors name the file of the weights") {
  const test::Folder folder;
  const std::string path = folder.path("thai.weights");
  std::ofstream(path, std::ios::binary) << to_bytes(LearntWeights(Variant::Thai));
  CHECK(tool::read_weights(path, Variant::Thai)->variant == Variant::Thai);
  CHECK(tool::read_any_weights(path)->variant == Variant::Thai);
  CHECK_THROWS_WITH_AS(tool::weights_for(path, Variant::Pool),
                       doctest::Contains("thai.weights' holds weights for 'thai'"), tool::BadInput);
  CHECK_THROWS_WITH_AS(tool::weights_for(folder.path(), Variant::Pool),
                       doctest::Contains("expected a file"), tool::BadInput);
}

TEST_CASE("the name of an evaluation describes its origin") {
  CHECK(tool::evaluation_name(nullptr) == "hand-made");
  LearntWeights weights(Variant::Thai);
  weights.games = 20;
  weights.positions = 900;
  weights.commit = "abc";
  CHECK(tool::evaluation_name(&weights) == "learnt from 900 positions of 20 games (abc)");
}

}  // namespace damas

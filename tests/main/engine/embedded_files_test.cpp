#include <fstream>

#include <doctest/doctest.h>

#include "assets/books.hpp"
#include "assets/weights.hpp"
#include "book/shipped_books.hpp"
#include "engine/shipped_weights.hpp"
#include "files/test_folder.hpp"
#include "main/engine/setup.hpp"
#include "main/engine/weights_file.hpp"
#include "main/shipped/embedded.hpp"

namespace damas {

namespace {

// Follows every move of the book for so many plies.
void check_moves(const Book& book, Game game, int plies) {
  const auto entry = book.find(game);
  if (plies == 0 || !entry) return;
  CHECK(entry->moves.front().loss <= 15);
  for (const BookMove& each : entry->moves) {
    CHECK(each.loss <= 30);
    Game next = game;
    REQUIRE(next.play(each.move));
    check_moves(book, std::move(next), plies - 1);
  }
}

}  // namespace

TEST_SUITE("embedded books") {
  TEST_CASE("all are valid, small enough to be shipped, and begin at the start") {
    for (std::size_t i = 0; i < variants.size(); ++i) {
      CAPTURE(variants[i].id);
      const std::string_view bytes = embedded_books(variants[i].id);
      if (bytes.empty()) continue;
      CHECK(bytes.size() <= 150 * 1024);
      const auto read = Book::from_bytes(bytes, static_cast<Variant>(i));
      if (const auto* refused = std::get_if<BookError>(&read)) FAIL(refused->what);
      const Game start(static_cast<Variant>(i));
      CHECK(std::get<Book>(read).find(start));
      check_moves(std::get<Book>(read), start, 6);
    }
  }

  TEST_CASE("engines use them when they are asked to") {
    ship_embedded_files();
    for (std::size_t i = 0; i < variants.size(); ++i) {
      const auto variant = static_cast<Variant>(i);
      CHECK((shipped_book(variant) == nullptr) == embedded_books(variants[i].id).empty());
    }
    ship_books({});
    ship_weights({});
  }
}

TEST_SUITE("embedded weights") {
  TEST_CASE("all are valid and small enough to be shipped") {
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

  TEST_CASE("engines use them") {
    ship_embedded_files();
    for (std::size_t i = 0; i < variants.size(); ++i) {
      const auto variant = static_cast<Variant>(i);
      CHECK((shipped_weights(variant) == nullptr) == embedded_weights(variants[i].id).empty());
      CHECK(tool::weights_for("shipped", variant) == shipped_weights(variant));
      CHECK(tool::weights_for("none", variant) == nullptr);
    }
    ship_weights({});
    ship_books({});
  }

  TEST_CASE("errors name the file of the weights") {
    const test::Folder folder;
    const std::string path = folder.path("thai.weights");
    std::ofstream(path, std::ios::binary) << to_bytes(LearntWeights(Variant::Thai));
    CHECK(tool::read_weights(path, Variant::Thai)->variant == Variant::Thai);
    CHECK(tool::read_any_weights(path)->variant == Variant::Thai);
    CHECK_THROWS_WITH_AS(tool::weights_for(path, Variant::Pool),
                         doctest::Contains("thai.weights' holds weights for 'thai'"),
                         tool::BadInput);
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
}

}  // namespace damas

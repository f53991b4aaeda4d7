#include "book/book.hpp"

#include <doctest/doctest.h>

#include "book/shipped_books.hpp"

namespace damas {

namespace {

Book small_book() {
  Book book(Variant::Brazilian, "abc123");
  Game game(Variant::Brazilian);
  const auto& legal = game.legal_moves();
  book.add(game, {12, {{legal[3], 0}, {legal[0], 7}}});
  game.play(legal[3]);
  book.add(game, {-9, {{game.legal_moves()[1], 0}}});
  return book;
}

std::string what_is_wrong(std::string_view bytes, Variant variant = Variant::Brazilian) {
  const auto read = Book::from_bytes(bytes, variant);
  const auto* const error = std::get_if<BookError>(&read);
  return error == nullptr ? "" : error->what;
}

}  // namespace

TEST_CASE("a book has the moves of a position, its score and the losses of the moves") {
  const Game game(Variant::Brazilian);
  const auto entry = small_book().find(game);
  REQUIRE(entry);
  CHECK(entry->score == 12);
  REQUIRE(entry->moves.size() == 2);
  CHECK(entry->moves[0] == BookMove{game.legal_moves()[3], 0});
  CHECK(entry->moves[1] == BookMove{game.legal_moves()[0], 7});
}

TEST_CASE("a book knows nothing about other positions and other variants") {
  Game game(Variant::Brazilian);
  game.play(game.legal_moves()[0]);
  CHECK_FALSE(small_book().find(game));
  CHECK_FALSE(small_book().find(Game(Variant::Russian)));
}

TEST_CASE("a book finds a position that other moves have reached") {
  Game one(Variant::Brazilian);
  Game other(Variant::Brazilian);
  const auto a = one.legal_moves().front();
  const auto b = one.legal_moves().back();
  one.play(a);
  const auto reply = one.legal_moves().front();
  for (const Move& m : {reply, b})
    REQUIRE(one.play(m));
  for (const Move& m : {b, reply, a})
    REQUIRE(other.play(m));
  Book book(Variant::Brazilian);
  book.add(one, {3, {{one.legal_moves().front(), 0}}});
  CHECK(book.find(other));
}

TEST_CASE("a book is the same after it was written and read") {
  const Book book = small_book();
  const auto read = Book::from_bytes(book.to_bytes(), Variant::Brazilian);
  REQUIRE(std::holds_alternative<Book>(read));
  const Book& copy = std::get<Book>(read);
  CHECK(copy.commit() == "abc123");
  CHECK(copy.positions() == 2);
  Game game(Variant::Brazilian);
  CHECK(copy.find(game) == book.find(game));
  game.play(game.legal_moves()[3]);
  CHECK(copy.find(game) == book.find(game));
  CHECK(copy.find(game)->score == -9);
}

TEST_CASE("a book limits a loss to what a byte holds") {
  const Game game(Variant::Brazilian);
  Book book(Variant::Brazilian);
  book.add(game, {0, {{game.legal_moves()[0], 400}}});
  CHECK(book.find(game)->moves[0].loss == Book::greatest_loss);
}

TEST_CASE("bytes that are no book of the variant are refused with a sentence") {
  const std::string bytes = small_book().to_bytes();
  CHECK(what_is_wrong("") == "holds no opening book: expected it to begin with 'DAMASBOK'");
  CHECK(what_is_wrong("a text file") ==
        "holds no opening book: expected it to begin with 'DAMASBOK'");
  CHECK(what_is_wrong("DAMASBOK") == "ends too soon: expected at least 18 bytes, found 8");
  CHECK(what_is_wrong(bytes, Variant::Russian) ==
        "holds a book for 'brazilian': expected one for 'russian'");
  std::string other_version = bytes;
  other_version[8] = 9;
  CHECK(what_is_wrong(other_version) == "has the format of version 9: expected version 1");
}

TEST_CASE("every file that lost bytes or has a changed one is refused") {
  const std::string bytes = small_book().to_bytes();
  for (std::size_t i = 0; i < bytes.size(); ++i) {
    CHECK(what_is_wrong(bytes.substr(0, i)) != "");
    std::string changed = bytes;
    changed[i] = static_cast<char>(changed[i] ^ 1);
    CHECK(what_is_wrong(changed) != "");
  }
}

TEST_CASE("a shipped book is read once, when it is first asked for") {
  int reads = 0;
  ship_books([&](Variant variant) {
    ++reads;
    return variant == Variant::Brazilian ? std::make_shared<const Book>(small_book()) : nullptr;
  });
  CHECK(reads == 0);
  CHECK(shipped_book(Variant::Brazilian)->positions() == 2);
  CHECK(shipped_book(Variant::Brazilian) == shipped_book(Variant::Brazilian));
  CHECK(shipped_book(Variant::Russian) == nullptr);
  CHECK(reads == 2);
  ship_books({});
  CHECK(shipped_book(Variant::Brazilian) == nullptr);
}

}  // namespace damas

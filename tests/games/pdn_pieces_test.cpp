#include "games/pdn_pieces.hpp"

#include <algorithm>
#include <sstream>
#include <string_view>

#include <doctest/doctest.h>

#include "core/pdn/random_pdn.hpp"
#include "core/pdn/reader.hpp"
#include "core/pdn/writer.hpp"

namespace damas::games {

namespace {

std::string file_of(int games) {
  RandomPdn random(21);
  std::string text;
  for (int i = 0; i < games; ++i)
    text += write_pdn(random.game(Variant::Russian, 20, i % 3 == 0)) + "\n";
  return text;
}

}  // namespace

TEST_CASE("Pieces together are the text, and each has whole games") {
  const std::string text = file_of(30) + "[Event \"broken\"]\n\n1. c3-c4 *\n";
  const std::vector<PdnGame> whole = read_pdn(text);
  for (const std::size_t bytes : {10U, 700U, 4000U, 1000000U}) {
    std::istringstream in(text);
    PdnPieces pieces(in, bytes);
    std::string joined;
    std::vector<PdnGame> games;
    int count = 0;
    while (const auto piece = pieces.next()) {
      ++count;
      CHECK(piece->bytes_before == joined.size());
      CHECK(piece->lines_before == std::count(joined.begin(), joined.end(), '\n'));
      joined += piece->text;
      for (PdnGame& game : read_pdn(piece->text))
        games.push_back(std::move(game));
    }
    CHECK(joined == text);
    CHECK((count > 1) == (bytes < text.size()));
    REQUIRE(games.size() == whole.size());
    for (std::size_t i = 0; i < games.size(); ++i) {
      CHECK(games[i].tree == whole[i].tree);
      CHECK(games[i].headers == whole[i].headers);
    }
  }
}

TEST_CASE("A text that comes in slices of any length has the same games") {
  const std::string text = file_of(20);
  const std::vector<PdnGame> whole = read_pdn(text);
  for (const std::size_t length : {1U, 7U, 1000U, 1000000U}) {
    PdnDivision division(700);
    std::string joined;
    std::size_t games = 0;
    const auto take = [&] {
      while (const auto piece = division.next()) {
        joined += piece->text;
        games += read_pdn(piece->text).size();
      }
    };
    for (std::size_t at = 0; at < text.size(); at += length) {
      division.add(std::string_view(text).substr(at, length));
      take();
    }
    CHECK(joined.size() < text.size());  // the last game may go on
    division.end();
    take();
    CHECK(joined == text);
    CHECK(games == whole.size());
  }
}

TEST_CASE("A text without games is not kept in memory to its end") {
  PdnDivision division(100, 1000);
  const std::string nonsense(90, 'x');
  std::size_t kept = 0;
  std::size_t most = 0;
  for (int i = 0; i < 100; ++i) {
    division.add(nonsense);
    kept += nonsense.size();
    while (const auto piece = division.next())
      kept -= piece->text.size();
    most = std::max(most, kept);
  }
  CHECK(most < 1200);
  CHECK(most > 800);
}

TEST_CASE("An empty text has no pieces, and one without games has one") {
  std::istringstream nothing;
  CHECK_FALSE(PdnPieces(nothing, 100).next());
  std::istringstream comment("{a comment}\n");
  PdnPieces pieces(comment, 3);
  const auto piece = pieces.next();
  REQUIRE(piece);
  CHECK(piece->text == "{a comment}\n");
  CHECK_FALSE(pieces.next());
}

}  // namespace damas::games

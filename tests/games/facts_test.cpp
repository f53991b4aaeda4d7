#include "games/facts.hpp"

#include <doctest/doctest.h>

#include "games/names.hpp"
#include "games/schema.hpp"

namespace damas::games {

TEST_CASE("Columns survive blocks and flushes") {
  const Connection connection = open_database(":memory:", Use::Write);
  std::uint32_t games = 0;
  for (const std::uint32_t more : {1U, 4094U, 1U, 1U, 5000U}) {
    FactWriter writer(connection, games);
    for (std::uint32_t i = 0; i < more; ++i, ++games) {
      Facts facts{};
      facts[static_cast<std::size_t>(Field::Variant)] = games % 200;
      facts[static_cast<std::size_t>(Field::White)] = std::uint64_t{games} * 7;
      facts[static_cast<std::size_t>(Field::Rating)] = games % 3000;
      facts[static_cast<std::size_t>(Field::Hash)] = 0xFEDCBA9876543210U + games;
      writer.add(facts);
    }
    writer.flush();
  }
  FactReader reader(connection);
  const auto variants = reader.column<std::uint8_t>(Field::Variant);
  const auto white = reader.column<std::uint32_t>(Field::White);
  const auto ratings = reader.column<std::uint16_t>(Field::Rating);
  const auto hashes = reader.column<std::uint64_t>(Field::Hash);
  REQUIRE(hashes.size() == games);
  REQUIRE(white.size() == games);
  bool equal = true;
  for (std::uint32_t i = 0; i < games; ++i)
    equal = equal && variants[i] == i % 200 && white[i] == i * 7 && ratings[i] == i % 3000 &&
            hashes[i] == 0xFEDCBA9876543210U + i;
  CHECK(equal);
}

TEST_CASE("Names are found by their parts, without case and accents") {
  const Connection connection = open_database(":memory:", Use::Write);
  std::vector<std::uint32_t> numbers;
  for (int round = 0; round < 2; ++round) {
    NameWriter writer(connection);
    CHECK(writer.number_of("") == 0);
    for (int i = 0; i < 3000; ++i)
      numbers.push_back(writer.number_of("Player " + std::to_string(round * 3000 + i)));
    numbers.push_back(writer.number_of("Žižek,\nJán"));
    writer.flush();
  }
  CHECK(numbers[3000] == numbers[6001]);  // the same name
  const auto found = names_with(connection, "ŽIZEK, jan");
  REQUIRE(found.size() == 6002);
  CHECK(std::count(found.begin(), found.end(), 1) == 1);
  CHECK(found[numbers[3000]] == 1);
  const auto players = names_with(connection, "player 599");
  CHECK(std::count(players.begin(), players.end(), 1) == 11);  // 599 and 5990 to 5999
  CHECK(players[numbers[599]] == 1);
  const auto none = names_with(connection, "1\nplayer");
  CHECK(std::count(none.begin(), none.end(), 1) == 0);
}

TEST_CASE("The rating of a game is the mean of those known") {
  CHECK(rating_of({}) == 0);
  CHECK(rating_of({{"WhiteElo", "2100"}}) == 2100);
  CHECK(rating_of({{"WhiteElo", "2100"}, {"BlackRating", "1900 (FMJD)"}}) == 2000);
  CHECK(rating_of({{"WhiteElo", "?"}, {"BlackElo", "-5"}}) == 0);
}

}  // namespace damas::games

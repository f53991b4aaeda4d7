#include "games/importer.hpp"

#include <algorithm>
#include <sstream>

#include <doctest/doctest.h>

#include "files/test_folder.hpp"
#include "games/made_games.hpp"
#include "games/position_key.hpp"
#include "games/segments.hpp"

namespace damas::games {

namespace {

std::string text_of(const std::vector<PdnGame>& games) {
  std::string text;
  for (const PdnGame& game : games)
    text += write_pdn(game) + "\n";
  return text;
}

}  // namespace

TEST_CASE("Imported games come out as they were, whatever the threads and pieces") {
  const std::string text = text_of(made_games(120));
  for (const int threads : {1, 3}) {
    for (const std::size_t bytes : {500U, 1000000U}) {
      GamesDatabase database(":memory:", Use::Write);
      ImportOptions options;
      options.threads = threads;
      options.piece_bytes = bytes;
      Importer importer(database, options);
      std::istringstream in(text);
      importer.import(in);
      importer.finish();
      CHECK(importer.counts().added == 120);
      CHECK(importer.counts().read() == 120);
      CHECK(all_as_pdn(database) == text);
    }
  }
}

TEST_CASE("The progress tells how much of the text has been read") {
  const std::string text = text_of(made_games(40));
  GamesDatabase database(":memory:", Use::Write);
  ImportOptions options;
  options.piece_bytes = 500;
  Importer importer(database, options);
  std::vector<std::uint64_t> bytes;
  ImportNotices notices;
  notices.progress = [&](const ImportCounts& counts) { bytes.push_back(counts.bytes); };
  std::istringstream in(text);
  importer.import(in, notices);
  REQUIRE(bytes.size() > 3);
  CHECK(bytes.front() == 0);
  CHECK(std::is_sorted(bytes.begin(), bytes.end()));
  CHECK(bytes.back() > text.size() / 2);
  CHECK(bytes.back() < text.size());
}

TEST_CASE("Games are found to be there, by what matters") {
  const std::string first =
      "[White \"Łukasz\"]\n[Black \"B\"]\n[Date \"2001.02.03\"]\n[Result \"2-0\"]\n[GameType "
      "\"20\"]\n\n"
      "1. 32-28 19-23 2. 28x19 14x23 *\n\n";
  const auto changed = [&](const char* from, const char* to) {
    std::string text = first;
    text.replace(text.find(from), std::string(from).size(), to);
    return text;
  };
  const std::string same = changed("Łukasz", "LUKASZ") + changed("2001.02.03", "2001") +
                           changed("1. 32-28", "{comment} 1. 32-28!? (1. 33-29)") +
                           changed("[Date \"2001.02.03\"]\n", "[Event \"Cup\"]\n");
  const std::string different = changed("Łukasz", "A") + changed("2001.02.03", "2002") +
                                changed("2-0", "0-2") + changed(" 14x23", "") +
                                changed("14x23", "13x24");
  GamesDatabase database(":memory:", Use::Write);
  Importer importer(database);
  std::vector<std::pair<int, std::uint32_t>> duplicates;
  ImportNotices notices;
  notices.duplicate = [&](int line, std::uint32_t number) {
    duplicates.emplace_back(line, number);
  };
  std::istringstream in(different + first + same);
  importer.import(in, notices);
  importer.finish();
  CHECK(importer.counts().added == 6);
  REQUIRE(duplicates.size() == 4);
  const auto is = [&](std::size_t i, int line, std::uint32_t number) {
    CHECK(duplicates[i].first == line);
    CHECK(duplicates[i].second == number);
  };
  is(0, 49, 6);
  is(1, 57, 6);
  is(2, 65, 6);
  is(3, 73, 2);  // it has no date, so the first game with these moves could be it

  Importer again(database);
  std::istringstream once_more(first + different);
  again.import(once_more);
  again.finish();
  CHECK(again.counts().added == 0);
  CHECK(again.counts().duplicates == 6);
  CHECK(database.size() == 6);
}

TEST_CASE("Broken games are left out and named by line and number") {
  const std::string good = "[GameType \"26\"]\n\n1. c3-d4 *\n\n";
  const std::string bad = "[GameType \"26\"]\n\n1. c3-c4 *\n\n";
  GamesDatabase database(":memory:", Use::Write);
  ImportOptions options;
  options.piece_bytes = 40;
  Importer importer(database, options);
  std::vector<std::string> errors;
  ImportNotices notices;
  notices.broken = [&](const PdnError& error) { errors.push_back(describe(error)); };
  std::istringstream in(good + bad + "[White \"A\"]\n" + good + bad);
  importer.import(in, notices);
  importer.finish();
  CHECK(importer.counts().added == 2);
  CHECK(importer.counts().broken == 2);
  REQUIRE(errors.size() == 2);
  CHECK(errors[0].starts_with("line 7, column 4, game 2: expected "));
  CHECK(errors[1].starts_with("line 16, column 4, game 4: expected "));
}

TEST_CASE("Games whose winner or variant is guessed are counted, if they are added") {
  const std::string old = "[Result \"1-0\"]\n\n1. 11-15 24-20 1-0\n\n";
  const std::string untold = "[White \"Ana\"]\n\n1. c3-d4 *\n\n";
  const std::string told = "[GameType \"21\"]\n[Result \"1-0\"]\n\n1. 11-15 24-20 1-0\n\n";
  GamesDatabase database(":memory:", Use::Write);
  Importer importer(database);
  std::istringstream in(old + old + untold + told);
  importer.import(in);
  importer.finish();
  CHECK(importer.counts().added == 3);
  CHECK(importer.counts().duplicates == 1);
  CHECK(importer.counts().guessed_winners == 1);
  CHECK(importer.counts().guessed_variants == 2);
  // The caller of the import has named the variant.
  GamesDatabase named(":memory:", Use::Write);
  Importer knowing(named, {.reading = {.otherwise = Variant::English}});
  std::istringstream again(old + untold);
  knowing.import(again);
  CHECK(knowing.counts().guessed_winners == 1);
  CHECK(knowing.counts().guessed_variants == 1);
}

TEST_CASE("A batch that is not finished is not in the file") {
  const test::Folder folder;
  const std::string path = folder.path("games.sqlite");
  const std::vector<PdnGame> games = made_games(20);
  {
    GamesDatabase database(path, Use::Write);
    add(database, {games.begin(), games.begin() + 5});
    const std::string before = all_as_pdn(database);
    {
      Importer importer(database);
      for (const PdnGame& game : games)
        importer.add(game);
      CHECK(importer.counts().added == 15);
    }
    CHECK(all_as_pdn(database) == before);
  }
  GamesDatabase database(path, Use::Write);
  CHECK(database.size() == 5);
  Importer importer(database);
  for (const PdnGame& game : games)
    importer.add(game);
  importer.finish();
  CHECK(importer.counts().added == 15);
  CHECK(importer.counts().duplicates == 5);
  CHECK(all_as_pdn(database) == text_of(games));
}

TEST_CASE("Two programs cannot import at a time, and what one adds the other notices") {
  const test::Folder folder;
  const std::string path = folder.path("games.sqlite");
  const std::vector<PdnGame> games = made_games(10);
  GamesDatabase one(path, Use::Write);
  GamesDatabase two(path, Use::Write);
  Importer first(one);
  first.add(games[0]);
  first.finish();
  add(two, {games[1]});
  CHECK_THROWS_WITH_AS(first.add(games[2]),
                       doctest::Contains("another program has changed the database"),
                       DatabaseError);
  CHECK(one.size() == 2);
  add(one, {games[2]});  // the failed importer still lives and blocks nobody
  two.connection().execute("PRAGMA busy_timeout = 0");
  Importer holder(one);
  holder.add(games[3]);
  Importer late(two);
  CHECK_THROWS_WITH_AS(late.add(games[4]), doctest::Contains("another program is writing to it"),
                       DatabaseError);
}

TEST_CASE("Games that come one by one make few segments") {
  GamesDatabase database(":memory:", Use::Write);
  const std::vector<PdnGame> games = made_games(100);
  for (const PdnGame& game : games)
    add(database, {game});
  const std::vector<Segment> segments = segments_of(database.connection());
  CHECK(segments.size() <= 7);
  std::uint32_t next = 1;
  for (const Segment& segment : segments) {
    CHECK(segment.first == next);
    next += segment.games;
  }
  CHECK(next == 101);
  GamesDatabase at_once(":memory:", Use::Write);
  add(at_once, games);
  for (const Variant variant : {Variant::Brazilian, Variant::Frisian}) {
    const GameQuery query{.position = start_of(variant)};
    const FoundGames found = search(database, query);
    CHECK(found.numbers == search(at_once, query).numbers);
    CHECK(found.numbers.size() > 10);
  }
}

TEST_CASE("Batches are complete as soon as they are full") {
  GamesDatabase database(":memory:", Use::Write);
  ImportOptions options;
  options.postings = 500;
  const std::vector<PdnGame> games = made_games(60);
  {
    Importer importer(database, options);
    for (const PdnGame& game : games)
      importer.add(game);
  }
  const std::uint32_t kept = database.size();
  CHECK(kept > 30);
  CHECK(kept < 60);
  Importer importer(database, options);
  for (const PdnGame& game : games)
    importer.add(game);
  importer.finish();
  CHECK(importer.counts().duplicates == kept);
  CHECK(all_as_pdn(database) == text_of(games));
}

}  // namespace damas::games

#include "view/window/start/games_base.hpp"

#include <chrono>
#include <condition_variable>
#include <filesystem>
#include <fstream>
#include <functional>
#include <memory>
#include <mutex>
#include <thread>

#include <doctest/doctest.h>

#include "core/pdn/reader.hpp"
#include "view/window/stage.hpp"

namespace damas::test {

namespace {

constexpr const char* games = R"([White "Ana"]
[Black "Bia"]
[WhiteElo "1500"]
[BlackElo "1600"]
[Result "1-0"]
[GameType "26"]
1. c3-d4 b6-a5 1-0

[White "Cid"]
[Result "0-1"]
[GameType "26"]
1. c3-d4 d6-c5 0-1

[White "Ana"]
[Black "Bia"]
[Result "1-0"]
[GameType "26"]
1. c3-d4 b6-a5 1-0

[White "Eva"]
[GameType "26"]
1. c3-c5 *
)";

// Imports the files and waits for the end. `also` is called when there is news.
GamesBase::Import imported(GamesBase& base, const std::vector<std::string>& paths,
                           const std::function<void()>& also = {}) {
  struct News {
    std::mutex mutex;
    std::condition_variable changed;
  };
  // The thread may still tell its last news when the end is already known.
  const auto news = std::make_shared<News>();
  base.add_files(paths, Variant::Brazilian, [news, also] {
    if (also) also();
    const std::lock_guard lock(news->mutex);
    news->changed.notify_all();
  });
  std::unique_lock lock(news->mutex);
  constexpr std::chrono::seconds most{60};
  CHECK(news->changed.wait_for(lock, most, [&] { return !base.import_state().running; }));
  return base.import_state();
}

}  // namespace

TEST_CASE("Games of a file are added to the database, each once, and found by their positions") {
  const Folder folder;
  const std::string path = folder.path("club.pdn");
  std::ofstream(path, std::ios::binary) << games;
  const auto base = games_base_in(folder.path("games.sqlite"));
  if (!base) return;  // this build has no SQLite
  CHECK(base->size() == 0);
  CHECK(base->look_up(start_of(Variant::Brazilian)).games == 0);

  const GamesBase::Import state = imported(*base, {path});
  CHECK(state.error.empty());
  CHECK(state.added == 2);
  CHECK(state.duplicates == 1);
  CHECK(state.broken == 1);
  CHECK(base->size() == 2);
  const GamesBase::Reached reached = base->look_up(start_of(Variant::Brazilian));
  CHECK(reached.games == 2);
  REQUIRE(reached.moves.size() == 1);
  CHECK(reached.moves[0].games == 2);
  CHECK(reached.moves[0].white == 1);
  CHECK(reached.moves[0].black == 1);
  CHECK(reached.moves[0].average_rating() == 1550);
  CHECK(base->games_with(start_of(Variant::Brazilian), 1).size() == 1);

  const std::vector<PdnGame> all = read_pdn(games);
  CHECK(base->has({all[2]}) == std::vector<bool>{true});
  CHECK(base->has(read_pdn("[White \"Cid\"]\n[GameType \"26\"]\n1. g3-h4 *\n")) ==
        std::vector<bool>{false});

  CHECK(imported(*base, {path}).added == 0);
  CHECK(base->size() == 2);
  base->clear();
  CHECK(base->size() == 0);
  CHECK(imported(*base, {path}).added == 2);
}

TEST_CASE("Games of the database are found by their tags, listed and given by number") {
  const Folder folder;
  const std::string path = folder.path("club.pdn");
  std::ofstream(path, std::ios::binary) << games;
  const auto base = games_base_in(folder.path("games.sqlite"));
  if (!base) return;
  const int before = base->changes();
  imported(*base, {path});
  CHECK(base->changes() > before);
  CHECK(base->find({}) == std::vector<std::uint32_t>{1, 2});
  GamesBase::Search search;
  search.tags.player = "bia";
  CHECK(base->find(search) == std::vector<std::uint32_t>{1});
  search = {};
  search.opening = "none";
  CHECK(base->find(search).empty());
  const std::vector<PdnEntry> entries = base->entries({2, 1});
  REQUIRE(entries.size() == 2);
  CHECK(entries[0].number == 2);
  CHECK(entries[0].white == "Cid");
  CHECK(entries[1].plies == 2);
  CHECK(entries[1].winner() == Side::White);
  CHECK(base->variants() == std::vector<Variant>{Variant::Brazilian});
  REQUIRE(base->game(2).has_value());
  CHECK(base->game(2)->headers.value("White") == "Cid");
  CHECK_FALSE(base->game(3).has_value());
  const int cleared = base->changes();
  base->clear();
  CHECK(base->changes() > cleared);
  CHECK(base->find({}).empty());
}

TEST_CASE("Several files are added one after the other, also if one of them cannot be read") {
  const Folder folder;
  const std::string first = folder.path("a.pdn");
  const std::string last = folder.path("b.pdn");
  std::ofstream(first, std::ios::binary) << games;
  std::ofstream(last, std::ios::binary) << "[White \"Zoe\"]\n[GameType \"26\"]\n1. g3-h4 *\n";
  const auto base = games_base_in(folder.path("games.sqlite"));
  if (!base) return;
  const GamesBase::Import state = imported(*base, {first, folder.path("gone.pdn"), last});
  CHECK(state.added == 3);
  CHECK(state.error.find("gone.pdn' cannot be read") != std::string::npos);
  CHECK(base->size() == 3);
}

TEST_CASE("All games are replaced only when the new ones are there") {
  const Folder folder;
  const std::string path = folder.path("club.pdn");
  std::ofstream(path, std::ios::binary) << games;
  const auto base = games_base_in(folder.path("games.sqlite"));
  if (!base) return;
  imported(*base, {path});
  REQUIRE(base->size() == 2);
  const auto replaced = [&] {
    base->replace_by_text("[White \"Zoe\"]\n[GameType \"26\"]\n1. g3-h4 *\n", Variant::Brazilian,
                          {});
    while (base->import_state().running)
      std::this_thread::yield();
    return base->import_state();
  };
  SUBCASE("which fails") {
    // Where the new file would be, there is a folder that cannot be removed.
    std::filesystem::create_directories(folder.path("games.sqlite.new/full"));
    CHECK_FALSE(replaced().error.empty());
    CHECK(base->size() == 2);
  }
  SUBCASE("which succeeds") {
    CHECK(replaced().error.empty());
    CHECK(base->size() == 1);
    CHECK(base->game(1)->headers.value("White") == "Zoe");
    CHECK_FALSE(std::filesystem::exists(folder.path("games.sqlite.new")));
  }
}

TEST_CASE("Every import that ends is counted, also one that fails") {
  const Folder folder;
  const std::string path = folder.path("club.pdn");
  std::ofstream(path, std::ios::binary) << games;
  const auto base = games_base_in(folder.path("games.sqlite"));
  if (!base) return;
  CHECK(base->import_state().ended == 0);
  CHECK(imported(*base, {path}).ended == 1);
  CHECK(imported(*base, {path}).ended == 2);
  base->clear();
  CHECK(base->import_state().ended == 2);
  const auto nowhere = games_base_in(folder.path("none/games.sqlite"));
  const GamesBase::Import failed = imported(*nowhere, {path});
  CHECK_FALSE(failed.error.empty());
  CHECK(failed.ended == 1);
}

TEST_CASE("An import that is stopped keeps the games that it has read") {
  const Folder folder;
  const std::string path = folder.path("club.pdn");
  const auto base = games_base_in(folder.path("games.sqlite"));
  if (!base) return;
  // More than is read at a time.
  constexpr int count = 60;
  {
    std::ofstream file(path, std::ios::binary);
    for (int i = 0; i < count; ++i) {
      file << "[White \"P" << i << "\"]\n[GameType \"26\"]\n{" << std::string(100'000, 'x')
           << "} 1. c3-d4 *\n\n";
    }
  }
  base->stop_import();  // of no import
  const GamesBase::Import whole = imported(*base, {path});
  CHECK(whole.added == count);
  CHECK(whole.read == 1);
  base->clear();
  const GamesBase::Import stopped = imported(*base, {path}, [&] { base->stop_import(); });
  CHECK(stopped.error.empty());
  CHECK(stopped.added > 0);
  CHECK(stopped.added < count);
  CHECK(static_cast<std::uint64_t>(base->size()) == stopped.added);
}

TEST_CASE("A file that is not there, or no database, is told or like an empty one") {
  const Folder folder;
  const std::string path = folder.path("games.sqlite");
  const auto base = games_base_in(path);
  if (!base) return;
  CHECK_FALSE(imported(*base, {folder.path("nothing.pdn")}).error.empty());
  std::ofstream(path, std::ios::binary) << "something else";
  CHECK(base->size() == 0);
  CHECK(base->look_up(start_of(Variant::Brazilian)).moves.empty());
}

}  // namespace damas::test

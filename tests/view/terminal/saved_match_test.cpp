#include "view/terminal/saved_match.hpp"

#include <doctest/doctest.h>

#include "files/test_folder.hpp"
#include "matches.hpp"

namespace damas::terminal {

namespace {

Match match_of_two() {
  Match match = match_between(Human{}, Human{});
  REQUIRE_FALSE(
      match.submit(Side::White, command::Play{match.game().legal_moves().front(), std::nullopt}));
  return match;
}

}  // namespace

TEST_CASE("only a changed match is kept for the next start") {
  const test::Folder folder;
  UnfinishedGame unfinished(folder.path());
  SavedMatch saved(unfinished);
  const Match match = match_of_two();
  saved.keep_unfinished(match);
  CHECK_FALSE(unfinished.match(Drive::Caller));
  saved.mark_changed();
  saved.keep_unfinished(match);
  CHECK(unfinished.match(Drive::Caller));
  CHECK(saved.offered_at_next_start());
}

TEST_CASE("a match is unchanged once it was saved, and changed if that failed") {
  const test::Folder folder;
  UnfinishedGame unfinished;
  SavedMatch saved(unfinished);
  const Match match = match_of_two();
  saved.mark_changed();
  CHECK(saved.save(match, folder.path("missing/game.pdn")));
  CHECK(saved.changed());
  CHECK_FALSE(saved.save(match, folder.path("game.pdn")));
  CHECK_FALSE(saved.changed());
}

TEST_CASE("a match takes its own place in a file, and another one a new place") {
  const test::Folder folder;
  const std::string path = folder.path("game.pdn");
  const auto games = [&] { return std::get<std::vector<PdnGame>>(load_games(path)).size(); };
  UnfinishedGame unfinished;
  SavedMatch saved(unfinished);
  const Match match = match_of_two();
  CHECK_FALSE(saved.save(match, path));
  CHECK_FALSE(saved.save(match, path));
  CHECK(games() == 1);
  CHECK_FALSE(saved.games_with(path));
  saved.continue_from(std::nullopt);
  CHECK_FALSE(saved.save(match, path));
  CHECK(games() == 2);
  CHECK(saved.games_with(path) == 2);
  CHECK_FALSE(saved.games_with("other.pdn"));
}

}  // namespace damas::terminal

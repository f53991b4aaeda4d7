// The explorer over a database in a file, as the program has it.
#include <algorithm>
#include <memory>
#include <string>
#include <thread>
#include <vector>

#include <doctest/doctest.h>

#include "core/pdn/convert.hpp"
#include "core/pdn/random_pdn.hpp"
#include "core/pdn/reader.hpp"
#include "core/pdn/writer.hpp"
#include "explorer/played_moves.hpp"
#include "view/text/text.hpp"
#include "view/window/library/base_scene.hpp"
#include "view/window/library/library_scene.hpp"
#include "view/window/review/explorer.hpp"
#include "view/window/review/explorer_steps.hpp"
#include "view/window/review/review_stage.hpp"
#include "view/window/start/games_base.hpp"

namespace damas::test {

namespace {

constexpr int game_count = 1500;

// A database of random games, and what is to be found there.
struct Club {
  Folder folder;
  std::vector<PdnGame> games;
  PlayedMoves moves{Variant::Brazilian};
  std::shared_ptr<GamesBase> base = games_base_in(folder.path("games.sqlite"));

  Club() {
    if (!base) return;  // this build has no SQLite
    constexpr int plies = 12;
    RandomPdn random(1);
    std::string text;
    for (int i = 0; i < game_count; ++i) {
      PdnGame game = random.game(Variant::Brazilian, plies, false);
      game.headers.set("White", "Player " + std::to_string(i));
      text += write_pdn(game) + "\n";
    }
    games = read_pdn(text);
    for (const PdnGame& game : games)
      moves.add(game);
    base->add_text(std::move(text), Variant::Brazilian, {});
    while (base->import_state().running)
      std::this_thread::yield();
  }
};

// The import takes a while, so it is made once.
const Club& club() {
  static const Club made;
  return made;
}

StageSetup with_database() {
  StageSetup setup;
  setup.connect = [](Desktop& desktop) { desktop.games = club().base; };
  return setup;
}

void explore(ReviewStage& stage) {
  stage.type("j");
  for (int i = 0; i < 100 && stage.review().explored().games == 0; ++i)
    stage.rest();
}

void check_row(const std::vector<ExplorerRow>& rows, const PlayedMove& expected) {
  const auto row = std::find_if(rows.begin(), rows.end(),
                                [&](const ExplorerRow& r) { return r.move == expected.move; });
  REQUIRE(row != rows.end());
  CAPTURE(row->name);
  CHECK(row->games == counted(Language::English, expected.games, Counted::ExplorerGames));
  const auto decided = static_cast<float>(std::max(1, expected.decided()));
  CHECK(row->white == doctest::Approx(static_cast<float>(expected.white) / decided));
  CHECK(row->draws == doctest::Approx(static_cast<float>(expected.draws) / decided));
  CHECK(row->black == doctest::Approx(static_cast<float>(expected.black) / decided));
}

}  // namespace

TEST_CASE("The explorer shows the moves that a database in a file has, deeper and deeper") {
  if (!club().base) return;
  REQUIRE(club().base->size() == game_count);
  const PdnGame& game = club().games.front();
  const std::vector<AnyPosition> positions = positions_of(game.tree);
  ReviewStage stage(game, with_database());
  explore(stage);
  std::size_t ply = 0;
  for (const std::size_t next : {0U, 1U, 4U, 8U}) {
    CAPTURE(next);
    for (; ply < next; ++ply)
      stage.key(Key::Right);
    stage.rest();
    const ExplorerFindings& found = stage.review().explored();
    const std::vector<PlayedMove> expected = club().moves.from(positions.at(ply));
    REQUIRE_FALSE(expected.empty());
    CHECK(found.rows.size() == expected.size());
    for (const PlayedMove& each : expected)
      check_row(found.rows, each);
    CHECK(static_cast<std::size_t>(found.games) ==
          club().moves.games_with(positions.at(ply)).size());
    CHECK(found.only_in_base);
    CHECK(found.heading == counted(Language::English, game_count, Counted::ExplorerRead));
  }
}

TEST_CASE("All games of a position are listed from the explorer by a database in a file") {
  if (!club().base) return;
  const PdnGame& game = club().games.front();
  ReviewStage stage(game, with_database());
  explore(stage);
  press_list_button(stage);
  stage.rest();
  REQUIRE(stage.shows<BaseScene>());
  CHECK(dynamic_cast<const BaseScene&>(stage.app().scenes().top()).list().count() ==
        std::size_t{game_count});
  stage.key(Key::Escape);
  stage.rest();
  stage.key(Key::Right);
  stage.rest();
  press_list_button(stage);
  stage.rest();
  REQUIRE(stage.shows<BaseScene>());
  const std::size_t expected = club().moves.games_with(positions_of(game.tree).at(1)).size();
  REQUIRE(expected < std::size_t{game_count});
  CHECK(dynamic_cast<const BaseScene&>(stage.app().scenes().top()).list().count() == expected);
}

TEST_CASE("Games of an open file are listed with the first of a database in a file") {
  if (!club().base) return;
  // The first game is in the database, too.
  std::vector<PdnGame> of_file = {club().games.front(), club().games.front()};
  of_file.back().headers.set("White", "Eva");
  ReviewStage stage(of_file.front(), with_database());
  stage.app().scenes().push(
      std::make_unique<ReviewScene>(of_file.front(), GameSaver{}, 0, false, false,
                                    std::make_shared<GameFile>("", "club", write_pdn(of_file))));
  stage.rest();
  explore(stage);
  CHECK(stage.review().explored().games == game_count + 1);
  CHECK_FALSE(stage.review().explored().only_in_base);
  press_list_button(stage);
  const LibraryScene& library = listed_games(stage);
  CHECK(library.file().title() == "The first 500 of 1,501 games with this position");
  const std::vector<PdnEntry>& entries = library.file().entries();
  REQUIRE(entries.size() == std::size_t{Explorer::most_listed});
  CHECK(entries[0].white == "Eva");
  CHECK(entries[1].white == "Player 0");
  CHECK(entries.back().white == "Player 498");
}

}  // namespace damas::test

#include "view/window/checkers/match_record.hpp"

#include <memory>

#include <doctest/doctest.h>

#include "core/pdn/writer.hpp"
#include "view/window/checkers/game_controller.hpp"
#include "view/window/dialogs/choices.hpp"
#include "view/window/games/keep_games.hpp"
#include "view/window/review/review_scene.hpp"
#include "view/window/stage.hpp"

namespace damas::test {

namespace {

struct RecordedMatch {
  explicit RecordedMatch(const StageSetup& setup = {}) : stage(setup) {}

  Stage stage;
  GameController controller{std::make_unique<LocalSession>(Match(MatchSetup{}, Drive::Caller))};
  MatchRecord record{controller, [this](const App& app) {
                       return MatchGame{game_of_match(controller.session().match(), app)};
                     }};

  void play_first() {
    const Move move = controller.session().game().legal_moves().front();
    REQUIRE(controller.command(command::Play{move}, Language::English));
  }
};

}  // namespace

TEST_CASE("a match is copied once it has moves") {
  RecordedMatch match;
  App& app = match.stage.app();
  match.record.copy(app);
  CHECK(match.stage.clipboard.empty());
  CHECK(app.notices() == std::vector{std::string(app.tr(Text::NoMovesYet))});
  match.play_first();
  match.record.copy(app);
  CHECK(match.stage.clipboard == write_pdn(match.record.named(app)));
}

TEST_CASE("a match can be shared, and reviewed at the position on its board") {
  RecordedMatch match;
  App& app = match.stage.app();
  match.play_first();
  match.record.share(false, app);
  match.stage.wait(Stage::Milliseconds{50});
  CHECK(match.stage.shows<ChoicesScene>());
  match.record.review(false, app);
  match.stage.wait(Stage::Milliseconds{50});
  REQUIRE(match.stage.shows<ReviewScene>());
  const auto& review = dynamic_cast<const ReviewScene&>(app.scenes().top());
  CHECK(review.document().tree().ply_of(review.document().node()) == 1);
  CHECK_FALSE(review.analyses_game());
}

TEST_CASE("a link to a match without moves cannot be chosen") {
  StageSetup setup;
  setup.connect = [](Desktop& desktop) { desktop.page_address = "https://damas.example/"; };
  RecordedMatch match(setup);
  REQUIRE(match.record.links(match.stage.app()).size() == 2);
  CHECK_FALSE(match.record.links(match.stage.app()).front().enabled);
  match.play_first();
  CHECK(match.record.links(match.stage.app()).front().enabled);
}

}  // namespace damas::test

// Draw offers to the computer, and the display of draw counters in the window.
#include <algorithm>

#include <doctest/doctest.h>

#include "core/fen.hpp"
#include "view/text/sentences.hpp"
#include "view/window/kit/widgets.hpp"
#include "view/window/local/local_scene.hpp"
#include "view/window/stage.hpp"

namespace damas::test {

namespace {

// A person plays White against the computer.
class Duel : public Stage {
 public:
  explicit Duel(const std::string& fen, Language language = Language::English)
      : Stage(in(language)) {
    MatchSetup setup;
    setup.start = std::get<AnyPosition>(parse_fen(Variant::Brazilian, fen));
    setup.players = {Human{}, Computer{3}};
    app().scenes().start(local_scene(Match(setup, app().drive())));
    settle();
  }
  // The fifth of seven buttons beside the board.
  void offer_draw() {
    const Rect& row = checkers().places().buttons;
    const float step = std::min((row.w - touch_target) / 6, touch_target + 16);
    click(Point{row.x + 4 * step + touch_target / 2, row.y + touch_target / 2});
    wait(Milliseconds{80});
  }
  bool said(const std::string& sentence) const {
    return std::find(announced.begin(), announced.end(), sentence) != announced.end();
  }

 private:
  static StageSetup in(Language language) {
    StageSetup setup;
    setup.language = language;
    return setup;
  }
};

constexpr const char* won_for_black = "W:Wa1,c1,e1:BKb8,Kd8,Kf8,h8,a7";
constexpr const char* lost_for_black = "W:WKc1,Ke1,Kg1,a3,c3:Bh8,f8";

}  // namespace

TEST_CASE("the computer gives its reason to decline a draw in the player's language") {
  for (const Language language : languages) {
    Duel duel(won_for_black, language);
    duel.type("c1d2");
    duel.settle();
    REQUIRE(duel.game().ply() == 2);
    duel.offer_draw();
    CHECK(duel.said(tr(language, Text::DrawDeclinedAhead)));
    duel.offer_draw();
    CHECK(duel.status() == sentence(language, Refusal::OfferedTooSoon));
  }
}

TEST_CASE("a losing computer accepts a draw after its search") {
  Duel duel(lost_for_black);
  duel.offer_draw();
  CHECK(duel.said(tr(Language::English, Text::DrawOfferStands)));
  CHECK(duel.status().find("Your turn") == 0);
  duel.type("a3b4");
  duel.settle();
  REQUIRE(duel.checkers().session().over());
  CHECK(duel.status() == "Draw by agreement.");
}

TEST_CASE("the player to move is warned of a draw by rule") {
  Stage stage(Stage::two_persons("W:WKh4:BKb8"));
  stage.settle();
  CHECK(stage.status() ==
        "White to move · At most 5 moves of each side are left to win, or it is a draw");
  stage.type("h4g5");
  stage.type("b8a7");
  stage.settle();
  CHECK(stage.status() ==
        "White to move · At most 4 moves of each side are left to win, or it is a draw");
}

}  // namespace damas::test

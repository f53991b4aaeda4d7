#include <cmath>

#include <doctest/doctest.h>

#include "core/fen.hpp"
#include "core/notation.hpp"
#include "core/pdn/reader.hpp"
#include "view/window/app/preferences.hpp"
#include "view/window/dialogs/choices.hpp"
#include "view/window/menu/menu_scene.hpp"
#include "view/window/review/review_scene.hpp"
#include "view/window/stage.hpp"

namespace damas::test {

namespace {

constexpr int most_plies = 400;

// Chooses legal moves in the same way on every machine.
const Move& pick(const Game& game, std::uint64_t salt) {
  const auto& moves = game.legal_moves();
  const std::uint64_t mixed =
      (static_cast<std::uint64_t>(game.ply()) + salt) * 0x9E3779B97F4A7C15U >> 33U;
  return moves[mixed % moves.size()];
}

}  // namespace

TEST_CASE("a page that is drawn smaller has labels of the usual size around the board") {
  for (const Size size : {Size{1200, 800}, Size{568, 232}, Size{300, 600}}) {
    StageSetup setup = Stage::two_persons();
    setup.size = size;
    Stage stage(setup);
    stage.wait(Stage::Milliseconds{100});
    CAPTURE(size.w);
    CHECK(std::abs(stage.checkers().board().label() * stage.app().interface_size() - 9) < 0.01F);
  }
}

TEST_CASE("a whole game of two persons is played by clicks") {
  Stage stage(Stage::two_persons());
  for (int i = 0; i < most_plies && !stage.game().outcome(); ++i) {
    const int ply = stage.game().ply();
    const Move move = pick(stage.game(), 11);
    stage.click_move(move);
    REQUIRE(stage.game().ply() == ply + 1);
    CHECK(stage.game().move_from(ply) == move);
    if (ply % 8 == 0) stage.settle();
  }
  REQUIRE(stage.game().outcome().has_value());
  stage.settle();
  stage.wait(Stage::Milliseconds{600});
  CHECK(stage.heard().back() == SoundEffect::GameOver);
}

TEST_CASE("a whole game of two persons is played by typing") {
  Stage stage(Stage::two_persons());
  for (int i = 0; i < most_plies && !stage.game().outcome(); ++i) {
    const int ply = stage.game().ply();
    const Move move = pick(stage.game(), 5);
    // With the whole path no question is needed.
    stage.type(to_text(stage.game(), move, {Numbering::Algebraic, true}));
    stage.key(Key::Enter);
    REQUIRE(stage.game().ply() == ply + 1);
    CHECK(stage.game().move_from(ply) == move);
  }
  CHECK(stage.game().outcome().has_value());
}

TEST_CASE("moves typed with numbers are played, too") {
  Stage stage(Stage::two_persons());
  stage.type("22-18");
  REQUIRE(stage.game().ply() == 1);
  stage.type("9-1");
  CHECK(stage.game().ply() == 1);
  stage.type("3");
  CHECK(stage.game().ply() == 2);
}

TEST_CASE("a game is played with arrows and Enter alone") {
  Stage stage(Stage::two_persons());
  // From a1: up to b2, up to a3 by the zigzag, select, and up again to b4.
  stage.key(Key::Up);
  for (int i = 0; i < 2; ++i)
    stage.key(Key::Up);
  stage.key(Key::Enter);
  stage.key(Key::Up);
  stage.key(Key::Space);
  REQUIRE(stage.game().ply() == 1);
  CHECK(to_text(Game{}, stage.game().move_from(0)) == "a3-b4");
}

TEST_CASE("a piece is dragged to where it goes") {
  Stage stage(Stage::two_persons());
  stage.drag("c3", "d4");
  REQUIRE(stage.game().ply() == 1);
  CHECK(to_text(Game{}, stage.game().move_from(0)) == "c3-d4");
}

TEST_CASE("a piece dropped on a wrong square returns and stays selected") {
  Stage stage(Stage::two_persons());
  stage.drag("c3", "c5");
  CHECK(stage.game().ply() == 0);
  CHECK(stage.status() == "That piece cannot go to c5; it can go to b4 or d4.");
  stage.settle();
  stage.click("d4");
  CHECK(stage.game().ply() == 1);
}

TEST_CASE("touch works like the mouse") {
  Stage stage(Stage::two_persons());
  stage.feed(made::tap(stage.square("e3")));
  stage.feed(made::tap(stage.square("f4")));
  CHECK(stage.game().ply() == 1);
}

TEST_CASE("a refusal names the rule and shakes the piece") {
  Stage stage(Stage::two_persons("W:Wc3,h2:Bd4,h8"));
  CHECK(stage.status() == "White to move · You must capture: the piece on c3 can take one.");
  stage.click("h2");
  CHECK(stage.status() == "You must capture: the piece on c3 can take one. Only c3xe5 is allowed.");
  CHECK(stage.checkers().controller().animation().running());
  CHECK(stage.heard() == std::vector{SoundEffect::Refused});
}

TEST_CASE("a touch of an empty square names the compulsory capture") {
  Stage stage(Stage::two_persons("W:Wc3,h2:Bd4,h8"));
  stage.click("f4");
  CHECK(stage.status() == "You must capture: the piece on c3 can take one.");
}

TEST_CASE("Escape first drops the current input and then leads to the menu") {
  Stage stage(Stage::two_persons());
  stage.click("c3");
  REQUIRE(stage.checkers().controller().marks(Preferences{}).selected.has_value());
  stage.key(Key::Escape);
  CHECK_FALSE(stage.checkers().controller().marks(Preferences{}).selected.has_value());
  stage.key(Key::Escape);
  CHECK(stage.shows<MenuScene>());
}

TEST_CASE("undo and redo go back and forth by the keyboard") {
  Stage stage(Stage::two_persons());
  stage.type("c3d4");
  stage.type("b6a5");
  stage.key(Key::Z, with_ctrl);
  CHECK(stage.game().ply() == 1);
  stage.key(Key::Z, with_ctrl);
  CHECK(stage.game().ply() == 0);
  stage.key(Key::Y, with_ctrl);
  stage.key(Key::Z, with_ctrl_shift);
  CHECK(stage.game().ply() == 2);
}

TEST_CASE("a person takes back own move and the machine's answer at once") {
  StageSetup setup;
  setup.options.scene = FirstScene::Checkers;
  Stage stage(setup);
  stage.type("c3d4");
  stage.settle();
  REQUIRE(stage.game().ply() == 2);
  stage.key(Key::Z, with_ctrl);
  CHECK(stage.game().ply() == 0);
}

TEST_CASE("the machine takes its time before it answers") {
  StageSetup setup;
  setup.options.scene = FirstScene::Checkers;
  Stage stage(setup);
  stage.type("c3d4");
  REQUIRE(stage.game().ply() == 1);
  stage.wait(Stage::Milliseconds{300});
  CHECK(stage.game().ply() == 1);
  stage.wait(Stage::Milliseconds{700});
  CHECK(stage.game().ply() == 2);
}

TEST_CASE("stepping through the game does not change it") {
  Stage stage(Stage::two_persons());
  for (const char* move : {"c3d4", "b6a5", "b2c3", "a7b6"})
    stage.type(move);
  stage.key(Key::Home);
  CHECK(stage.checkers().controller().shown_ply() == 0);
  stage.key(Key::PageDown);
  CHECK(stage.checkers().controller().shown_ply() == 1);
  CHECK(stage.status().find("move 1 of 4") != std::string::npos);
  stage.key(Key::PageUp);
  CHECK(stage.checkers().controller().shown_ply() == 0);
  stage.key(Key::End);
  CHECK(stage.checkers().controller().at_present());
  CHECK(stage.game().ply() == 4);
  stage.key(Key::PageUp);
  stage.click("a1");
  CHECK(stage.checkers().controller().at_present());
}

TEST_CASE("a letter that is a file and a shortcut waits for what follows") {
  Stage stage(Stage::two_persons());
  REQUIRE_FALSE(stage.checkers().board().flipped());
  stage.type("f");
  CHECK_FALSE(stage.checkers().board().flipped());
  stage.wait(Stage::Milliseconds{600});
  CHECK(stage.checkers().board().flipped());
  stage.type("f");
  stage.wait(Stage::Milliseconds{100});
  stage.type("2e3");
  CHECK(stage.checkers().board().flipped());
  CHECK(stage.checkers().controller().typing().empty());
}

TEST_CASE("a hint is given at once if H is pressed twice, or if squares have numbers") {
  for (const Variant variant : {Variant::Brazilian, Variant::International}) {
    CAPTURE(info(variant).id);
    Stage stage(Stage::two_persons({}, variant));
    stage.type(variant == Variant::Brazilian ? "hh" : "h");
    CHECK(stage.checkers().controller().typing().empty());
    CHECK(stage.checkers().controller().hint().active());
  }
}

TEST_CASE("moves from the files of shortcuts are typed fast or slowly") {
  // After a single letter there is a time limit for a shortcut, after a digit none.
  constexpr int shortcut_waits = 560;
  for (const int pause : {0, 100, 500, 2000}) {
    CAPTURE(pause);
    Stage stage(Stage::two_persons());
    int ply = 0;
    for (const std::string move : {"e3f4", "h6g5", "f4h6", "f6g5", "h6f4"}) {
      for (const char c : move) {
        stage.type(std::string(1, c));
        const bool digit = std::isdigit(static_cast<unsigned char>(c)) != 0;
        stage.wait(Stage::Milliseconds{digit ? pause : std::min(pause, shortcut_waits)});
      }
      stage.settle();
      CHECK_FALSE(stage.checkers().board().flipped());
      CHECK(stage.checkers().controller().typing().empty());
      ++ply;
    }
    CHECK(stage.game().ply() == ply);
  }
}

TEST_CASE("typed text is shown, can be corrected and cleared") {
  Stage stage(Stage::two_persons());
  stage.type("c3");
  CHECK(stage.checkers().controller().typing().text() == "c3");
  stage.key(Key::Backspace);
  CHECK(stage.checkers().controller().typing().text() == "c");
  stage.key(Key::Escape);
  CHECK(stage.checkers().controller().typing().empty());
  stage.type("c3c9");
  stage.key(Key::Enter);
  CHECK(stage.game().ply() == 0);
  CHECK_FALSE(stage.status().empty());
}

TEST_CASE("a hint is an arrow at the second press, and disappears with the next move") {
  Stage stage(Stage::two_persons());
  const Preferences preferences;
  for (int i = 0; i < 2; ++i) {
    CHECK(stage.checkers().controller().marks(preferences).arrows.empty());
    stage.type("h");
    stage.wait(Stage::Milliseconds{700});
  }
  REQUIRE(stage.checkers().controller().marks(preferences).arrows.size() == 1);
  CHECK(stage.status().find("Hint: ") == 0);
  stage.type("c3d4");
  CHECK(stage.checkers().controller().marks(preferences).arrows.empty());
}

TEST_CASE("the position is copied and pasted") {
  Stage stage(Stage::two_persons());
  stage.type("c3d4");
  stage.key(Key::C, with_ctrl_shift);
  CHECK(stage.clipboard == to_fen(stage.game().position()));
  stage.clipboard = "B:Wc3:BKh8";
  stage.key(Key::V, with_ctrl_shift);
  stage.wait(Stage::Milliseconds{80});
  REQUIRE(stage.shows<ChoicesScene>());
  for (const Key key : {Key::Down, Key::Enter}) {
    stage.key(key);
    stage.wait(Stage::Milliseconds{80});
  }
  CHECK(to_fen(stage.game().position()) == "B:Wc3:BKh8");
  stage.clipboard = "W:W50:B1";
  stage.key(Key::V, with_ctrl_shift);
  CHECK(to_fen(stage.game().position()) == "B:Wc3:BKh8");
  CHECK(stage.app().notices().back().find(
            "Expected a position of this game's variant, Brazilian") == 0);
}

TEST_CASE("the game is copied and pasted") {
  Stage stage(Stage::two_persons());
  for (const char* move : {"c3d4", "b6a5", "b2c3"})
    stage.type(move);
  stage.key(Key::C, with_ctrl);
  const std::string copied = stage.clipboard;
  const auto games = read_pdn(copied);
  REQUIRE(games.size() == 1);
  CHECK(games[0].tree.ply_count() == 3);
  CHECK(games[0].headers.value("Date") == "2024.05.01");
  stage.key(Key::Home);
  stage.key(Key::C, with_ctrl);
  CHECK(stage.clipboard == copied);
  // The pasted game opens in a review above the running game.
  stage.key(Key::V, with_ctrl);
  stage.wait(Stage::Milliseconds{100});
  const auto* review = dynamic_cast<const ReviewScene*>(&stage.app().scenes().top());
  REQUIRE(review != nullptr);
  CHECK(review->controller().document().tree() == games[0].tree);
}

TEST_CASE("resigning asks first and ends the game") {
  Stage stage(Stage::two_persons());
  // The fourth button of the row.
  const Rect row = stage.checkers().places().buttons;
  stage.click(Point{row.x + 3 * (row.w - 48) / 6 + 24, row.y + 24});
  stage.wait(Stage::Milliseconds{50});
  REQUIRE(stage.shows<ChoicesScene>());
  stage.key(Key::Escape);
  stage.wait(Stage::Milliseconds{50});
  CHECK_FALSE(stage.checkers().controller().session().over());
}

TEST_CASE("machines play each other to the end and can be paused") {
  StageSetup setup;
  setup.options.scene = FirstScene::Checkers;
  setup.options.opponent = Opponent::ComputerVComputer;
  Stage stage(setup);
  stage.wait(Stage::Milliseconds{3000});
  const int ply = stage.game().ply();
  CHECK(ply >= 2);
  stage.key(Key::P);
  stage.wait(Stage::Milliseconds{3000});
  CHECK(stage.game().ply() == ply);
  stage.key(Key::P);
  stage.wait(Stage::Milliseconds{3000});
  CHECK(stage.game().ply() > ply);
}

TEST_CASE("a capture with several paths asks for the next landing") {
  // Over b2 and b4 or over d2 and d4 to c5.
  Stage stage(Stage::two_persons("W:Wc1:Bb2,d2,b4,d4,h8", Variant::Casual));
  stage.click("c1");
  stage.click("c5");
  REQUIRE(stage.game().ply() == 0);
  CHECK(stage.status() == "Choose how the capture continues");
  stage.click("e3");
  REQUIRE(stage.game().ply() == 1);
  CHECK(stage.game().piece_at(*parse_square("b2", stage.game().shape())).has_value());
  CHECK_FALSE(stage.game().piece_at(*parse_square("d2", stage.game().shape())).has_value());
}

TEST_CASE("in the Casual variant a typed capture can be continued") {
  Stage stage(Stage::two_persons("W:Wc3,a1:Bd4,d6,h8", Variant::Casual));
  stage.type("c3e5");
  CHECK(stage.game().ply() == 0);  // c3xe5xc7 may follow
  stage.key(Key::Enter);
  CHECK(stage.game().ply() == 1);
  CHECK(stage.game().pieces(Side::Black).size() == 2);
}

TEST_CASE("nothing is drawn when nothing has changed") {
  Stage stage(Stage::two_persons());
  stage.settle();
  stage.wait(Stage::Milliseconds{500});
  const int before = stage.screen().frames_drawn();
  stage.wait(Stage::Milliseconds{5000});
  CHECK(stage.screen().frames_drawn() == before);
  // Hovering over empty squares changes nothing either.
  for (const char* square : {"a5", "c5", "e5", "g5"})
    stage.feed(made::hover(stage.square(square)));
  CHECK(stage.screen().frames_drawn() == before);
}

}  // namespace damas::test

#include <doctest/doctest.h>

#include "core/fen.hpp"
#include "view/text/names.hpp"
#include "view/window/checkers/checkers_scene.hpp"
#include "view/window/dialogs/choices.hpp"
#include "view/window/dialogs/file_chooser.hpp"
#include "view/window/menu/menu_scene.hpp"
#include "view/window/new_game/new_game_scene.hpp"
#include "view/window/review/comment_dialog.hpp"
#include "view/window/review/game_heading.hpp"
#include "view/window/review/game_panels.hpp"
#include "view/window/review/headers_dialog.hpp"
#include "view/window/review/review_stage.hpp"

namespace damas::test {

namespace {

using Milliseconds = Stage::Milliseconds;

constexpr const char* plain = "[GameType \"26\"]\n1. c3-d4 b6-a5 2. d4-c5 d6xb4 3. a3xc5 *";

// On the question that is on top.
void choose(Stage& stage, int row) {
  stage.wait(Milliseconds{50});
  REQUIRE(stage.shows<ChoicesScene>());
  for (int i = 0; i <= row; ++i)
    stage.key(Key::Down);
  stage.key(Key::Enter);
  stage.wait(Milliseconds{50});
}

// ImGui takes a few keys a frame.
void write(Stage& stage, const std::string& text) {
  for (const char c : text) {
    stage.type(std::string(1, c));
    stage.wait(Milliseconds{32});
  }
}

}  // namespace

TEST_CASE("a known move is followed, a new one becomes a variation") {
  ReviewStage stage(plain);
  stage.type("c3d4");
  CHECK(stage.ply() == 1);
  CHECK_FALSE(stage.review().document().changed());
  stage.feed(made::drag(stage.place("f6"), stage.place("g5")));
  CHECK(stage.ply() == 2);
  CHECK(stage.review().document().changed());
  CHECK(stage.app().notices() ==
        std::vector<std::string>{"Added as a variation. Undo removes it."});
  CHECK(stage.moves() == "1. c3-d4 b6-a5 (1... f6-g5) 2. d4-c5 d6xb4 3. a3xc5 *");
  stage.key(Key::Z, with_ctrl);
  CHECK(stage.ply() == 1);
  CHECK(stage.moves() == "1. c3-d4 b6-a5 2. d4-c5 d6xb4 3. a3xc5 *");
  CHECK_FALSE(stage.review().document().changed());
  stage.key(Key::Z, with_ctrl_shift);
  CHECK(stage.ply() == 2);
  CHECK(stage.review().document().changed());
}

TEST_CASE("moves can be played by touch, and by the cursor once Enter has placed it") {
  ReviewStage stage(plain);
  stage.feed(made::tap(stage.place("e3")));
  stage.feed(made::tap(stage.place("f4")));
  CHECK(stage.ply() == 1);
  stage.key(Key::Home);
  stage.key(Key::Enter);
  REQUIRE(stage.review().controller().has_cursor());
  for (int i = 0; i < 2; ++i)
    stage.key(Key::Up);
  stage.key(Key::Enter);
  stage.key(Key::Up);
  stage.key(Key::Enter);
  CHECK(stage.moves() == "1. c3-d4 (1. e3-f4) (1. a3-b4) 1... b6-a5 2. d4-c5 d6xb4 3. a3xc5 *");
  stage.key(Key::Escape);
  CHECK_FALSE(stage.review().controller().has_cursor());
  stage.key(Key::Left);
  CHECK(stage.ply() == 0);
}

TEST_CASE("a move that is not legal is refused as in a game") {
  ReviewStage stage("[GameType \"26\"]\n[FEN \"W:Wc3,h2:Bd4,h8\"]\n1. c3xe5 *");
  CHECK(stage.review().status() ==
        "White to move · You must capture: the piece on c3 can take one.");
  stage.click(stage.place("h2"));
  CHECK(stage.review().status() ==
        "You must capture: the piece on c3 can take one. Only c3xe5 is allowed.");
  CHECK_FALSE(stage.review().document().changed());
  stage.type("h2g3");
  stage.key(Key::Enter);
  CHECK(stage.ply() == 0);
  CHECK_FALSE(stage.review().controller().entry().complaint().empty());
}

TEST_CASE("a comment is written and kept by Enter, Escape and a press beside it") {
  ReviewStage stage(plain);
  stage.key(Key::Right);
  stage.key(Key::F2);
  stage.wait(Milliseconds{150});
  REQUIRE(stage.shows<CommentDialog>());
  write(stage, "a good start");
  stage.key(Key::Enter);
  stage.wait(Milliseconds{50});
  stage.wait(Milliseconds{50});
  CHECK(stage.tree().notes(stage.node()).after == "a good start");
  CHECK(stage.review().document().changed());

  // The existing comment is continued.
  stage.key(Key::F2);
  stage.wait(Milliseconds{150});
  write(stage, "!");
  stage.key(Key::Enter);
  stage.wait(Milliseconds{50});
  stage.wait(Milliseconds{50});
  CHECK(stage.tree().notes(stage.node()).after == "a good start!");

  stage.key(Key::F2);
  stage.wait(Milliseconds{150});
  write(stage, "!");
  stage.key(Key::Escape);
  stage.wait(Milliseconds{80});
  CHECK(stage.shows<ReviewScene>());
  CHECK(stage.tree().notes(stage.node()).after == "a good start!!");

  stage.click(stage.review().places().bottom_bar.center());
  stage.wait(Milliseconds{150});
  REQUIRE(stage.shows<CommentDialog>());
  stage.key(Key::End);
  write(stage, " indeed");
  stage.click(Point{4, 4});
  stage.wait(Milliseconds{50});
  CHECK(stage.tree().notes(stage.node()).after.find("indeed") != std::string::npos);
  CHECK(stage.ply() == 1);
  for (int i = 0; i < 4; ++i)
    stage.key(Key::Z, with_ctrl);
  CHECK(stage.tree().notes(stage.node()).after.empty());
}

TEST_CASE("long comments are broken where they are written and stay one paragraph") {
  ReviewStage stage(plain);
  stage.key(Key::F2);
  stage.wait(Milliseconds{150});
  std::string text;
  for (int i = 0; i < 30; ++i)
    text += (i == 0 ? "" : " ") + std::string("word");
  write(stage, text);
  stage.key(Key::Enter);
  stage.wait(Milliseconds{50});
  CHECK(stage.tree().notes(PdnNode::Root).after == text);
}

TEST_CASE("a judgement can be set, changed and removed") {
  ReviewStage stage(plain);
  stage.key(Key::Right);
  const Rect row = stage.review().places().counters;
  const auto press = [&](int nth) {
    stage.click(Point{row.x + row.w * (static_cast<float>(nth) + 0.5F) / 7, row.center().y});
    stage.wait(Milliseconds{50});
  };
  press(1);
  CHECK(stage.moves().find("c3-d4! ") != std::string::npos);
  press(6);
  CHECK(stage.moves().find("c3-d4?! ") != std::string::npos);
  press(0);
  CHECK(stage.moves().find("c3-d4 ") != std::string::npos);
  stage.key(Key::Home);
  press(1);
  CHECK(edits::judgement_of(stage.review().document()) == 0);
  CHECK(stage.app().notices().size() == 1);
}

TEST_CASE("promoting a variation and deleting moves can be undone") {
  ReviewStage stage("[GameType \"26\"]\n1. c3-d4 (1. e3-f4 b6-a5) 1... b6-a5 2. d4-c5 *");
  stage.key(Key::Up, with_ctrl);
  CHECK(stage.app().notices() == std::vector<std::string>{"This is the main line already."});
  stage.key(Key::Down);
  stage.key(Key::End);
  stage.key(Key::Up, with_ctrl);
  CHECK(stage.moves() == "1. e3-f4 (1. c3-d4 b6-a5 2. d4-c5) 1... b6-a5 *");
  stage.key(Key::Delete, with_ctrl);
  CHECK(stage.moves() == "1. e3-f4 (1. c3-d4 b6-a5 2. d4-c5) *");
  CHECK(stage.ply() == 1);
  stage.key(Key::Delete, with_ctrl);
  CHECK(stage.moves() == "1. c3-d4 b6-a5 2. d4-c5 *");
  CHECK(stage.ply() == 0);
  for (int i = 0; i < 3; ++i)
    stage.key(Key::Z, with_ctrl);
  CHECK(stage.moves() == "1. c3-d4 (1. e3-f4 b6-a5) 1... b6-a5 2. d4-c5 *");
  CHECK_FALSE(stage.review().document().changed());
}

TEST_CASE("players and result can be edited, and an invalid date is refused") {
  ReviewStage stage(plain);
  stage.click(stage.review().places().top_bar.center());
  stage.wait(Milliseconds{150});
  REQUIRE(stage.shows<HeadersDialog>());
  const auto field = [&](int nth) {
    const Rect place = dynamic_cast<const HeadersDialog&>(stage.app().scenes().top()).place();
    stage.click(Point{place.right() - 100, place.y + 24 + 48 + 20 + static_cast<float>(nth) * 48});
    stage.wait(Milliseconds{50});
  };
  const auto press_ok = [&] {
    const Rect place = dynamic_cast<const HeadersDialog&>(stage.app().scenes().top()).place();
    stage.click(Point{place.right() - 60, place.bottom() - 44});
    stage.wait(Milliseconds{100});
  };
  field(0);
  write(stage, "Ana");
  field(4);
  write(stage, "soon");
  press_ok();
  REQUIRE(stage.shows<HeadersDialog>());
  field(4);
  for (int i = 0; i < 4; ++i)
    stage.key(Key::Backspace);
  stage.wait(Milliseconds{100});
  write(stage, "2024.05.31");
  press_ok();
  const PdnHeaders& headers = stage.review().document().game().headers;
  CHECK(headers.value("White") == "Ana");
  CHECK(headers.value("Date") == "2024.05.31");
  stage.key(Key::Z, with_ctrl);
  CHECK(stage.review().document().game().headers.empty());
}

TEST_CASE("leaving asks only while there are unsaved changes") {
  std::vector<int> saved;
  ReviewStage stage(plain, {}, [&](const PdnGame& game, App& app) {
    saved.push_back(game.tree.ply_count());
    tell_saved(app);
  });
  stage.type("e3f4");
  stage.key(Key::S, with_ctrl);
  CHECK(saved == std::vector{5});
  CHECK_FALSE(stage.review().document().changed());
  stage.type("b6a5");
  stage.key(Key::Escape);
  choose(stage, 2);
  CHECK(stage.review().document().changed());
  stage.key(Key::Escape);
  choose(stage, 0);
  CHECK(saved.size() == 2);
  CHECK(stage.shows<MenuScene>());
}

TEST_CASE("a pasted game opens on top, and saving it saves nothing else") {
  for (const bool position : {false, true}) {
    ReviewStage stage(plain);
    stage.type("e3f4");
    stage.clipboard = position ? "W:Wc3:Bh8" : "[GameType \"26\"]\n1. g3-h4 *";
    stage.key(Key::V, position ? with_ctrl_shift : with_ctrl);
    stage.wait(Milliseconds{100});
    REQUIRE(stage.app().scenes().size() == 3);
    CHECK(stage.tree().ply_count() == (position ? 0 : 1));
    CHECK_FALSE(stage.review().document().changed());
    stage.key(Key::Escape);
    stage.wait(Milliseconds{100});
    CHECK(stage.review().document().changed());
  }
}

TEST_CASE("only the review that was saved is no longer unsaved") {
  const GameSaver save = [](const PdnGame&, App& app) { tell_saved(app); };
  ReviewStage stage(plain, {}, save);
  stage.type("e3f4");
  stage.app().scenes().push(std::make_unique<ReviewScene>(game_in(plain), save));
  stage.wait(Milliseconds{100});
  stage.type("e3f4");
  stage.key(Key::S, with_ctrl);
  CHECK_FALSE(stage.review().document().changed());
  stage.key(Key::Escape);
  stage.wait(Milliseconds{100});
  CHECK(stage.review().document().changed());
}

TEST_CASE("Ctrl+O opens games above a review") {
  ReviewStage stage(plain);
  stage.key(Key::O, with_ctrl);
  stage.wait(Milliseconds{100});
  CHECK(stage.shows<FileChooser>());
}

TEST_CASE("both names stay in the heading, shortened where they are long") {
  const auto width = [](const std::string& text) { return static_cast<float>(text.size()); };
  GameHeading heading;
  heading.white = "Aaaaaaaaaaaaaaaaaaaa";
  heading.black = "Bbbbbbbbbbbbbbbbbbbb";
  CHECK(players_within(heading, 45, width) == heading.white + " – " + heading.black);
  CHECK(players_within(heading, 15, width) == "Aa… – Bb…");
  heading.black = "Bb";
  CHECK(players_within(heading, 15, width) == "Aaaaa… – Bb");
}

TEST_CASE("a saved game no longer has the errors of its file") {
  ReviewStage stage("[GameType \"26\"]\n1. c3-d4 zz *", {},
                    [](const PdnGame&, App& app) { tell_saved(app); });
  stage.type("b6a5");
  CHECK(heading_of(stage.review().document().game(), Language::English).wrong);
  stage.key(Key::S, with_ctrl);
  CHECK_FALSE(heading_of(stage.review().document().game(), Language::English).wrong);
  stage.key(Key::Z, with_ctrl);
  CHECK_FALSE(heading_of(stage.review().document().game(), Language::English).wrong);
}

TEST_CASE("the heading says in the person's language what is wrong") {
  const PdnGame game = game_in("[GameType \"26\"]\n1. c3-d4 zz *");
  const GameHeading heading = heading_of(game, Language::Portuguese);
  REQUIRE(heading.wrong);
  CHECK(heading.event.find("linha 2") == 0);
}

TEST_CASE("the heading names the computer in the person's language, and others as they are kept") {
  const Player computer{Computer{4}};
  const PdnGame game = game_in("[White \"" + name(Language::English, computer) +
                               "\"]\n[Black \"Ana\"]\n[GameType \"26\"]\n1. c3-d4 *");
  const GameHeading heading = heading_of(game, Language::Portuguese);
  CHECK(heading.white == name(Language::Portuguese, computer));
  CHECK(heading.black == "Ana");
}

TEST_CASE("the heading has room for the whole error, in every window") {
  PdnGame game = game_in("[GameType \"20\"]\n1. 32-28 19-23 2. 28x20 *");
  REQUIRE(game.errors.size() == 1);
  game.errors.front().possible = {"32-28", "33-28", "34-29", "35-30"};
  game.errors.front().line = 123;
  const float players = 28;
  for (const Size size :
       {Size{1200, 800}, Size{1000, 640}, Size{640, 480}, Size{390, 844}, Size{360, 640}}) {
    for (const Language language : languages) {
      CAPTURE(size.w);
      CAPTURE(code(language));
      StageSetup setup;
      setup.size = size;
      setup.language = language;
      ReviewStage stage(game, setup);
      stage.rest();
      const GameHeading heading = heading_of(game, language);
      CHECK(heading.event.find("(") < heading.event.find(", …)"));
      const Rect& place = stage.review().places().top_bar;
      const float needed = heading_height(stage.screen().gui(), heading, place.w);
      CHECK(needed - players <= place.h);
      if (size.w >= 1000) CHECK(needed <= place.h);
      CHECK(stage.review().places().moves.bottom() <= size.h);
    }
  }
}

TEST_CASE("the heading is as high as usual again once the game is saved without its error") {
  const std::string broken = "[GameType \"20\"]\n1. 32-28 19-23 2. 28x20 *";
  PdnGame game = game_in(broken);
  game.errors.front().possible.assign(3, "12x23x34x45x36x27x18");
  ReviewStage stage(game, {}, [](const PdnGame&, App& app) { tell_saved(app); });
  stage.rest();
  const float high = stage.review().places().top_bar.h;
  ReviewStage usual("[GameType \"20\"]\n1. 32-28 19-23 *");
  usual.rest();
  CHECK(high > usual.review().places().top_bar.h);
  stage.type("33-29");
  stage.key(Key::S, with_ctrl);
  stage.rest();
  CHECK(stage.review().places().top_bar.h == usual.review().places().top_bar.h);
}

TEST_CASE("a pending save does not close the review") {
  ReviewStage stage(plain, {}, [](const PdnGame&, App&) {});
  stage.type("e3f4");
  stage.key(Key::Escape);
  choose(stage, 0);
  CHECK(stage.review().document().changed());
  stage.key(Key::Escape);
  choose(stage, 1);
  CHECK(stage.shows<MenuScene>());
}

TEST_CASE("a new game begins only after the decision about unsaved changes") {
  ReviewStage stage(plain);
  stage.type("e3f4");
  stage.key(Key::N, with_ctrl);
  choose(stage, 2);
  CHECK(stage.review().document().changed());
  stage.key(Key::N, with_ctrl);
  choose(stage, 1);
  CHECK(stage.shows<NewGameScene>());
}

TEST_CASE("the program ends only after the decision about unsaved changes") {
  ReviewStage stage(plain);
  stage.type("e3f4");
  stage.feed(made::quit());
  CHECK_FALSE(stage.has_quit());
  stage.feed(made::quit());
  CHECK_FALSE(stage.has_quit());
  choose(stage, 2);
  stage.key(Key::Q, with_ctrl);
  CHECK_FALSE(stage.has_quit());
  choose(stage, 1);
  CHECK(stage.has_quit());
}

TEST_CASE("without a file the game is copied instead of saved") {
  ReviewStage stage(plain);
  stage.type("e3f4");
  stage.key(Key::S, with_ctrl);
  CHECK(stage.clipboard.find("(1. e3-f4)") != std::string::npos);
  CHECK(stage.review().document().changed());
}

TEST_CASE("a game can be continued from any of its positions") {
  ReviewStage stage(plain);
  stage.key(Key::Right);
  stage.key(Key::Right);
  const AnyPosition position = stage.review().controller().game().position();
  const Rect header = stage.review().places().header;
  stage.click(Point{header.right() - 24, header.center().y});
  choose(stage, 0);
  stage.wait(Milliseconds{100});
  stage.key(Key::Enter);
  stage.wait(Milliseconds{50});
  REQUIRE(stage.shows<CheckersScene>());
  CHECK(stage.game().start() == position);
}

TEST_CASE("a hint is shown for the position on the board") {
  ReviewStage stage(plain);
  stage.key(Key::End);
  for (int i = 0; i < 2; ++i) {
    CHECK(stage.review().controller().marks(Preferences{}).arrows.empty());
    stage.type("h");
    stage.wait(Milliseconds{700});
    CHECK(stage.review().status().find("Hint: ") == 0);
  }
  CHECK(stage.review().controller().marks(Preferences{}).arrows.size() == 1);
  stage.key(Key::Left);
  CHECK(stage.review().controller().marks(Preferences{}).arrows.empty());
}

}  // namespace damas::test

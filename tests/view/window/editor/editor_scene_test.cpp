#include "view/window/editor/editor_scene.hpp"

#include <cmath>
#include <random>

#include <doctest/doctest.h>

#include "core/fen.hpp"
#include "core/notation.hpp"
#include "view/window/app/page_link.hpp"
#include "view/window/app/preferences.hpp"
#include "view/window/dialogs/choices.hpp"
#include "view/window/menu/menu_scene.hpp"
#include "view/window/new_game/new_game_scene.hpp"
#include "view/window/stage.hpp"

namespace damas::test {

namespace {

// The program with the editor on top.
class EditorStage : public Stage {
 public:
  explicit EditorStage(const std::string& fen = {}, Variant variant = Variant::Brazilian)
      : Stage(setup(fen, variant)) {}
  explicit EditorStage(const StageSetup& setup) : Stage(setup) {}

  static StageSetup setup(const std::string& fen, Variant variant) {
    StageSetup setup = Stage::two_persons(fen, variant);
    setup.options.scene = FirstScene::Editor;
    return setup;
  }

  const EditorScene& editor() {
    const auto* scene = dynamic_cast<const EditorScene*>(&app().scenes().top());
    REQUIRE(scene != nullptr);
    return *scene;
  }
  Point at(const std::string& name) {
    const auto square = parse_square(name, editor().view().shape());
    REQUIRE(square.has_value());
    return editor().view().center(*square);
  }
  std::string fen() { return to_fen(editor().board().position()); }
  std::string said() { return editor().status(); }
  void rest() { wait(Milliseconds{80}); }
  void press(Key key, Modifiers with = no_modifiers) {
    feed(made::key(key, with));
    rest();
  }
  // ImGui takes a few frames for each character.
  void type_slowly(const std::string& text) {
    for (const char c : text) {
      type(std::string(1, c));
      rest();
    }
  }
  // In the form, from its top left corner.
  void click_form(Point offset) {
    const Rect form = editor().places().form;
    click(Point{form.x, form.y} + offset);
    rest();
  }
};

constexpr const char* few = "W:Wc3:Bb6";

}  // namespace

TEST_CASE("A click places the chosen piece, or removes the same one") {
  EditorStage stage(few);
  stage.click(stage.at("e3"));
  CHECK(stage.fen() == "W:Wc3,e3:Bb6");
  CHECK(stage.said() == "White to move · 4 moves");
  stage.click(stage.at("e3"));
  CHECK(stage.fen() == few);
  stage.click(stage.at("b6"));
  CHECK(stage.fen() == "W:Wb6,c3:B");
}

TEST_CASE("Digits choose the piece, five erases, S changes the side to move") {
  EditorStage stage(few);
  const char* const boards[] = {"W:Wc3,e3:Bb6", "W:Wc3,Ke3:Bb6", "W:Wc3:Bb6,e3", "W:Wc3:Bb6,Ke3",
                                few};
  for (std::size_t i = 0; i < std::size(boards); ++i) {
    stage.type(std::to_string(i + 1));
    CHECK(stage.editor().tool() == edit_tools[i]);
    stage.click(stage.at("e3"));
    CHECK(stage.fen() == boards[i]);
  }
  stage.type("s");
  CHECK(stage.fen() == "B:Wc3:Bb6");
}

TEST_CASE("A gamepad chooses from the palette with its bumpers, and places pieces") {
  EditorStage stage(few);
  stage.feed(made::action(PadAction::Next));
  CHECK(stage.editor().tool() == EditTool::WhiteKing);
  stage.feed(made::action(PadAction::Right));
  stage.feed(made::action(PadAction::Confirm));
  CHECK(stage.fen() == "W:Wc3,Ka1:Bb6");
  stage.feed(made::action(PadAction::Fourth));
  CHECK(stage.fen() == few);
  for (int i = 0; i < 2; ++i)
    stage.feed(made::action(PadAction::Previous));
  CHECK(stage.editor().tool() == EditTool::Erase);
}

TEST_CASE("Touch places pieces from the palette, and crowns by a long press") {
  EditorStage stage(few);
  const Rect palette = stage.editor().places().palette;
  stage.feed(made::tap({palette.x + 2 * 76 + 20, palette.center().y}));
  stage.rest();
  CHECK(stage.editor().tool() == EditTool::BlackMan);
  stage.feed(made::tap(stage.at("e3")));
  CHECK(stage.fen() == "W:Wc3:Bb6,e3");
  std::vector<Input> slow = made::tap(stage.at("e3"));
  for (Input& input : slow)
    input.pointer.press_time = std::chrono::milliseconds{700};
  stage.feed(slow);
  CHECK(stage.fen() == "W:Wc3:Bb6,Ke3");
}

TEST_CASE("A drag moves a piece, replaces another one, and off the board removes it") {
  EditorStage stage("W:Wc3:Bb6,KH8");
  stage.feed(made::drag(stage.at("c3"), stage.at("d4")));
  CHECK(stage.fen() == "W:Wd4:BKh8,b6");
  stage.feed(made::drag(stage.at("h8"), stage.at("b6")));
  CHECK(stage.fen() == "W:Wd4:BKb6");
  stage.feed(made::drag(stage.at("b6"), {stage.editor().places().form.x + 20, 300}));
  CHECK(stage.fen() == "W:Wd4:B");
  CHECK(stage.said() == "Black has no piece: a game needs at least one of each side.");
  // A drop on an unplayed square or the original one changes nothing.
  stage.feed(made::drag(stage.at("d4"), stage.at("d4") + Point{86, 0}));
  CHECK(stage.fen() == "W:Wd4:B");
}

TEST_CASE("A right click crowns, and then removes") {
  EditorStage stage(few);
  stage.feed(made::click(stage.at("c3"), MouseButton::Right));
  CHECK(stage.fen() == "W:WKc3:Bb6");
  stage.feed(made::click(stage.at("c3"), MouseButton::Right));
  CHECK(stage.fen() == "W:W:Bb6");
}

TEST_CASE("The keyboard alone sets up a position") {
  EditorStage stage("W:W:B");
  CHECK(stage.said() == "The board is empty: a game needs a piece of each side.");
  stage.key(Key::Right);
  stage.key(Key::Enter);
  CHECK(stage.fen() == "W:Wa1:B");
  stage.key(Key::Up);
  for (const char* expected : {"W:Wb2,a1:B", "W:WKb2,a1:B", "W:Wa1:Bb2", "W:Wa1:BKb2", "W:Wa1:B"}) {
    stage.feed(made::type(" "));
    CHECK(stage.fen() == expected);
  }
  stage.type("4");
  stage.key(Key::Enter);
  CHECK(stage.fen() == "W:Wa1:BKb2");
  stage.key(Key::Delete);
  CHECK(stage.fen() == "W:Wa1:B");
  stage.key(Key::Z, with_ctrl);
  CHECK(stage.fen() == "W:Wa1:BKb2");
  stage.key(Key::Y, with_ctrl);
  CHECK(stage.fen() == "W:Wa1:B");
}

TEST_CASE("Space skips pieces that cannot stand there") {
  EditorStage stage("W:Wc3:Bb6");
  stage.key(Key::Right);
  for (const char* expected : {"W:Wc3,a1:Bb6", "W:Wc3,Ka1:Bb6", "W:Wc3:Bb6,Ka1", few}) {
    stage.feed(made::type(" "));
    CHECK(stage.fen() == expected);
  }
}

TEST_CASE("Impossible pieces are refused with a sentence, and the board stays") {
  EditorStage stage(few);
  stage.click(stage.at("h8"));
  CHECK(stage.said() == "No man stands on h8, its last row: there it is a king.");
  CHECK(stage.fen() == few);
  stage.feed(made::drag(stage.at("c3"), stage.at("f8")));
  CHECK(stage.said() == "No man stands on f8, its last row: there it is a king.");
  CHECK(stage.fen() == few);
  CHECK(stage.heard().back() == SoundEffect::Refused);

  EditorStage full;
  const std::string start = full.fen();
  full.click(full.at("a5"));
  CHECK(full.said() == "White would have 13 pieces: in this variant a side has at most 12.");
  CHECK(full.fen() == start);
  // The next attempt clears the message.
  full.click(full.at("a3"));
  CHECK(full.said() == "White to move · 7 moves");
}

TEST_CASE("A game that would be over at once is refused with the reason") {
  EditorStage stage("W:Wa1:Bb2,c3");
  CHECK(stage.said() == "The game would be over at once. Black wins: White has no move.");
  stage.press(Key::N, with_ctrl);
  CHECK(stage.shows<EditorScene>());
  CHECK_FALSE(stage.editor().can_play());
  stage.type("s");
  CHECK(stage.said() == "Black to move · 2 moves");
  CHECK(stage.editor().can_play());
}

TEST_CASE("Starting position and empty board are one click and can be undone") {
  EditorStage stage(few);
  stage.click_form({308, 140});
  CHECK(stage.fen() == "W:W:B");
  stage.click_form({100, 140});
  CHECK(stage.fen() == to_fen(start_of(Variant::Brazilian)));
  stage.key(Key::Z, with_ctrl);
  stage.key(Key::Z, with_ctrl);
  CHECK(stage.fen() == few);
}

TEST_CASE("A position can be typed, and an invalid one leaves the board unchanged") {
  EditorStage stage(few);
  stage.click_form({100, 92});
  stage.press(Key::A, with_ctrl);
  stage.type_slowly("B:WKa1:Bc9");
  CHECK(stage.said().find(
            "The position (FEN) is wrong at character 9: expected a playing square") == 0);
  CHECK(stage.fen() == few);
  stage.press(Key::Backspace);
  stage.type_slowly("5,h8");
  CHECK(stage.fen() == few);
  stage.press(Key::Enter);
  CHECK(stage.fen() == "B:WKa1:Bh8,c5");
  CHECK(stage.said() == "Black to move · 3 moves");
  // One step, however much was typed.
  stage.press(Key::Z, with_ctrl);
  CHECK(stage.fen() == few);
}

TEST_CASE(
    "The field with the position is visible on upright tablets and phones, without scrolling") {
  for (const Size size : {Size{768, 1024}, Size{800, 1280}, Size{820, 1180}, Size{834, 1112},
                          Size{1024, 1366}, Size{360, 640}}) {
    for (const bool fingers : {false, true}) {
      CAPTURE(size.w);
      CAPTURE(fingers);
      StageSetup setup = EditorStage::setup(few, Variant::Brazilian);
      setup.size = size;
      setup.connect = [fingers](Desktop& d) { d.system_settings.fingers = fingers; };
      EditorStage stage(setup);
      REQUIRE(stage.editor().places().portrait);
      const Rect form = stage.editor().places().form;
      CHECK(form.h >= 96);  // the row above the field, and its own
      stage.click_form({form.w / 2, 70});
      stage.press(Key::A, with_ctrl);
      stage.type_slowly("B:WKa1:Bh8,c5");
      stage.press(Key::Enter);
      CHECK(stage.fen() == "B:WKa1:Bh8,c5");
    }
  }
}

TEST_CASE("Unfinished text does not change the board until the field is left") {
  EditorStage stage(few);
  stage.click_form({100, 92});
  stage.press(Key::A, with_ctrl);
  stage.type_slowly("B:W");
  CHECK(stage.fen() == few);
  stage.type_slowly("Ka1:Bb6");
  CHECK(stage.fen() == few);
  // A press elsewhere applies the typed text.
  stage.click(stage.at("e3"));
  stage.rest();
  CHECK(stage.fen() == "B:We3,Ka1:Bb6");
  stage.press(Key::Z, with_ctrl);
  CHECK(stage.fen() == "B:WKa1:Bb6");
  stage.press(Key::Z, with_ctrl);
  CHECK(stage.fen() == few);
}

TEST_CASE("While the text is invalid the position cannot be played or copied") {
  EditorStage stage(few);
  stage.click_form({100, 92});
  stage.press(Key::A, with_ctrl);
  stage.type_slowly("W:Wc9:Bh8");
  stage.press(Key::Enter);
  const Rect play = stage.editor().places().play;
  stage.click(play.center());
  stage.rest();
  REQUIRE(stage.shows<EditorScene>());
  CHECK(stage.said().find("The position (FEN) is wrong at character 4") == 0);
  CHECK(stage.heard().back() == SoundEffect::Refused);
  stage.clipboard.clear();
  stage.press(Key::C, with_ctrl);
  CHECK(stage.clipboard.empty());
}

TEST_CASE("The position is copied and pasted, also from a line of PDN") {
  EditorStage stage(few);
  stage.press(Key::C, with_ctrl);
  CHECK(stage.clipboard == few);
  stage.clipboard = "[FEN \"B:Wc3:BKh8\"]";
  stage.press(Key::V, with_ctrl);
  CHECK(stage.fen() == "B:Wc3:BKh8");
  stage.clipboard = "B:Wc3:BKh9";
  stage.press(Key::V, with_ctrl_shift);
  CHECK(stage.said().find("wrong at character 9") != std::string::npos);
  CHECK(stage.fen() == "B:Wc3:BKh8");
  stage.clipboard.clear();
  stage.press(Key::V, with_ctrl);
  CHECK(stage.said() == "The clipboard holds no text to paste.");
}

TEST_CASE("Random positions of every variant come back through the editor") {
  std::mt19937 random(3);
  for (std::size_t i = 0; i < variants.size(); ++i) {
    CAPTURE(variants[i].id);
    EditorStage stage({}, static_cast<Variant>(i));
    for (int n = 0; n < 3; ++n) {
      BoardEdit board(static_cast<Variant>(i));
      for (const Square s : board.shape().squares()) {
        const Piece piece{random() % 2 ? Side::White : Side::Black,
                          random() % 3 ? Kind::Man : Kind::King};
        if (random() % 4 == 0 && !check_put(board, s, piece)) board.put(s, piece);
      }
      board.set_side_to_move(random() % 2 ? Side::White : Side::Black);
      stage.clipboard = to_fen(board.position());
      const std::string given = stage.clipboard;
      stage.key(Key::V, with_ctrl);
      CHECK(stage.editor().board() == board);
      stage.clipboard.clear();
      stage.key(Key::C, with_ctrl);
      CHECK(stage.clipboard == given);
    }
  }
}

TEST_CASE("The editor's board is labelled as that of a game") {
  CHECK_FALSE(EditorStage(few).editor().view().labels().squares);
  EditorStage stage({}, Variant::International);
  CHECK(stage.editor().view().labels().squares);
  stage.app().change_preferences([](Preferences& p) { p.square_numbers = SquareNumbers::Never; });
  stage.rest();
  CHECK_FALSE(stage.editor().view().labels().squares);
}

TEST_CASE("Every square of every board can be clicked where it is shown") {
  for (const Variant variant : {Variant::Canadian, Variant::International, Variant::Turkish,
                                Variant::Spantsiretti, Variant::Italian}) {
    CAPTURE(info(variant).id);
    EditorStage stage("W:W:B", variant);
    stage.type("2");
    std::size_t n = 0;
    for (const Square s : stage.editor().view().shape().squares()) {
      if (++n % 5 != 0) continue;
      stage.click(stage.editor().view().center(s));
      CHECK(stage.editor().board().piece_at(s) == Piece{Side::White, Kind::King});
    }
  }
}

TEST_CASE("A game from the position uses the dialog's choices") {
  EditorStage stage("B:Wc3:Bb6,d6");
  stage.press(Key::N, with_ctrl);
  REQUIRE(stage.shows<NewGameScene>());
  stage.press(Key::Enter);
  CHECK(to_fen(stage.game().start()) == "B:Wc3:Bb6,d6");
  CHECK(stage.checkers().controller().session().persons() == 1);

  EditorStage pair("B:Wc3:Bb6,d6", Variant::Russian);
  pair.app().scenes().push(std::make_unique<NewGameScene>(pair.app(), Opponent::Person,
                                                          pair.editor().board().position()));
  pair.rest();
  pair.press(Key::Enter);
  CHECK(pair.game().variant() == Variant::Russian);
  CHECK(pair.checkers().controller().session().persons() == 2);
  pair.type("b6a5");
  CHECK(pair.game().ply() == 1);
}

TEST_CASE("The position can be shared if others can read it") {
  const std::string share = tr(Language::English, Text::Share);
  const auto press_share = [&share](EditorStage& stage) {
    for (int i = 0; i < 40 && stage.screen().gui().focus().words != share; ++i)
      stage.press(Key::Tab);
    REQUIRE(stage.screen().gui().focus().words == share);
    stage.press(Key::Enter);
  };
  EditorStage stage(few);
  press_share(stage);
  REQUIRE(stage.shows<ChoicesScene>());
  CHECK(stage.app().scenes().top().spoken_title(stage.app()) == share);
  EditorStage empty("W:W:B");
  press_share(empty);
  CHECK(empty.shows<ChoicesScene>());
  EditorStage copied("W:W:B");
  copied.press(Key::C, with_ctrl);
  CHECK(copied.clipboard == "W:W:B");
  copied.press(Key::V, with_ctrl);
  CHECK(copied.fen() == "W:W:B");
}

TEST_CASE("Escape asks before it drops edits") {
  EditorStage untouched(few);
  untouched.press(Key::Escape);
  CHECK(untouched.shows<MenuScene>());

  EditorStage stage(few);
  stage.click(stage.at("e3"));
  stage.press(Key::Escape);
  REQUIRE(stage.shows<ChoicesScene>());
  stage.press(Key::Escape);
  CHECK(stage.fen() == "W:Wc3,e3:Bb6");
  stage.press(Key::Escape);
  stage.press(Key::Down);
  stage.press(Key::Enter);
  CHECK(stage.shows<MenuScene>());
}

TEST_CASE("A link to the position is copied if Damas can read it again") {
  const std::string page = "https://damas.example/";
  StageSetup setup = EditorStage::setup("W:Wc3:Bb6", Variant::Russian);
  setup.connect = [&page](Desktop& desktop) { desktop.page_address = page; };
  EditorStage stage(setup);
  REQUIRE(stage.reaches(Key::Tab, "Copy link to the position"));
  stage.press(Key::Enter);
  CHECK(stage.clipboard == link_to_position(page, stage.editor().board().position()));
  stage.clipboard.clear();
  stage.click_form({100, 92});
  stage.press(Key::A, with_ctrl);
  stage.type_slowly("W:Wc9:Bh8");
  REQUIRE(stage.reaches(Key::Tab, "Copy link to the position"));
  stage.press(Key::Enter);
  CHECK(stage.clipboard.empty());
  CHECK(stage.said().find("The position (FEN) is wrong at character 4") == 0);
}

TEST_CASE("The editor opens over a game with the shown position, and does not affect the game") {
  Stage stage(Stage::two_persons());
  stage.type("c3d4");
  stage.type("b6a5");
  const std::string now = to_fen(stage.game().position());
  stage.key(Key::PageUp);
  stage.feed(made::key(Key::E, with_ctrl));
  stage.wait(Stage::Milliseconds{80});
  REQUIRE(stage.shows<EditorScene>());
  const auto& editor = dynamic_cast<const EditorScene&>(stage.app().scenes().top());
  CHECK(editor.board().side_to_move() == Side::Black);
  stage.key(Key::Escape);
  stage.wait(Stage::Milliseconds{80});
  CHECK(to_fen(stage.game().position()) == now);
}

TEST_CASE("The menu's second page opens the editor") {
  Stage stage;
  const auto press = [&](Key key) {
    stage.key(key);
    stage.wait(Stage::Milliseconds{80});
  };
  for (const int downs : {7, 3}) {
    for (int i = 0; i < downs; ++i)
      press(Key::Down);
    press(Key::Enter);
  }
  CHECK(stage.shows<EditorScene>());
}

TEST_CASE("A standing phone shows the side to move and the whole field with the position") {
  for (const Size size : {Size{360, 640}, Size{360, 480}, Size{400, 640}, Size{412, 915}}) {
    for (const Language language : languages) {
      StageSetup setup = EditorStage::setup({}, Variant::Brazilian);
      setup.size = size;
      setup.language = language;
      EditorStage stage(setup);
      CAPTURE(size.w);
      CAPTURE(size.h);
      REQUIRE(stage.editor().places().portrait);
      const Rect form = stage.editor().places().form;
      REQUIRE(stage.reaches(Key::Tab, tr(language, Text::EditorSideToMove) + std::string(": ")));
      const Rect side = stage.screen().gui().focus().place;
      CHECK(std::round(side.y) == std::round(form.y));
      // The button beside the field is as high as the field.
      REQUIRE(stage.reaches(Key::Tab, tr(language, Text::CopyPosition)));
      const Rect field = stage.screen().gui().focus().place;
      CHECK(field.bottom() <= form.bottom());
      // The focus did not scroll the form.
      CHECK(std::abs(field.y - side.bottom() - 8) < 2);
    }
  }
}

}  // namespace damas::test

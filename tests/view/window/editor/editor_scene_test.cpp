#include "view/window/editor/editor_scene.hpp"

#include <random>

#include <doctest/doctest.h>

#include "core/fen.hpp"
#include "core/notation.hpp"
#include "view/window/app/preferences.hpp"
#include "view/window/dialogs/choices.hpp"
#include "view/window/menu/menu_scene.hpp"
#include "view/window/new_game/new_game_scene.hpp"
#include "view/window/stage.hpp"

namespace damas::test {

namespace {

// The program with the editor on top.
class Desk : public Stage {
 public:
  explicit Desk(const std::string& fen = {}, Variant variant = Variant::Brazilian)
      : Stage(setup(fen, variant)) {}

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
  Desk desk(few);
  desk.click(desk.at("e3"));
  CHECK(desk.fen() == "W:Wc3,e3:Bb6");
  CHECK(desk.said() == "White to move · 4 moves");
  desk.click(desk.at("e3"));
  CHECK(desk.fen() == few);
  desk.click(desk.at("b6"));
  CHECK(desk.fen() == "W:Wb6,c3:B");
}

TEST_CASE("Digits choose the piece, five erases, S changes the side to move") {
  Desk desk(few);
  const char* const boards[] = {"W:Wc3,e3:Bb6", "W:Wc3,Ke3:Bb6", "W:Wc3:Bb6,e3", "W:Wc3:Bb6,Ke3",
                                few};
  for (std::size_t i = 0; i < std::size(boards); ++i) {
    desk.type(std::to_string(i + 1));
    CHECK(desk.editor().tool() == edit_tools[i]);
    desk.click(desk.at("e3"));
    CHECK(desk.fen() == boards[i]);
  }
  desk.type("s");
  CHECK(desk.fen() == "B:Wc3:Bb6");
}

TEST_CASE("A gamepad chooses from the palette with its bumpers, and places pieces") {
  Desk desk(few);
  desk.feed(made::action(PadAction::Next));
  CHECK(desk.editor().tool() == EditTool::WhiteKing);
  desk.feed(made::action(PadAction::Right));
  desk.feed(made::action(PadAction::Confirm));
  CHECK(desk.fen() == "W:Wc3,Ka1:Bb6");
  desk.feed(made::action(PadAction::Fourth));
  CHECK(desk.fen() == few);
  for (int i = 0; i < 2; ++i)
    desk.feed(made::action(PadAction::Previous));
  CHECK(desk.editor().tool() == EditTool::Erase);
}

TEST_CASE("Touch places pieces from the palette, and crowns by a long press") {
  Desk desk(few);
  const Rect palette = desk.editor().places().palette;
  desk.feed(made::tap({palette.x + 2 * 76 + 20, palette.center().y}));
  desk.rest();
  CHECK(desk.editor().tool() == EditTool::BlackMan);
  desk.feed(made::tap(desk.at("e3")));
  CHECK(desk.fen() == "W:Wc3:Bb6,e3");
  std::vector<Input> slow = made::tap(desk.at("e3"));
  for (Input& input : slow)
    input.pointer.press_time = std::chrono::milliseconds{700};
  desk.feed(slow);
  CHECK(desk.fen() == "W:Wc3:Bb6,Ke3");
}

TEST_CASE("A drag moves a piece, replaces another one, and off the board removes it") {
  Desk desk("W:Wc3:Bb6,KH8");
  desk.feed(made::drag(desk.at("c3"), desk.at("d4")));
  CHECK(desk.fen() == "W:Wd4:BKh8,b6");
  desk.feed(made::drag(desk.at("h8"), desk.at("b6")));
  CHECK(desk.fen() == "W:Wd4:BKb6");
  desk.feed(made::drag(desk.at("b6"), {desk.editor().places().form.x + 20, 300}));
  CHECK(desk.fen() == "W:Wd4:B");
  CHECK(desk.said() == "Black has no piece: a game needs at least one of each side.");
  // A drop on an unplayed square or the original one changes nothing.
  desk.feed(made::drag(desk.at("d4"), desk.at("d4") + Point{86, 0}));
  CHECK(desk.fen() == "W:Wd4:B");
}

TEST_CASE("A right click crowns, and then removes") {
  Desk desk(few);
  desk.feed(made::click(desk.at("c3"), MouseButton::Right));
  CHECK(desk.fen() == "W:WKc3:Bb6");
  desk.feed(made::click(desk.at("c3"), MouseButton::Right));
  CHECK(desk.fen() == "W:W:Bb6");
}

TEST_CASE("The keyboard alone sets up a position") {
  Desk desk("W:W:B");
  CHECK(desk.said() == "The board is empty: a game needs a piece of each side.");
  desk.key(Key::Right);
  desk.key(Key::Enter);
  CHECK(desk.fen() == "W:Wa1:B");
  desk.key(Key::Up);
  for (const char* expected : {"W:Wb2,a1:B", "W:WKb2,a1:B", "W:Wa1:Bb2", "W:Wa1:BKb2", "W:Wa1:B"}) {
    desk.feed(made::type(" "));
    CHECK(desk.fen() == expected);
  }
  desk.type("4");
  desk.key(Key::Enter);
  CHECK(desk.fen() == "W:Wa1:BKb2");
  desk.key(Key::Delete);
  CHECK(desk.fen() == "W:Wa1:B");
  desk.key(Key::Z, with_ctrl);
  CHECK(desk.fen() == "W:Wa1:BKb2");
  desk.key(Key::Y, with_ctrl);
  CHECK(desk.fen() == "W:Wa1:B");
}

TEST_CASE("Space skips pieces that cannot stand there") {
  Desk desk("W:Wc3:Bb6");
  desk.key(Key::Right);
  for (const char* expected : {"W:Wc3,a1:Bb6", "W:Wc3,Ka1:Bb6", "W:Wc3:Bb6,Ka1", few}) {
    desk.feed(made::type(" "));
    CHECK(desk.fen() == expected);
  }
}

TEST_CASE("Impossible pieces are refused with a sentence, and the board stays") {
  Desk desk(few);
  desk.click(desk.at("h8"));
  CHECK(desk.said() == "No man stands on h8, its last row: there it is a king.");
  CHECK(desk.fen() == few);
  desk.feed(made::drag(desk.at("c3"), desk.at("f8")));
  CHECK(desk.said() == "No man stands on f8, its last row: there it is a king.");
  CHECK(desk.fen() == few);
  CHECK(desk.heard().back() == SoundEffect::Refused);

  Desk full;
  const std::string start = full.fen();
  full.click(full.at("a5"));
  CHECK(full.said() == "White would have 13 pieces: in this variant a side has at most 12.");
  CHECK(full.fen() == start);
  // The next attempt clears the message.
  full.click(full.at("a3"));
  CHECK(full.said() == "White to move · 7 moves");
}

TEST_CASE("A game that would be over at once is refused with the reason") {
  Desk desk("W:Wa1:Bb2,c3");
  CHECK(desk.said() == "The game would be over at once. Black wins: White has no move.");
  desk.press(Key::N, with_ctrl);
  CHECK(desk.shows<EditorScene>());
  CHECK_FALSE(desk.editor().can_play());
  desk.type("s");
  CHECK(desk.said() == "Black to move · 2 moves");
  CHECK(desk.editor().can_play());
}

TEST_CASE("Starting position and empty board are one click and can be undone") {
  Desk desk(few);
  desk.click_form({308, 140});
  CHECK(desk.fen() == "W:W:B");
  desk.click_form({100, 140});
  CHECK(desk.fen() == to_fen(start_of(Variant::Brazilian)));
  desk.key(Key::Z, with_ctrl);
  desk.key(Key::Z, with_ctrl);
  CHECK(desk.fen() == few);
}

TEST_CASE("A position can be typed, and an invalid one leaves the board unchanged") {
  Desk desk(few);
  desk.click_form({100, 92});
  desk.press(Key::A, with_ctrl);
  desk.type_slowly("B:WKa1:Bc9");
  CHECK(desk.said().find("The position (FEN) is wrong at character 9: expected a square of play") ==
        0);
  CHECK(desk.fen() == few);
  desk.press(Key::Backspace);
  desk.type_slowly("5,h8");
  CHECK(desk.fen() == few);
  desk.press(Key::Enter);
  CHECK(desk.fen() == "B:WKa1:Bh8,c5");
  CHECK(desk.said() == "Black to move · 3 moves");
  // One step, however much was typed.
  desk.press(Key::Z, with_ctrl);
  CHECK(desk.fen() == few);
}

TEST_CASE("Unfinished text does not change the board until the field is left") {
  Desk desk(few);
  desk.click_form({100, 92});
  desk.press(Key::A, with_ctrl);
  desk.type_slowly("B:W");
  CHECK(desk.fen() == few);
  desk.type_slowly("Ka1:Bb6");
  CHECK(desk.fen() == few);
  // A press elsewhere applies the typed text.
  desk.click(desk.at("e3"));
  desk.rest();
  CHECK(desk.fen() == "B:We3,Ka1:Bb6");
  desk.press(Key::Z, with_ctrl);
  CHECK(desk.fen() == "B:WKa1:Bb6");
  desk.press(Key::Z, with_ctrl);
  CHECK(desk.fen() == few);
}

TEST_CASE("While the text is invalid the position cannot be played or copied") {
  Desk desk(few);
  desk.click_form({100, 92});
  desk.press(Key::A, with_ctrl);
  desk.type_slowly("W:Wc9:Bh8");
  desk.press(Key::Enter);
  const Rect play = desk.editor().places().play;
  desk.click(play.center());
  desk.rest();
  REQUIRE(desk.shows<EditorScene>());
  CHECK(desk.said().find("The position (FEN) is wrong at character 4") == 0);
  CHECK(desk.heard().back() == SoundEffect::Refused);
  desk.clipboard.clear();
  desk.press(Key::C, with_ctrl);
  CHECK(desk.clipboard.empty());
}

TEST_CASE("The position is copied and pasted, also from a line of PDN") {
  Desk desk(few);
  desk.press(Key::C, with_ctrl);
  CHECK(desk.clipboard == few);
  desk.clipboard = "[FEN \"B:Wc3:BKh8\"]";
  desk.press(Key::V, with_ctrl);
  CHECK(desk.fen() == "B:Wc3:BKh8");
  desk.clipboard = "B:Wc3:BKh9";
  desk.press(Key::V, with_ctrl_shift);
  CHECK(desk.said().find("wrong at character 9") != std::string::npos);
  CHECK(desk.fen() == "B:Wc3:BKh8");
  desk.clipboard.clear();
  desk.press(Key::V, with_ctrl);
  CHECK(desk.said() == "The clipboard holds no text to paste.");
}

TEST_CASE("Random positions of every variant come back through the editor") {
  std::mt19937 random(3);
  for (std::size_t i = 0; i < variants.size(); ++i) {
    CAPTURE(variants[i].id);
    Desk desk({}, static_cast<Variant>(i));
    for (int n = 0; n < 3; ++n) {
      BoardEdit board(static_cast<Variant>(i));
      for (const Square s : board.shape().squares()) {
        const Piece piece{random() % 2 ? Side::White : Side::Black,
                          random() % 3 ? Kind::Man : Kind::King};
        if (random() % 4 == 0 && !check_put(board, s, piece)) board.put(s, piece);
      }
      board.set_side_to_move(random() % 2 ? Side::White : Side::Black);
      desk.clipboard = to_fen(board.position());
      const std::string given = desk.clipboard;
      desk.key(Key::V, with_ctrl);
      CHECK(desk.editor().board() == board);
      desk.clipboard.clear();
      desk.key(Key::C, with_ctrl);
      CHECK(desk.clipboard == given);
    }
  }
}

TEST_CASE("The editor's board is labelled as that of a game") {
  CHECK_FALSE(Desk(few).editor().view().labels().squares);
  Desk desk({}, Variant::International);
  CHECK(desk.editor().view().labels().squares);
  desk.app().change_preferences([](Preferences& p) { p.square_numbers = SquareNumbers::Never; });
  desk.rest();
  CHECK_FALSE(desk.editor().view().labels().squares);
}

TEST_CASE("Every square of every board can be clicked where it is shown") {
  for (const Variant variant : {Variant::Canadian, Variant::International, Variant::Turkish,
                                Variant::Spantsiretti, Variant::Italian}) {
    CAPTURE(info(variant).id);
    Desk desk("W:W:B", variant);
    desk.type("2");
    std::size_t n = 0;
    for (const Square s : desk.editor().view().shape().squares()) {
      if (++n % 5 != 0) continue;
      desk.click(desk.editor().view().center(s));
      CHECK(desk.editor().board().piece_at(s) == Piece{Side::White, Kind::King});
    }
  }
}

TEST_CASE("A game from the position uses the dialog's choices") {
  Desk desk("B:Wc3:Bb6,d6");
  desk.press(Key::N, with_ctrl);
  REQUIRE(desk.shows<NewGameScene>());
  desk.press(Key::Enter);
  CHECK(to_fen(desk.game().start()) == "B:Wc3:Bb6,d6");
  CHECK(desk.checkers().controller().session().persons() == 1);

  Desk pair("B:Wc3:Bb6,d6", Variant::Russian);
  pair.app().scenes().push(std::make_unique<NewGameScene>(pair.app(), Opponent::Person,
                                                          pair.editor().board().position()));
  pair.rest();
  pair.press(Key::Enter);
  CHECK(pair.game().variant() == Variant::Russian);
  CHECK(pair.checkers().controller().session().persons() == 2);
  pair.type("b6a5");
  CHECK(pair.game().ply() == 1);
}

TEST_CASE("Escape asks before it drops edits") {
  Desk untouched(few);
  untouched.press(Key::Escape);
  CHECK(untouched.shows<MenuScene>());

  Desk desk(few);
  desk.click(desk.at("e3"));
  desk.press(Key::Escape);
  REQUIRE(desk.shows<ChoicesScene>());
  desk.press(Key::Escape);
  CHECK(desk.fen() == "W:Wc3,e3:Bb6");
  desk.press(Key::Escape);
  desk.press(Key::Down);
  desk.press(Key::Enter);
  CHECK(desk.shows<MenuScene>());
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
  for (const int downs : {5, 2}) {
    for (int i = 0; i < downs; ++i)
      press(Key::Down);
    press(Key::Enter);
  }
  CHECK(stage.shows<EditorScene>());
}

}  // namespace damas::test

#include "view/window/lab/lab_scene.hpp"

#include <random>

#include <doctest/doctest.h>

#include "view/window/lab/lab_help.hpp"
#include "view/window/lab/lab_text.hpp"
#include "view/window/menu/menu_scene.hpp"
#include "view/window/stage.hpp"

namespace damas::test {

namespace {

using sliding::Bitboard;
using enum sliding::Square;

class Bench : public Stage {
 public:
  explicit Bench(Size size = {1200, 800}) : Stage(lab(size)) {}
  static StageSetup lab(Size size) {
    StageSetup setup;
    setup.options.scene = FirstScene::Lab;
    setup.size = size;
    return setup;
  }
  const LabScene& lab_scene() {
    const auto* scene = dynamic_cast<const LabScene*>(&app().scenes().top());
    REQUIRE(scene != nullptr);
    return *scene;
  }
  const LabBoard& board() { return lab_scene().board(); }
  Point at(sliding::Square s) {
    return lab_scene().view().cell_rect({index(file_of(s)), index(rank_of(s))}).center();
  }
  std::string said() { return lab_scene().status(Language::English); }
  std::vector<HexRow> rows() { return lab_scene().rows(Language::English); }
  void rest() { wait(Milliseconds{80}); }
  void find_magic() {
    for (int i = 0; i < 200 && rows()[2].bits.empty(); ++i)
      rest();
    REQUIRE_FALSE(rows()[2].bits.empty());
  }
};

}  // namespace

TEST_CASE("A click cycles through friend, enemy and nothing, a right click does so with any tool") {
  Bench bench;
  bench.click(bench.at(A1));
  CHECK(bench.board().friends.contains(A1));
  bench.click(bench.at(A1));
  CHECK(bench.board().enemies.contains(A1));
  bench.click(bench.at(A1));
  CHECK_FALSE(bench.board().occupied().contains(A1));
  bench.type("3");
  bench.feed(made::click(bench.at(A1), MouseButton::Right));
  CHECK(bench.board().friends.contains(A1));
  CHECK(bench.board().piece == LabPiece::Queen);
  bench.click(bench.at(C8));
  CHECK(bench.board().at == C8);
}

TEST_CASE("The reached squares follow the piece while it is dragged") {
  Bench bench;
  bench.type("8");
  for (const sliding::Square s : bench.board().occupied())
    bench.click(bench.at(s));
  REQUIRE(bench.board().occupied().empty());
  std::vector<Input> drag = made::drag(bench.at(D4), bench.at(G7));
  const Input drop = drag.back();
  drag.pop_back();
  bench.feed(drag);
  CHECK(bench.board().at == D4);
  CHECK(bench.lab_scene().live_board().at == G7);
  CHECK(bench.rows()[0].bits == sliding::rook_moves(G7, {}, {}));
  bench.feed(drop);
  CHECK(bench.board().at == G7);
  // A piece that is dropped beside the board returns to its square.
  bench.feed(made::drag(bench.at(G7), {1100, 300}));
  CHECK(bench.board().at == G7);
}

TEST_CASE("Friends and enemies can be dragged, also off the board") {
  Bench bench;
  bench.feed(made::drag(bench.at(B4), bench.at(B5)));
  CHECK(bench.board().friends == Bitboard{B5, F7});
  bench.feed(made::drag(bench.at(B5), {1100, 300}));
  CHECK(bench.board().friends == Bitboard{F7});
}

TEST_CASE("Touch chooses from the palette, places, and cycles by a long press") {
  Bench bench({400, 800});
  const Rect palette = bench.lab_scene().places().palette;
  bench.feed(made::tap({palette.x + palette.w * 6.5F / 8, palette.center().y}));
  bench.rest();
  REQUIRE(bench.lab_scene().tool() == LabTool::Enemy);
  bench.feed(made::tap(bench.at(A1)));
  CHECK(bench.board().enemies.contains(A1));
  std::vector<Input> slow = made::tap(bench.at(H1));
  for (Input& input : slow)
    input.pointer.press_time = std::chrono::milliseconds{700};
  bench.feed(slow);
  CHECK(bench.board().friends.contains(H1));
}

TEST_CASE("The keyboard alone sets up a board, with undo and redo") {
  Bench bench;
  bench.key(Key::Right);  // the cursor begins on a1
  bench.type("7");
  bench.key(Key::Enter);
  CHECK(bench.board().enemies.contains(A1));
  bench.feed(made::type(" "));
  CHECK_FALSE(bench.board().occupied().contains(A1));
  bench.key(Key::Z, with_ctrl);
  CHECK(bench.board().enemies.contains(A1));
  bench.key(Key::Delete);
  CHECK_FALSE(bench.board().occupied().contains(A1));
  bench.key(Key::Up);
  bench.type("2");
  bench.key(Key::Enter);
  CHECK(bench.board().piece == LabPiece::Bishop);
  CHECK(bench.board().at == A2);
  bench.key(Key::Z, with_ctrl);
  CHECK(bench.board().at == D4);
  bench.key(Key::Y, with_ctrl);
  CHECK(bench.board().at == A2);
}

TEST_CASE("A gamepad chooses tools, uses them and moves through the steps") {
  Bench bench;
  bench.feed(made::action(PadAction::Third));
  CHECK(bench.lab_scene().tool() == LabTool::Enemy);
  bench.feed(made::action(PadAction::Right));
  bench.feed(made::action(PadAction::Confirm));
  CHECK(bench.board().enemies.contains(A1));
  bench.feed(made::action(PadAction::Previous));
  CHECK(bench.lab_scene().step() + 1 == bench.lab_scene().last_step());
  bench.feed(made::action(PadAction::Next));
  CHECK(bench.lab_scene().step() == bench.lab_scene().last_step());
  bench.feed(made::action(PadAction::Fourth));
  CHECK_FALSE(bench.board().occupied().contains(A1));
  bench.feed(made::action(PadAction::Cancel));
  bench.feed(made::action(PadAction::Confirm));
  CHECK(bench.lab_scene().page() == LabScene::Page::Magic);
}

TEST_CASE("The steps are shown one by one, each with its sentence and its squares") {
  Bench bench;
  CHECK(bench.said() == "10 squares within reach · 2 enemies to take");
  bench.key(Key::Home);
  CHECK(bench.said() == "The slide begins: no ray has been walked yet.");
  CHECK(bench.rows()[0].bits.empty());
  const char* const said[] = {"North: d5 is free and within reach.",
                              "North: d6 is free and within reach.",
                              "North: an enemy on d7 is within reach and stops the ray."};
  for (const char* sentence : said) {
    bench.key(Key::PageDown);
    CHECK(bench.said() == sentence);
  }
  CHECK(bench.rows()[0].bits == Bitboard{D5, D6, D7});
  bench.key(Key::End);
  bench.key(Key::PageUp);
  CHECK(bench.said() == "West: c4 is free and within reach.");
  bench.key(Key::PageDown);
  bench.key(Key::PageDown);
  CHECK(bench.lab_scene().step() == 11);
}

TEST_CASE("The slide plays by itself from its start to its end, and pauses") {
  Bench bench;
  bench.key(Key::P);
  CHECK(bench.lab_scene().playing());
  CHECK(bench.lab_scene().step() == 0);
  bench.wait(Stage::Milliseconds{700});
  CHECK(bench.lab_scene().step() == 3);
  bench.key(Key::P);
  bench.wait(Stage::Milliseconds{700});
  CHECK(bench.lab_scene().step() == 3);
  bench.key(Key::P);
  bench.wait(Stage::Milliseconds{3000});
  CHECK(bench.lab_scene().step() == 11);
  CHECK_FALSE(bench.lab_scene().playing());
  // After a change of the board all steps are shown.
  bench.key(Key::Home);
  bench.click(bench.at(D5));
  CHECK(bench.lab_scene().step() == bench.lab_scene().last_step());
}

TEST_CASE("The magic lookup of every piece gives the squares it reaches") {
  for (const char* tool : {"1", "2", "3", "4", "5"}) {
    CAPTURE(tool);
    Bench bench;
    bench.type(tool);
    bench.key(Key::Enter);
    REQUIRE(bench.lab_scene().page() == LabScene::Page::Magic);
    bench.find_magic();
    const std::vector<HexRow> rows = bench.rows();
    const LabBoard& board = bench.board();
    CHECK(rows[1].bits == (rows[0].bits & board.occupied()));
    CHECK(rows[3].bits.word() == rows[1].bits.word() * rows[2].bits.word());
    const auto line =
        board.rays() == sliding::Slider::Bishop ? sliding::Slider::Bishop : sliding::Slider::Rook;
    CHECK(rows[4].bits == sight(line, board.at, board.occupied()));
    CHECK(rows[3].strong.size() == rows[0].bits.size());
  }
}

TEST_CASE("The chosen number is copied as it is written") {
  Bench bench;
  bench.key(Key::C, with_ctrl);
  CHECK(bench.clipboard == hexadecimal(bench.rows()[0].bits.word()));
  bench.key(Key::Enter);
  bench.key(Key::C, with_ctrl);
  CHECK(bench.clipboard == hexadecimal(sliding::relevant_mask(sliding::Slider::Rook, D4).word()));
}

TEST_CASE("The menu opens the lab, help and Escape lead out of it") {
  Stage stage;
  const auto press = [&](Key key) {
    stage.key(key);
    stage.wait(Stage::Milliseconds{80});
  };
  for (const int downs : {7, 4}) {
    for (int i = 0; i < downs; ++i)
      press(Key::Down);
    press(Key::Enter);
  }
  REQUIRE(stage.shows<LabScene>());
  press(Key::F1);
  CHECK(stage.shows<LabHelp>());
  press(Key::Escape);
  CHECK(stage.shows<LabScene>());
  press(Key::Escape);
  CHECK(stage.shows<MenuScene>());
}

TEST_CASE("With a cursor on the board the first click on Back leaves the lab") {
  Stage stage;
  stage.app().scenes().push(std::make_unique<LabScene>());
  stage.wait(Stage::Milliseconds{80});
  stage.key(Key::Up);
  stage.wait(Stage::Milliseconds{80});
  const auto& lab = dynamic_cast<const LabScene&>(stage.app().scenes().top());
  const Rect header = lab.places().header;
  stage.click(Point{header.x + 20, header.center().y});
  stage.wait(Stage::Milliseconds{80});
  CHECK(stage.shows<MenuScene>());
}

TEST_CASE("With any input, the piece is alone on its square and the steps are its own") {
  std::mt19937 random(17);
  Bench bench;
  constexpr std::array keys = {Key::Up,     Key::Down, Key::Left,   Key::Right, Key::Enter,
                               Key::PageUp, Key::Home, Key::Delete, Key::P,     Key::F};
  for (int round = 0; round < 600; ++round) {
    const Point a{static_cast<float>(random() % 800), static_cast<float>(random() % 760)};
    const Point b{static_cast<float>(random() % 800), static_cast<float>(random() % 760)};
    switch (random() % 6) {
      case 0:
        bench.feed(made::drag(a, b));
        break;
      case 1:
        bench.feed(made::click(a, MouseButton::Right));
        break;
      case 2:
        bench.type(std::string(1, static_cast<char>('1' + random() % 8)));
        break;
      case 3:
        bench.key(random() % 2 != 0 ? Key::Z : Key::Y, with_ctrl);
        break;
      case 4:
        bench.key(keys[random() % keys.size()]);
        break;
      default:
        bench.click(a);
    }
    const LabBoard& board = bench.board();
    REQUIRE_FALSE(board.occupied().contains(board.at));
    REQUIRE((board.friends & board.enemies).empty());
    REQUIRE(bench.lab_scene().last_step() == steps_of(board).size());
    REQUIRE(bench.lab_scene().step() <= bench.lab_scene().last_step());
  }
}

}  // namespace damas::test

// The practice of openings in the window, with a small book.
#include "view/window/openings/openings_scene.hpp"

#include <algorithm>
#include <functional>
#include <utility>
#include <vector>

#include <doctest/doctest.h>

#include "book/shipped_books.hpp"
#include "puzzle/daily.hpp"
#include "training/small_book.hpp"
#include "view/window/app/preferences.hpp"
#include "view/window/app/store.hpp"
#include "view/window/key_walk.hpp"
#include "view/window/lessons/choose_lesson.hpp"
#include "view/window/menu/menu_scene.hpp"
#include "view/window/openings/choose_opening.hpp"
#include "view/window/scene_picture.hpp"
#include "view/window/stage.hpp"
#include "view/window/start/lesson_files.hpp"
#include "view/window/start/variant_files.hpp"
#include "view/window/task_scene.hpp"

namespace damas::test {

namespace {

using training::OpeningPractice;
using Phase = OpeningPractice::Phase;

constexpr Stage::Milliseconds moment{50};
constexpr const char* names =
    "moves: c3-d4 b6-a5\nname: Test\nsource: https://example.org/openings\n\n"
    "moves: e3-f4\nname: Not in the book\nsource: https://example.org/openings\n";

StageSetup in_menu() {
  StageSetup setup;
  setup.options.scene = FirstScene::Menu;
  setup.connect = [](Desktop& desktop) {
    desktop.book = [](Variant variant, const std::function<void(std::string_view)>& use) {
      use(variant == Variant::Brazilian ? small_book().to_bytes() : std::string{});
    };
    desktop.openings = [](Variant variant, const std::function<void(std::string_view)>& use) {
      use(variant == Variant::Brazilian ? names : "");
    };
  };
  return setup;
}

void open(Stage& stage, const destination::OpeningPractice& to = {}) {
  stage.app().start(to);
  stage.wait(moment);
}

const OpeningsScene& scene(Stage& stage) {
  return top_scene<OpeningsScene>(stage);
}

const OpeningPractice& practice(Stage& stage) {
  const OpeningPractice* found = scene(stage).trainer().practice();
  REQUIRE(found != nullptr);
  return *found;
}

void play(Stage& stage, std::string_view text) {
  const Move move = legal_move(practice(stage).game(), text);
  const BoardView& board = scene(stage).board();
  stage.click(board.center(move.from));
  stage.click(board.center(move.to));
  stage.wait(moment);
}

void wait_for_answer(Stage& stage) {
  stage.wait(OpeningPractice::answer_after + Stage::Milliseconds{600});
}

}  // namespace

TEST_CASE("A move of the book is right, and the book answers") {
  Stage stage(in_menu());
  open(stage);
  CHECK(said(stage, "Opening practice. You play White."));
  CHECK(scene(stage).trainer().results() ==
        std::vector<std::string>{"0 of 3 positions learned", "Due: 0 · new: 3"});
  play(stage, "c3-d4");
  CHECK(said(stage, "c3-d4 is the book's best move."));
  wait_for_answer(stage);
  CHECK(practice(stage).game().ply() == 2);
  CHECK(practice(stage).phase() == Phase::Moving);
  CHECK(scene(stage).trainer().results().front() == "1 of 3 positions learned");
}

TEST_CASE("A move that the book does not have is refused, and the book's moves are told") {
  Stage stage(in_menu());
  open(stage);
  play(stage, "e3-f4");
  CHECK(practice(stage).game().ply() == 0);
  CHECK(scene(stage).status() == "e3-f4 is not in the book. Try again.");
  CHECK(said(stage, "e3-f4 is not in the book. Try again."));
  CHECK(said(stage, "The book has c3-d4, c3-b4."));
  REQUIRE(scene(stage).frame().shown().marks.arrows.size() == 2);
  CHECK_FALSE(scene(stage).frame().shown().marks.arrows[0].dashed);
  CHECK(scene(stage).frame().shown().marks.arrows[1].dashed);
  const auto announced = stage.announced.size();
  stage.wait(Stage::Milliseconds{600});
  play(stage, "e3-f4");
  CHECK(stage.announced.size() > announced);
  stage.wait(Stage::Milliseconds{600});
  play(stage, "c3-b4");
  CHECK(said(stage, "c3-b4 is in the book, too. Its best move is c3-d4."));
  CHECK(scene(stage).frame().shown().marks.arrows.empty());
}

TEST_CASE("A line is played by typing and by keys alone") {
  Stage stage(in_menu());
  open(stage);
  stage.type("h");
  stage.wait(Stage::Milliseconds{1500});
  CHECK(said(stage, "Hint: the piece on c3. Ask again for the book's moves."));
  CHECK(scene(stage).frame().shown().marks.arrows.empty());
  CHECK(scene(stage).frame().shown().marks.movable.size() == 1);
  stage.type("h");
  stage.wait(Stage::Milliseconds{1500});
  CHECK(said(stage, "The book has c3-d4, c3-b4."));
  CHECK(scene(stage).frame().shown().marks.arrows.size() == 2);
  stage.type("c3d4");
  stage.wait(moment);
  CHECK(practice(stage).phase() == Phase::Answering);
  stage.key(Key::Space);
  stage.wait(moment);
  CHECK(practice(stage).game().ply() == 2);
  const Move second = small_book().find(practice(stage).game())->moves.front().move;
  const Game before = practice(stage).game();
  std::string squares;
  for (const Square square : before.path(second))
    squares += to_text(square, before.shape(), before.info().numbering);
  stage.type(squares);
  stage.wait(moment);
  CHECK(practice(stage).phase() == Phase::Over);
  CHECK(scene(stage).status() == "The line ends here.");
  CHECK(said(stage, "The line ends here."));
  stage.key(Key::Space);
  stage.wait(moment);
  CHECK(practice(stage).turn() == 2);
  CHECK(practice(stage).phase() == Phase::Moving);
  stage.key(Key::Escape);
  stage.wait(moment);
  CHECK(stage.shows<MenuScene>());
}

TEST_CASE("A position that was practised is kept, and comes back when it is due") {
  const Folder folder;
  StageSetup setup = in_menu();
  setup.folder = folder.path();
  {
    Stage stage(setup);
    open(stage);
    play(stage, "c3-d4");
    CHECK(scene(stage).trainer().results().front() == "1 of 3 positions learned");
  }
  Stage later(setup);
  open(later);
  CHECK(scene(later).trainer().results() ==
        std::vector<std::string>{"1 of 3 positions learned", "Due: 0 · new: 2"});
  const training::Day today = puzzle::days_of({2024, 5, 1});
  later.app().store().opening_cards().change([&](training::OpeningCards& all) {
    all.grade(Game(Variant::Brazilian), training::Grade::Again, today - 1);
  });
  open(later);
  CHECK(
      scene(later).trainer().results() ==
      std::vector<std::string>{"0 of 3 positions learned", "Due: 0 · new: 2 · come back later: 1"});
}

TEST_CASE("A given position is practised by the side that is to move, at the bottom") {
  Stage stage(in_menu());
  open(stage, {Variant::Brazilian, game_after({"c3-d4"}).position()});
  CHECK(scene(stage).trainer().task().side == Side::Black);
  CHECK(scene(stage).board().flipped());
  CHECK(scene(stage).trainer().title() == "The chosen position");
  CHECK(practice(stage).progress().all == 1);
}

TEST_CASE("An opening is chosen in a dialog, of those that the book has") {
  Stage stage(in_menu());
  open(stage, {Variant::Brazilian, game_after({"c3-d4", "b6-a5"}).position()});
  CHECK(scene(stage).trainer().title() == "Opening: Test (c3-d4 b6-a5)");
  stage.key(Key::O, with_ctrl);
  stage.wait(moment);
  REQUIRE(stage.shows<ChooseOpening>());
  stage.key(Key::Enter);
  stage.wait(moment);
  CHECK(scene(stage).trainer().task().start == game_after({"c3-d4", "b6-a5"}).position());
  CHECK(practice(stage).progress().all == 1);
}

// Black has no move of the book after these moves.
TEST_CASE("Only sides for which the book has a move are offered") {
  const std::vector<Side> both = {Side::White, Side::Black};
  const auto after_test = game_after({"c3-d4", "b6-a5"}).position();
  Stage stage(in_menu());
  open(stage);
  stage.key(Key::O, with_ctrl);
  stage.wait(moment);
  CHECK(top_scene<ChooseOpening>(stage).sides() == both);
  stage.key(Key::Escape);
  stage.wait(moment);

  open(stage, {Variant::Brazilian, after_test});
  CHECK_FALSE(stage.reaches(Key::Tab, "Play the other side"));
  stage.key(Key::O, with_ctrl);
  stage.wait(moment);
  CHECK(top_scene<ChooseOpening>(stage).sides() == std::vector{Side::White});
  stage.key(Key::Escape);
  stage.wait(moment);

  // A side with which the practice was opened elsewhere gives way to the one that is offered.
  open(stage, {Variant::Brazilian, after_test, Side::Black});
  REQUIRE(practice(stage).phase() == Phase::None);
  stage.key(Key::O, with_ctrl);
  stage.wait(moment);
  CHECK(top_scene<ChooseOpening>(stage).task().side == Side::White);
  stage.key(Key::Enter);
  stage.wait(moment);
  CHECK(practice(stage).phase() == Phase::Moving);
}

TEST_CASE("Only the chosen opening says where its name is from") {
  Stage stage(in_menu());
  open(stage);
  KeyWalk keys(stage);
  keys.press(Key::O, with_ctrl);
  const auto& dialog = top_scene<const ChooseOpening>(stage);
  CHECK(dialog.about_start().find("https://") == std::string::npos);
  CHECK(dialog.openings().back().about == "c3-d4 b6-a5");
  keys.choose("Opening: All openings", Key::Tab);
  keys.choose("Test");
  CHECK(dialog.about_start() == "c3-d4 b6-a5\nName from: https://example.org/openings");
}

TEST_CASE("The chosen side comes back after a look at an opening that does not offer it") {
  Stage stage(in_menu());
  open(stage);
  KeyWalk keys(stage);
  keys.press(Key::O, with_ctrl);
  const auto& dialog = top_scene<const ChooseOpening>(stage);
  keys.choose("You play: Black", Key::Tab);
  REQUIRE(dialog.task().side == Side::Black);
  keys.choose("Opening: All openings", Key::Tab);
  keys.choose("Test");
  CHECK(dialog.task().side == Side::White);
  keys.choose("Opening: Test", Key::Tab);
  keys.choose("All openings", Key::Up);
  CHECK(dialog.task().side == Side::Black);
  keys.choose(Text::Start, Key::Tab);
  CHECK(scene(stage).trainer().task().side == Side::Black);
}

TEST_CASE("The openings of another variant are offered once it has been chosen in the dialog") {
  StageSetup setup = in_menu();
  setup.connect = offer_variant_files;
  Stage stage(setup);
  open(stage, {Variant::Brazilian, std::nullopt});
  KeyWalk keys(stage);
  keys.press(Key::O, with_ctrl);
  const auto& dialog = top_scene<const ChooseOpening>(stage);
  const std::size_t before = dialog.openings().size();
  keys.choose("Variant: Brazilian", Key::Tab);
  keys.choose("Russian");
  REQUIRE(stage.shows<ChooseOpening>());  // Enter has chosen the variant, and does not start
  CHECK(stage.screen().gui().focus().words.starts_with("Variant: Russian"));
  REQUIRE(dialog.openings().size() > 1);
  CHECK(variant_of(dialog.openings().front().position) == Variant::Russian);
  keys.choose("Opening: All openings", Key::Tab);
  keys.choose(dialog.openings()[1].name);
  const AnyPosition wanted = dialog.openings()[1].position;
  keys.choose(Text::Start, Key::Tab);
  stage.wait(moment);
  CHECK(scene(stage).trainer().task().start == wanted);
  // The first variant's own openings come back with it.
  keys.press(Key::O, with_ctrl);
  const auto& again = top_scene<const ChooseOpening>(stage);
  keys.choose("Variant: Russian", Key::Tab);
  keys.choose("Brazilian", Key::Up);
  stage.wait(moment);
  CHECK(again.openings().size() == before);
}

TEST_CASE("The chosen opening comes back after a look at another variant") {
  Stage stage(in_menu());
  open(stage);
  KeyWalk keys(stage);
  keys.press(Key::O, with_ctrl);
  const auto& dialog = top_scene<const ChooseOpening>(stage);
  keys.choose("Opening: All openings", Key::Tab);
  keys.choose("Test");
  keys.choose("Variant: Brazilian", Key::Tab);
  keys.choose("Russian");
  REQUIRE(dialog.about_start().empty());
  keys.choose("Variant: Russian", Key::Tab);
  keys.choose("Brazilian", Key::Up);
  CHECK(dialog.about_start().starts_with("c3-d4 b6-a5"));
  keys.choose(Text::Start, Key::Tab);
  CHECK(scene(stage).trainer().task().start == game_after({"c3-d4", "b6-a5"}).position());
}

TEST_CASE("Without a book the dialog says why, and cannot start") {
  std::function<void(std::string_view)> arrive;
  StageSetup setup = in_menu();
  setup.connect = [&arrive, connect = setup.connect](Desktop& desktop) {
    connect(desktop);
    desktop.book = [&arrive, book = desktop.book](Variant variant,
                                                  std::function<void(std::string_view)> use) {
      if (variant != Variant::Russian) return book(variant, std::move(use));
      arrive = std::move(use);
    };
  };
  Stage stage(setup);
  open(stage);
  KeyWalk keys(stage);
  keys.press(Key::O, with_ctrl);
  const auto& dialog = top_scene<const ChooseOpening>(stage);
  CHECK(dialog.notice(stage.app()).empty());
  keys.choose("Variant: Brazilian", Key::Tab);
  keys.choose("Russian");
  CHECK(dialog.notice(stage.app()) == "Loading…");
  CHECK(said(stage, "Loading…"));
  CHECK(dialog.openings().empty());
  CHECK_FALSE(keys.leads_to("Start", Key::Tab));
  arrive("not a book");
  stage.wait(moment);
  const std::string none = "There is no opening book for Russian. Choose another variant.";
  CHECK(dialog.notice(stage.app()) == none);
  CHECK(said(stage, none));
  CHECK(dialog.openings().empty());
  CHECK_FALSE(keys.leads_to("Start", Key::Tab));
  keys.choose("Variant: Russian", Key::Tab);
  keys.choose("Brazilian", Key::Up);
  CHECK(dialog.notice(stage.app()).empty());
  CHECK(keys.leads_to("Start", Key::Tab));
}

TEST_CASE("Enter starts nothing while the dialog waits for a book, and a given position is kept") {
  std::vector<std::function<void(std::string_view)>> waiting;
  StageSetup setup = in_menu();
  setup.connect = [&waiting](Desktop& desktop) {
    desktop.book = [&waiting](Variant, std::function<void(std::string_view)> use) {
      waiting.push_back(std::move(use));
    };
  };
  Stage stage(setup);
  const AnyPosition given = game_after({"c3-d4"}).position();
  open(stage, {Variant::Brazilian, given});
  stage.key(Key::O, with_ctrl);
  stage.wait(moment);
  stage.key(Key::Enter);
  stage.wait(moment);
  REQUIRE(stage.shows<ChooseOpening>());
  for (const auto& arrive : waiting)
    arrive(small_book().to_bytes());
  stage.wait(moment);
  REQUIRE(top_scene<ChooseOpening>(stage).openings().size() == 2);
  stage.key(Key::Enter);
  stage.wait(moment);
  CHECK(scene(stage).trainer().task().start == given);
  CHECK(scene(stage).trainer().practice() != nullptr);
}

TEST_CASE("A given position that the book does not have is not offered") {
  Stage stage(in_menu());
  open(stage, {Variant::Brazilian, game_after({"e3-f4"}).position()});
  stage.key(Key::O, with_ctrl);
  stage.wait(moment);
  REQUIRE(stage.shows<ChooseOpening>());
  stage.key(Key::Enter);
  stage.wait(moment);
  CHECK(scene(stage).trainer().task().start == start_of(Variant::Brazilian));
  CHECK(practice(stage).phase() != Phase::None);
}

TEST_CASE("A variant without a book says so, and another one can be chosen") {
  Stage stage(in_menu());
  open(stage, {Variant::Turkish, std::nullopt});
  CHECK(scene(stage).trainer().practice() == nullptr);
  CHECK(scene(stage).status().starts_with("There is no opening book for Turkish."));
  stage.key(Key::Enter);
  stage.wait(moment);
  CHECK(stage.shows<ChooseOpening>());
}

TEST_CASE("The usual variant is practised only if there is a book of it") {
  Stage stage(in_menu());
  stage.app().change_preferences([](Preferences& p) { p.new_game.variant = Variant::Turkish; });
  open(stage);
  CHECK(variant_of(scene(stage).trainer().task().start) == Variant::Brazilian);
}

TEST_CASE("A position that the book does not have says so") {
  Stage stage(in_menu());
  open(stage, {Variant::Brazilian, game_after({"e3-f4"}).position()});
  CHECK(practice(stage).phase() == Phase::None);
  CHECK(scene(stage).status() == "The book has no move from here for Black. Choose an opening.");
  CHECK(scene(stage).trainer().results().empty());
}

TEST_CASE("The practice is reached from the list of lessons by keys, if there are books") {
  for (const bool books : {true, false}) {
    CAPTURE(books);
    StageSetup setup = in_menu();
    setup.connect = [books, connect = setup.connect](Desktop& desktop) {
      offer_lessons(desktop);
      if (books) connect(desktop);
    };
    Stage stage(setup);
    stage.app().start(destination::Lessons{});
    stage.wait(moment);
    const auto there = [&] {
      return stage.screen().gui().focus().words.find("Opening practice") != std::string::npos;
    };
    for (int i = 0; i < 60 && !there(); ++i) {
      stage.key(Key::Tab);
      stage.wait(Stage::Milliseconds{64});
    }
    CHECK(there() == books);
    if (!books) continue;
    stage.key(Key::Enter);
    stage.wait(Stage::Milliseconds{160});
    CHECK(stage.shows<OpeningsScene>());
    stage.key(Key::Escape);
    stage.wait(Stage::Milliseconds{160});
    CHECK(stage.shows<ChooseLesson>());
  }
}

TEST_CASE("Escape from the list of openings, then from the practice, leads back to the lessons") {
  StageSetup setup = in_menu();
  setup.connect = [connect = setup.connect](Desktop& desktop) {
    offer_lessons(desktop);
    connect(desktop);
  };
  Stage stage(setup);
  stage.app().start(destination::Lessons{});
  stage.wait(moment);
  KeyWalk keys(stage);
  keys.choose("Opening practice", Key::Tab);
  stage.wait(moment);
  REQUIRE(stage.shows<OpeningsScene>());
  keys.press(Key::O, with_ctrl);
  REQUIRE(stage.shows<ChooseOpening>());
  keys.press(Key::Escape);
  REQUIRE(stage.shows<OpeningsScene>());
  keys.press(Key::Escape);
  CHECK(stage.shows<ChooseLesson>());
  keys.choose("Square trainer", Key::Tab);
  CHECK_FALSE(stage.shows<ChooseLesson>());
}

TEST_CASE("The variants with a book are those whose book is shipped") {
  Desktop desktop;
  offer_variant_files(desktop);
  for (std::size_t i = 0; i < variants.size(); ++i) {
    const auto variant = static_cast<Variant>(i);
    CAPTURE(info(variant).id);
    bool shipped = false;
    desktop.book(variant, [&](std::string_view bytes) { shipped = !bytes.empty(); });
    CHECK(has_book(variant) == shipped);
  }
}

namespace {

struct Shown {
  PictureWindow window;
  bool wrong;
};

}  // namespace

TEST_CASE("The practice of openings matches its accepted pictures") {
  const Shown all[] = {
      {{"start_en", {1280, 800}, Language::English}, false},
      {{"wrong_light_pt", {412, 800}, Language::Portuguese, true}, true},
      {{"wrong_en", {800, 480}, Language::English}, true},
  };
  for (const Shown& shown : all) {
    check_scene("openings", shown.window, in_menu(), [&](Stage& stage) {
      open(stage);
      if (shown.wrong) play(stage, "e3-f4");
      stage.wait(Stage::Milliseconds{600});
    });
  }
}

}  // namespace damas::test

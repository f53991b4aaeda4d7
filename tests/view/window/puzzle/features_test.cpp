// Sizes, hints, solutions, daily deals, records and sharing, as a player uses them.
#include <algorithm>

#include <doctest/doctest.h>

#include "files/test_folder.hpp"
#include "puzzle/diagram.hpp"
#include "view/text/puzzle_sentences.hpp"
#include "view/window/app/store.hpp"
#include "view/window/escape_walk.hpp"
#include "view/window/library/library_scene.hpp"
#include "view/window/puzzle/motion.hpp"
#include "view/window/puzzle/options.hpp"
#include "view/window/puzzle/puzzle_play.hpp"

namespace damas::test {

namespace {

using namespace std::chrono_literals;
using puzzle::State;
using Showing = puzzle::Session::Showing;

const std::string two_moves_left = "1 2 3 / 4 0 6 / 7 5 8";  // up, left

void win(PuzzlePlay& play) {
  play.key(Key::Up);
  play.wait(41s);
  play.key(Key::Left);
  REQUIRE(play.puzzle().state() == State::Won);
}

bool shows_options(PuzzlePlay& play) {
  return play.stage().shows<PuzzleOptions>();
}

void choose_size(PuzzlePlay& play, int side) {
  // The first press shows where the keyboard is.
  for (int i = 2; i < side; ++i) {
    play.key(Key::Right);
    play.settle();
  }
  play.key(Key::Space);
  play.settle();
}

// `part` of the dialog's width.
void press_in_footer(PuzzlePlay& play, float part) {
  const auto* options = dynamic_cast<const PuzzleOptions*>(&play.app().scenes().top());
  REQUIRE(options != nullptr);
  const Rect place = options->place();
  play.feed(made::click({place.x + place.w * part, place.bottom() - 44}));
  play.settle();
}

}  // namespace

TEST_CASE("H shows and announces the tile that should move") {
  PuzzlePlay play(two_moves_left);
  const Image before = play.picture();
  play.key(Key::H);
  play.settle();
  CHECK(play.message() == "Hint: 5 up.");
  CHECK(play.stage().announced.back() == "Hint: 5 up.");
  CHECK(play.picture() != before);
  play.key(Key::Up);
  play.feed(made::click(play.middle(PuzzleButton::Hint)));
  play.settle();
  CHECK(play.message() == "Hint: 8 to the left.");
}

TEST_CASE("The solution plays by itself, pauses at the next press, and continues by steps") {
  PuzzlePlay play("8 6 7 / 2 5 4 / 3 0 1");
  play.feed(made::click(play.middle(PuzzleButton::Show)));
  play.settle();
  CHECK(play.session().showing() == Showing::Playing);
  play.wait(puzzle::Session::show_pace);
  play.feed(made::click(play.middle(PuzzleButton::Show)));
  play.settle();
  CHECK(play.session().showing() == Showing::Paused);
  const int moves = play.puzzle().moves();
  CHECK(moves > 0);
  play.wait(10s);
  CHECK(play.puzzle().moves() == moves);
  play.feed(made::click(play.middle(PuzzleButton::Hint)));  // a step, meanwhile
  play.settle();
  CHECK(play.puzzle().moves() == moves + 1);
  play.key(Key::Space);
  for (int i = 0; i < 40; ++i)
    play.wait(puzzle::Session::show_pace);
  CHECK(play.puzzle().state() == State::Won);
  CHECK(play.puzzle().moves() == 31);
  CHECK(play.message() == "With help: no record.");
  CHECK_FALSE(play.app().store().puzzle().records().of(3));
}

TEST_CASE("Escape ends what is shown first, and leaves at the next press") {
  PuzzlePlay play("8 6 7 / 2 5 4 / 3 0 1");
  play.key(Key::P);
  play.settle();
  play.key(Key::Escape);
  play.wait(16ms);
  CHECK_FALSE(play.left());
  CHECK(play.session().showing() == Showing::No);
  play.key(Key::Escape);
  play.wait(16ms);
  CHECK(play.left());
}

TEST_CASE("Escape closes the options at once from wherever the keyboard is") {
  PuzzlePlay play("8 6 7 / 2 5 4 / 3 0 1");
  walk_by_escape(play.stage(), [&] { play.key(Key::O); });
  CHECK_FALSE(play.left());
}

TEST_CASE("With a hint or a solution shown the first click on Back leaves") {
  for (const Key asked : {Key::H, Key::P}) {
    PuzzlePlay play("8 6 7 / 2 5 4 / 3 0 1");
    play.key(asked);
    play.settle();
    REQUIRE((play.session().hint() || play.session().showing() != Showing::No));
    play.feed(made::click(play.middle(PuzzleButton::Leave)));
    play.wait(16ms);
    CHECK(play.left());
  }
}

TEST_CASE("A solution pauses while a dialog covers it or the window is hidden") {
  PuzzlePlay play("8 6 7 / 2 5 4 / 3 0 1");
  play.key(Key::P);
  play.wait(puzzle::Session::show_pace);
  play.key(Key::F1);
  play.wait(16ms);
  const int moves = play.puzzle().moves();
  CHECK(moves > 0);
  play.wait(60s);
  CHECK(play.puzzle().moves() == moves);
  play.key(Key::Escape);
  play.settle();
  play.wait(puzzle::Session::show_pace);
  const int later = play.puzzle().moves();
  CHECK(later > moves);
  Input lost;
  lost.focus_lost = true;
  play.feed(lost, 0ms);
  play.wait(60s);
  CHECK(play.puzzle().moves() == later);
  Input gained;
  gained.focus_gained = true;
  play.feed(gained, 0ms);
  play.wait(puzzle::Session::show_pace);
  CHECK(play.puzzle().moves() > later);
}

TEST_CASE("The time stops while the window is hidden") {
  PuzzlePlay play(two_moves_left);
  play.key(Key::Up);
  play.wait(3s);
  Input hidden;
  hidden.hidden = true;
  play.feed(hidden, 0ms);
  const auto before = play.puzzle().elapsed();
  play.feed(hidden, 60s);
  CHECK(play.puzzle().elapsed() == before);
  play.feed(Input{}, 60s);
  CHECK(play.puzzle().elapsed() == before);
  play.wait(2s);
  CHECK(play.puzzle().elapsed() == before + 2s);
}

TEST_CASE("The best moves and time of a size are kept, and shown after a win") {
  const Folder folder;
  {
    PuzzlePlay play(two_moves_left, kept_in(folder));
    win(play);
    REQUIRE(play.app().store().puzzle().records().of(3));
    CHECK(play.app().store().puzzle().records().of(3)->moves == 2);
  }
  PuzzlePlay next("1 2 3 / 4 5 6 / 7 0 8", kept_in(folder));
  REQUIRE(next.app().store().puzzle().records().of(3));
  CHECK(next.app().store().puzzle().records().of(3)->moves == 2);
  next.key(Key::Left);
  CHECK(next.app().store().puzzle().records().of(3)->moves == 1);
  CHECK_FALSE(next.app().store().puzzle().records().of(4));
}

TEST_CASE("Unreadable records are renamed, and that is reported") {
  const Folder folder;
  REQUIRE(write_file(folder.path("puzzle.txt"), "damas puzzle records 1\n3x3 oops\n").ok());
  PuzzlePlay play(two_moves_left, kept_in(folder));
  CHECK(play.said().find("puzzle.txt.bad-1") != std::string::npos);
  win(play);
  CHECK(*read_file(folder.path("puzzle.txt.bad-1")) == "damas puzzle records 1\n3x3 oops\n");
}

TEST_CASE("The result is shared as one line") {
  PuzzlePlay play(two_moves_left);
  play.key(Key::C);
  CHECK(play.stage().clipboard.empty());
  win(play);
  play.settle();
  play.feed(made::click(play.middle(PuzzleButton::Show)));
  play.settle();
  CHECK(play.stage().clipboard == "Damas slide: 2/2, 0:41");
  CHECK(play.said() == "Copied: Damas slide: 2/2, 0:41");
}

TEST_CASE("T deals today's deal") {
  PuzzlePlay play(two_moves_left);
  play.key(Key::T);
  play.settle();
  CHECK(play.puzzle().board() == puzzle::daily_deal({2024, 5, 1}, 3));
  CHECK(play.message() == "The deal of 2024-05-01");
}

TEST_CASE("The result of a daily deal is shared with its date") {
  PuzzlePlay play(two_moves_left);
  play.key(Key::T);
  play.settle();
  REQUIRE(play.session().day());
  puzzle::Tables tables;
  tables.exact.finish();
  const auto solution = tables.exact.solution(play.puzzle().board());
  for (const puzzle::Direction way : solution) {
    const puzzle::Cell touched = neighbour(play.puzzle().board().gap(), way);
    play.feed(made::click(play.middle(touched.row, touched.column)));
  }
  REQUIRE(play.puzzle().state() == State::Won);
  play.key(Key::C);
  const std::string moves = std::to_string(solution.size());
  CHECK(play.stage().clipboard.find("Damas slide 2024-05-01: " + moves + "/" + moves + ", ") == 0);
}

TEST_CASE("Larger puzzles are played, and their best is found in slices") {
  PuzzleStage stage;
  stage.choice.side = 4;
  PuzzlePlay play("1 2 3 4 / 5 6 7 8 / 9 10 0 12 / 13 14 11 15", stage);
  CHECK(play.session().adviser().best() == puzzle::Best{2, true});
  play.feed(made::click(play.middle(3, 2)));
  play.feed(made::click(play.middle(3, 3)));
  CHECK(play.puzzle().state() == State::Won);
  play.key(Key::N);
  CHECK(play.puzzle().board().side() == 4);
}

// The options' own rows by the keyboard, which begins on the first size.
TEST_CASE("The options' sizes apply only when one of their buttons deals") {
  struct Way {
    bool daily;
    int side;
  };
  for (const Way way : {Way{false, 4}, Way{true, 5}}) {
    PuzzlePlay play(two_moves_left);
    play.feed(made::click(play.middle(PuzzleButton::Options)));
    play.settle();
    REQUIRE(shows_options(play));
    choose_size(play, way.side);
    play.key(Key::Escape);
    play.settle();
    CHECK(play.board() == two_moves_left);
    CHECK(play.app().preferences().puzzle.side == 3);
    play.key(Key::O);
    play.settle();
    choose_size(play, way.side);
    press_in_footer(play, way.daily ? 0.25F : 0.75F);
    CHECK_FALSE(shows_options(play));
    CHECK(play.puzzle().board().side() == way.side);
    CHECK(play.app().preferences().puzzle.side == way.side);
    CHECK(play.session().day().has_value() == way.daily);
  }
}

TEST_CASE("The options copy a link to the deal, also after moves") {
  PuzzleStage page;
  page.connect = [](Desktop& desktop) { desktop.page_address = "https://damas.example/"; };
  PuzzlePlay play(two_moves_left, page);
  play.key(Key::Up);
  play.settle();
  play.key(Key::O);
  play.settle();
  REQUIRE(shows_options(play));
  REQUIRE(play.stage().reaches(Key::Tab, "Copy link to this deal"));
  play.key(Key::Enter);
  play.settle();
  CHECK(play.stage().clipboard == "https://damas.example/#puzzle=1,2,3,4,0,6,7,5,8");
}

TEST_CASE("The options' tiles apply to the board at once") {
  PuzzlePlay play(two_moves_left);
  play.key(Key::O);
  play.settle();
  // Below five captions and segments; the second face is the bay.
  const auto* options = dynamic_cast<const PuzzleOptions*>(&play.app().scenes().top());
  REQUIRE(options != nullptr);
  const PuzzleFace before = play.app().preferences().puzzle.face;
  for (int i = 0; i < 30 && play.app().preferences().puzzle.face == before; ++i) {
    play.key(Key::Tab);
    play.settle();
    play.key(Key::Space);
    play.settle();
  }
  CHECK(play.app().preferences().puzzle.face == PuzzleFace::Bay);
  CHECK(shows_options(play));
  CHECK(play.board() == two_moves_left);
}

TEST_CASE("Games dropped on the puzzle are opened as anywhere else") {
  const Folder folder;
  REQUIRE(write_file(folder.path("a.pdn"), "[Event \"A\"] 1. c3-d4 *\n[Event \"B\"] *\n").ok());
  PuzzlePlay play(two_moves_left);
  play.feed(made::drop_file(folder.path("a.pdn")));
  play.wait(16ms);
  CHECK(play.stage().shows<LibraryScene>());
}

TEST_CASE("The board is announced for people who do not see it") {
  PuzzlePlay play(two_moves_left);
  const auto heard = [&](const std::string& sentence) {
    const auto& all = play.stage().announced;
    return std::find(all.begin(), all.end(), sentence) != all.end();
  };
  CHECK(heard("Row 1: 1 2 3. Row 2: 4 gap 6. Row 3: 7 5 8."));
  play.key(Key::Up);
  CHECK(heard("5 up"));
  play.key(Key::Left);
  CHECK(heard("8 to the left"));
  CHECK(heard("You 2, best 2, 0:00"));
}

TEST_CASE("A run of tiles is announced with number and tiles, and a refusal with its reason") {
  PuzzlePlay play("1 2 3 / 4 5 6 / 0 7 8");
  play.feed(made::click(play.middle(2, 2)));
  CHECK(play.stage().announced.back().find("You 1") != 0);
  const auto& all = play.stage().announced;
  CHECK(std::find(all.begin(), all.end(), "2 tiles, 7 8, to the left") != all.end());
  PuzzlePlay other(two_moves_left);
  other.feed(made::click(other.middle(0, 0)));
  CHECK(other.stage().announced.back() == sentence(Language::English, puzzle::Refusal::NotInLine));
}

TEST_CASE("An unfinished puzzle is restored with its time") {
  const Folder folder;
  PuzzlePlay play("1 2 3 / 4 0 5 / 7 8 6", kept_in(folder));
  play.key(Key::Left);
  play.wait(3s);
  play.key(Key::Escape);
  REQUIRE(play.left());
  test::StageSetup setup;
  setup.folder = folder.path();
  test::Stage later(setup);
  later.app().scenes().start(make_puzzle(later.app()));
  later.wait(PuzzlePlay::frame);
  REQUIRE(later.shows<PuzzleScene>());
  const auto& scene = dynamic_cast<const PuzzleScene&>(later.app().scenes().top());
  CHECK(puzzle::diagram(scene.puzzle().board()) == "1 2 3 / 4 5 0 / 7 8 6");
  CHECK(scene.puzzle().moves() == 1);
  CHECK(scene.puzzle().elapsed() >= 3s);
  CHECK(scene.puzzle().can_undo());
}

TEST_CASE("A puzzle that is won, or not begun, makes room for another deal") {
  PuzzlePlay play(two_moves_left);
  CHECK(play.app().store().puzzle().game().empty());
  play.key(Key::Up);
  CHECK_FALSE(play.app().store().puzzle().game().empty());
  play.key(Key::Left);
  REQUIRE(play.puzzle().state() == State::Won);
  CHECK(play.app().store().puzzle().game().empty());
}

}  // namespace damas::test

// Looking for better moves than those of an analysed game.
#include <doctest/doctest.h>

#include "core/typed_game.hpp"
#include "view/window/accepted_picture.hpp"
#include "view/window/app/preferences.hpp"
#include "view/window/dialogs/choices.hpp"
#include "view/window/review/mistakes_scene.hpp"
#include "view/window/review/review_stage.hpp"
#include "view/window/task_scene.hpp"

namespace damas::test {

namespace {

using Milliseconds = Stage::Milliseconds;
using Phase = MistakeLessons::Phase;

const std::string remarked = std::string("[GameType \"26\"]\n") + gift_position + remarked_gift;

Game threatened() {
  return game_from("W:Wc3,f2,h2:Be5,f8,h8");
}

// The mistake c3-d4, in a position in which the analysis is made to prefer f2-g3.
Mistake kept_as(int score) {
  const Game game = threatened();
  return {game, legal_move(game, "c3-d4"), legal_move(game, "f2-g3"), {}, score};
}

// The results that tables are made to tell, relative to the side to move: in the position before
// White's move, and in all positions after it.
coach::KnownEndings tables_that_tell(std::optional<int> before, std::optional<int> after) {
  return [=, start = threatened().position()](const AnyPosition& position) {
    const std::optional<int> sign = position == start ? before : after;
    return sign ? std::optional(endgame::KnownResult{*sign, 3}) : std::nullopt;
  };
}

void judge(MistakeLessons& lessons) {
  for (int i = 0; i < 100 && lessons.phase() == Phase::Judging; ++i)
    lessons.update();
}

struct Learner : ReviewStage {
  explicit Learner(const StageSetup& setup = {}) : ReviewStage(remarked, setup) {
    const auto lessons =
        mistakes_in(review().chances().game(), *review().chances().found(), Side::White);
    REQUIRE(lessons.size() == 1);
    app().scenes().push(std::make_unique<MistakesScene>(lessons, false));
    wait(Milliseconds{50});
  }
  const MistakesScene& scene() {
    const auto* found = dynamic_cast<const MistakesScene*>(&app().scenes().top());
    REQUIRE(found != nullptr);
    return *found;
  }
  Point at(const char* square) {
    return scene().board().center(*parse_square(square, scene().board().shape()));
  }
  void play(const char* from, const char* to) {
    click(at(from));
    click(at(to));
    wait(Milliseconds{300});
  }
};

}  // namespace

TEST_CASE("The mistakes of a side are those that the analysis found") {
  ReviewStage stage(remarked);
  const MainLineChances& chances = stage.review().chances();
  REQUIRE(chances.found() != nullptr);
  CHECK(mistakes_in(chances.game(), *chances.found(), Side::Black).empty());
  const auto lessons = mistakes_in(chances.game(), *chances.found(), Side::White);
  REQUIRE(lessons.size() == 1);
  CHECK(to_text(lessons[0].before, lessons[0].played) == "c3-d4");
  CHECK(to_text(lessons[0].before, lessons[0].best) == "c3-b4");
  CHECK(lessons[0].score == 0);
}

TEST_CASE("Another move that is about as good as the best one is right, the game's is not") {
  const Game game = threatened();
  // The analysis is made to prefer a move that is worse.
  MistakeLessons lessons({{game, legal_move(game, "c3-d4"), legal_move(game, "f2-g3")}});
  REQUIRE(lessons.try_move(legal_move(game, "c3-b4"), Drive::Caller));
  CHECK(lessons.phase() == Phase::Judging);
  judge(lessons);
  CHECK(lessons.phase() == Phase::Right);
  CHECK(lessons.solved() == 1);

  MistakeLessons again({{game, legal_move(game, "c3-d4"), legal_move(game, "c3-b4")}});
  REQUIRE(again.try_move(legal_move(game, "c3-d4"), Drive::Caller));
  judge(again);
  CHECK(again.phase() == Phase::Wrong);
  CHECK_FALSE(again.reasons().claims().empty());
  again.again();
  REQUIRE(again.try_move(legal_move(game, "c3-b4"), Drive::Caller));
  CHECK(again.phase() == Phase::Right);
  CHECK(again.solved() == 0);
}

TEST_CASE("Where tables know both results, they decide about a move") {
  const auto phase_after = [](const char* move, std::optional<int> before,
                              std::optional<int> after) {
    const Game game = threatened();
    MistakeLessons lessons({{game, legal_move(game, "f2-e3"), legal_move(game, "f2-g3")}});
    REQUIRE(
        lessons.try_move(legal_move(game, move), Drive::Caller, tables_that_tell(before, after)));
    judge(lessons);
    return lessons.phase();
  };
  // The move loses a man, c3-b4 keeps it.
  CHECK(phase_after("c3-d4", {}, {}) == Phase::Wrong);
  CHECK(phase_after("c3-b4", {}, {}) == Phase::Right);
  CHECK(phase_after("c3-d4", 0, 0) == Phase::Right);
  CHECK(phase_after("c3-b4", 0, 0) == Phase::Right);
  CHECK(phase_after("c3-b4", 1, 0) == Phase::Wrong);
  CHECK(phase_after("c3-b4", 0, 1) == Phase::Wrong);
  CHECK(phase_after("c3-d4", 1, -1) == Phase::Right);
}

TEST_CASE("Without tables a move is compared with the score that the analysis kept") {
  const auto phase_after = [](int kept, const coach::KnownEndings& endings) {
    MistakeLessons lessons({kept_as(kept)});
    REQUIRE(lessons.try_move(legal_move(threatened(), "c3-b4"), Drive::Caller, endings));
    judge(lessons);
    return lessons.phase();
  };
  CHECK(phase_after(0, {}) == Phase::Right);
  CHECK(phase_after(900, {}) == Phase::Wrong);
  CHECK(phase_after(900, tables_that_tell({}, -1)) == Phase::Right);
  CHECK(phase_after(0, tables_that_tell({}, 1)) == Phase::Wrong);
}

TEST_CASE("The first result of a lesson is its grade, which is told once") {
  const Game game = threatened();
  const std::vector<Mistake> one = {{game, legal_move(game, "c3-d4"), legal_move(game, "c3-b4")}};
  MistakeLessons found(one);
  CHECK_FALSE(found.take_grade());
  REQUIRE(found.try_move(legal_move(game, "c3-b4"), Drive::Caller));
  CHECK(found.take_grade() == training::Grade::Good);
  CHECK_FALSE(found.take_grade());

  MistakeLessons helped(one);
  helped.take_help();
  REQUIRE(helped.try_move(legal_move(game, "c3-b4"), Drive::Caller));
  CHECK(helped.take_grade() == training::Grade::Hard);

  MistakeLessons wrong(one);
  REQUIRE(wrong.try_move(legal_move(game, "c3-d4"), Drive::Caller));
  CHECK_FALSE(wrong.take_grade());
  judge(wrong);
  REQUIRE(wrong.phase() == Phase::Wrong);
  CHECK(wrong.take_grade() == training::Grade::Again);
  wrong.again();
  REQUIRE(wrong.try_move(legal_move(game, "c3-b4"), Drive::Caller));
  CHECK_FALSE(wrong.take_grade());

  MistakeLessons shown(one);
  shown.show();
  CHECK(shown.take_grade() == training::Grade::Again);
}

TEST_CASE("A wrong move is refuted on the board, and the person tries again") {
  Learner stage;
  CHECK(stage.scene().lessons().phase() == Phase::Solving);
  stage.play("c3", "d4");
  for (int i = 0; i < 100 && stage.scene().lessons().phase() == Phase::Judging; ++i)
    stage.wait(Milliseconds{16});
  REQUIRE(stage.scene().lessons().phase() == Phase::Wrong);
  stage.wait(Milliseconds{3000});
  // The line is told once, in the reason.
  CHECK(stage.scene().status() == "c3-d4 is not better.");
  CHECK(stage.scene().remarks().front().find("c3-d4 e5xc3") != std::string::npos);
  stage.key(Key::Enter);
  stage.wait(Milliseconds{50});
  REQUIRE(stage.scene().lessons().phase() == Phase::Solving);
  stage.play("c3", "b4");
  CHECK(stage.scene().lessons().phase() == Phase::Right);
  CHECK(stage.scene().status() == "c3-b4 is good.");
  stage.key(Key::Enter);
  stage.wait(Milliseconds{50});
  CHECK(stage.shows<ReviewScene>());
}

TEST_CASE("The game's move is explained, hints and the better move are help") {
  Learner stage;
  stage.key(Key::Y);
  stage.wait(Milliseconds{500});
  REQUIRE(stage.scene().remarks().size() == 1);
  CHECK(stage.scene().remarks().front().starts_with("c3-d4: "));
  stage.type("h");
  stage.wait(Milliseconds{1500});
  CHECK(stage.scene().status() == "Hint: the piece on c3. Ask again for its move.");
  stage.play("c3", "b4");
  CHECK(stage.scene().lessons().phase() == Phase::Right);
  CHECK(stage.scene().lessons().solved() == 0);
}

TEST_CASE("Why the game's move was wrong is played on the board, which then is as before") {
  Learner stage;
  const std::string turn = stage.scene().status();
  stage.key(Key::Y);
  stage.wait(Milliseconds{4000});
  CHECK(stage.scene().status() == "The game could continue: c3-d4 e5xc3");
  CHECK(stage.scene().lessons().phase() == Phase::Solving);
  stage.key(Key::Escape);
  stage.wait(Milliseconds{50});
  CHECK(stage.scene().status() == turn);
  // The same key once more takes the reason away, and then tells it again.
  stage.key(Key::Y);
  stage.key(Key::Y);
  stage.wait(Milliseconds{4000});
  CHECK(stage.scene().status() == "The game could continue: c3-d4 e5xc3");
  stage.play("c3", "b4");
  CHECK(stage.scene().lessons().phase() == Phase::Right);
  CHECK(stage.scene().lessons().solved() == 1);
}

TEST_CASE("An explanation that comes late leaves a selected piece and typed text alone") {
  for (const bool typed : {false, true}) {
    CAPTURE(typed);
    Learner stage;
    typed ? stage.type("c3") : stage.click(stage.at("c3"));
    stage.wait(Milliseconds{300});
    const std::string before = stage.scene().status();
    stage.key(Key::Y);
    stage.wait(Milliseconds{4000});
    REQUIRE(stage.scene().remarks().size() == 1);
    CHECK(stage.scene().remarks().front().starts_with("c3-d4: "));
    CHECK(stage.scene().status() == before);
    typed ? stage.type("b4") : stage.click(stage.at("b4"));
    stage.wait(Milliseconds{300});
    CHECK(stage.scene().lessons().phase() == Phase::Right);
  }
}

TEST_CASE("Keys, too, take back what was played to tell why, and go on from there") {
  Learner stage;
  for (const bool typed : {true, false}) {
    stage.key(Key::Y);
    stage.wait(Milliseconds{4000});
    REQUIRE(stage.scene().status() == "The game could continue: c3-d4 e5xc3");
    if (typed) {
      stage.type("c3");
      stage.wait(Milliseconds{50});
      stage.key(Key::Backspace);
      stage.key(Key::Backspace);
    } else {
      stage.type("h");
    }
    stage.wait(Milliseconds{1500});
    CHECK_FALSE(stage.scene().status().starts_with("The game could continue"));
    if (typed) stage.key(Key::Y);
  }
  CHECK(stage.scene().status() == "Hint: the piece on c3. Ask again for its move.");
}

TEST_CASE("The lesson from mistakes begins in a review whose game is analysed") {
  ReviewStage stage(remarked);
  open_corner_list(stage, stage.review().places().header);
  // Play from here, comment, headers, analyse, learn; the others are not possible here.
  choose_row(stage, 5);
  CHECK(stage.shows<MistakesScene>());
}

TEST_CASE("Better moves match their accepted pictures") {
  for (const Language language : languages) {
    for (const Size size : {Size{1000, 640}, Size{390, 760}}) {
      StageSetup setup;
      setup.size = size;
      setup.language = language;
      Learner stage(setup);
      stage.wait(Milliseconds{200});
      const std::string name =
          std::to_string(static_cast<int>(size.w)) + "_" + std::string(code(language));
      check_picture(stage.screen().picture(), "window/mistakes_" + name, with_text);
      stage.play("c3", "d4");
      stage.wait(Milliseconds{4000});
      check_picture(stage.screen().picture(), "window/mistakes_wrong_" + name, with_text);
    }
  }
}

}  // namespace damas::test

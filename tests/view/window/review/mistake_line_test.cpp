#include "view/window/review/mistake_line.hpp"

#include <doctest/doctest.h>

#include "core/typed_game.hpp"

namespace damas::test {

namespace {

// White's move c3-d4 gives a man.
struct WrongTry {
  Game before = game_from("W:Wc3,f2,h2:Be5,f8,h8");
  Game after = before;
  coach::Line line;
  coach::Worth worth;
  Animation animation;
  MistakeLine shown;

  WrongTry() {
    line.push_back(legal_move(before, "c3-d4"));
    after.play(line.front());
    line.push_back(legal_move(after, "e5xc3"));
    worth = {-100, line, std::nullopt, 0};
    animation.set_speed(MotionSpeed::Off);
    animation.reset(before);
  }
  void play_next() { shown.advance(std::chrono::seconds(1), animation); }
};

}  // namespace

TEST_CASE("The line of a refutation is told where the reason has none") {
  WrongTry wrong;
  const std::vector<coach::Claim> known{coach::TableEnding{Side::Black, std::nullopt}, wrong.worth};
  wrong.shown.refute(wrong.after, known);
  CHECK_FALSE(wrong.shown.is_of_game());
  CHECK(wrong.shown.running());
  CHECK(wrong.shown.untold_words().empty());
  wrong.play_next();
  CHECK(wrong.shown.untold_words() == "e5xc3");
  CHECK_FALSE(wrong.shown.running());
  wrong.shown.stop();
  CHECK(wrong.shown.untold_words().empty());
}

TEST_CASE("The line of a refutation is not told again beside a reason that has it") {
  WrongTry wrong;
  wrong.shown.refute(wrong.after, {wrong.worth});
  wrong.play_next();
  CHECK(wrong.shown.words() == "e5xc3");
  CHECK(wrong.shown.untold_words().empty());
}

TEST_CASE("The line of the game's move begins with that move, until it is stopped") {
  WrongTry wrong;
  wrong.shown.show_game_move(wrong.before, wrong.line);
  CHECK(wrong.shown.is_of_game());
  wrong.play_next();
  CHECK(wrong.shown.words() == "c3-d4");
  wrong.play_next();
  CHECK(wrong.shown.words() == "c3-d4 e5xc3");
  CHECK(wrong.shown.untold_words().empty());
  wrong.shown.stop();
  CHECK_FALSE(wrong.shown.is_of_game());
}

}  // namespace damas::test

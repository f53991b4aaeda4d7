#include "view/window/checkers/status_announcer.hpp"

#include <doctest/doctest.h>

namespace damas::test {

namespace {

const Status turn{"White to move", Status::Tone::Plain, {}};
const Status refusal{"You must capture.", Status::Tone::Refusal, {}};
const Status notice{"Hint: the piece on c3", Status::Tone::Notice, {}};

}  // namespace

TEST_CASE("a new sentence is announced to the person to move, once in a position") {
  StatusAnnouncer announcer;
  CHECK(announcer.news({}, turn, false, true) == turn.sentence);
  CHECK(announcer.news(turn, turn, false, true).empty());
  CHECK(announcer.news(refusal, turn, false, true).empty());
  announcer.forget();
  CHECK(announcer.news(refusal, turn, false, true) == turn.sentence);
}

TEST_CASE("a person who is not to move hears no turns, but notices and refusals") {
  StatusAnnouncer announcer;
  CHECK(announcer.news({}, turn, false, false).empty());
  CHECK(announcer.news(turn, notice, false, false) == notice.sentence);
  CHECK(announcer.news(notice, refusal, true, false) == refusal.sentence);
}

TEST_CASE("the same refusal is announced again after another attempt") {
  StatusAnnouncer announcer;
  CHECK(announcer.news(refusal, refusal, true, true) == refusal.sentence);
  CHECK(announcer.news(refusal, refusal, false, true).empty());
}

}  // namespace damas::test

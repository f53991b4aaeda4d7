#include "net/server/community/live_match.hpp"

#include <doctest/doctest.h>

#include "net/protocol/protocol.hpp"
#include "net/server/community/match_reports.hpp"
#include "net/server/played_match.hpp"

namespace damas::net {

namespace {

using namespace played_match;
using namespace std::chrono_literals;

}  // namespace

TEST_CASE("the clock of the side that moves first runs from the start") {
  const auto runs = [](Variant variant) {
    return start_of_match(variant, five_minutes, {}, true).clock->running;
  };
  CHECK(runs(Variant::Brazilian) == Side::White);
  CHECK(runs(Variant::English) == Side::Black);
}

TEST_CASE("a match rebuilt from its records is identical") {
  Played played;
  played.move({c3, d4}, 10s, 9'500);
  played.asked(played.decisions.draw(Side::White, Answer::Offer), 11s);
  played.move({f6, e5}, 20s);
  played.move({d4, f6}, 21s);
  played.asked(played.decisions.takeback(Side::White, Answer::Offer), 22s);
  played.asked(played.decisions.takeback(Side::Black, Answer::Accept), 22s);
  played.move({d4, f6}, 24s);
  LiveMatch again(name, played.match.start(), 0ms);
  for (const Record& record : played.records) {
    const auto read = read_record(to_text(record));
    REQUIRE(again.apply(std::get<Record>(read), 24s));
  }
  again.turn_clock().resume(500ms, 24'500ms);
  CHECK(snapshot_of(again, 25s) == snapshot_of(played.match, 25s));
}

TEST_CASE("records that cannot follow are not applied") {
  Played played;
  record::Move impossible;
  impossible.path = {a3, b4};
  impossible.by = Side::Black;
  CHECK_FALSE(played.match.apply(impossible, 0ms));
  CHECK_FALSE(played.match.apply(record::Draw{Side::White, Answer::Accept}, 0ms));
  CHECK_FALSE(played.match.apply(record::Takeback{Side::White, Answer::Accept, 0, {}}, 0ms));
  CHECK_FALSE(played.match.apply(played.match.start(), 0ms));
  CHECK(played.match.v() == 1);
}

}  // namespace damas::net

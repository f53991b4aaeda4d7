#include "net/client/unconfirmed_move.hpp"

#include <algorithm>

#include <doctest/doctest.h>

#include "core/fen.hpp"

namespace damas::net {

namespace {

using namespace std::chrono_literals;

using State = UnconfirmedMove::State;

const MatchId match_id{"0b6f0e5e-8a4b-4f0e-9d4b-1c2d3e4f5a6b"};
constexpr Cell cell_c3{2, 2}, cell_d4{3, 3}, cell_b4{1, 3};

RecordedMatch new_match() {
  record::Start start;
  start.fen = to_fen(Game().position(), Numbering::Algebraic);
  return RecordedMatch(start);
}

UnconfirmedMove c3_d4(const RecordedMatch& match) {
  return {match_id, match, *match.way_along({cell_c3, cell_d4}), 1200ms};
}

record::Move played(RecordedMatch& match, const CellPath& path) {
  record::Move record = match.record_of(*match.way_along(path));
  REQUIRE(match.apply(record));
  return record;
}

}  // namespace

TEST_CASE("An unconfirmed move is asked for, and shown in a copy of the match") {
  const RecordedMatch match = new_match();
  UnconfirmedMove move = c3_d4(match);
  CHECK(move.asked() == request::Move{match_id, 1, {cell_c3, cell_d4}, 1200});
  CHECK(move.ply_before() == 0);
  CHECK(move.shown().game().ply() == 1);
  CHECK(match.game().ply() == 0);
  CHECK(move.take_events().size() == 1);
  CHECK(move.take_events().empty());
}

TEST_CASE("An unconfirmed move declines an offer without an event of its own") {
  RecordedMatch match = new_match();
  REQUIRE(match.apply(record::Draw{Side::Black, Answer::Offer}));
  UnconfirmedMove move = c3_d4(match);
  CHECK_FALSE(move.shown().draw_offer());
  CHECK(match.match().draw_offer() == Side::Black);
  const std::vector<Event> events = move.take_events();
  CHECK(std::none_of(events.begin(), events.end(), [](const Event& event) {
    return std::holds_alternative<event::DrawDeclined>(event);
  }));
}

TEST_CASE("The same move confirms an unconfirmed one, another one or the end drops it") {
  RecordedMatch match = new_match();
  const UnconfirmedMove move = c3_d4(match);
  RecordedMatch other = new_match();
  const record::Move different = played(other, {cell_c3, cell_b4});
  CHECK(move.after(different, other) == State::Dropped);
  const record::Say say{Side::Black, Phrase::Hello};
  CHECK(move.after(say, match) == State::Waits);
  const record::Move same = played(match, {cell_c3, cell_d4});
  CHECK(move.after(same, match) == State::Confirmed);
  RecordedMatch ended = new_match();
  const record::End end{Side::Black, EndReason::Resignation, {}, {}};
  REQUIRE(ended.apply(end));
  CHECK(move.after(end, ended) == State::Dropped);
  CHECK_FALSE(move.follows(ended));
}

TEST_CASE("An unconfirmed move is played anew in a match that has changed, without events") {
  RecordedMatch match = new_match();
  UnconfirmedMove move = c3_d4(match);
  move.take_events();
  REQUIRE(match.apply(record::Draw{Side::White, Answer::Offer}));
  REQUIRE(move.follows(match));
  move.play_in(match);
  CHECK(move.shown().game().ply() == 1);
  CHECK(move.shown().draw_offer() == Side::White);
  CHECK(move.take_events().empty());
  played(match, {cell_c3, cell_b4});
  CHECK_FALSE(move.follows(match));
}

}  // namespace damas::net

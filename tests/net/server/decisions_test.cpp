#include "net/server/community/decisions.hpp"

#include <doctest/doctest.h>

#include "net/protocol/limits.hpp"
#include "net/server/community/match_reports.hpp"
#include "net/server/played_match.hpp"

namespace damas::net {

namespace {

using namespace played_match;
using namespace std::chrono_literals;

}  // namespace

TEST_CASE("a move becomes a record with pieces, counts and the clock") {
  Played played;
  CHECK(played.match.course().pieces().at(c3) != 0);
  const int piece = played.match.course().pieces().at(c3);
  const Change change = played.move({c3, d4}, 10s);
  REQUIRE(change.records.size() == 1);
  const auto& record = std::get<record::Move>(played.records.back());
  CHECK(record.ply == 1);
  CHECK(record.by == Side::White);
  CHECK(record.piece == piece);
  CHECK(record.counts == BySide<int>{12, 12});
  CHECK(record.spent == 10'000);
  CHECK(record.clock == ClockState{{292'000, 300'000}, Side::Black, {5000, 5000}});
  CHECK(played.match.v() == 2);
  CHECK(played.match.course().pieces().at(d4) == piece);
}

TEST_CASE("a capture takes pieces by their numbers") {
  Played played;
  played.move({c3, d4}, 1s);
  played.move({f6, e5}, 2s);
  const int victim = played.match.course().pieces().at(e5);
  const Change change = played.move({d4, f6}, 3s);
  const auto& record = std::get<record::Move>(change.records.front());
  CHECK(record.captured == std::vector<TakenPiece>{{victim, e5}});
  CHECK(record.counts == BySide<int>{12, 11});
  CHECK(played.match.course().pieces().at(e5) == 0);
}

TEST_CASE("illegal moves are refused and change nothing") {
  Played played;
  const auto refused = [&](Side by, int ply, CellPath path) {
    return played.refused(played.decisions.move(by, {name, ply, std::move(path), {}}, 1s));
  };
  CHECK(refused(Side::Black, 1, {f6, e5}) == ErrorCode::NotTurn);
  CHECK(refused(Side::White, 2, {c3, d4}) == ErrorCode::StalePly);
  CHECK(refused(Side::White, 1, {c3, e5}) == ErrorCode::Illegal);
  CHECK(refused(Side::White, 1, {{25, 25}, {24, 24}}) == ErrorCode::Illegal);
  CHECK(played.match.v() == 1);
  played.move({c3, d4}, 2s);
  CHECK(refused(Side::White, 1, {c3, b4}) == ErrorCode::StalePly);
  const Change again = played.decisions.move(Side::White, {name, 1, {c3, d4}, {}}, 3s);
  CHECK(again.dup);
  CHECK(again.records.empty());
}

TEST_CASE("lag is refunded out of a quota") {
  Played played;
  played.move({c3, d4}, 1500ms, 1200);
  CHECK(std::get<record::Move>(played.records.back()).lag == 300);
  CHECK(std::get<record::Move>(played.records.back()).spent == 1200);
  // Black claims to have thought no time at all.
  played.move({f6, e5}, 11'500ms, 0);
  const auto& greedy = std::get<record::Move>(played.records.back());
  CHECK(greedy.lag == limits::lag_per_move.count());
  CHECK(greedy.clock->credit == BySide<std::int64_t>{4700, 4000});
  // A claimed thinking time longer than the elapsed time gives no refund.
  played.move({d4, f6}, 12'000ms, 99'999);
  CHECK(std::get<record::Move>(played.records.back()).lag == 0);
}

TEST_CASE("no lag is refunded after the quota is used up") {
  Played played({600s, 0ms});
  Milliseconds now{0};
  const CellPath there[] = {{c3, d4}, {b6, c5}, {d4, b6}};
  played.move(there[0], now += 2s, 0);
  CHECK(played.match.clock(now)->credit.white == 4000);
  CHECK(played.match.clock(now)->left.white == 599'000);
}

TEST_CASE("a clock that has run out ends the match, by itself or with a late move") {
  Played played({60s, 0ms});
  CHECK_FALSE(played.decisions.due_end(59'999ms).has_value());
  REQUIRE(played.decisions.due_end(60s).has_value());
  CHECK(played.decisions.due_end(60s)->winner == Side::Black);
  CHECK(played.decisions.due_end(60s)->reason == EndReason::Time);
  const Change late = played.move({c3, d4}, 61s);
  CHECK(played.refused(late) == ErrorCode::Over);
  CHECK(played.match.over());
  CHECK(played.match.clock(70s)->left.white == 0);
  CHECK_FALSE(played.match.clock(70s)->running.has_value());
  CHECK(played.refused(played.decisions.resign(Side::White, 70s)) == ErrorCode::Over);
}

TEST_CASE("a draw is offered, declined by a move, offered again later, accepted") {
  Played played;
  played.asked(played.decisions.draw(Side::Black, Answer::Offer), 1s);
  CHECK(played.decisions.draw(Side::Black, Answer::Offer).dup);
  CHECK(snapshot_of(played.match, 1s).draw == Side::Black);
  const Change moved = played.move({c3, d4}, 2s);
  REQUIRE(moved.records.size() == 2);
  CHECK(std::get<record::Draw>(moved.records[0]) == record::Draw{Side::White, Answer::Decline});
  CHECK(played.refused(played.decisions.draw(Side::Black, Answer::Offer)) == ErrorCode::NotNow);
  CHECK(played.refused(played.decisions.draw(Side::White, Answer::Accept)) == ErrorCode::NotNow);
  played.asked(played.decisions.draw(Side::White, Answer::Offer), 3s);
  // Offering the same as the opponent accepts the offer.
  played.asked(played.decisions.draw(Side::Black, Answer::Offer), 4s);
  REQUIRE(played.match.over());
  CHECK(played.match.course().end()->reason == EndReason::Agreement);
  CHECK_FALSE(played.match.course().end()->winner.has_value());
}

TEST_CASE("a takeback by agreement brings pieces and clocks back") {
  Played played;
  CHECK(played.refused(played.decisions.takeback(Side::White, Answer::Offer)) == ErrorCode::NotNow);
  const auto before = played.match.course().pieces().list();
  played.move({c3, d4}, 10s);
  played.move({f6, e5}, 20s);
  played.asked(played.decisions.takeback(Side::White, Answer::Offer), 21s);
  const Change agreed = played.asked(played.decisions.takeback(Side::Black, Answer::Accept), 22s);
  CHECK(std::get<record::Takeback>(agreed.records[0]).to == 0);
  CHECK(played.match.game().ply() == 0);
  CHECK(played.match.course().moves().empty());
  CHECK(played.match.course().pieces().list() == before);
  CHECK(played.match.clock(22s)->left == BySide<std::int64_t>{300'000, 300'000});
  CHECK(played.match.clock(23s)->left.white == 299'000);
  // For the side that has just moved, only that move is taken back.
  played.move({c3, b4}, 30s);
  played.asked(played.decisions.takeback(Side::White, Answer::Offer), 31s);
  played.asked(played.decisions.takeback(Side::Black, Answer::Decline), 32s);
  CHECK(played.match.game().ply() == 1);
  CHECK(played.refused(played.decisions.takeback(Side::White, Answer::Offer)) == ErrorCode::NotNow);
}

TEST_CASE("a rematch can be offered only after the end") {
  Played played;
  CHECK(played.refused(played.decisions.rematch(Side::White, Answer::Offer)) == ErrorCode::NotNow);
  played.asked(played.decisions.resign(Side::Black, 1s), 1s);
  CHECK(played.match.course().end()->winner == Side::White);
  played.asked(played.decisions.rematch(Side::White, Answer::Offer), 2s);
  CHECK(played.decisions.rematch(Side::White, Answer::Offer).dup);
  const Change yes = played.asked(played.decisions.rematch(Side::Black, Answer::Accept), 3s);
  CHECK(std::get<record::Rematch>(yes.records[0]).answer == Answer::Accept);
  CHECK(played.decisions.rematch(Side::White, Answer::Offer).dup);
}

TEST_CASE("a match without a clock has none") {
  Played played{TimeControl{}};
  CHECK_FALSE(played.match.clock(1s).has_value());
  CHECK_FALSE(played.decisions.due_end(std::chrono::hours(1000)).has_value());
  played.move({c3, d4}, 1s, 0);
  CHECK(std::get<record::Move>(played.records.back()).lag == 0);
}

}  // namespace damas::net

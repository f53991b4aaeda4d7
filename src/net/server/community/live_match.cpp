#include "net/server/community/live_match.hpp"

#include <utility>

#include "core/fen.hpp"
#include "net/protocol/limits.hpp"

namespace damas::net {

namespace {

record::Start first_record(const Game& game, const TimeControl& time, BySide<Person> players,
                           bool rated) {
  const Pieces pieces = Pieces::of(game);
  record::Start start{std::move(players),
                      game.variant(),
                      time,
                      rated && time.timed(),
                      game.shape().files,
                      game.shape().ranks,
                      to_fen(game.position(), Numbering::Algebraic),
                      pieces.list(),
                      std::nullopt};
  if (time.timed()) {
    const std::int64_t left = time.initial->count();
    const std::int64_t credit = limits::lag_quota.count();
    start.clock = ClockState{{left, left}, game.side_to_move(), {credit, credit}};
  }
  return start;
}

}  // namespace

record::Start start_of_match(Variant variant, const TimeControl& time, BySide<Person> players,
                             bool rated) {
  return first_record(Game(variant), time, std::move(players), rated);
}

record::Start start_after(const Game& game, OpeningLot lot, const TimeControl& time,
                          BySide<Person> players, bool rated) {
  record::Start start = first_record(game, time, std::move(players), rated);
  start.opening = RecordedMatch::opening_of(lot, game);
  return start;
}

LiveMatch::LiveMatch(MatchId id, record::Start start, Milliseconds now)
    : id_(std::move(id)), course_(std::move(start)), turn_clock_(now) {}

std::optional<Side> LiveMatch::side_of(const UserId& user) const {
  if (start().players.white.user == user) return Side::White;
  if (start().players.black.user == user) return Side::Black;
  return std::nullopt;
}

std::optional<ClockState> LiveMatch::clock(Milliseconds now) const {
  if (!start().time.timed()) return std::nullopt;
  if (const auto& end = course_.end()) return end->clock;
  Clock clock = course_.match().clock();
  clock.spend(turn(), turn_clock_.spent(now));
  return ClockState{{clock.remaining(Side::White)->count(), clock.remaining(Side::Black)->count()},
                    turn(),
                    turn_clock_.credit()};
}

void LiveMatch::stamp(Record& record, Milliseconds now) const {
  if (auto* move = std::get_if<record::Move>(&record)) move->clock = clock(now);
  auto* takeback = std::get_if<record::Takeback>(&record);
  if (takeback && takeback->answer == Answer::Accept) takeback->clock = clock(now);
}

bool LiveMatch::apply(const Record& record, Milliseconds now) {
  return apply(record, std::nullopt, now);
}

bool LiveMatch::apply(const Record& record, const std::optional<RecordedMatch::Way>& way,
                      Milliseconds now) {
  const auto* move = way ? std::get_if<record::Move>(&record) : nullptr;
  if (!(move ? course_.apply(*move, *way) : course_.apply(record))) return false;
  course_.match().take_events();
  turn_clock_.follow(record, now);
  offers_.follow(record, game().ply());
  ++v_;
  return true;
}

}  // namespace damas::net

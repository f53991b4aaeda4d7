#include "net/server/community/live_match.hpp"

#include <algorithm>

#include "core/fen.hpp"
#include "core/pdn/writer.hpp"
#include "match/match_pdn.hpp"
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
    : id_(std::move(id)),
      course_(std::move(start)),
      turn_began_(now),
      credit_{limits::lag_quota.count(), limits::lag_quota.count()} {}

std::optional<Side> LiveMatch::side_of(const UserId& user) const {
  if (start().players.white.user == user) return Side::White;
  if (start().players.black.user == user) return Side::Black;
  return std::nullopt;
}

Milliseconds LiveMatch::turn_spent(Milliseconds now) const {
  return std::max(Milliseconds{0}, now - turn_began_);
}

std::optional<ClockState> LiveMatch::clock(Milliseconds now) const {
  if (!start().time.timed()) return std::nullopt;
  if (end()) return end()->clock;
  Clock clock = course_.match().clock();
  clock.spend(turn(), turn_spent(now));
  return ClockState{{clock.remaining(Side::White)->count(), clock.remaining(Side::Black)->count()},
                    turn(),
                    credit_};
}

reply::Snap LiveMatch::snapshot(Milliseconds now) const {
  reply::Snap snap{id_,
                   v_,
                   start(),
                   {},
                   to_fen(game().position(), Numbering::Algebraic),
                   pieces().list(),
                   clock(now),
                   course_.match().draw_offer(),
                   course_.takeback_offer(),
                   course_.rematch_offer(),
                   end(),
                   {}};
  for (const record::Move& move : moves())
    snap.moves.push_back(move.path);
  return snap;
}

std::string LiveMatch::pdn(PdnHeaders headers) const {
  return write_pdn(pdn_of(course_.match(), std::move(headers)));
}

std::vector<MoveChoice> LiveMatch::choices(std::optional<Cell> from) const {
  std::vector<MoveChoice> choices;
  if (over()) return choices;
  for (const Move& move : game().legal_moves()) {
    if (from && !(game().shape().cell(move.from) == *from)) continue;
    const bool king = move.promotes || game().piece_at(move.from)->kind == Kind::King;
    for (const Path& path : game().paths(move))
      choices.push_back(
          {course_.cells(path), course_.cells(game().captures_along(move, path)), king});
  }
  return choices;
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
  std::visit([&](const auto& r) { note(r, now); }, record);
  ++v_;
  return true;
}

void LiveMatch::note(const record::Move& move, Milliseconds now) {
  credit_[move.by] -= move.lag;
  turn_began_ = now;
}

void LiveMatch::note(const record::Draw& draw, Milliseconds) {
  if (draw.answer == Answer::Offer) drawn_at_[draw.by] = game().ply();
}

void LiveMatch::note(const record::Takeback& takeback, Milliseconds now) {
  if (takeback.answer == Answer::Offer) taken_at_[takeback.by] = game().ply();
  if (takeback.answer != Answer::Accept) return;
  // The plies will be played again, and may have new offers.
  drawn_at_ = taken_at_ = {-1, -1};
  turn_began_ = now;
}

void LiveMatch::note(const record::Say& say, Milliseconds) {
  ++phrases_[say.by];
}

}  // namespace damas::net

#include "net/server/community/ratings.hpp"

#include <algorithm>

namespace damas::net {

namespace {

constexpr double rating_period_ms = 24.0 * 3600 * 1000;

Rating rating_now(const std::optional<RatingRow>& row, WallTime now) {
  if (!row) return {};
  return rested(row->rating, std::max(0.0, static_cast<double>(now - row->at) / rating_period_ms));
}

}  // namespace

Person Ratings::person(const UserId& id, Variant variant) {
  const auto user = store_.users().find(id);
  Person person{id, user ? user->name : "", {}, true};
  if (const auto row = store_.users().rating(id, variant)) net::rate(person, row->rating);
  return person;
}

void Ratings::rate(const LiveMatch& match, record::End& end) {
  const record::Start& start = match.start();
  constexpr std::size_t moves_of_both = 2;
  if (!match.rated() || match.course().moves().size() < moves_of_both) return;
  const bool has_jumped = time_.wall_clock_jumped();
  BySide<RatingRow> rows;
  BySide<Rating> before;
  for (const Side side : {Side::White, Side::Black}) {
    const auto row = store_.users().rating(start.players[side].user, start.variant);
    // If the clock has jumped, the time since the last game is unknown and counts as zero.
    const WallTime then = row && has_jumped ? row->at : time_.wall();
    before[side] = rating_now(row, then);
    rows[side] = row.value_or(RatingRow{});
    rows[side].at = then;
  }
  end.ratings.emplace();
  for (const Side side : {Side::White, Side::Black}) {
    const double score = !end.winner ? 0.5 : *end.winner == side ? 1 : 0;
    const RatedGame game{before[opponent(side)], score};
    const RatingRow after{rated(before[side], {&game, 1}), rows[side].games + 1, rows[side].at};
    store_.users().set_rating(start.players[side].user, start.variant, after);
    (*end.ratings)[side] = {shown(before[side]), shown(after.rating)};
  }
}

}  // namespace damas::net

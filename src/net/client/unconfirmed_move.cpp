#include "net/client/unconfirmed_move.hpp"

#include <utility>

namespace damas::net {

namespace {

Match copy_with(const Match& match, const RecordedMatch::Way& way) {
  Match copy(match.setup(), match.progress(), Drive::Caller);
  if (const auto by = match.draw_offer()) copy.submit(*by, command::OfferDraw{});
  copy.take_events();
  copy.submit(copy.game().side_to_move(), command::Play{way.move, way.path});
  return copy;
}

}  // namespace

UnconfirmedMove::UnconfirmedMove(const MatchId& id, const RecordedMatch& confirmed,
                                 RecordedMatch::Way way, std::optional<Milliseconds> thought)
    : asked_{id, confirmed.game().ply() + 1, confirmed.cells(way.path), {}},
      way_(std::move(way)),
      shown_(copy_with(confirmed.match(), way_)) {
  if (thought) asked_.ms = thought->count();
}

std::vector<Event> UnconfirmedMove::take_events() {
  std::vector<Event> events;
  for (Event& event : shown_.take_events()) {
    // The server will report that the move declines an offer.
    if (!std::holds_alternative<event::DrawDeclined>(event)) events.push_back(std::move(event));
  }
  return events;
}

bool UnconfirmedMove::follows(const RecordedMatch& confirmed) const {
  return !confirmed.over() && confirmed.game().ply() == ply_before() &&
         confirmed.way_along(asked_.path);
}

UnconfirmedMove::State UnconfirmedMove::after(const Record& record,
                                              const RecordedMatch& confirmed) const {
  if (const auto* move = std::get_if<record::Move>(&record))
    return move->path == asked_.path ? State::Confirmed : State::Dropped;
  return follows(confirmed) ? State::Waits : State::Dropped;
}

void UnconfirmedMove::play_in(const RecordedMatch& confirmed) {
  shown_ = copy_with(confirmed.match(), way_);
  shown_.take_events();
}

}  // namespace damas::net

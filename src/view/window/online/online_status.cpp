#include "view/window/online/online_status.hpp"

#include "view/text/sentences.hpp"
#include "view/window/online/online.hpp"
#include "view/window/online/words.hpp"

namespace damas {

namespace {

std::string opponents_name(const net::RemoteMatch& match, Language language) {
  return name(language, match.players()[opponent(*match.seat())]);
}

// The moves that would be taken back, up to the last move of `by`; the time for them would be
// restored.
std::string taken_back(const net::RemoteMatch& match, Side by, Language language) {
  const int plies = match.game().side_to_move() == by ? 2 : 1;
  const std::string moves = counted(language, plies, Counted::OnlineMoves);
  return match.time().timed() ? tr(language, Text::OnlineTakebackTimed, moves) : moves;
}

// A takeback before a draw, as the buttons answer them.
std::optional<std::string> offer_of(const net::RemoteMatch& match, Side by, Language language) {
  const bool own = by == match.seat();
  const std::string who = name(language, match.players()[by]);
  if (match.takeback_offer() == by) {
    const std::string what = taken_back(match, by, language);
    return own ? tr(language, Text::OnlineTakebackSent, what)
               : tr(language, Text::OnlineTakebackBy, who, what);
  }
  if (match.draw_offer() != by) return std::nullopt;
  return own ? std::string(tr(language, Text::OnlineDrawSent))
             : tr(language, Text::OnlineDrawBy, who);
}

// The opponent's offer first, because the buttons beside the sentence answer it.
std::optional<std::string> standing_offer(const net::RemoteMatch& match, Language language) {
  const Side seat = match.seat().value_or(Side::White);
  if (auto theirs = offer_of(match, opponent(seat), language)) return theirs;
  return offer_of(match, seat, language);
}

std::string end_or_rematch(const net::RemoteMatch& match, Language language) {
  const std::optional<Side> by = match.rematch_offer();
  if (by && match.seat() && by != match.seat())
    return tr(language, Text::OnlineRematchBy, opponents_name(match, language));
  return sentence(language, *match.match().outcome(), match.game());
}

std::string whose_turn_online(const net::RemoteMatch& match, bool own_turn, Language language) {
  if (own_turn) return tr(language, Text::YourTurn);
  if (match.seat()) return tr(language, Text::OnlineTurnOf, opponents_name(match, language));
  return std::string(turn_sentence(language, match.game().side_to_move()));
}

bool ended(const net::RemoteMatch& match) {
  return match.match().outcome().has_value();
}

}  // namespace

Status online_status(const Online& online, const MoveInput& input, bool sending,
                     Language language) {
  if (online.given_up()) return Status::notice(online.connection_text(language));
  const net::RemoteMatch& match = *online.client().match();
  if (ended(match)) return Status::notice(end_or_rematch(match, language));
  const bool own_turn = match.seat() == match.game().side_to_move();
  const std::string turn = whose_turn_online(match, own_turn, language);
  if (!match.up_to_date() && match.time().timed())
    return Status::notice(turn + " · " + tr(language, Text::OnlineClockStands));
  if (match.stands()) return Status::notice(tr(language, Text::OnlineServerWaits));
  if (const auto offer = standing_offer(match, language))
    return Status::notice(*offer + " · " + turn);
  if (sending) return Status::notice(tr(language, Text::OnlineSending));
  if (own_turn) return turn_status(input, match.game(), turn, language);
  return {turn, Status::Tone::Plain, {}};
}

std::optional<std::string> asked_online(const Online& online, Language language) {
  if (online.given_up()) return online.connection_text(language);
  const net::RemoteMatch& match = *online.client().match();
  if (ended(match) || !match.seat()) return std::nullopt;
  return offer_of(match, opponent(*match.seat()), language);
}

}  // namespace damas

#include "coach/won_line.hpp"

#include <algorithm>
#include <cassert>

#include "coach/exchange.hpp"
#include "endgame/certain_result.hpp"

namespace damas::coach {

namespace {

// From this score on, in hundredths of a man, the opinion of a search is worth telling as a reason.
constexpr int wins_from = 200;

bool explains_win(const Claim& claim, Side winner) {
  if (const auto* const worth = std::get_if<Worth>(&claim)) return worth->score >= wins_from;
  // It opens the way of the winner's man.
  if (std::holds_alternative<ForcedReply>(claim)) return true;
  // Who holds the main road only draws.
  return favours(claim) == winner && !std::holds_alternative<MainRoadHeld>(claim);
}

// The pieces that the line wins; nothing if it wins none.
std::optional<Gain> won_pieces(Game game, const Line& line) {
  Gain gain;
  gain.winner = game.side_to_move();
  gain.line = line;
  gain.since = Since::AlongLine;
  for (const Move& move : line) {
    const bool by_winner = game.side_to_move() == gain.winner;
    count_captured(by_winner ? gain.taken : gain.given, game.position(), move);
    game.play(move);
  }
  gain.net = gain.taken.worth() - gain.given.worth();
  return gain.net > 0 ? std::optional(gain) : std::nullopt;
}

bool is_known_win(const Game& end, Side winner, const KnownEndings& endings) {
  if (!endings || end.outcome()) return false;
  const std::optional<endgame::KnownResult> result = endings(end.position());
  if (!result || result->sign == 0 || !endgame::is_in_time(end, *result)) return false;
  return (result->sign > 0 ? end.side_to_move() : opponent(end.side_to_move())) == winner;
}

}  // namespace

std::vector<Claim> reasons_for_win(const Game& game, const Line& line,
                                   const std::vector<Claim>& claims, const KnownEndings& endings) {
  const Side winner = game.side_to_move();
  const bool explained = std::any_of(claims.begin(), claims.end(), [&](const Claim& claim) {
    return explains_win(claim, winner);
  });
  if (explained) return claims;
  std::vector<Claim> shown;
  if (const auto gain = won_pieces(game, line)) shown.emplace_back(*gain);
  Game end = game;
  for (const Move& move : line) {
    [[maybe_unused]] const bool played = end.play(move);
    assert(played);
  }
  if (is_known_win(end, winner, endings)) shown.emplace_back(TableEnding{winner, std::nullopt});
  return shown;
}

}  // namespace damas::coach

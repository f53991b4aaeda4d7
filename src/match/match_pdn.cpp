#include "match/match_pdn.hpp"

#include "core/pdn/convert.hpp"

namespace damas {

namespace {

void add_missing(PdnHeaders& headers, std::string_view name, std::string_view value) {
  if (!headers.find(name)) headers.set(name, value);
}

// Seconds, with the increment if there is one: "300" or "300+5".
std::string time_control(const TimeControl& time) {
  const auto seconds = [](Milliseconds ms) { return std::to_string(ms.count() / 1000); };
  if (!time.initial) return "-";
  const bool increment = time.increment >= Milliseconds{1000};
  return seconds(*time.initial) + (increment ? "+" + seconds(time.increment) : "");
}

// The game without moves that were taken back before the match ended.
Game as_played(const Match& match) {
  const Game& game = match.game();
  if (!match.outcome() || game.ply() == game.last_ply()) return game;
  Game played(game.start(), game.draw_table());
  for (int ply = 0; ply < game.ply(); ++ply)
    played.play(game.move_from(ply));
  return played;
}

}  // namespace

PdnGame pdn_of(const Match& match, PdnHeaders headers) {
  const MatchSetup& setup = match.setup();
  for (const Side side : {Side::White, Side::Black}) {
    const char* name = side == Side::White ? "WhiteType" : "BlackType";
    add_missing(headers, name, is_human(setup.player(side)) ? "human" : "program");
  }
  add_missing(headers, "TimeControl", time_control(setup.time));
  if (setup.drawn_plies > 0)
    add_missing(headers, drawn_plies_tag, std::to_string(setup.drawn_plies));
  return pdn_of(as_played(match), std::move(headers), match.outcome());
}

}  // namespace damas

// Owns matches of any two players, from the start.
#pragma once

#include "match/match.hpp"

namespace damas::terminal {

inline Match match_between(Player white, Player black) {
  MatchSetup setup;
  setup.players = {white, black};
  return Match(setup, Drive::Caller);
}

}  // namespace damas::terminal

// Owns the presence of the players at the matches in memory: follows the rows of presence, and
// tells the opponent and the spectators when a player goes or comes back.
#pragma once

#include <optional>

#include "net/server/community/loaded_matches.hpp"

namespace damas::net {

class Attendance {
 public:
  Attendance(Store& store, const CurrentTime& time, const Sessions& sessions, Broadcast& broadcast,
             LoadedMatches& matches);

  // Updates the user's presence at the given match, or else at their current one.
  void update(const UserId& user, const std::optional<MatchId>& match = {});
  void update(LoadedMatch& loaded, Side side, const PresenceRow& row);

  // The player leaves the match on purpose, and stays connected.
  void leave(const LoadedMatch& loaded, Side side);
  // Ends the absence of a player who has asked for something in the match.
  void come_back(LoadedMatch& loaded, Side side);

  // Some time after the start, tells which players have not returned to their matches.
  void report_missing_players();

  void keep() { missing_reported_.keep(); }
  void undo() { missing_reported_.undo(); }

 private:
  Store& store_;
  const CurrentTime& time_;
  const Sessions& sessions_;
  Broadcast& broadcast_;
  LoadedMatches& matches_;
  Undoable<bool> missing_reported_;
};

}  // namespace damas::net

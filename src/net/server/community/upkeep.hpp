// Owns the tasks that are due because time has passed: fallen flags, signs of life, and the end of
// whatever nobody uses any more.
#pragma once

#include <optional>

#include "net/server/community/user_presence.hpp"

namespace damas::net {

class Upkeep {
 public:
  Upkeep(Store& store, CurrentTime& time, LoadedMatches& matches, UnreadableMatches& unreadable,
         MatchRunner& runner, Attendance& attendance, UserPresence& presence);

  void tick();

  void keep() { last_runs_.keep(); }
  void undo() { last_runs_.undo(); }

 private:
  // When the tasks that are not due at each tick were last run.
  struct LastRuns {
    std::optional<Milliseconds> beat;
    std::optional<Milliseconds> sweep;
  };

  void beat();
  void end_due_matches();
  void wake_forgotten_matches();
  void drop_what_is_old();
  void end_deserted_matches();

  Store& store_;
  CurrentTime& time_;
  LoadedMatches& matches_;
  UnreadableMatches& unreadable_;
  MatchRunner& runner_;
  Attendance& attendance_;
  UserPresence& presence_;
  Undoable<LastRuns> last_runs_;
};

}  // namespace damas::net

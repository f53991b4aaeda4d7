// Owns the reactions to changes by other processes: to their notes, and to the possibility that
// some notes were missed.
#pragma once

#include "net/server/community/notes.hpp"
#include "net/server/community/user_presence.hpp"

namespace damas::net {

class NoteHandler {
 public:
  NoteHandler(Store& store, const Sessions& sessions, LoadedMatches& matches,
              UnreadableMatches& unreadable, Introductions& introductions, Attendance& attendance,
              UserPresence& presence);

  void noted(const Note& note);
  void look_again();

 private:
  void on(const UserNote& note);
  void on(const MatchNote& note);

  Store& store_;
  const Sessions& sessions_;
  LoadedMatches& matches_;
  UnreadableMatches& unreadable_;
  Introductions& introductions_;
  Attendance& attendance_;
  UserPresence& presence_;
};

}  // namespace damas::net

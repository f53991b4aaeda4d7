#include "net/server/community/note_handler.hpp"

namespace damas::net {

NoteHandler::NoteHandler(Store& store, const Sessions& sessions, LoadedMatches& matches,
                         UnreadableMatches& unreadable, Introductions& introductions,
                         Attendance& attendance, UserPresence& presence)
    : store_(store),
      sessions_(sessions),
      matches_(matches),
      unreadable_(unreadable),
      introductions_(introductions),
      attendance_(attendance),
      presence_(presence) {}

void NoteHandler::noted(const Note& note) {
  std::visit([this](const auto& each) { on(each); }, note);
}

void NoteHandler::on(const UserNote& note) {
  presence_.hold(note.user, store_.presence().of(note.user));
  attendance_.update(note.user, note.left);
}

void NoteHandler::on(const MatchNote& note) {
  unreadable_.apart(note.match, [&] {
    if (note.v == 1) return introductions_.introduce_players(note.match);
    LoadedMatch* known = matches_.find(note.match);
    if (known && known->told < note.v) matches_.catch_up(*known);
  });
}

// Reads the rows of all matches at once, and a match's records only if it has changed, because
// every move waits in the meantime.
void NoteHandler::look_again() {
  const auto running = store_.matches().running();
  const auto present = store_.presence().all();
  const auto row_of = [&](const UserId& user) {
    const auto row = present.find(user);
    return row == present.end() ? PresenceRow{} : row->second;
  };
  const auto connected = sessions_.connected();
  for (const auto& [user, connection] : connected)
    presence_.hold(user, row_of(user));
  for (auto& [id, loaded] : matches_) {
    // Before the update: if a player is elsewhere, another process measures their turn.
    for (const Side side : {Side::White, Side::Black})
      attendance_.update(loaded, side, row_of(loaded.user(side)));
    const auto v = running.find(id);
    const bool has_moved_on =
        v == running.end() ? matches_.is_behind(loaded) : v->second > loaded.told;
    if (has_moved_on) unreadable_.apart(id, [this, &it = loaded] { matches_.catch_up(it); });
  }
  introductions_.introduce_everybody();
}

}  // namespace damas::net

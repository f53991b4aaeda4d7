#include "net/server/community/upkeep.hpp"

#include "net/server/community/notes.hpp"

namespace damas::net {

namespace {

bool every(std::optional<Milliseconds>& last, Milliseconds period, Milliseconds now) {
  if (last && now - *last < period) return false;
  last = now;
  return true;
}

}  // namespace

Upkeep::Upkeep(Store& store, CurrentTime& time, LoadedMatches& matches,
               UnreadableMatches& unreadable, MatchRunner& runner, Attendance& attendance,
               UserPresence& presence)
    : store_(store),
      time_(time),
      matches_(matches),
      unreadable_(unreadable),
      runner_(runner),
      attendance_(attendance),
      presence_(presence) {}

void Upkeep::tick() {
  const Milliseconds now = time_.machine();
  // A write shows whether the database serves again.
  if (every(last_runs_.change().beat, limits::process_beats_every, now) || time_.clocks_stand())
    beat();
  attendance_.report_missing_players();
  end_due_matches();
  if (!every(last_runs_.change().sweep, limits::sweep_every, now)) return;
  matches_.drop_unused();
  wake_forgotten_matches();
  if (time_.believes_wall_clock()) drop_what_is_old();
}

void Upkeep::beat() {
  const Beat beat = store_.presence().beat(time_.wall());
  for (const UserId& user : beat.lost) {
    // Their rows name no process any more, so no other process will notify them.
    store_.notify(to_text(UserNote{user, {}}));
    presence_.hold(user, {});
    attendance_.update(user);
  }
  if (beat.missed) presence_.hold_everybody();
}

void Upkeep::end_due_matches() {
  for (auto& [id, loaded] : matches_) {
    if (loaded.has_ended() || !loaded.timed() || unreadable_.contains(id)) continue;
    unreadable_.apart(id, [this, &it = loaded] { runner_.end_if_due(it); });
  }
}

void Upkeep::wake_forgotten_matches() {
  // Unreadable matches stay forgotten, so they are added to the limit.
  const WallTime untouched = limits::forgotten_after.count();
  for (const MatchId& id :
       store_.matches().forgotten(time_.wall() - untouched, time_.wall() + untouched,
                                  limits::wake_at_once + unreadable_.size())) {
    if (!unreadable_.contains(id)) unreadable_.apart(id, [&] { matches_.get(id); });
  }
}

void Upkeep::drop_what_is_old() {
  store_.waiting().drop(time_.wall() - limits::room_stays.count());
  store_.users().drop_newcomers(time_.wall() - limits::newcomer_stays.count());
  end_deserted_matches();
}

// The player to move has stayed away, or both have stopped playing.
void Upkeep::end_deserted_matches() {
  for (const MatchId& id : store_.matches().deserted(time_.wall() - limits::untimed_stays.count(),
                                                     limits::wake_at_once + unreadable_.size())) {
    if (unreadable_.contains(id)) continue;
    unreadable_.apart(id, [&] {
      LoadedMatch* left = matches_.get(id);
      if (!left) return;
      const LiveMatch& match = left->match;
      runner_.commit(*left, Decisions(match).abandon(match.turn(), time_.steady()));
    });
  }
}

}  // namespace damas::net

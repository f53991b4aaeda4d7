// Owns the matches in memory, which are copies of stored ones: loads them, brings them up to date,
// and reverts what a failed transaction has changed.
#pragma once

#include <map>
#include <optional>
#include <set>
#include <unordered_map>
#include <vector>

#include "net/server/community/broadcast.hpp"

namespace damas::net {

class LoadedMatches {
 public:
  LoadedMatches(Store& store, const CurrentTime& time, const Sessions& sessions,
                Broadcast& broadcast)
      : store_(store), time_(time), sessions_(sessions), broadcast_(broadcast) {}

  // From memory, or loaded from the store; null: there is no such match.
  LoadedMatch* get(const MatchId& id);
  // Null: it is not in memory. It may be stale.
  LoadedMatch* find(const MatchId& id);
  const LoadedMatch* find(const MatchId& id) const;
  // Does not load the match; nothing: there is no such match.
  std::optional<BySide<UserId>> players_of(const MatchId& id);
  // The user's last match that was loaded.
  std::optional<MatchId> last_of(const UserId& user) const;
  auto begin() { return matches_.begin(); }
  auto end() { return matches_.end(); }
  std::size_t size() const { return matches_.size(); }

  // Adds a match that begins now.
  LoadedMatch& add(LiveMatch match);
  // To be called before the match changes in any other way than here, so that it can be reverted.
  void remember(const LoadedMatch& loaded);
  PlayerPresence& change_player(LoadedMatch& loaded, Side side);

  // Reads a stale match again.
  void reload(LoadedMatch& loaded);
  // Reads the records that other processes have added.
  void catch_up(LoadedMatch& loaded);
  bool is_behind(const LoadedMatch& loaded);
  // True if another process had added records, and its note had not arrived; now they are loaded.
  bool was_behind(LoadedMatch& loaded);

  // Stores the time spent on the current turn.
  void store_turn(LoadedMatch& loaded);
  void store_turns();
  // Continues the turn from the time that was stored by another process, to which the player to
  // move was connected.
  void resume_stored_turn(LoadedMatch& loaded);

  // Drops the matches that nobody looks at and whose clocks do not run.
  void drop_unused();

  // The matches that have changed, or whose players' presence has, since the last keep().
  std::set<MatchId> changed() const;
  void keep();
  void undo();

 private:
  // The state of a match before this transaction.
  struct Before {
    int v = 0;  // 0: it was not in memory
    Milliseconds turn_began{0};
    int told = 0;
  };

  LoadedMatch& load(const MatchRow& row);
  LiveMatch match_from(const MatchRow& row, const std::vector<Record>& records);
  void fill_players(LoadedMatch& loaded);
  bool has_player_here(const LoadedMatch& loaded, Side side) const;

  Store& store_;
  const CurrentTime& time_;
  const Sessions& sessions_;
  Broadcast& broadcast_;
  std::unordered_map<MatchId, LoadedMatch> matches_;
  UndoableMap<UserId, MatchId> last_of_;

  // The state at the last keep(). A match is large, so it is not copied, but read again.
  std::map<MatchId, Before> before_;
  std::map<MatchId, BySide<PlayerPresence>> players_before_;
};

}  // namespace damas::net

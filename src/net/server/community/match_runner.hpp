// Owns the course of matches: begins them, adds records to them, and ends those whose end is due.
// Every change is stored, and told to the players and spectators.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <set>
#include <utility>
#include <vector>

#include "net/server/community/arbiter.hpp"
#include "net/server/community/decisions.hpp"
#include "net/server/community/loaded_matches.hpp"
#include "net/server/community/ratings.hpp"

namespace damas::net {

// Answers when the oldest unprocessed move of the player to move arrived at this process.
using MoveWaits = std::function<std::optional<Milliseconds>(const MatchId&, ConnectionId mover)>;

struct MatchCounts {
  std::uint64_t moves = 0;
  std::uint64_t begun = 0;
  std::uint64_t ended = 0;
};

class MatchRunner {
 public:
  MatchRunner(Store& store, const CurrentTime& time, Sessions& sessions, Broadcast& broadcast,
              LoadedMatches& matches, Ratings& ratings);

  // `moves` says when a move that waits for processing arrived. Until it is processed, no flag
  // falls that had not fallen by then.
  void let_flags_wait_for(MoveWaits moves) { move_waits_ = std::move(moves); }

  // Endgame tables end matches whose players wish it; null: there are none.
  void let_tables_decide(std::shared_ptr<Arbiter> arbiter) { arbiter_ = std::move(arbiter); }
  bool has_tables(Variant variant) const { return arbiter_ && arbiter_->has_tables(variant); }

  // `listed`: listed publicly.
  void begin(const MatchId& id, const record::Start& start, bool listed);
  // Applies, stores and sends the change's records; adds the end if one is due, and the ratings.
  void commit(LoadedMatch& loaded, Change change);
  // The end that this process may declare, considering moves that arrived in time but are waiting.
  std::optional<record::End> due_end(const LoadedMatch& loaded) const;
  void end_if_due(LoadedMatch& loaded);

  const MatchCounts& counts() const { return *counts_; }
  // Turns that began in this transaction begin at its commit, as nobody can have known of them
  // before.
  void begin_turns(Milliseconds durable);
  void keep();
  void undo();

 private:
  Progress progress_of(const LiveMatch& match, int old_v, std::vector<Record> records) const;
  std::optional<record::End> adjudication(const LiveMatch& match) const;
  std::optional<Milliseconds> waiting_move(const LoadedMatch& loaded) const;

  Store& store_;
  const CurrentTime& time_;
  Sessions& sessions_;
  Broadcast& broadcast_;
  LoadedMatches& matches_;
  Ratings& ratings_;
  MoveWaits move_waits_;
  std::shared_ptr<Arbiter> arbiter_;
  Undoable<MatchCounts> counts_;
  std::set<MatchId> turns_begun_;  // in this transaction
};

}  // namespace damas::net

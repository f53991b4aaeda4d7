// Owns the messages about a match to all its players and spectators at this process.
#pragma once

#include <vector>

#include "net/server/community/current_time.hpp"
#include "net/server/community/loaded_match.hpp"
#include "net/server/community/outbox.hpp"
#include "net/server/community/sessions.hpp"

namespace damas::net {

class Broadcast {
 public:
  Broadcast(const CurrentTime& time, const Sessions& sessions, Outbox& outbox)
      : time_(time), sessions_(sessions), outbox_(outbox) {}

  // Sends the record that made version `v`.
  void tell_record(LoadedMatch& loaded, int v, const Record& record);
  void tell_presence(const LoadedMatch& loaded, Side side);
  void tell_clocks(const LoadedMatch& loaded);

  // The clocks and the presence of the players, as of now.
  reply::Synced synced(const LoadedMatch& loaded) const;
  std::vector<ConnectionId> receivers(const LoadedMatch& loaded) const;

 private:
  const CurrentTime& time_;
  const Sessions& sessions_;
  Outbox& outbox_;
};

}  // namespace damas::net

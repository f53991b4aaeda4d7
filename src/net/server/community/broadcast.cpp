#include "net/server/community/broadcast.hpp"

namespace damas::net {

void Broadcast::tell_record(LoadedMatch& loaded, int v, const Record& record) {
  outbox_.send(receivers(loaded), reply::Event{loaded.match.id(), v, record});
  loaded.told = v;
}

void Broadcast::tell_presence(const LoadedMatch& loaded, Side side) {
  outbox_.send(receivers(loaded),
               reply::SeatPresence{loaded.match.id(), side, loaded.presence(side, time_.steady())});
}

void Broadcast::tell_clocks(const LoadedMatch& loaded) {
  outbox_.send(receivers(loaded), synced(loaded));
}

reply::Synced Broadcast::synced(const LoadedMatch& loaded) const {
  reply::Synced synced;
  synced.match = loaded.match.id();
  synced.v = loaded.match.v();
  synced.clock = loaded.match.clock(time_.steady());
  if (synced.clock && time_.clocks_stand()) synced.clock->running.reset();
  for (const Side side : {Side::White, Side::Black})
    synced.presence[side] = loaded.presence(side, time_.steady());
  return synced;
}

std::vector<ConnectionId> Broadcast::receivers(const LoadedMatch& loaded) const {
  std::vector<ConnectionId> receivers;
  for (const Side side : {Side::White, Side::Black}) {
    const auto player = sessions_.connection_of(loaded.user(side));
    if (player) receivers.push_back(*player);
  }
  const auto spectators = sessions_.spectators(loaded.match.id());
  receivers.insert(receivers.end(), spectators.begin(), spectators.end());
  return receivers;
}

}  // namespace damas::net

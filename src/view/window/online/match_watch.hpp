// Owns MatchWatch: tells the person what has changed around an online match: a player goes away or
// comes back, the connection breaks, the server stops the clocks, an offer is declined.
#pragma once

#include "core/piece.hpp"
#include "net/protocol/values.hpp"

namespace damas {

class App;
class Online;

namespace net {
class RemoteMatch;
}

class MatchWatch {
 public:
  explicit MatchWatch(const net::RemoteMatch& match);

  // Call it in every update, with the match of the client of `online`.
  void update(const net::RemoteMatch& match, const Online& online, App& app);

 private:
  // The person's open offers.
  struct OwnOffers {
    bool draw = false;
    bool takeback = false;
    int ply = 0;
  };

  void watch_presence(Side side, const net::RemoteMatch& match, App& app);
  void watch_connection(const Online& online, const App& app);
  void watch_clocks(const net::RemoteMatch& match, const App& app);
  void watch_own_offers(const net::RemoteMatch& match, App& app);

  // All as of the last update.
  net::BySide<bool> there_;
  bool connected_ = true;
  bool clocks_stand_ = false;
  OwnOffers own_offers_;
};

}  // namespace damas

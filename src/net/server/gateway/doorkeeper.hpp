// Owns who may come in: by origin, and by how much an address has and tries.
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "net/protocol/limits.hpp"
#include "net/server/gateway/bucket.hpp"

namespace damas::net {

struct DoorLimits {
  std::size_t connections = limits::connections;
  std::size_t half_open = limits::half_open;
  // Of one address; 0 connections: none of these, so that those of one user are all there are.
  std::size_t per_address = limits::connections_of_address;
  double comings_burst = limits::comings_burst;
  double comings_per_second = limits::comings_per_second;
  double messages_burst = limits::address_message_burst;
  double messages_per_second = limits::address_messages_per_second;
  double wrong_tokens_burst = limits::address_wrong_tokens_burst;
  double wrong_tokens_per_second = limits::address_wrong_tokens_per_second;
  double newcomers_burst = limits::address_newcomers_burst;
  double newcomers_per_second = limits::address_newcomers_per_second;
  // How long one who speaks HTTP may neither say nor take anything.
  std::chrono::milliseconds http_within = limits::http_within;
  std::chrono::milliseconds hello_within = limits::hello_within;
  std::chrono::milliseconds bye_within = limits::bye_within;
  // How long one who says too much is not heard each time.
  std::chrono::milliseconds held_for = limits::held_for;
};

// Whose limits are counted for an address: IPv4 addresses one by one, IPv6 by their first 64 bits,
// behind which one household has as many as it likes. Empty: no address.
std::string household(const std::string& address);

// What is counted together with a household, each wider than the one before: itself, and of IPv6
// the networks of 56 and of 48 bits around it, of which whoever has them can use any part.
std::vector<std::string> networks_of(const std::string& household);

// Of a household: whether it is this machine.
inline bool is_loopback(std::string_view household) {
  return household == "::1" || household.starts_with("127.");
}

enum class Entry { Welcome, Full, TooMany };

class Doorkeeper {
 public:
  Doorkeeper(DoorLimits limits, std::vector<std::string> origins)
      : limits_(limits), origins_(std::move(origins)) {}

  // Whether a page of this origin may connect to what it calls `host`. Programs send no origin.
  bool may_connect(std::string_view origin, std::string_view host) const;

  // Somebody at the door. Without an address, of whom it is not known yet for whom they speak, only
  // all connections together are counted.
  Entry enter(const std::string& address, Bucket::Time now);
  // Somebody inside turns out to be, or to speak for, another address. Unless welcome, nothing has
  // changed.
  Entry become(const std::string& from, const std::string& to, Bucket::Time now);
  void leave(const std::string& address);
  bool may_say(const std::string& address, double share, Bucket::Time now);
  // Until it may.
  Bucket::Time wait_to_say(const std::string& address, double share, Bucket::Time now);
  // Somebody without a token wants to become a player.
  bool may_join(const std::string& address, Bucket::Time now);
  void wrong_token(const std::string& address, Bucket::Time now);
  bool guesses(const std::string& address, Bucket::Time now);
  // Who shares the server's time with it; empty: nobody.
  std::string sharing(const std::string& address) const;
  // Forgets addresses that nothing has to be remembered of.
  void forget_old(Bucket::Time now);

 private:
  struct Known {
    std::size_t connections = 0;
    std::size_t most = 0;  // connections
    Bucket comings;
    Bucket messages;
    Bucket tries;
    Bucket newcomers;
  };
  // Of the address and the networks around it.
  std::vector<Known*> known(const std::string& address);
  // From all of them, or from none.
  bool take(const std::string& address, Bucket Known::*bucket, double share, Bucket::Time now);
  // A place among the connections of the address.
  bool take_place(const std::string& address, Bucket::Time now);
  void give_back(const std::string& address);

  DoorLimits limits_;
  std::vector<std::string> origins_;
  std::map<std::string, Known> addresses_;
  std::size_t connections_ = 0;
};

}  // namespace damas::net

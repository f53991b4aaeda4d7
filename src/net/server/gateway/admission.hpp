// Owns admission to the server: by origin, and by the limits of each address.
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "net/protocol/limits.hpp"
#include "net/server/gateway/bucket.hpp"

namespace damas::net {

struct AdmissionLimits {
  std::size_t connections = limits::connections;
  std::size_t half_open = limits::half_open;
  // Limits of one address. 0 connections: these limits are off, and only those of each user apply.
  std::size_t per_address = limits::connections_of_address;
  double comings_burst = limits::comings_burst;
  double comings_per_second = limits::comings_per_second;
  double messages_burst = limits::address_message_burst;
  double messages_per_second = limits::address_messages_per_second;
  double wrong_tokens_burst = limits::address_wrong_tokens_burst;
  double wrong_tokens_per_second = limits::address_wrong_tokens_per_second;
  double newcomers_burst = limits::address_newcomers_burst;
  double newcomers_per_second = limits::address_newcomers_per_second;
  // How long an HTTP connection may be idle.
  std::chrono::milliseconds http_within = limits::http_within;
  std::chrono::milliseconds hello_within = limits::hello_within;
  std::chrono::milliseconds bye_within = limits::bye_within;
  // How long a connection that sends too much is not read each time.
  std::chrono::milliseconds held_for = limits::held_for;
};

// The unit for which limits count: a single IPv4 address, or an IPv6 network with a prefix of 64
// bits, in which one client can use any address. Empty: no address.
std::string client_prefix(const std::string& address);

// The groups in which a client is counted, from small to large: itself, and for IPv6 the
// networks with prefixes of 56 and 48 bits, since a customer may own such a network.
std::vector<std::string> networks_of(const std::string& client);

// Whether a client is this machine.
inline bool is_loopback(std::string_view client) {
  return client == "::1" || client.starts_with("127.");
}

enum class Entry { Welcome, Full, TooMany };

class Admission {
 public:
  Admission(AdmissionLimits limits, std::vector<std::string> origins)
      : limits_(limits), origins_(std::move(origins)) {}

  // Whether a page of this origin may connect to the server that it calls `host`. Programs send no
  // origin.
  bool may_connect(std::string_view origin, std::string_view host) const;

  // A new connection. With an empty address (a local proxy, whose clients are not known yet) only
  // the total number of connections is checked.
  Entry enter(const std::string& address, Bucket::Time now);
  // A connection turns out to have, or to act for, another address. Unless the result is Welcome,
  // nothing has changed.
  Entry become(const std::string& from, const std::string& to, Bucket::Time now);
  void leave(const std::string& address);
  bool may_say(const std::string& address, double share, Bucket::Time now);
  // Time until it may.
  Bucket::Time wait_to_say(const std::string& address, double share, Bucket::Time now);
  // Whether a user without a token may be created.
  bool may_join(const std::string& address, Bucket::Time now);
  void wrong_token(const std::string& address, Bucket::Time now);
  bool guesses(const std::string& address, Bucket::Time now);
  // The key under which the address shares the server's time; empty: it shares with nobody.
  std::string sharing(const std::string& address) const;
  // Forgets addresses whose limits are unused.
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
  // The entries of the address and of the networks around it.
  std::vector<Known*> known(const std::string& address);
  // Takes from all of these buckets, or from none.
  bool take(const std::string& address, Bucket Known::*bucket, double share, Bucket::Time now);
  // Counts a new connection of the address, if it may have one more.
  bool take_place(const std::string& address, Bucket::Time now);
  void give_back(const std::string& address);

  AdmissionLimits limits_;
  std::vector<std::string> origins_;
  std::map<std::string, Known> addresses_;
  std::size_t connections_ = 0;
};

}  // namespace damas::net

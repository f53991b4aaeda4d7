#include "net/server/gateway/doorkeeper.hpp"

#include <algorithm>
#include <arpa/inet.h>
#include <array>

namespace damas::net {

std::string household(const std::string& with_zone) {
  const std::string address = with_zone.substr(0, with_zone.find('%'));
  std::array<char, INET6_ADDRSTRLEN> text{};
  in_addr four{};
  in6_addr six{};
  if (inet_pton(AF_INET, address.c_str(), &four) == 1) return address;
  if (inet_pton(AF_INET6, address.c_str(), &six) != 1) return "";
  if (IN6_IS_ADDR_LOOPBACK(&six)) return address;
  auto* const bytes = std::begin(six.s6_addr);
  if (IN6_IS_ADDR_V4MAPPED(&six)) return inet_ntop(AF_INET, bytes + 12, text.data(), text.size());
  std::fill(bytes + 8, bytes + 16, std::uint8_t{0});
  return std::string(inet_ntop(AF_INET6, bytes, text.data(), text.size())) + "/64";
}

bool Doorkeeper::may_connect(std::string_view origin, std::string_view host) const {
  if (origin.empty()) return true;
  if (std::find(origins_.begin(), origins_.end(), origin) != origins_.end()) return true;
  for (const std::string_view scheme : {"http://", "https://"}) {
    if (origin.starts_with(scheme) && !host.empty() && origin.substr(scheme.size()) == host)
      return true;
  }
  return false;
}

Doorkeeper::Known& Doorkeeper::known(const std::string& address) {
  return addresses_
      .try_emplace(address,
                   Known{0, Bucket(limits_.comings_burst, limits_.comings_per_second),
                         Bucket(limits_.messages_burst, limits_.messages_per_second),
                         Bucket(limits_.wrong_tokens_burst, limits_.wrong_tokens_per_second),
                         Bucket(limits_.newcomers_burst, limits_.newcomers_per_second)})
      .first->second;
}

bool Doorkeeper::take(const std::string& address, Bucket::Time now) {
  if (address.empty()) return true;
  Known& who = known(address);
  if (limits_.per_address > 0) {
    if (who.connections >= limits_.per_address || !who.comings.take(now)) return false;
  }
  ++who.connections;
  return true;
}

void Doorkeeper::give_back(const std::string& address) {
  if (!address.empty()) --known(address).connections;
}

Entry Doorkeeper::enter(const std::string& address, Bucket::Time now) {
  if (connections_ >= limits_.connections) return Entry::Full;
  if (!take(address, now)) return Entry::TooMany;
  ++connections_;
  return Entry::Welcome;
}

Entry Doorkeeper::become(const std::string& from, const std::string& to, Bucket::Time now) {
  if (from == to) return Entry::Welcome;
  if (!take(to, now)) return Entry::TooMany;
  give_back(from);
  return Entry::Welcome;
}

void Doorkeeper::leave(const std::string& address) {
  give_back(address);
  --connections_;
}

bool Doorkeeper::may_say(const std::string& address, double share, Bucket::Time now) {
  return limits_.per_address == 0 || known(address).messages.take(now, share);
}

bool Doorkeeper::may_join(const std::string& address, Bucket::Time now) {
  return limits_.per_address == 0 || known(address).newcomers.take(now);
}

void Doorkeeper::wrong_token(const std::string& address, Bucket::Time now) {
  known(address).tries.take(now);
}

bool Doorkeeper::guesses(const std::string& address, Bucket::Time now) {
  return known(address).tries.is_empty(now);
}

void Doorkeeper::forget_old(Bucket::Time now) {
  for (auto at = addresses_.begin(); at != addresses_.end();) {
    Known& who = at->second;
    const bool idle = who.connections == 0 && who.comings.is_full(now) &&
                      who.messages.is_full(now) && who.tries.is_full(now) &&
                      who.newcomers.is_full(now);
    at = idle ? addresses_.erase(at) : std::next(at);
  }
}

}  // namespace damas::net

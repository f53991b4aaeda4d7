#include "net/server/gateway/admission.hpp"

#include <algorithm>
#include <arpa/inet.h>
#include <array>

namespace damas::net {

std::string client_prefix(const std::string& with_zone) {
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

std::vector<std::string> networks_of(const std::string& client) {
  std::vector<std::string> networks{client};
  in6_addr six{};
  const std::size_t width = client.rfind("/64");
  if (width == std::string::npos || inet_pton(AF_INET6, client.substr(0, width).c_str(), &six) != 1)
    return networks;
  std::array<char, INET6_ADDRSTRLEN> text{};
  auto* const bytes = std::begin(six.s6_addr);
  for (const int bits : {56, 48}) {
    bytes[bits / 8] = 0;
    networks.push_back(std::string(inet_ntop(AF_INET6, bytes, text.data(), text.size())) + "/" +
                       std::to_string(bits));
  }
  return networks;
}

bool Admission::may_connect(std::string_view origin, std::string_view host) const {
  if (origin.empty()) return true;
  if (std::find(origins_.begin(), origins_.end(), origin) != origins_.end()) return true;
  for (const std::string_view scheme : {"http://", "https://"}) {
    if (origin.starts_with(scheme) && !host.empty() && origin.substr(scheme.size()) == host)
      return true;
  }
  return false;
}

std::vector<Admission::Known*> Admission::known(const std::string& address) {
  constexpr std::array widths{1.0, limits::wider_network, limits::widest_network};
  std::vector<Known*> all;
  for (const std::string& network : networks_of(address)) {
    const double times = widths.at(all.size());
    const auto bucket = [times](double burst, double rate) {
      return Bucket(times * burst, times * rate);
    };
    const Known fresh{0,
                      static_cast<std::size_t>(times) * limits_.per_address,
                      bucket(limits_.comings_burst, limits_.comings_per_second),
                      bucket(limits_.messages_burst, limits_.messages_per_second),
                      bucket(limits_.wrong_tokens_burst, limits_.wrong_tokens_per_second),
                      bucket(limits_.newcomers_burst, limits_.newcomers_per_second)};
    all.push_back(&addresses_.try_emplace(network, fresh).first->second);
  }
  return all;
}

bool Admission::take(const std::string& address, Bucket Known::*bucket, double share,
                     Bucket::Time now) {
  if (limits_.per_address == 0) return true;
  const auto all = known(address);
  for (Known* who : all) {
    if (!(who->*bucket).has(now, share)) return false;
  }
  for (Known* who : all)
    (who->*bucket).take(now, share);
  return true;
}

bool Admission::take_place(const std::string& address, Bucket::Time now) {
  if (address.empty()) return true;
  const auto all = known(address);
  if (limits_.per_address > 0) {
    for (const Known* who : all) {
      if (who->connections >= who->most) return false;
    }
    if (!take(address, &Known::comings, 1, now)) return false;
  }
  for (Known* who : all)
    ++who->connections;
  return true;
}

void Admission::give_back(const std::string& address) {
  if (address.empty()) return;
  for (Known* who : known(address))
    --who->connections;
}

Entry Admission::enter(const std::string& address, Bucket::Time now) {
  if (connections_ >= limits_.connections) return Entry::Full;
  if (!take_place(address, now)) return Entry::TooMany;
  ++connections_;
  return Entry::Welcome;
}

Entry Admission::become(const std::string& from, const std::string& to, Bucket::Time now) {
  if (from == to) return Entry::Welcome;
  if (!take_place(to, now)) return Entry::TooMany;
  give_back(from);
  return Entry::Welcome;
}

void Admission::leave(const std::string& address) {
  give_back(address);
  --connections_;
}

bool Admission::may_say(const std::string& address, double share, Bucket::Time now) {
  return take(address, &Known::messages, share, now);
}

Bucket::Time Admission::wait_to_say(const std::string& address, double share, Bucket::Time now) {
  Bucket::Time wait{0};
  if (limits_.per_address == 0) return wait;
  for (Known* who : known(address))
    wait = std::max(wait, who->messages.wait(now, share));
  return wait;
}

bool Admission::may_join(const std::string& address, Bucket::Time now) {
  return take(address, &Known::newcomers, 1, now);
}

void Admission::wrong_token(const std::string& address, Bucket::Time now) {
  for (Known* who : known(address))
    who->tries.take(now);
}

bool Admission::guesses(const std::string& address, Bucket::Time now) {
  if (limits_.per_address == 0) return false;
  const auto all = known(address);
  return std::any_of(all.begin(), all.end(),
                     [now](Known* who) { return who->tries.is_empty(now); });
}

std::string Admission::sharing(const std::string& address) const {
  return limits_.per_address == 0 ? std::string() : networks_of(address).back();
}

void Admission::forget_old(Bucket::Time now) {
  for (auto at = addresses_.begin(); at != addresses_.end();) {
    Known& who = at->second;
    const bool idle = who.connections == 0 && who.comings.is_full(now) &&
                      who.messages.is_full(now) && who.tries.is_full(now) &&
                      who.newcomers.is_full(now);
    at = idle ? addresses_.erase(at) : std::next(at);
  }
}

}  // namespace damas::net

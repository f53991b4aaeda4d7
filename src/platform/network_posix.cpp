#include <arpa/inet.h>
#include <array>
#include <cstring>
#include <ifaddrs.h>
#include <memory>
#include <net/if.h>
#include <netinet/in.h>

#include "platform/network.hpp"

namespace damas {

namespace {

std::string number_of(const sockaddr* address) {
  sockaddr_in inet{};
  std::memcpy(&inet, address, sizeof inet);
  std::array<char, INET_ADDRSTRLEN> text{};
  return inet_ntop(AF_INET, &inet.sin_addr, text.data(), text.size()) != nullptr ? text.data()
                                                                                 : std::string{};
}

}  // namespace

std::vector<std::string> own_addresses() {
  ifaddrs* all = nullptr;
  if (getifaddrs(&all) != 0) return {};
  const std::unique_ptr<ifaddrs, void (*)(ifaddrs*)> owner(all, freeifaddrs);
  std::vector<std::string> numbers;
  for (const ifaddrs* each = all; each != nullptr; each = each->ifa_next) {
    const bool up = (each->ifa_flags & IFF_UP) != 0 && (each->ifa_flags & IFF_LOOPBACK) == 0;
    if (!up || each->ifa_addr == nullptr || each->ifa_addr->sa_family != AF_INET) continue;
    if (std::string number = number_of(each->ifa_addr); !number.empty())
      numbers.push_back(std::move(number));
  }
  put_private_first(numbers);
  return numbers;
}

}  // namespace damas

#include "platform/network.hpp"

#include <algorithm>
#include <charconv>

namespace damas {

namespace {

// The second of the four numbers of an IPv4 address; -1 if the text is no address.
int second_of(std::string_view number) {
  number.remove_prefix(std::min(number.find('.') + 1, number.size()));
  int value = -1;
  std::from_chars(number.data(), number.data() + number.size(), value);
  return value;
}

// Virtual machines and containers usually use 172.16/12, so it comes after the other networks.
int rank(std::string_view number) {
  if (number.starts_with("192.168.") || number.starts_with("10.")) return 0;
  const int second = second_of(number);
  return number.starts_with("172.") && second >= 16 && second <= 31 ? 1 : 2;
}

}  // namespace

void put_private_first(std::vector<std::string>& numbers) {
  std::stable_sort(numbers.begin(), numbers.end(),
                   [](const std::string& a, const std::string& b) { return rank(a) < rank(b); });
}

}  // namespace damas

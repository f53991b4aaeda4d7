#include "platform/network.hpp"

#include <doctest/doctest.h>

namespace damas::test {

TEST_CASE("Addresses of private networks come first, those of virtual machines after others") {
  std::vector<std::string> numbers = {"172.17.0.1",  "8.8.8.8",    "172.32.0.1", "192.168.0.5",
                                      "172.15.0.1",  "172.31.9.9", "10.1.1.1",   "172.x",
                                      "192.169.0.1", "172"};
  put_private_first(numbers);
  const std::vector<std::string> expected = {
      "192.168.0.5", "10.1.1.1",   "172.17.0.1", "172.31.9.9",  "8.8.8.8",
      "172.32.0.1",  "172.15.0.1", "172.x",      "192.169.0.1", "172"};
  CHECK(numbers == expected);
}

TEST_CASE("The machine's own addresses do not include loopback addresses") {
  for (const std::string& number : own_addresses()) {
    CHECK_FALSE(number.empty());
    CHECK_FALSE(number.starts_with("127."));
  }
}

}  // namespace damas::test

// A million damaged messages; most useful with sanitizers (the preset dev).
#include "net/protocol/fuzz.hpp"

#include <iostream>

#include <doctest/doctest.h>

#include "net/protocol/samples.hpp"

namespace damas::net {

TEST_CASE("a million damaged requests are refused or are requests") {
  std::vector<std::string> texts;
  for (const Request& request : sample_requests())
    texts.push_back(to_text(request));
  Damage damage(texts, 20'261'122);
  constexpr int count = 1'000'000;
  int good = 0;
  for (int i = 0; i < count; ++i) {
    const auto read = read_request(damage.next());
    if (const auto* bad = std::get_if<BadText>(&read)) {
      if (bad->what.empty()) FAIL("refused without a reason");
    } else {
      ++good;
    }
  }
  std::cout << count << " inputs, " << good << " of them messages\n";
  CHECK(good > 1000);
  CHECK(good < count / 2);
}

}  // namespace damas::net

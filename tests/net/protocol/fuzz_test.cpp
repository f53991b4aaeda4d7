#include "net/protocol/fuzz.hpp"

#include <doctest/doctest.h>

#include "net/protocol/samples.hpp"

namespace damas::net {

namespace {

template <typename Message>
std::vector<std::string> texts_of(const std::vector<Message>& messages) {
  std::vector<std::string> texts;
  for (const Message& message : messages)
    texts.push_back(to_text(message));
  return texts;
}

// A text is either a message that survives a round trip, or is refused with a reason.
template <typename Message, typename Read>
int survivors(const std::vector<Message>& samples, Read read, int count, std::uint64_t seed) {
  Damage damage(texts_of(samples), seed);
  int good = 0;
  for (int i = 0; i < count; ++i) {
    const std::string text = damage.next();
    const auto first = read(text);
    if (const auto* bad = std::get_if<BadText>(&first)) {
      if (bad->what.empty()) FAIL("refused without a reason: " << text);
      continue;
    }
    ++good;
    const auto& message = std::get<Message>(first);
    const auto again = read(to_text(message));
    const auto* same = std::get_if<Message>(&again);
    if (same == nullptr || !(*same == message)) FAIL("does not read the same again: " << text);
  }
  return good;
}

}  // namespace

TEST_CASE("damaged requests are refused or are requests") {
  const int good = survivors(sample_requests(), read_request, 30'000, 1);
  CHECK(good > 100);  // some damage must be harmless, or the test would prove nothing
  CHECK(good < 15'000);
}

TEST_CASE("damaged replies are refused or are replies") {
  const int good = survivors(sample_replies(), read_reply, 20'000, 2);
  CHECK(good > 100);
  CHECK(good < 15'000);
}

}  // namespace damas::net

// Plays the examples of src/hub/README.md.
#include <deque>
#include <fstream>
#include <sstream>

#include <doctest/doctest.h>

#include "hub/session.hpp"

namespace damas::hub {

namespace {

// … in the pattern stands for any text.
bool fits(std::string_view text, std::string_view pattern) {
  constexpr std::string_view any = "\u2026";
  const std::size_t gap = pattern.find(any);
  if (gap == std::string_view::npos) return text == pattern;
  if (!text.starts_with(pattern.substr(0, gap))) return false;
  for (std::size_t at = gap; at <= text.size(); ++at) {
    if (fits(text.substr(at), pattern.substr(gap + any.size()))) return true;
  }
  return false;
}

}  // namespace

TEST_CASE("The examples of the protocol page are correct") {
  std::ifstream page(DAMAS_HUB_README, std::ios::binary);
  REQUIRE(page);
  std::deque<std::string> answers;
  Session session("0.1.0", [&](const std::string& line) { answers.push_back(line); });
  int asked = 0;
  int answered = 0;
  for (std::string line; std::getline(page, line);) {
    CAPTURE(line);
    if (line.starts_with("    > ")) {
      CHECK(answers.empty());
      CHECK(session.take(line.substr(6)) == (line != "    > quit"));
      session.wait();
      ++asked;
    } else if (line.starts_with("    < ")) {
      REQUIRE_FALSE(answers.empty());
      CAPTURE(answers.front());
      CHECK(fits(answers.front(), line.substr(6)));
      answers.pop_front();
      ++answered;
    }
  }
  CHECK(answers.empty());
  CHECK(asked > 10);
  CHECK(answered > 10);
}

}  // namespace damas::hub

// Independent clients are written from the protocol page, so it must be correct.
#include <fstream>
#include <sstream>
#include <string>

#include <doctest/doctest.h>

#include "net/protocol/protocol.hpp"
#include "net/protocol/samples.hpp"
#include "net/protocol/words.hpp"

namespace damas::net {

namespace {

std::string page() {
  std::ifstream file(DAMAS_PROTOCOL_PAGE);
  std::stringstream text;
  text << file.rdbuf();
  REQUIRE(text.str().size() > 1000);
  return text.str();
}

template <typename Read>
int check_examples(const std::string& mark, Read read) {
  std::istringstream lines(page());
  int examples = 0;
  for (std::string line; std::getline(lines, line);) {
    if (!line.starts_with(mark)) continue;
    const auto message = read(line.substr(mark.size()));
    if (const auto* bad = std::get_if<BadText>(&message)) FAIL_CHECK(line << ": " << bad->what);
    ++examples;
  }
  return examples;
}

template <typename Messages>
void check_types_named(const Messages& messages) {
  const std::string text = page();
  for (const auto& message : messages) {
    const std::string json = to_text(message);
    const std::string word = json.substr(json.find(':') + 2);
    const std::string type = "`" + word.substr(0, word.find('"')) + "`";
    INFO(type);
    CHECK(text.find("\n| " + type + " |") != std::string::npos);
  }
}

}  // namespace

TEST_CASE("the examples are messages") {
  CHECK(check_examples("    → ", read_request) >= 4);
  CHECK(check_examples("    ← ", read_reply) >= 6);
}

TEST_CASE("every message and record is in the protocol page") {
  check_types_named(sample_requests());
  check_types_named(sample_replies());
  check_types_named(sample_records());
}

TEST_CASE("every variant, reason, phrase and code is named") {
  const std::string text = page();
  const auto named = [&text](std::string_view word) {
    INFO(std::string(word));
    CHECK(text.find("`" + std::string(word) + "`") != std::string::npos);
  };
  for (const VariantInfo& variant : variants)
    named(variant.id);
  for (int i = 0; i <= static_cast<int>(EndReason::Adjudication); ++i)
    named(word_of(static_cast<EndReason>(i)));
  for (int i = 0; i <= static_cast<int>(OpeningLot::ElevenMan); ++i)
    named("\"" + std::string(word_of(static_cast<OpeningLot>(i))) + "\"");
  for (int i = 0; i <= static_cast<int>(Phrase::Goodbye); ++i)
    named(word_of(static_cast<Phrase>(i)));
  for (int i = 0; i <= static_cast<int>(ErrorCode::Server); ++i)
    named(word_of(static_cast<ErrorCode>(i)));
  for (int i = 0; i <= static_cast<int>(ByeReason::Bad); ++i)
    named(word_of(static_cast<ByeReason>(i)));
}

}  // namespace damas::net

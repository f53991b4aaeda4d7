#include "view/window/help/rules_text.hpp"

#include <algorithm>

#include <doctest/doctest.h>

using namespace damas;

namespace {

bool has(const std::vector<std::string>& sentences, std::string_view part) {
  return std::any_of(sentences.begin(), sentences.end(),
                     [&](const std::string& s) { return s.find(part) != std::string::npos; });
}

}  // namespace

TEST_CASE("The rules of a variant say what its data say") {
  const auto brazilian = rule_sentences(Language::English, Variant::Brazilian);
  CHECK(has(brazilian, "as many pieces as possible"));
  CHECK(has(brazilian, "any free square behind"));
  CHECK(has(brazilian, "20 moves of each side by kings alone"));
  CHECK_FALSE(has(brazilian, "optional"));
  const auto casual = rule_sentences(Language::English, Variant::Casual);
  CHECK(has(casual, "optional"));
  CHECK(has(casual, "directly behind"));
  CHECK_FALSE(has(casual, "compulsory"));
}

TEST_CASE("Other draw rules are other sentences") {
  const auto world = rule_sentences(Language::English, Variant::Brazilian, 1);
  CHECK(has(world, "15 moves of each side by kings alone"));
  CHECK(has(world, "within 5 to 60 moves"));
}

TEST_CASE("Every variant has its rules in both languages") {
  for (std::size_t i = 0; i < variants.size(); ++i) {
    const auto variant = static_cast<Variant>(i);
    const auto english = rule_sentences(Language::English, variant);
    const auto portuguese = rule_sentences(Language::Portuguese, variant);
    CHECK(english.size() >= 8);
    CHECK(english.size() == portuguese.size());
    CHECK(english != portuguese);
  }
}

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

TEST_CASE("Each priority among captures is a sentence of its own") {
  const auto italian = rule_sentences(Language::English, Variant::Italian);
  CHECK(has(italian, "A man cannot capture a king"));
  CHECK(has(italian, "a king must make the capture if one can"));
  CHECK(has(italian, "as many kings as possible"));
  CHECK(has(italian, "meets a king soonest"));
  CHECK_FALSE(has(italian, "Men and kings count alike"));
  CHECK(has(rule_sentences(Language::English, Variant::Czech), "a king must, and not a man"));
  CHECK(has(rule_sentences(Language::English, Variant::Russian), "goes on capturing as a king"));
  CHECK(has(rule_sentences(Language::English, Variant::Frisian), "more than 3 moves in a row"));
}

TEST_CASE("Boards, directions and goals are told as they are") {
  const auto turkish = rule_sentences(Language::English, Variant::Turkish);
  CHECK(has(turkish, "on all squares"));
  CHECK(has(turkish, "as a rook does"));
  CHECK_FALSE(has(turkish, "diagonal"));
  const auto losing = rule_sentences(Language::English, Variant::Antidraughts);
  CHECK(has(losing, "You win when you have no piece left"));
  CHECK(has(rule_sentences(Language::English, Variant::Breakthrough), "first to get a king"));
  CHECK(has(rule_sentences(Language::English, Variant::English), "one square diagonally, forward"));
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

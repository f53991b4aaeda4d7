#include "view/window/help/rules_text.hpp"

#include <algorithm>

#include <doctest/doctest.h>

#include "view/text/names.hpp"

namespace damas::test {

namespace {

bool has(const std::vector<RuleLine>& lines, std::string_view part) {
  return std::any_of(lines.begin(), lines.end(), [&](const RuleLine& line) {
    return line.sentence.find(part) != std::string::npos;
  });
}

}  // namespace

TEST_CASE("The rules of a variant agree with its data") {
  const auto brazilian = rule_lines(Language::English, Variant::Brazilian);
  CHECK(has(brazilian, "as many pieces as possible"));
  CHECK(has(brazilian, "any free square behind"));
  CHECK(has(brazilian, "20 moves of each side by kings alone"));
  CHECK_FALSE(has(brazilian, "optional"));
  const auto casual = rule_lines(Language::English, Variant::Casual);
  CHECK(has(casual, "optional"));
  CHECK(has(casual, "directly behind"));
  CHECK_FALSE(has(casual, "compulsory"));
}

TEST_CASE("Other draw rules are other sentences") {
  const auto world = rule_lines(Language::English, Variant::Brazilian, 1);
  CHECK(has(world, "15 moves of each side by kings alone"));
  CHECK(has(world, "within 5 to 60 moves"));
}

TEST_CASE("Each priority among captures is a sentence of its own") {
  const auto italian = rule_lines(Language::English, Variant::Italian);
  CHECK(has(italian, "A man cannot capture a king"));
  CHECK(has(italian, "a king must make the capture if one can"));
  CHECK(has(italian, "as many kings as possible"));
  CHECK(has(italian, "meets a king soonest"));
  CHECK_FALSE(has(italian, "Men and kings count alike"));
  CHECK(has(rule_lines(Language::English, Variant::Czech), "a king must, and not a man"));
  CHECK(has(rule_lines(Language::English, Variant::Russian), "goes on capturing as a king"));
  CHECK(has(rule_lines(Language::English, Variant::Frisian), "more than 3 moves in a row"));
}

TEST_CASE("Boards, directions and goals are described correctly") {
  const auto turkish = rule_lines(Language::English, Variant::Turkish);
  CHECK(has(turkish, "on all squares"));
  CHECK(has(turkish, "as a rook does"));
  CHECK_FALSE(has(turkish, "diagonal"));
  const auto losing = rule_lines(Language::English, Variant::Antidraughts);
  CHECK(has(losing, "You win when you have no piece left"));
  CHECK(has(rule_lines(Language::English, Variant::Breakthrough), "first to get a king"));
  CHECK(has(rule_lines(Language::English, Variant::English), "one square diagonally, forward"));
}

TEST_CASE("Kings are described only in variants where they ever move") {
  CHECK_FALSE(has(rule_lines(Language::English, Variant::Breakthrough), "A king"));
  CHECK_FALSE(has(rule_lines(Language::English, Variant::Breakthrough), "kings count"));
}

TEST_CASE("A man that never moves back is not said to leave the last rank as a man") {
  CHECK(has(rule_lines(Language::English, Variant::Brazilian), "only passes there"));
  CHECK_FALSE(has(rule_lines(Language::English, Variant::Turkish), "only passes there"));
  CHECK(has(rule_lines(Language::English, Variant::Turkish), "still a man"));
}

TEST_CASE("Every variant has its rules in both languages") {
  for (std::size_t i = 0; i < variants.size(); ++i) {
    const auto variant = static_cast<Variant>(i);
    const auto english = rule_lines(Language::English, variant);
    const auto portuguese = rule_lines(Language::Portuguese, variant);
    CHECK(english.size() >= 6);
    REQUIRE(english.size() == portuguese.size());
    for (std::size_t line = 0; line < english.size(); ++line) {
      CHECK(english[line].rule == portuguese[line].rule);
      CHECK(english[line].sentence != portuguese[line].sentence);
    }
  }
}

TEST_CASE("If rule books differ, the rules name the one used and how to choose the other") {
  const auto says = [](Variant variant, std::size_t table, std::string_view part) {
    const auto all = source_sentences(Language::English, variant, table);
    return std::any_of(all.begin(), all.end(), [&](const std::string& sentence) {
      return sentence.find(part) != std::string::npos;
    });
  };
  CHECK(says(Variant::Spantsiretti, 0, "“Spantsiretti, Russian rules”"));
  CHECK(says(Variant::SpantsirettiRussian, 0, "“Spantsiretti”"));
  CHECK(
      says(Variant::Italian, 0, "Italian federation (FID). Another choice, Threefold repetition"));
  CHECK(
      says(Variant::Italian, 1, "Threefold repetition. Another choice, Italian federation (FID)"));
  CHECK(says(Variant::Turkish, 0, "One against one, 25 moves"));
  CHECK(says(Variant::Turkish, 0, "crowned at the end"));
  CHECK(says(Variant::Brazilian, 0, "FMJD-64"));
  CHECK(says(Variant::Portuguese, 0, "20 moves by kings alone"));
  CHECK(says(Variant::Czech, 0, "25 moves by kings alone"));
  CHECK(source_sentences(Language::English, Variant::English).empty());
}

TEST_CASE("The sentences about rule books name variants as the list does, in both languages") {
  const std::pair<Variant, Variant> names[] = {
      {Variant::Thai, Variant::Thai12},
      {Variant::Thai12, Variant::Thai},
      {Variant::SriLankan, Variant::Canadian},
      {Variant::Spantsiretti, Variant::SpantsirettiRussian},
      {Variant::SpantsirettiRussian, Variant::Spantsiretti},
  };
  for (const Language language : languages) {
    for (const auto& pair : names) {
      const std::string quoted = "“" + name(language, pair.second) + "”";
      CHECK(source_note(language, pair.first).find(quoted) != std::string::npos);
    }
  }
}

}  // namespace damas::test

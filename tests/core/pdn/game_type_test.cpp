#include "core/pdn/game_type.hpp"

#include <doctest/doctest.h>

namespace damas {

namespace {

std::optional<Variant> named(std::string_view text) {
  const auto type = parse_game_type(text);
  return type ? variant_of(*type) : std::nullopt;
}

}  // namespace

TEST_CASE("The numbers of PDN 3.0 name their variants, with and without details") {
  using enum Variant;
  const std::pair<const char*, Variant> numbers[] = {
      {"20", International}, {"21", English},     {"22", Italian},   {"23", Pool},
      {"24", Spanish},       {"25", Russian},     {"26", Brazilian}, {"27", Canadian},
      {"28", Portuguese},    {"29", Czech},       {"30", Turkish},   {"31", Thai},
      {"40", Frisian},       {"41", Spantsiretti}};
  for (const auto& row : numbers) {
    const auto [text, variant] = row;
    CAPTURE(row.first);
    CHECK(named(text) == variant);
    CHECK(named(info(variant).pdn_game_type) == variant);
  }
  CHECK(named("23,B,8,8,A1,1") == Jamaican);
  CHECK(named("23,W,8,8,A0,0") == Pool);
  CHECK(named(" 20 , w , 10 , 10 , n2 , 0 ") == International);
}

TEST_CASE("The private numbers are those that other programs use") {
  using enum Variant;
  CHECK(named("96") == Breakthrough);
  CHECK(named("97") == Frysk);
  CHECK(named("98") == Antidraughts);
  CHECK(named("45") == Killer);
  CHECK(named("44") == Armenian);
}

TEST_CASE("Wrong details do not override the number") {
  CHECK(named("20,W,10,10,N1,0") == Variant::International);
  CHECK(named("20,W") == Variant::International);
  CHECK_FALSE(named("0"));
  CHECK_FALSE(named("50,W,8,8,A0,0"));
  CHECK_FALSE(parse_game_type("checkers"));
  CHECK_FALSE(parse_game_type(""));
  CHECK_FALSE(parse_game_type("-20"));
}

TEST_CASE("The tag states a different numbering") {
  CHECK(game_type_text(Variant::Brazilian, Numbering::Algebraic) == "26,W,8,8,A0,0");
  CHECK(game_type_text(Variant::Brazilian, Numbering::FromTopLeft) == "26,W,8,8,N2,0");
  CHECK(game_type_text(Variant::English, Numbering::Algebraic) == "21,B,8,8,A3,0");
  CHECK(game_type_text(Variant::Casual, Numbering::Algebraic).empty());
}

TEST_CASE("Only International and Canadian results count two points") {
  CHECK(result_style(Variant::International) == ResultStyle::TwoPoints);
  CHECK(result_style(Variant::Canadian) == ResultStyle::TwoPoints);
  CHECK(result_style(Variant::Frisian) == ResultStyle::OnePoint);
  CHECK(result_style(Variant::Casual) == ResultStyle::OnePoint);
}

}  // namespace damas

#include "view/text/names.hpp"

#include <cstdlib>
#include <set>

#include <doctest/doctest.h>

#include "core/notation.hpp"
#include "engine/level_strength.hpp"

namespace damas {

namespace {

constexpr Language en = Language::English;
constexpr Language pt = Language::Portuguese;

SquareSet squares(const Game& game, std::initializer_list<const char*> names) {
  SquareSet set;
  for (const char* text : names)
    set.insert(*parse_square(text, game.shape()));
  return set;
}

}  // namespace

TEST_CASE("every variant and every draw table has a name in each language") {
  for (std::size_t i = 0; i < variants.size(); ++i) {
    const auto variant = static_cast<Variant>(i);
    CAPTURE(variants[i].id);
    for (const Language language : languages) {
      CHECK(name(language, variant) != variants[i].id);
      CHECK_FALSE(about(language, variant).empty());
      for (const DrawRules& table : variants[i].draw_tables) {
        CHECK(name_of_draw_table(language, table.id) != table.id);
      }
    }
  }
  CHECK(name(pt, Variant::Brazilian) == "Brasileira");
  CHECK(name(en, Variant::RussianLosing) == "Russian, losing");
  CHECK(name_of_draw_table(en, "unheard-of") == "unheard-of");
}

TEST_CASE("players are named with their level") {
  CHECK(name(en, Player{Human{}}) == "You");
  CHECK(name(en, Player{Computer{weakest_level}}) == "Computer (level 1, Newcomer)");
  CHECK(name(pt, Player{Computer{strongest_level}}) == "Computador (nível 10, Grande mestre)");
}

TEST_CASE("the program's own names for players follow the language, other names stay") {
  CHECK(player_name(pt, "Player") == "Jogador");
  CHECK(player_name(en, "Jogador") == "Player");
  CHECK(player_name(pt, "Computer") == "Computador");
  const Player master{Computer{strongest_level}};
  CHECK(player_name(pt, name(en, master)) == name(pt, master));
  CHECK(player_name(pt, name(pt, master)) == name(pt, master));
  CHECK(player_name(pt, "Ana") == "Ana");
  CHECK(player_name(en, "").empty());
}

TEST_CASE("each level says how it plays, in words of its own") {
  for (const Language language : languages) {
    std::set<std::string> told;
    for (int level = weakest_level; level <= strongest_level; ++level) {
      told.insert(about_level(language, level));
      told.insert(strength_of_level(language, level, Variant::Brazilian));
    }
    CHECK(told.size() == 2U * (strongest_level - weakest_level + 1));
  }
}

TEST_CASE("a level's strength is relative to the weakest, rounded to fifties") {
  for (const Variant variant : {Variant::Brazilian, Variant::International}) {
    CHECK(strength_of_level(en, weakest_level, variant).find("weakest") != std::string::npos);
    for (int level = weakest_level + 1; level <= strongest_level; ++level) {
      const std::string told = strength_of_level(en, level, variant);
      CHECK(told.find("stronger than level 1.") != std::string::npos);
      const int points = std::stoi(told.substr(std::string("About ").size()));
      CHECK(points % 50 == 0);
      CHECK(std::abs(points - points_above_weakest(level, info(variant).rules.board)) <= 25);
    }
  }
}

TEST_CASE("sides and kinds have the usual words of draughts") {
  CHECK(std::string(name(pt, Side::White)) == "Brancas");
  CHECK(std::string(in_sentence(pt, Side::Black)) == "as pretas");
  CHECK(std::string(name(pt, Kind::Man)) == "pedra");
  CHECK(std::string(name(pt, Kind::King)) == "dama");
}

TEST_CASE("time controls are in minutes, or in seconds if minutes do not fit") {
  using std::chrono::seconds;
  CHECK(name(en, TimeControl{}) == "No clock");
  CHECK(name(en, TimeControl{seconds(300), seconds(0)}) == "5 min each");
  CHECK(name(pt, TimeControl{seconds(180), seconds(2)}) == "3 min + 2 s por lance");
  CHECK(name(en, TimeControl{seconds(90), seconds(1)}) == "90 s + 1 s a move");
}

TEST_CASE("reasons follow the order of the enumeration") {
  CHECK(std::string(name(en, EndReason::NoPieces)) == "no pieces left");
  CHECK(std::string(name(en, EndReason::FirstKing)) == "first king");
  CHECK(std::string(name(en, EndReason::Repetition)) == "repetition");
  CHECK(std::string(name(en, EndReason::NoCaptures)) == "no captures");
  CHECK(std::string(name(en, EndReason::Agreement)) == "agreement");
  CHECK(std::string(name(pt, EndReason::Time)) == "tempo esgotado");
  CHECK(std::string(name(pt, EndReason::Abandonment)) == "abandono");
  CHECK(std::string(name(en, EndReason::Adjudication)) == "endgame tables");
}

TEST_CASE("small numbers are words, large ones digits") {
  CHECK(number_word(en, 1) == "one");
  CHECK(number_word(pt, 2) == "duas");
  CHECK(number_word(en, 10) == "ten");
  CHECK(number_word(pt, 11) == "11");
  CHECK(number_word(en, 0) == "0");
}

TEST_CASE("lists of squares read as spoken, from the top of the board") {
  const Game game;
  CHECK(list_with_and(en, {}, game).empty());
  CHECK(list_with_and(en, squares(game, {"c3"}), game) == "c3");
  CHECK(list_with_and(en, squares(game, {"c3", "e5"}), game) == "e5 and c3");
  CHECK(list_with_or(pt, squares(game, {"c3", "g7", "e5"}), game) == "g7, e5 ou c3");
}

TEST_CASE("a time is minutes and seconds, and hours when there are any") {
  using std::chrono::seconds;
  CHECK(time_text(seconds{0}) == "0:00");
  CHECK(time_text(seconds{7}) == "0:07");
  CHECK(time_text(seconds{754}) == "12:34");
  CHECK(time_text(seconds{3599}) == "59:59");
  CHECK(time_text(seconds{3723}) == "1:02:03");
  CHECK(time_text(seconds{360000}) == "100:00:00");
}

TEST_CASE("No two variants have the same description") {
  for (const Language language : languages) {
    std::set<std::string> all;
    for (std::size_t i = 0; i < variants.size(); ++i) {
      CAPTURE(variants[i].id);
      CHECK(all.insert(about(language, static_cast<Variant>(i))).second);
    }
  }
}

// Their tables are equal, so a description must not claim that they are played differently.
TEST_CASE("Portuguese draughts are described as the Spanish game, which they are") {
  const VariantInfo& portuguese = info(Variant::Portuguese);
  const VariantInfo& spanish = info(Variant::Spanish);
  CHECK(portuguese.rules == spanish.rules);
  CHECK(portuguese.numbering == spanish.numbering);
  const std::string said = about(Language::English, Variant::Portuguese);
  CHECK(said.find("Spanish draughts") != std::string::npos);
}

}  // namespace damas

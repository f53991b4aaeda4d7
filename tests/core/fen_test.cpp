#include "core/fen.hpp"

#include <random>

#include "diagram.hpp"

using namespace damas;

namespace {

AnyPosition read(std::string_view fen) {
  CAPTURE(fen);
  const auto result = parse_fen(Variant::Brazilian, fen);
  REQUIRE(std::holds_alternative<AnyPosition>(result));
  return std::get<AnyPosition>(result);
}

FenError error_of(std::string_view fen) {
  CAPTURE(fen);
  const auto result = parse_fen(Variant::Brazilian, fen);
  REQUIRE(std::holds_alternative<FenError>(result));
  return std::get<FenError>(result);
}

}  // namespace

TEST_SUITE("fen") {
  TEST_CASE("the start position reads in ranges, numbers and letters") {
    const AnyPosition start = start_of(Variant::Brazilian);
    CHECK(read("W:W21-32:B1-12") == start);
    CHECK(read("W:B1-12:W21-32.") == start);
    CHECK(read(" w : w 21 - 32 : b 1-12 . ") == start);
    CHECK(read("W:Wa1,c1,e1,g1,b2,d2,f2,h2,a3,c3,e3,g3:Bb8,d8,f8,h8,a7,c7,e7,g7,b6,d6,f6,h6") ==
          start);
  }

  TEST_CASE("K marks kings, and every position reads back as it was written") {
    const AnyPosition p = read("B:WK1,23,Kc3:BK4,a7");
    CHECK(read(to_fen(p)) == p);
    CHECK(read(to_fen(p, Numbering::FromTopLeft)) == p);
    CHECK(to_fen(p, Numbering::FromTopLeft) == "B:WK1,K22,23:BK4,5");
    CHECK(to_fen(p, Numbering::Algebraic) == "B:WKb8,Kc3,e3:BKh8,a7");
  }

  TEST_CASE("a range of kings may repeat the K") {
    CHECK(read("W:WK1-K4:B") == read("W:WK1,K2,K3,K4:B"));
  }

  TEST_CASE("what was found is told without characters that would disturb a terminal") {
    const std::string sentence =
        describe(error_of("W:\x1B[31m\xC3"), "W:\x1B[31m\xC3", Variant::Brazilian);
    for (const char c : sentence)
      CHECK((c >= ' ' && c <= '~'));
  }

  TEST_CASE("a side may have no pieces") {
    CHECK(read(to_fen(read("W:W:B1"))) == read("W:B1"));
  }

  TEST_CASE("a bad text says at which character and why") {
    const struct {
      const char* fen;
      std::size_t at;
      FenProblem problem;
    } cases[] = {
        {"", 0, FenProblem::SideToMove},          {"X:W1", 0, FenProblem::SideToMove},
        {"W", 1, FenProblem::Separator},          {"W W1", 2, FenProblem::Separator},
        {"W:X1", 2, FenProblem::Colour},          {"W:WK1:WK2", 6, FenProblem::ColourTwice},
        {"W:W33", 3, FenProblem::Square},         {"W:W0", 3, FenProblem::Square},
        {"W:Wb1", 3, FenProblem::Square},         {"W:W,", 3, FenProblem::Square},
        {"W:W20-", 6, FenProblem::Square},        {"W:W25-22", 6, FenProblem::Range},
        {"W:W25,25", 6, FenProblem::SquareTwice}, {"W:W25:B25", 7, FenProblem::SquareTwice},
        {"W:W1", 3, FenProblem::CrownedMan},      {"W:W5-20", 3, FenProblem::TooManyPieces},
        {"W:W25 26", 6, FenProblem::Trailing},    {"W:W25.x", 5, FenProblem::Trailing},
    };
    for (const auto& c : cases) {
      CAPTURE(c.fen);
      const FenError error = error_of(c.fen);
      CHECK(error.at == c.at);
      CHECK(static_cast<int>(error.problem) == static_cast<int>(c.problem));
      const std::string sentence = describe(error, c.fen, Variant::Brazilian);
      CHECK(sentence.find("character " + std::to_string(c.at + 1)) != std::string::npos);
      CHECK(sentence.find("expected") != std::string::npos);
    }
  }

  TEST_CASE("random texts are read or refused, never more") {
    std::mt19937_64 random(11);
    constexpr std::string_view alphabet = "WBKwbk:,-. 0123456789abcdefgh\xC3\xFF";
    int read_count = 0;
    for (int round = 0; round < 20000; ++round) {
      std::string text;
      for (auto n = random() % 24; n > 0; --n)
        text += alphabet[random() % alphabet.size()];
      if (round % 2 == 0) text = "W:W" + text;
      const auto result = parse_fen(Variant::Brazilian, text);
      if (const auto* error = std::get_if<FenError>(&result)) {
        CHECK(error->at <= text.size());
      } else {
        ++read_count;
      }
    }
    CHECK(read_count > 0);
  }
}

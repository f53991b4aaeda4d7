#include "core/fen.hpp"

#include <algorithm>
#include <numeric>
#include <random>

#include "core/pdn/reader.hpp"
#include "core/pdn/writer.hpp"
#include "diagram.hpp"

namespace damas {

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

// Twelve pieces of each side on random squares; those on the first and last rank are kings.
AnyPosition random_position(Variant variant, std::mt19937_64& random) {
  const BoardShape& shape = info(variant).rules.board;
  std::vector<int> squares(static_cast<std::size_t>(shape.square_count()));
  std::iota(squares.begin(), squares.end(), 1);
  std::shuffle(squares.begin(), squares.end(), random);
  const Numbering numbering = Numbering::FromTopLeft;
  std::string fen = "W:W";
  for (std::size_t i = 0; i < 24; ++i) {
    if (i == 12) fen += ":B";
    const Square s = *square_numbered(squares[i], shape, numbering);
    const int rank = shape.cell(s).rank;
    const bool crowned = rank == 0 || rank == shape.ranks - 1 || random() % 4 == 0;
    if (i % 12 != 0) fen += ',';
    fen += (crowned ? "K" : "") + std::to_string(squares[i]);
  }
  const auto result = parse_fen(variant, fen, numbering);
  REQUIRE(std::holds_alternative<AnyPosition>(result));
  return std::get<AnyPosition>(result);
}

AnyPosition read_as(Variant variant, std::string_view fen, Numbering numbering) {
  CAPTURE(fen);
  const auto result = parse_fen(variant, fen, numbering);
  REQUIRE(std::holds_alternative<AnyPosition>(result));
  return std::get<AnyPosition>(result);
}

}  // namespace

TEST_CASE("the start position is read from ranges, numbers and letters") {
  const AnyPosition start = start_of(Variant::Brazilian);
  CHECK(read("W:W21-32:B1-12") == start);
  CHECK(read("W:B1-12:W21-32.") == start);
  CHECK(read(" w : w 21 - 32 : b 1-12 . ") == start);
  CHECK(read("W:Wa1,c1,e1,g1,b2,d2,f2,h2,a3,c3,e3,g3:Bb8,d8,f8,h8,a7,c7,e7,g7,b6,d6,f6,h6") ==
        start);
}

TEST_CASE("K marks kings, and a position is the same after writing and reading") {
  const AnyPosition p = read("B:WK1,23,Kc3:BK4,a7");
  CHECK(read(to_fen(p)) == p);
  CHECK(read(to_fen(p, Numbering::FromTopLeft)) == p);
  CHECK(to_fen(p, Numbering::FromTopLeft) == "B:WK1,K22,23:BK4,5");
  CHECK(to_fen(p, Numbering::Algebraic) == "B:WKb8,Kc3,e3:BKh8,a7");
}

TEST_CASE("a range of kings may repeat the K") {
  CHECK(read("W:WK1-K4:B") == read("W:WK1,K2,K3,K4:B"));
}

TEST_CASE("on boards of twelve files a small k is a file if squares have letters") {
  // The two boards have different playing squares.
  const struct {
    Variant variant;
    const char* man;
    const char* king;
  } boards[] = {{Variant::Canadian, "W:Wa5,k1:Bb8,k3", "W:Wa5,Kk1:Bb8,k3"},
                {Variant::SriLankan, "W:Wa6,k2:Bb7,k4", "W:Wa6,Kk2:Bb7,k4"}};
  for (const auto& board : boards) {
    const Variant v = board.variant;
    const std::string man = board.man;
    const std::string king = board.king;
    CHECK(to_fen(read_as(v, man, Numbering::Algebraic), Numbering::Algebraic) == man);
    CHECK(read_as(v, man, info(v).numbering) == read_as(v, man, Numbering::Algebraic));
    CHECK(to_fen(read_as(v, king, Numbering::Algebraic), Numbering::Algebraic) == king);
    CHECK(read_as(v, king, info(v).numbering) == read_as(v, king, Numbering::Algebraic));
  }
  CHECK(read_as(Variant::Canadian, "W:Wkk1:B", Numbering::Algebraic) ==
        read_as(Variant::Canadian, "W:WKk1:B", Numbering::Algebraic));
}

TEST_CASE("before a number a small k marks a king") {
  const Numbering numbers = Numbering::FromTopLeft;
  const Variant v = Variant::Canadian;
  CHECK(read_as(v, "W:Wk1,60,k3-k4:B", numbers) == read_as(v, "W:WK1,60,K3,K4:B", numbers));
  CHECK(read_as(v, "W:Wk60:Bb8", numbers) == read_as(v, "W:WK60:Bb8", numbers));
  CHECK(read("W:Wk1,a3:B") == read("W:WK1,a3:B"));
}

TEST_CASE("positions with twelve files are the same after writing and reading, also in PDN") {
  std::mt19937_64 random(5);
  for (const Variant v : {Variant::Canadian, Variant::SriLankan}) {
    for (int round = 0; round < 200; ++round) {
      const AnyPosition p = random_position(v, random);
      for (const Numbering n : {Numbering::Algebraic, Numbering::FromTopLeft}) {
        CHECK(read_as(v, to_fen(p, n), n) == p);
      }
      CHECK(read_as(v, to_fen(p, Numbering::Algebraic), info(v).numbering) == p);
      PdnGame game;
      game.tree = PdnTree(p);
      const auto games = read_pdn(write_pdn(game, {.numbering = Numbering::Algebraic}));
      REQUIRE(games.size() == 1);
      CHECK(games[0].is_whole());
      CHECK(games[0].tree.start() == p);
    }
  }
}

TEST_CASE("an error message contains only printable characters") {
  const std::string sentence =
      describe(error_of("W:\x1B[31m\xC3"), "W:\x1B[31m\xC3", Variant::Brazilian);
  for (const char c : sentence)
    CHECK((c >= ' ' && c <= '~'));
}

TEST_CASE("a side may have no pieces") {
  CHECK(read(to_fen(read("W:W:B1"))) == read("W:B1"));
}

TEST_CASE("move counters after the pieces are ignored") {
  const AnyPosition plain = read("B:Wc3:BKd4");
  for (const char* counters :
       {":H0:F1", ":H0:F1:+0+0", ":+2+10", " : h12 : f3 .", ":F7:", ":H0."}) {
    CHECK(read("B:Wc3:BKd4" + std::string(counters)) == plain);
  }
  CHECK(read("W:Wc3:H0:F1") == read("W:Wc3"));
}

TEST_CASE("an error has the place in the text and the reason") {
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
      {"W:W25:B1:H", 9, FenProblem::Counter},   {"W:W25:B1:H0,", 11, FenProblem::Counter},
      {"W:W25:B1:+1", 9, FenProblem::Counter},  {"W:W25:B1:H0:X", 12, FenProblem::Counter},
      {"W:W25:B1:Q0", 9, FenProblem::Counter},  {"W:W25:Q0", 6, FenProblem::Colour},
      {"W:W25:Fx", 6, FenProblem::Counter},     {"W:W25:B1:H0:W3", 12, FenProblem::Counter},
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

TEST_CASE("random texts are read or refused without a crash") {
  std::mt19937_64 random(11);
  constexpr std::string_view alphabet = "WBKwbkHF+:,-. 0123456789abcdefgh\xC3\xFF";
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

}  // namespace damas

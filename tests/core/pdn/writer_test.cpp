#include "core/pdn/writer.hpp"

#include <doctest/doctest.h>

#include "core/pdn/reader.hpp"

namespace damas {

namespace {

std::string rewritten(std::string_view text, const PdnWriting& writing = {}) {
  return write_pdn(read_pdn(text), writing);
}

}  // namespace

TEST_CASE("A game is written as the standard requires") {
  CHECK(rewritten("[GameType \"20\"][Result \"1-0\"][Mood \"good\"][Black \"b\"][White \"a\"]"
                  "{Hello} 1.32-28 ! 19-23 2.28x19 (2. 28:19) 14x23 $3 $9 1-0") ==
        "[White \"a\"]\n[Black \"b\"]\n[Result \"1-0\"]\n[GameType \"20,W,10,10,N2,0\"]\n"
        "[Mood \"good\"]\n\n"
        "{Hello} 1. 32-28! 19-23 2. 28x19 (2. 28x19) 2... 14x23!! $9 *\n");
}

TEST_CASE("Capture separators are those of the variant") {
  CHECK(rewritten("[GameType \"25\"] 1. c3-d4 b6-c5 2. d4xb6 a7xc5 *")
            .ends_with("1. c3-d4 b6-c5 2. d4:b6 a7:c5 *\n"));
}

TEST_CASE("A game can be written with numbers instead of letters and back") {
  const std::string_view game = "[GameType \"26\"] 1. c3-d4 d6-c5 *";
  const std::string numbers = rewritten(game, {.numbering = Numbering::FromTopLeft});
  CHECK(numbers.find("[GameType \"26,W,8,8,N2,0\"]") != std::string::npos);
  CHECK(numbers.find("1. 22-18 10-14 *") != std::string::npos);
  CHECK(rewritten(numbers) == rewritten(game));
}

TEST_CASE("Variants without an official type of their own are named as well") {
  CHECK(rewritten("[Variant \"casual\"] 1. c3-d4 *").find("[Variant \"casual\"]") !=
        std::string::npos);
  CHECK(rewritten("[GameType \"97\"] *").find("[Variant \"frysk\"]") != std::string::npos);
  CHECK(rewritten("[GameType \"26\"] *").find("Variant") == std::string::npos);
}

TEST_CASE("A black move has a number after an interruption") {
  CHECK(rewritten("[GameType \"20\"] 1. 32-28 {why?} 19-23 *").find("{why?} 1... 19-23") !=
        std::string::npos);
  CHECK(rewritten("[GameType \"20\"][FEN \"B:W48:B3\"] 3-8 48-42 8-12 *")
            .find("1... 3-8 2. 48-42 8-12") != std::string::npos);
}

TEST_CASE("Results of old English files are turned to name White first") {
  const std::string text = rewritten("[Result \"1-0\"]\n1. 11-15 24-20 1-0");
  CHECK(text.find("[Result \"0-1\"]") != std::string::npos);
  CHECK(read_pdn(text)[0].winner() == Side::Black);
}

TEST_CASE("The result can end the game for older programs") {
  CHECK(rewritten("[GameType \"26\"][Result \"1-0\"] 1. c3-d4 *", {.ends_with_result = true})
            .ends_with("1. c3-d4 1-0\n"));
}

TEST_CASE("Braces in comments do not end them") {
  const std::string text = rewritten("[GameType \"26\"] 1. c3-d4 ; a } b\n d6-c5 *");
  CHECK(text.find("; a } b\n") != std::string::npos);
  CHECK(rewritten(text) == text);
}

}  // namespace damas

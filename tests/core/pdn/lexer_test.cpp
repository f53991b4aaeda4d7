#include "core/pdn/lexer.hpp"

#include <string>
#include <vector>

#include <doctest/doctest.h>

namespace damas {

namespace {

std::vector<std::string> words(std::string_view text, PdnWord only) {
  std::vector<std::string> all;
  PdnLexer lexer(text);
  for (PdnToken t = lexer.next(); t.word != PdnWord::End; t = lexer.next()) {
    if (t.word == only) all.emplace_back(t.in(text));
  }
  return all;
}

std::vector<std::string> moves(std::string_view text) {
  return words(text, PdnWord::Move);
}

using Texts = std::vector<std::string>;

}  // namespace

TEST_CASE("Moves are read in every common spelling") {
  CHECK(moves("1. 32-28 19-23") == Texts{"32-28", "19-23"});
  CHECK(moves("1.32-28 2... 19x28") == Texts{"32-28", "19x28"});
  CHECK(moves("12.  1- 7  06-11") == Texts{"1- 7", "06-11"});
  CHECK(moves("c3-d4 C3:E5:g7 a3b4 c3Xe5") == Texts{"c3-d4", "C3:E5:g7", "a3b4", "c3Xe5"});
  CHECK(moves("3228 1823") == Texts{"3228", "1823"});
  CHECK(moves("10x8x6 a10-b11 47\xC3\x97"
              "38") == Texts{"10x8x6", "a10-b11",
                             "47\xC3\x97"
                             "38"});
  CHECK(moves("1 32-28 19-23 2 28x19") == Texts{"32-28", "19-23", "28x19"});
}

TEST_CASE("Results are not moves") {
  CHECK(words("32-28 1-1 2-0 0-2 1-0 0-1 0-0 1/2-1/2 *", PdnWord::Result).size() == 8);
  CHECK(moves("1-18 1-10 2-01") == Texts{"1-18", "1-10", "2-01"});
}

TEST_CASE("A star directly after a move marks it as forced") {
  CHECK(words("1-6* 32-28 *", PdnWord::Strength) == Texts{"*"});
  CHECK(words("1-6* 32-28 *", PdnWord::Result) == Texts{"*"});
}

TEST_CASE("Marks in parentheses are not variations") {
  CHECK(words("19-23(!?) (18-23)", PdnWord::Strength) == Texts{"(!?)"});
  CHECK(words("19-23(!?) (18-23)", PdnWord::Begin).size() == 1);
}

TEST_CASE("Comments end with their brace, with their line, or before the next game") {
  CHECK(words("{a} 1-6 ; to the end {\n7-11", PdnWord::Comment) == Texts{"{a}", "; to the end {"});
  CHECK(words("{never closed\n[Event \"x\"]\n1-6", PdnWord::OpenComment).size() == 1);
  CHECK(words("{never closed\n[Event \"x\"]\n1-6", PdnWord::Tag).size() == 1);
  CHECK(words("{[%clk 1:00:00]\n[no tag]}", PdnWord::Comment).size() == 1);
}

TEST_CASE("Lines that begin with a percent sign are skipped") {
  CHECK(moves("% 1-6\n7-11 {%}\n 12-17 %18-22") == Texts{"7-11", "12-17"});
  CHECK(words("\xEF\xBB\xBF% 1-6\n7-11 %8\n%9", PdnWord::Escape) == Texts{"% 1-6", "%9"});
}

TEST_CASE("Tags keep quotes without escapes") {
  const std::string_view plain = "[Event   \"a \"big\" match\"]";
  CHECK(tag_text(plain).name == "Event");
  CHECK(tag_text(plain).value == "a \"big\" match");
  CHECK(words(plain, PdnWord::Tag).size() == 1);
  CHECK(words("[White \"a \\\" b\"] 32-28", PdnWord::Tag).size() == 1);
  CHECK(words("[White Smith]\n32-28", PdnWord::BadTag).size() == 1);
  CHECK(words("[White \"Smith]\n32-28", PdnWord::BadTag).size() == 1);
}

TEST_CASE("Setups contain a FEN") {
  const std::string_view text = "/FEN \"B:W28:B1-3\"/";
  CHECK(words(text, PdnWord::Setup).size() == 1);
  CHECK(setup_text(text) == "B:W28:B1-3");
}

}  // namespace damas

#include "view/window/app/page_link.hpp"

#include <doctest/doctest.h>

#include "core/fen.hpp"
#include "puzzle/diagram.hpp"

namespace damas::test {

namespace {

using Problem = PageLinkError::Problem;

PageLink good(std::string_view text) {
  const auto read = read_page_link(text);
  REQUIRE(read);
  REQUIRE(std::holds_alternative<PageLink>(*read));
  return std::get<PageLink>(*read);
}

PageLinkError bad(std::string_view text) {
  const auto read = read_page_link(text);
  REQUIRE(read);
  REQUIRE(std::holds_alternative<PageLinkError>(*read));
  return std::get<PageLinkError>(*read);
}

std::string_view part(std::string_view link) {
  return link.substr(link.find('#') + 1);
}

const std::string page = "https://damas.example/play/";

}  // namespace

TEST_CASE("A link names a variant, a position, games or the problem of the day") {
  CHECK(good("variant=russian").variant == Variant::Russian);
  const PageLink position = good("variant=english&fen=B:W22,K30:B1");
  REQUIRE(position.start);
  CHECK(variant_of(*position.start) == Variant::English);
  CHECK(to_fen(*position.start) == "B:W22,K30:B1");
  CHECK(to_fen(*good("fen=W:Wc3:Bh8").start) == "W:Wc3:Bh8");
  CHECK(to_fen(*good("fen=W%3AWc3%3aBh8").start) == "W:Wc3:Bh8");
  CHECK(good("pdn=1.%20c3-d4%20b6-a5").games == "1. c3-d4 b6-a5");
  CHECK(good("problem=daily").daily_problem);
}

TEST_CASE("A link names a problem of a variant, or of the Brazilian one") {
  const PageLink russian = good("variant=russian&problem=00c0ffee00C0FFEE");
  CHECK(russian.variant == Variant::Russian);
  CHECK(russian.problem == 0x00C0FFEE00C0FFEEU);
  CHECK_FALSE(russian.daily_problem);
  CHECK(good("problem=ffffffffffffffff&variant=russian").variant == Variant::Russian);
  CHECK(good("problem=ffffffffffffffff").variant == Variant::Brazilian);
  CHECK_FALSE(good("problem=daily").variant);
}

TEST_CASE("A link names a lesson, at a step that counts from 1") {
  CHECK(good("lesson=eng-board").lesson == "eng-board");
  CHECK(good("lesson=eng-board").lesson_step == 0);
  CHECK(good("lesson=board&step=1").lesson_step == 0);
  CHECK(good("step=12&lesson=board").lesson_step == 11);
}

TEST_CASE("A link names the tiles of a puzzle") {
  CHECK(good("puzzle=1,2,3,4,5,6,0,7,8").deal == puzzle::board_of("1 2 3 / 4 5 6 / 0 7 8"));
  CHECK(good("puzzle=1%2C2,3,4,5,6,7,0,8").deal == puzzle::board_of("1 2 3 / 4 5 6 / 7 0 8"));
  CHECK(good("puzzle=1,2,3,4,5,6,7,8,9,10,11,12,13,14,0,15").deal->side() == 4);
}

TEST_CASE("Tiles that are no puzzle to solve are refused") {
  for (const char* tiles : {"", "1", "x", "1,2,3,4,5,6,7,8", "1,2,3,4,5,6,7,8,9",
                            "1,2,3,4,5,6,7,7,0", "1,2,3,4,5,6,0,-7,8", "1,2,3,4,5,6,0,7,8,9",
                            "1;2;3;4;5;6;0;7;8", "1,0,3,2", "99999999999,2,3,4,5,6,0,7,8"})
    CHECK(bad(std::string("puzzle=") + tiles) == PageLinkError{Problem::Tiles, tiles});
  CHECK(bad("puzzle=1,2,3,4,5,6,8,7,0") == PageLinkError{Problem::Unsolvable, "1,2,3,4,5,6,8,7,0"});
  CHECK(bad("puzzle=1,2,3,4,5,6,7,8,0") == PageLinkError{Problem::InOrder, "1,2,3,4,5,6,7,8,0"});
  CHECK(sentence(Language::English, bad("puzzle=1,2,3,4,5,6,8,7,0")) ==
        "The link cannot be followed: this puzzle cannot be solved: '1,2,3,4,5,6,8,7,0'.");
}

TEST_CASE("A text without '=' is another kind of link") {
  for (const char* other : {"", "puzzle", "ABCDEF", "new-game"})
    CHECK_FALSE(read_page_link(other));
}

TEST_CASE("A link that cannot be followed says what was expected") {
  CHECK(bad("colour=red") == PageLinkError{Problem::Key, "colour"});
  CHECK(bad("variant=russian&x") == PageLinkError{Problem::Key, "x"});
  CHECK(bad("variant=chess") == PageLinkError{Problem::Variant, "chess"});
  CHECK(bad("fen=W:Wc3:Bi9") == PageLinkError{Problem::Position, "W:Wc3:Bi9"});
  for (const char* problem : {"7", "", "Daily", "00c0ffee00c0ffeg", "-0c0ffee00c0ffee"})
    CHECK(bad(std::string("problem=") + problem) == PageLinkError{Problem::Problem, problem});
  CHECK(bad("lesson=") == PageLinkError{Problem::Lesson, ""});
  CHECK(bad("step=3") == PageLinkError{Problem::Lesson, ""});
  for (const char* step : {"", "0", "-1", "two", "2x", "99999999999"})
    CHECK(bad(std::string("lesson=board&step=") + step) == PageLinkError{Problem::Step, step});
  for (const char* escape : {"%", "%4", "%4g", "%g4", "%-1"})
    CHECK(bad(std::string("pdn=") + escape) == PageLinkError{Problem::Escape, escape});
  CHECK(sentence(Language::English, bad("variant=chess")) ==
        "The link cannot be followed: there is no variant 'chess'.");
}

TEST_CASE("A link that was written is read again, whatever bytes a game has") {
  std::string games = "[White \"Ana & Zé #1 + 50%\"]\n\n1. c3-d4 {a=b?} b6-a5 *\n";
  for (int byte = 1; byte < 256; ++byte)
    games += static_cast<char>(byte);
  const std::string link = link_to_games(page, games);
  CHECK(link.starts_with(page + "#pdn="));
  CHECK(link.find_first_of(" &+\"<>'", page.size()) == std::string::npos);
  CHECK(good(part(link)).games == games);

  const auto start = std::get<AnyPosition>(parse_fen(Variant::Frisian, "W:W31,K46:B5"));
  const PageLink position = good(part(link_to_position(page, start)));
  CHECK(position.variant == Variant::Frisian);
  CHECK(position.start == start);

  for (const training::ProblemId id : {training::ProblemId{7}, ~training::ProblemId{0}}) {
    const PageLink problem = good(part(link_to_problem(page, Variant::Russian, id)));
    CHECK(problem.variant == Variant::Russian);
    CHECK(problem.problem == id);
  }
  for (const int step : {0, 1, 11}) {
    const PageLink lesson = good(part(link_to_lesson(page, "a & b", step)));
    CHECK(lesson.lesson == "a & b");
    CHECK(lesson.lesson_step == step);
  }
  const puzzle::Board deal = puzzle::board_of("1 2 3 / 4 5 6 / 0 7 8");
  CHECK(link_to_deal(page, deal) == page + "#puzzle=1,2,3,4,5,6,0,7,8");
  CHECK(good(part(link_to_deal(page, deal))).deal == deal);
}

}  // namespace damas::test

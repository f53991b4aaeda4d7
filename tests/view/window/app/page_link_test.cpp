#include "view/window/app/page_link.hpp"

#include <doctest/doctest.h>

#include "core/fen.hpp"

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

TEST_CASE("A text without '=' is another kind of link") {
  for (const char* other : {"", "puzzle", "ABCDEF", "new-game"})
    CHECK_FALSE(read_page_link(other));
}

TEST_CASE("A link that cannot be followed says what was expected") {
  CHECK(bad("colour=red") == PageLinkError{Problem::Key, "colour"});
  CHECK(bad("variant=russian&x") == PageLinkError{Problem::Key, "x"});
  CHECK(bad("variant=chess") == PageLinkError{Problem::Variant, "chess"});
  CHECK(bad("fen=W:Wc3:Bi9") == PageLinkError{Problem::Position, "W:Wc3:Bi9"});
  CHECK(bad("problem=7") == PageLinkError{Problem::Problem, "7"});
  for (const char* escape : {"%", "%4", "%4g", "%g4", "%-1"})
    CHECK(bad(std::string("pdn=") + escape) == PageLinkError{Problem::Escape, escape});
  CHECK(sentence(Language::English, bad("variant=chess")) ==
        "The link cannot be followed: there is no variant 'chess'.");
}

TEST_CASE("What is written is read again, whatever bytes a game has") {
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
}

}  // namespace damas::test

#include "share/web_page.hpp"

#include <doctest/doctest.h>

#include "core/pdn/reader.hpp"
#include "share/page_nodes.hpp"
#include "share/well_formed.hpp"

namespace damas::share {

namespace {

using test::count_of;

PdnGame game_in(const std::string& pdn) {
  return read_pdn(pdn).front();
}

bool holds(const std::string& page, const std::string& part) {
  return page.find(part) != std::string::npos;
}

const std::string annotated =
    "[White \"Ana\"]\n[Black \"Bia\"]\n[Event \"Club\"]\n[Date \"????.??.??\"]\n[Result \"2-0\"]\n"
    "[GameType \"26\"]\n\n{Before the game} 1. c3-d4 {[%eval 0.35] Good.} (1. e3-f4 {Also.} b6-a5 "
    "(1... b6-c5)) 1... b6-a5? {[%eval #2]} 2. d4-e5 *\n";

}  // namespace

TEST_CASE("Texts of a game cannot become markup or scripts") {
  const std::string evil = "<script>alert(1)</script>";
  const std::string page = web_page(
      game_in("[White \"" + evil + "\"]\n[Black \"\\\" onload=\\\"x\"]\n[Event \"" + evil +
              "\"]\n[Site \"</title></style>" + evil + "\"]\n[Annotator \"" + evil +
              "\"]\n[Result \"*\"]\n[GameType \"26\"]\n\n{" + evil + "} 1. c3-d4 {</script>" +
              evil + " [%eval <b>]} ({<img src=x onerror=y>} 1. e3-f4 {" + evil + "}) *\n"));
  CHECK(count_of(page, "<script") == 1);
  CHECK(count_of(page, "</script") == 1);
  CHECK(count_of(page, "<img") == 0);
  CHECK(count_of(page, "\" onload") == 0);
  CHECK(count_of(page, "</title") == 1);
  CHECK(count_of(page, "&lt;script&gt;alert(1)") >= 7);
  CHECK(page.find("<script") > page.find("</section>"));
}

TEST_CASE("Words of the page cannot become markup either") {
  PageWords words;
  words.language = words.game = words.variant = words.start = words.flip = words.moves = "\"<x>";
  words.remarks = [](const std::vector<int>&) { return "<x>"; };
  const std::string page = web_page(game_in("[GameType \"26\"]\n\n1. c3-d4 *\n"), words);
  CHECK(count_of(page, "<x>") == 0);
  CHECK(count_of(page, "&lt;x&gt;") >= 6);
}

TEST_CASE("A page needs no other file") {
  const std::string page = web_page(game_in(annotated));
  CHECK(page.starts_with("<!doctype html>"));
  CHECK(holds(page, "default-src 'none'"));
  CHECK(count_of(page, "src=") == 0);
  CHECK(count_of(page, "<link") == 0);
  CHECK(count_of(page, "url(") == 0);
  CHECK(count_of(page, "http") == 2);  // the name of SVG's elements, and "http-equiv"
}

TEST_CASE("A page shows players, result and the tags that are known") {
  const std::string page = web_page(game_in(annotated));
  CHECK(holds(page, "<title>Ana 2-0 Bia</title>"));
  CHECK(holds(page, "<p>Club</p>"));
  CHECK(holds(web_page(game_in("[GameType \"26\"]\n\n1. c3-d4 *\n")), "<h1>Game of draughts</h1>"));
  CHECK(holds(web_page(game_in("[GameType \"26\"]\n[Result \"1-0\"]\n\n1. c3-d4 1-0\n")),
              "<h1>Game of draughts, 1-0</h1>"));
}

TEST_CASE("A page has all moves, variations and comments, each move a link") {
  const PdnGame game = game_in(annotated);
  const std::string page = web_page(game);
  for (const char* move : {">c3-d4<", ">e3-f4<", ">b6-c5<", ">b6-a5?<", ">d4-e5<"})
    CHECK(count_of(page, move) == 1);
  CHECK(count_of(page, "<a href=\"#") == 6);
  CHECK(count_of(page, "<div class=\"line\">") == 2);
  for (const char* comment : {">Before the game</q>", ">Good.</q>", ">Also.</q>"})
    CHECK(count_of(page, comment) == 1);
  CHECK_FALSE(holds(page, "[%eval"));
  // Numbers: 1. c3-d4 (1. e3-f4 b6-a5 (1... b6-c5)) 1... b6-a5 2. d4-e5
  CHECK(count_of(page, "<b>1.</b>") == 2);
  CHECK(count_of(page, "<b>1…</b>") == 3);
  CHECK(count_of(page, "<b>2.</b>") == 1);
}

TEST_CASE("The board has a name for screen readers") {
  PageWords words;
  words.game = "Jogo de damas";
  const std::string page = web_page(game_in(annotated), words);
  CHECK(holds(page, "role=\"img\" aria-label=\"Jogo de damas\" aria-describedby=\"say\""));
  CHECK(count_of(page, "id=\"say\"") == 1);
}

TEST_CASE("A page has a bar if there are scores") {
  const std::string page = web_page(game_in(annotated));
  CHECK(holds(page, "<div id=\"bar\""));
  CHECK(holds(page, "\"+0.35\""));
  CHECK(holds(page, "100,\"#2\""));
  CHECK_FALSE(holds(web_page(game_in("[GameType \"26\"]\n\n1. c3-d4 *\n")), "<div id=\"bar\""));
}

TEST_CASE("The script's nodes are linked, with pieces, paths and arrows of variations") {
  const PdnGame game = game_in(
      "[GameType \"26\"]\n[FEN \"W:Wc3:Bd4,f6,h8\"]\n[SetUp \"1\"]\n\n"
      "1. c3xg7 (1. c3xg7) h8xf6 *\n");
  const PageNodes nodes(game.tree);
  const std::string script = nodes.script();
  CHECK(pieces_text(Game(game.tree.start())) == "...b......b......b...w..........");
  CHECK(script.starts_with("[[-1,1,"));
  CHECK_FALSE(nodes.has_scores());
  CHECK(nodes.index_of(PdnNode::Root) == 0);
  const PdnGame two = game_in("[GameType \"26\"]\n\n1. c3-d4 (1. e3-f4) *\n");
  const std::string arrows = PageNodes(two.tree).script();
  CHECK(arrows.starts_with("[[-1,1,\"bbbbbbbbbbbb........wwwwwwwwwwww\",[],[[22,18]],null,\"\"],"));
}

TEST_CASE("A page can begin from Black's side, in other colours and words") {
  PageStyle style;
  style.flipped = true;
  style.colors.panel = 0x010203;
  PageWords words;
  words.language = "pt-BR";
  words.flip = "Virar o tabuleiro";
  const std::string page = web_page(game_in(annotated), words, style);
  CHECK(holds(page, "<html lang=\"pt-BR\">"));
  CHECK(holds(page, "startFlipped = true"));
  CHECK(holds(page, "--panel:#010203"));
  CHECK(holds(page, "aria-label=\"Virar o tabuleiro\""));
  CHECK(holds(page, "<g id=\"upright\" style=\"display:none\">"));
}

TEST_CASE("Long lines and deep variations make a page") {
  std::string moves;
  for (int i = 0; i < 100; ++i)
    moves += "1. c3-d4 (1. e3-f4 ";
  const PdnGame game = game_in("[GameType \"26\"]\n\n" + moves + std::string(100, ')') + " *\n");
  CHECK(holds(web_page(game), "</html>"));
}

}  // namespace damas::share

#include "core/pdn/reader.hpp"

#include <string>

#include <doctest/doctest.h>

#include "core/fen.hpp"
#include "core/pdn/moves.hpp"
#include "core/pdn/writer.hpp"

namespace damas {

namespace {

std::string line_of(const PdnGame& game) {
  std::string text;
  AnyPosition position = game.tree.start();
  for (const PdnNode n : game.tree.main_line()) {
    const Move& m = game.tree.move(n);
    text += (text.empty() ? "" : " ") + move_text(position, m, own_style(game.variant()));
    position = game.tree.position_at(n);
  }
  return text;
}

PdnGame only_game(std::string_view text, const PdnOptions& options = {}) {
  auto games = read_pdn(text, options);
  REQUIRE(games.size() == 1);
  return std::move(games.front());
}

std::string first_error(const PdnGame& game) {
  REQUIRE_FALSE(game.errors.empty());
  return describe(game.errors.front());
}

}  // namespace

TEST_CASE("A game is read with its tags, moves, notes and result") {
  const PdnGame game = only_game(
      "[Event \"Cup\"]\n[White \"A\"]\n[Result \"2-0\"]\n[GameType \"20\"]\n[Mood \"good\"]\n\n"
      "{Hello} 1. 32-28! 19-23 $14 {sharp} ; and loud\n2. 28x19 14x23 (13x24) 2-0\n");
  CHECK(game.is_whole());
  CHECK(game.headers == PdnHeaders{{"Event", "Cup"}, {"White", "A"}, {"Mood", "good"}});
  CHECK(line_of(game) == "32-28 19-23 28x19 14x23");
  CHECK(game.winner() == Side::White);
  const auto line = game.tree.main_line();
  CHECK(game.tree.notes(PdnNode::Root).after == "Hello");
  CHECK(game.tree.notes(line[0]).nags == std::vector{1});
  CHECK(game.tree.notes(line[1]) == PdnNotes{"", "sharp and loud", {14}});
  CHECK(game.tree.children(line[2]).size() == 2);
}

TEST_CASE("Variations are alternatives to the move before them and can be nested") {
  const PdnGame game =
      only_game("32-28 19-23 (18-23 38-32 (37-32? 23-29! { Black wins }) 12-18) 28x19 14x23 *");
  REQUIRE(game.is_whole());
  CHECK(line_of(game) == "32-28 19-23 28x19 14x23");
  const PdnNode first = game.tree.main_line()[0];
  const auto answers = game.tree.children(first);
  REQUIRE(answers.size() == 2);
  CHECK(game.tree.children(answers[1]).size() == 2);
}

TEST_CASE("Several games are separated with and without results") {
  CHECK(read_pdn("1. 32-28 * 1. 33-29 2-0\n1. 34-30").size() == 3);
  CHECK(read_pdn("[Event \"a\"]\n1. 32-28\n[Event \"b\"]\n1. 33-29").size() == 2);
  CHECK(read_pdn("[FEN \"W:W29:B4\"]\n\n[FEN \"W:W30:B4\"]\n").size() == 2);
  CHECK(read_pdn("[Event \"a\"]\n\n[Result \"*\"]\n*\n").size() == 1);
  CHECK(read_pdn("").empty());
  CHECK(read_pdn(" \n* *\n").empty());
}

TEST_CASE("An error has its place and what was expected, and other games still load") {
  const auto games = read_pdn(
      "[GameType \"20\"]\n1. 32-28 *\n\n[GameType \"20\"]\n1. 32-28 19-23 2. 28-22 *\n\n"
      "[GameType \"20\"]\n1. 33-29 *\n");
  REQUIRE(games.size() == 3);
  CHECK(games[0].is_whole());
  CHECK(games[2].is_whole());
  CHECK(line_of(games[1]) == "32-28 19-23");
  CHECK(first_error(games[1]) ==
        "line 5, column 19, game 2: expected a legal move (possible: 28x19), found '28-22'");
}

TEST_CASE("An error in a variation ends only that variation") {
  const PdnGame game = only_game("[GameType \"20\"] 1. 32-28 19-23 (18-24 39-33) 2. 28x19 *");
  CHECK(game.errors.size() == 1);
  CHECK(line_of(game) == "32-28 19-23 28x19");
}

TEST_CASE("Every kind of error says what was expected") {
  const std::pair<const char*, const char*> wrong[] = {
      {"[GameType \"20\"] 1. 32-28 nonsense *", "expected a move, a comment"},
      {"[GameType \"20\"] 1. 32-99 *", "expected squares of this board"},
      {"[GameType \"20\"] 1. 32-28 {open", "expected '}'"},
      {"[GameType \"20\"] 1. 32-28 (31-27", "expected ')'"},
      {"[GameType \"20\"] (31-27) 1. 32-28 *", "expected a move before its variation"},
      {"[White Smith]\n1. 32-28 *", "expected a tag"},
      {"[GameType \"0\"]\n1. 32-28 *", "expected a type of draughts game"},
      {"[GameType \"20\"][FEN \"W:W99:B1\"] *", "expected a position (at character 4"},
      {"[GameType \"20\"] /FEN \"W:W99:B1\"/ *", "expected a position"},
  };
  for (const auto& row : wrong) {
    CAPTURE(row.first);
    const std::string error = first_error(only_game(row.first));
    CAPTURE(error);
    CHECK(error.find(row.second) != std::string::npos);
  }
}

TEST_CASE("Ambiguous captures need the squares on the way, and the error lists them") {
  const std::string english = "[GameType \"21\"][FEN \"W:W26:B22,23,14,15\"] ";
  const PdnGame game = only_game(english + "26x10 *");
  REQUIRE_FALSE(game.is_whole());
  const PdnError& error = game.errors.front();
  CHECK(error.problem == PdnProblem::AmbiguousMove);
  REQUIRE(error.possible.size() == 2);
  for (const std::string& way : error.possible) {
    const PdnGame clear = only_game(english + way + " *");
    CHECK(clear.is_whole());
    CHECK(clear.tree.ply_count() == 1);
  }
}

TEST_CASE("Comments before the first tag belong to the first game") {
  const std::string tagged = "[White \"A\"]\n[GameType \"20\"]\n\n{Hello} 1. 32-28 *\n";
  const std::pair<std::string, std::string> heads[] = {
      {"; made by X\n", "made by X Hello"},
      {"{made by X}\n{at home}\n", "made by X at home Hello"},
      {"% made by X\n", "Hello"},
      {"\xEF\xBB\xBF% made by X\r\n", "Hello"},
      {"% made by X\n; at home\n", "at home Hello"},
      {"\n  ; made by X\n\n\n", "made by X Hello"},
      {"%%%%%%%%\n", "Hello"},
      {"* {made by X}\n", "made by X Hello"},
  };
  for (const auto& [first, note] : heads) {
    const std::string& head = first;  // clang 14 cannot capture a structured binding
    CAPTURE(head);
    const PdnGame game = only_game(head + tagged);
    CHECK(game.is_whole());
    CHECK(game.headers == PdnHeaders{{"White", "A"}});
    CHECK(game.variant() == Variant::International);
    CHECK(line_of(game) == "32-28");
    CHECK(game.tree.notes(PdnNode::Root).after == note);
    const std::string written = write_pdn(game);
    CHECK(written.find("{" + note + "}") != std::string::npos);
    CHECK(only_game(written).tree == game.tree);
  }
}

TEST_CASE("An unclosed comment before the first tag does not lose a game") {
  const PdnGame game = only_game("{made by X\n[GameType \"20\"]\n1. 32-28 *\n");
  CHECK(line_of(game) == "32-28");
  CHECK(game.errors.size() == 1);
  CHECK(first_error(game).starts_with("line 1, column 1, game 1: expected '}'"));
}

TEST_CASE("A text of comments alone has no games") {
  for (const std::string_view text :
       {"; made by X\n", "{made by X}", "% made by X\n%\n", "{a} * {b}\n; c\n% d\n", "{a} 1-0"}) {
    CAPTURE(text);
    CHECK(read_pdn(text).empty());
  }
}

TEST_CASE(
    "Comments belong to the next game, or to the last one at the end and on a result's line") {
  const auto games = read_pdn(
      "[White \"A\"]\n1. 32-28 2-0 {gives up}\n\n; the second\n[White \"B\"]\n1. 33-29 {good}\n"
      "[White \"C\"]\n1. 34-30 *\n% not a game\n{the end}\n");
  REQUIRE(games.size() == 3);
  const auto last_note = [](const PdnGame& game) {
    return game.tree.notes(game.tree.main_line().back()).after;
  };
  CHECK(last_note(games[0]) == "gives up");
  CHECK(games[1].tree.notes(PdnNode::Root).after == "the second");
  CHECK(last_note(games[1]) == "good");
  CHECK(last_note(games[2]) == "the end");
}

TEST_CASE("Escapes are not read, neither between games nor within one") {
  const auto games = read_pdn(
      "% 1. 35-30\n1. 32-28 *\n% made by X\n[White \"B\"]\n1. 33-29 2-0 {good}\n% the end");
  REQUIRE(games.size() == 2);
  CHECK(line_of(games[0]) == "32-28");
  CHECK(games[0].tree.notes(games[0].tree.main_line().back()).empty());
  CHECK(games[1].tree.notes(PdnNode::Root).empty());
  CHECK(games[1].tree.notes(games[1].tree.main_line().back()).after == "good");
}

TEST_CASE("Annotation glyphs with numbers above those of the standard are kept") {
  const PdnGame game = only_game("[GameType \"20\"] 1. 32-28 $999 $0 19-23 $256 *");
  CHECK(game.is_whole());
  const auto line = game.tree.main_line();
  CHECK(game.tree.notes(line[0]).nags == std::vector{999});
  CHECK(game.tree.notes(line[1]).nags == std::vector{256});
  CHECK(only_game(write_pdn(game)).tree == game.tree);
}

TEST_CASE("An annotation glyph with too long a number is an error") {
  const PdnGame game = only_game("[GameType \"20\"]\n1. 32-28 $99999999999 19-23 *");
  CHECK(line_of(game) == "32-28 19-23");
  REQUIRE(game.errors.size() == 1);
  CHECK(first_error(game) ==
        "line 2, column 10, game 1: expected the number of an annotation glyph such as $1, "
        "found '$99999999999'");
}

TEST_CASE("Escapes within a game are not read, also if they look like moves") {
  const PdnGame game = only_game("[White \"A\"]\n% 1. 33-29\n1. 32-28\n%}\n19-23 *");
  CHECK(game.is_whole());
  CHECK(line_of(game) == "32-28 19-23");
  CHECK(game.tree.notes(PdnNode::Root).empty());
}

TEST_CASE("A single jump is distinguished from a long one between the same squares") {
  const std::string start =
      "[GameType \"25\"][FEN \"B:Wb4,d4,c3,b2,d2,f2,h2,a1:Bb8,d8,f8,h8,a7,c7,e7,g7,g5,e3\"] ";
  const PdnGame single = only_game(start + "e3:g1 *");
  const PdnGame ring = only_game(start + "e3:c1:a3:c5:e3:g1 *");
  REQUIRE(single.is_whole());
  REQUIRE(ring.is_whole());
  CHECK(single.tree.move(single.tree.main_line()[0]).captured.size() == 1);
  CHECK(ring.tree.move(ring.tree.main_line()[0]).captured.size() == 5);
}

TEST_CASE("Jumps written one by one are one move") {
  const PdnGame game = only_game("[GameType \"21\"][FEN \"B:W18,26:B15,1\"] 1. 15x22 22x31 *");
  CHECK(game.is_whole());
  CHECK(game.tree.ply_count() == 1);
}

TEST_CASE("The score of a match at the end is not a move") {
  const PdnGame game = only_game("[GameType \"20\"][Result \"4-6\"]\n1. 32-28 19-23 4-6");
  CHECK(game.is_whole());
  CHECK(game.tree.ply_count() == 2);
  CHECK(game.result.text == "4-6");
}

TEST_CASE("Texts in Latin-1 are converted to UTF-8") {
  const PdnGame game = only_game("[White \"P\xE9rez\"] 1. 32-28 {na\xEFve} *");
  CHECK(game.headers.value("White") == "P\xC3\xA9rez");
  CHECK(game.tree.notes(game.tree.main_line()[0]).after == "na\xC3\xAFve");
}

TEST_CASE("An error in a FEN has the place of the error") {
  const auto tag = read_pdn("[GameType \"26\"]\n[FEN \"W:Wc3:Bz9\"]\n1. c3-d4 *");
  REQUIRE(tag[0].errors.size() == 1);
  CHECK(tag[0].errors[0].line == 2);
  CHECK(tag[0].errors[0].column == 14);
  const auto setup = read_pdn("[GameType \"26\"]\n1. c3-d4 /FEN \"W:Wz9\"/ *");
  REQUIRE(setup[0].errors.size() == 1);
  CHECK(setup[0].errors[0].column == 19);
}

TEST_CASE("A quotation of a file is one line of whole characters") {
  const auto games = read_pdn("{open\r\n\x01 comment");
  REQUIRE(games[0].errors.size() == 1);
  CHECK(games[0].errors[0].found == "{open  ? comment");
  // The limit falls between the two bytes of a letter.
  const auto accents = read_pdn("{" + std::string(38, 'x') + "\xC3\xA9\xC3\xA9");
  CHECK(accents[0].errors[0].found == "{" + std::string(38, 'x'));
}

}  // namespace damas

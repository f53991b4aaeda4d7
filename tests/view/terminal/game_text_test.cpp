#include "view/terminal/game_text.hpp"

#include "core/fen.hpp"
#include "core/move_input.hpp"
#include "session.hpp"
#include "view/terminal/capture_frames.hpp"
#include "view/text/wrap.hpp"

namespace damas::terminal {

namespace {

Match match_from(const char* fen, std::array<Player, 2> players) {
  MatchSetup setup;
  const auto position = parse_fen(Variant::Brazilian, fen);
  setup.start = std::get<AnyPosition>(position);
  setup.players = players;
  return Match(setup, Drive::Caller);
}

void play(Match& match, const char* text) {
  const auto move = MoveInput(match.game()).type(text);
  REQUIRE(std::holds_alternative<Move>(move));
  REQUIRE_FALSE(match.submit(match.game().side_to_move(), command::Play{std::get<Move>(move)}));
}

}  // namespace

TEST_CASE("players, levels, captures, last move and draw counter are beside the board") {
  Match match = match_from("W:WKh4,c1,e1:BKb8,Ka5", {Human{}, Human{}});
  play(match, "h4-g5");
  play(match, "b8-a7");
  play(match, "g5-h6");
  CHECK(joined(game_text(Language::English, match, {})) == R"(Damas - Brazilian

     A  B  C  D  E  F  G  H
   +------------------------+
 8 |    .     .     .     . | 8  (o) Black
 7 |(D)    .     .     .    | 7      captured: 0
 6 |    .     .     .     D | 6
 5 |(D)    .     .     .    | 5  Black to move
 4 |    .     .     .     . | 4  Last move: g5-h6
 3 | .     .     .     .    | 3  Draw after 19 more king moves
 2 |    .     .     .     . | 2   o  White
 1 | .     o     o     .    | 1      captured: 0
   +------------------------+
     A  B  C  D  E  F  G  H
)");
}

TEST_CASE("against a computer its level is shown, and a flipped board has White on top") {
  const Match match = match_from("W:Wc3:Bd4,f6,a7", {Computer{weakest_level}, Human{}});
  const auto lines = game_text(Language::Portuguese, match, {{false, true}});
  CHECK(lines[0] == "Damas - Brasileira");
  CHECK(lines[4] == " 1 |    .     .     .     . | 1   o  Brancas: Computador (nível 1, Novato)");
  CHECK(lines[7] == " 4 | .     .    (o)    .    | 4  Vez das brancas");
  CHECK(lines[10] == " 7 |    .     .     .    (o)| 7  (o) Pretas: Você");
}

TEST_CASE("on a narrow page the players are below the board, which is never broken") {
  const Match match = match_from("W:Wc3:Bd4,f6,a7", {Computer{6}, Human{}});
  const auto lines = game_text(Language::Portuguese, match, {{}, 40});
  CHECK(lines[3] == "   +------------------------+");
  CHECK(lines[4] == " 8 |    .     .     .     . | 8");
  const std::vector<std::string> below(lines.begin() + 14, lines.end());
  CHECK(joined(below) == R"(
(o) Pretas: Você
    capturadas: 0
 o  Brancas: Computador (nível 6,
    Jogador de clube)
    capturadas: 0
Vez das brancas
)");
}

TEST_CASE("no page is wider than eighty columns, nor than its own width from forty on") {
  for (const Language language : languages) {
    for (int level = weakest_level; level <= strongest_level; ++level) {
      Match match = match_from("W:WKh4,c1,e1:BKb8,Ka5", {Computer{level}, Human{}});
      for (const int width : {40, 60, 80}) {
        for (const std::string& line : game_text(language, match, {{true, false}, width})) {
          CAPTURE(line);
          CHECK(columns(line) <= width);
        }
      }
    }
  }
}

TEST_CASE("clocks are shown beside the players, rounded up to seconds") {
  MatchSetup setup;
  setup.players = {Human{}, Human{}};
  setup.time.initial = std::chrono::minutes(5);
  Match match(setup, Drive::Caller);
  match.tick(Milliseconds{61'001});
  const auto lines = game_text(Language::English, match, {});
  CHECK(lines[4].find("(o) Black  5:00") != std::string::npos);
  CHECK(lines[10].find(" o  White  3:59") != std::string::npos);
  CHECK(side_text(Language::English, match, Side::White) == "White (3:59)");
  CHECK(side_text(Language::English, match_from("W:Wc3:Bd4", {}), Side::White) == "White");
}

TEST_CASE("in the middle of a capture the victims so far count as captured") {
  Match match = match_from("W:Wc3:Bd4,f6,a7", {Human{}, Human{}});
  const Game before = match.game();
  play(match, "c3xg7");
  const auto events = match.take_events();
  const auto frames = capture_frames(before, std::get<event::MovePlayed>(events.front()));
  const auto lines = capture_text(Language::English, match, frames[0], "note", {});
  CHECK(lines[7] == " 5 | .     .     o     .    | 5  note");
  CHECK(lines[11] == " 1 | .     .     .     .    | 1      captured: 1");
}

TEST_CASE("after the game its end is shown instead of the side to move") {
  Match match = match_from("W:Wc3:Bd4", {Human{}, Human{}});
  play(match, "c3xe5");
  CHECK(game_text(Language::English, match, {})[7].find("Game over") != std::string::npos);
}

TEST_CASE("the move list numbers pairs of moves, also when Black begins") {
  Match match = match_from("W:Wc3,a1:Bf6,h8", {Human{}, Human{}});
  CHECK(move_list(match.game(), 80).empty());
  for (const char* text : {"c3-d4", "f6-g5", "a1-b2"})
    play(match, text);
  CHECK(joined(move_list(match.game(), 80)) == "1. c3-d4 f6-g5  2. a1-b2\n");
  CHECK(joined(move_list(match.game(), 30)) == "1. c3-d4 f6-g5\n2. a1-b2\n");
  match.submit(Side::White, command::Undo{});
  CHECK(joined(move_list(match.game(), 80)) == "1. c3-d4 f6-g5\n");
  Match black = match_from("B:Wc3,a1:Bf6,h8", {Human{}, Human{}});
  for (const char* text : {"f6-g5", "c3-d4"})
    play(black, text);
  CHECK(joined(move_list(black.game(), 80)) == "1. ... f6-g5  2. c3-d4\n");
}

}  // namespace damas::terminal

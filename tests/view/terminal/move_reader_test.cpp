#include "view/terminal/move_reader.hpp"

#include "core/fen.hpp"
#include "core/notation.hpp"
#include "session.hpp"

namespace damas::terminal {

namespace {

Game game_from(const char* fen, Variant variant = Variant::Brazilian) {
  const auto position = parse_fen(variant, fen);
  REQUIRE(std::holds_alternative<AnyPosition>(position));
  return Game(std::get<AnyPosition>(position));
}

// The result of typed lines: the last one's move, or its sentence.
std::string after(const Game& game, const std::vector<std::string>& lines) {
  MoveReader reader(Language::English, game);
  MoveAnswer answer;
  for (const std::string& line : lines)
    answer = reader.read(line);
  return answer.play ? to_text(game, answer.play->move) : answer.sentence;
}

}  // namespace

TEST_CASE("a move may be typed as it is written anywhere") {
  const Game game;
  for (const char* text : {"c3d4", "c3-d4", "C3 D4", "3c4d", "3C 4D", "22-18", "c3 - d4"}) {
    CAPTURE(text);
    CHECK(after(game, {text}) == "c3-d4");
  }
}

TEST_CASE("a move in numbers is told in letters if squares have them") {
  const auto told = [](const Game& game, const char* text) {
    return MoveReader(Language::English, game).read(text).sentence;
  };
  CHECK(told(Game(), "22-18") == "22-18 was read as c3-d4.");
  CHECK(told(game_from("W:Wc3,Ka1:Bd4,d6,f6"), "22x8") == "22x8 was read as c3xg7.");
  CHECK(told(Game(), "18-14") == "18-14 was read as d4-c5. There is no piece on d4.");
  CHECK(told(Game(), "c3-d4").empty());
  CHECK(told(Game(start_of(Variant::International)), "32-28").empty());
  CHECK(MoveReader(Language::Portuguese, Game()).read("22-18").sentence ==
        "22-18 foi lido como c3-d4.");
}

TEST_CASE("a square off the board is refused with the squares that there are") {
  const Game game;
  const std::string letters = "There is no such square: those of this board are a1 to h8.";
  const std::string numbers = "There is no such square: those of this board are 1 to 32.";
  for (const char* typed : {"z9", "a9", "9b", "z99", "a0", "z9-c3", "c3-z9", "c3d9"}) {
    CAPTURE(typed);
    CHECK(after(game, {typed}) == letters);
  }
  for (const char* typed : {"33", "0", "22-99"}) {
    CAPTURE(typed);
    CHECK(after(game, {typed}) == numbers);
  }
  CHECK(after(game, {"c3", "c9"}) == letters);
  const Game wide{start_of(Variant::International)};
  CHECK(after(wide, {"51"}) == "There is no such square: those of this board are 1 to 50.");
  const Game whole{start_of(Variant::Turkish)};
  CHECK(after(whole, {"i1"}) == letters);
}

TEST_CASE("a number without a list of captures is said to be a square") {
  const Game game;
  CHECK(after(game, {"1"}) ==
        "No captures are listed now, so 1 was read as the square b8. The piece on b8 is not "
        "yours: it is Black's, and White is to move.");
  CHECK(after(game, {"22"}).empty());  // a piece that can move
  CHECK(after(game, {"c3", "1"}) == "That piece cannot go to b8; it can go to b4 or d4.");
  const Game wide{start_of(Variant::International)};
  CHECK(after(wide, {"1"}) ==
        "There are no captures to choose by number now. The piece on 1 is not yours: it is "
        "Black's, and White is to move.");
}

TEST_CASE("origin and destination may come on two lines") {
  const Game game;
  CHECK(after(game, {"3c", "4d"}) == "c3-d4");
  CHECK(after(game, {"3C", "4B"}) == "c3-b4");
  CHECK(after(game, {"c3"}).empty());
}

TEST_CASE("a wrong destination keeps the origin, another own piece replaces it") {
  const Game game;
  CHECK(after(game, {"c3", "e5"}) == "That piece cannot go to e5; it can go to b4 or d4.");
  CHECK(after(game, {"c3", "e5", "d4"}) == "c3-d4");
  CHECK(after(game, {"c3", "e3", "f4"}) == "e3-f4");
  CHECK(after(game, {"c3", "c3"}) == "Nothing was moved.");
  CHECK(after(game, {"c3", "e3-d4"}) == "e3-d4");
}

TEST_CASE("an invalid origin is refused with the reason") {
  const Game game;
  const char* light = "That square is not used: the game is played only on the dark squares.";
  CHECK(after(game, {"6a"}) == light);
  CHECK(after(game, {"6b"}) ==
        "The piece on b6 is not yours: it is Black's, and White is to move.");
  CHECK(after(game, {"5a"}) == "There is no piece on a5.");
  CHECK(after(game, {"2b"}) == "The piece on b2 is blocked: it has no move.");
}

TEST_CASE("a square is one word without blanks or signs") {
  const Game game;
  for (const char* text : {"6 b", "6 + B", "6+b", "b", "c3-", "hello", "c3d", "(o)"}) {
    CAPTURE(text);
    CHECK(after(game, {text}) == "That is not a move. Name two squares, for example a3-b4.");
  }
}

TEST_CASE("an example of a move is no answer of a task") {
  const auto refused = [](const Game& game, const std::vector<Move>& answers) {
    return MoveReader(Language::English, game, {true, answers}).read("foo").sentence;
  };
  const Game game;
  const Move first = game.legal_moves().front();
  CHECK(refused(game, {}) == "That is not a move. Name two squares, for example a3-b4.");
  CHECK(refused(game, {first}) == "That is not a move. Name two squares, for example " +
                                      to_text(game, game.legal_moves()[1]) + ".");
  const Game forced = game_from("W:Wd4:Bc5,h8");
  CHECK(refused(forced, {forced.legal_moves().front()}) ==
        "That is not a move. Name two squares: from where, and where to.");
  const Game several = game_from("W:Wc3,Ka1:Bd4,d6,f6");
  CHECK(refused(several, several.legal_moves()) ==
        "That is not a move. Name two squares: from where, and where to.");
}

TEST_CASE("captures that a task keeps are not listed, and no number chooses one") {
  const Game game = game_from("W:Wc3,Ka1:Bd4,d6,f6");
  MoveReader reader(Language::English, game, {true, {}});
  CHECK(reader.choices().empty());
  const MoveAnswer number = reader.read("1");
  CHECK_FALSE(number.play);
  CHECK(number.sentence.starts_with("No captures are listed now, so 1 was read as the square b8."));
  CHECK(reader.read("c3").sentence.empty());
  CHECK(reader.prompt("White") == "From c3 to (Enter cancels): ");
  REQUIRE(reader.read("g7").play);
}

TEST_CASE("captures are listed by number with their whole path") {
  const Game game = game_from("W:Wc3,Ka1:Bd4,d6,f6");
  const MoveReader reader(Language::English, game);
  CHECK(joined(reader.choices()) == "A capture is compulsory:\n  1. c3xe5xg7\n  2. c3xe5xc7\n");
  CHECK(after(game, {"1"}) == "c3xg7");
  CHECK(after(game, {"2"}) == "c3xc7");
  CHECK(after(game, {"c3xe5xg7"}) == "c3xg7");
  CHECK(after(game, {"3c", "7g"}) == "c3xg7");
  CHECK(after(game, {"0"}) == "The list has no 0: type 1-2, or squares as c3xg7.");
  CHECK(after(game, {"3"}) == "The list has no 3: type 1-2, or squares as c3xg7.");
}

TEST_CASE("while a list is shown a single number chooses from it, even after an origin") {
  const Game game = game_from("W:Wc3,Ka1:Bd4,d6,f6");
  CHECK(after(game, {"c3", "2"}) == "c3xc7");
  CHECK(after(game, {"c3", "22"}) == "The list has no 22: type 1-2, or squares as c3xg7.");
  CHECK(after(game, {"22x8"}) == "c3xg7");
  CHECK(after(Game(), {"22", "18"}) == "c3-d4");
  MoveReader reader(Language::English, game);
  reader.read("c3");
  CHECK(reader.prompt("White") == "From c3 to a square, or 1-2 of the list (Enter cancels): ");
}

TEST_CASE("only the longest sequences are choices, and shorter ones are refused with the rule") {
  const Game game = game_from("W:Wc3,h2:Bd4,d6,g3");
  CHECK(joined(MoveReader(Language::English, game).choices()) ==
        "A capture is compulsory:\n  1. c3xe5xc7\n");
  CHECK(after(game, {"h2xf4"}) == "You must take the most: the piece on c3 can take two.");
}

TEST_CASE("a capture that is ambiguous asks for a square in between") {
  const Game game = game_from("W:Wc3:Bd4,f4,d2,f2,a7", Variant::Casual);
  CHECK(after(game, {"c3xg3"}).find("More than one capture ends there: name a square") == 0);
  CHECK(after(game, {"c3", "g3"}) ==
        "The capture goes on: name the next square, one of e5, d4, f4, d2, f2 or e1.");
  CHECK(after(game, {"c3xe1xg3"}) == "c3xe1xg3");
  CHECK(after(game, {"c3", "g3", "e1"}) == "c3xe1xg3");
  CHECK(after(game, {"c3", "g3", "f4"}) == "c3xe5xg3");
}

TEST_CASE("where capturing is optional captures are offered and quiet moves accepted") {
  const Game game = game_from("W:Wc3,h2:Bd4,f6,a7", Variant::Casual);
  CHECK(joined(MoveReader(Language::English, game).choices()) ==
        "Possible captures:\n  1. c3xe5\n  2. c3xe5xg7\n");
  CHECK(after(game, {"h2g3"}) == "h2-g3");
  CHECK(after(game, {"1"}) == "c3xe5");
  CHECK(after(game, {"c3xe5"}) == "c3xe5");
  CHECK(after(game, {"c3", "e5"}) == "c3xe5");
}

TEST_CASE("prompts say whose move it is, give an example, and name a waiting origin") {
  MoveReader reader(Language::English, Game());
  CHECK(reader.prompt("White (4:12)") == "White (4:12), your move (such as a3-b4, or help): ");
  reader.read("c3");
  CHECK(reader.prompt("White") == "From c3 to (Enter cancels): ");
  reader.cancel();
  CHECK_FALSE(reader.waiting());
  const MoveReader capture(Language::Portuguese, game_from("B:Wc3,a1:Bd4,a7"));
  CHECK(capture.prompt("Pretas") == "Pretas, seu lance (1 da lista, casas como d4xb2, ou ajuda): ");
}

}  // namespace damas::terminal

// A lesson at the keyboard, step by step.
#include "view/terminal/lesson_steps.hpp"

#include <algorithm>
#include <sstream>

#include <doctest/doctest.h>

#include "assets/lessons.hpp"
#include "core/typed_game.hpp"
#include "lessons/reader.hpp"
#include "typed_console.hpp"
#include "view/text/sentences.hpp"

namespace damas::terminal {

namespace {

const std::string question =
    "[move]\nposition: W:We3,b2:Bg5,d6,h8\nen: Move a man.\npt: Mova uma pedra.\n"
    "answer: b2-c3\nthen: d6-e5\nen: Safe.\npt: Segura.\n"
    "wrong: e3-f4\nthen: g5xe3\nen: Lost.\npt: Perdida.\n"
    "other:\nen: Another one.\npt: Outra.\n";
const std::string squares =
    "[squares]\nposition: start\nen: Which?\nanswer: c5 e5\nen: Both.\nwrong: a3\nen: Backwards.\n";
const std::string count =
    "[count]\nposition: start\nen: How many?\nchoices: 1 7\nanswer: 7\nen: Seven.\n"
    "wrong: 1\nen: Count again.\n";

struct Talk {
  std::string output;
  LessonEnd end = LessonEnd::Quit;
};

Talk talk(const lessons::Lesson& lesson, const std::string& input, Language language) {
  TypedConsole typed(input, echoing(language));
  const LessonEnd end = LessonSteps(typed.console, lesson, Drive::Caller, 1).run();
  return {typed.output(), end};
}

Talk talk(const std::string& steps, const std::string& input,
          Language language = Language::English) {
  const auto read = lessons::read_lesson("lesson: trial\nen: A trial\npt: Uma prova\n" + steps);
  if (const auto* error = std::get_if<lessons::LessonError>(&read)) FAIL(lessons::describe(*error));
  return talk(std::get<lessons::Lesson>(read), input, language);
}

}  // namespace

TEST_CASE("a line that is shown is played move by move, with Enter") {
  const Talk said =
      talk("[show]\nposition: start\nmoves: c3-d4 b6-a5\nen: Look at this.\n", "x\n\n\n\n");
  CHECK(contains(said.output, "A trial (Brazilian), step 1 of 1"));
  CHECK(contains(said.output, "Look at this."));
  CHECK(contains(said.output, "Enter plays the next move"));
  CHECK(contains(said.output, "Press Enter to go on"));
  CHECK(contains(said.output, "Played: c3-d4\n"));
  CHECK(contains(said.output, "Played: c3-d4 b6-a5\n"));
  CHECK(said.end == LessonEnd::Over);
}

TEST_CASE("marked squares are marked on the board, and a line explains the sign") {
  const Talk said = talk("[show]\nposition: start\nmark: d4 c3\nen: The marked squares.\n", "\n");
  CHECK(contains(said.output, "4 |    .    >."));
  CHECK(contains(said.output, "3 | o    >o "));
  CHECK(contains(said.output, "Squares with > are marked.\nThe marked squares.\n"));
}

TEST_CASE("marks disappear once moves are played, as in the window") {
  const Talk said = talk("[show]\nposition: start\nmark: c3\nmoves: c3-d4\nen: Look.\n", "\n\n");
  CHECK(contains(said.output, "Played: c3-d4\n"));
  CHECK(said.output.find("are marked") == said.output.rfind("are marked"));
}

TEST_CASE("a wrong move of a lesson gets its reason and is taken back") {
  const Talk said = talk(question, "e3f4\ne3d4\nb2c3\n\n");
  CHECK(contains(said.output, "White, your move (or answer, back, help): e3f4\nLost.\n"));
  CHECK(contains(said.output, "After e3-f4 g5xe3 your move is taken back. Try again."));
  CHECK(contains(said.output, "Another one.\n"));
  CHECK(contains(said.output, "After e3-d4 your move is taken back. Try again."));
  CHECK(contains(said.output, "Played: b2-c3 d6-e5\n"));
  CHECK(contains(said.output, "Right.\nSafe.\n"));
  CHECK(said.end == LessonEnd::Over);
}

TEST_CASE("a lesson lists no captures before its answer, and names none as an example") {
  const std::string capture =
      "[move]\nposition: W:Wd4,a1:Bc5,h8\nen: Capture.\npt: Capture.\n"
      "answer: d4xb6\nen: Taken.\npt: Tomada.\n";
  const std::string said = talk(capture, "foo\n1\nmenu\n").output;
  CHECK_FALSE(contains(said, "compulsory"));
  CHECK_FALSE(contains(said, "xb6"));
  CHECK_FALSE(contains(said, "Taken."));
  CHECK(contains(said, "That is not a move. Name two squares: from where, and where to."));
  CHECK(contains(talk(capture, "d4b6\n\n").output, "Right.\nTaken.\n"));
  // The usual example is the first legal move.
  const Game game(Variant::Brazilian);
  REQUIRE(to_text(game, game.legal_moves().front()) == "a3-b4");
  const std::string first =
      "[move]\nposition: start\nen: Go.\npt: Jogue.\nanswer: a3-b4\nen: Yes.\npt: Sim.\n";
  const std::string example = talk(first, "foo\nmenu\n").output;
  CHECK(contains(example, "for example "));
  CHECK_FALSE(contains(example, "for example a3-b4"));
}

TEST_CASE("squares are typed one by one or in one line") {
  const Talk said = talk(squares, "z9\na3 e5\ne5\nC5\n\n");
  CHECK(contains(said.output, "'z9' is no playing square of this board."));
  CHECK(contains(said.output, "left to find: 2 (or answer, back, help): a3 e5\nBackwards.\n"));
  CHECK(contains(said.output, "Right so far: e5."));
  CHECK(contains(said.output, "left to find: 1"));
  CHECK(contains(said.output, "Right.\nBoth.\n"));
  CHECK(said.end == LessonEnd::Over);
  CHECK(contains(talk(squares, "c5 e5\n").output, "Right.\nBoth.\n"));
}

TEST_CASE("a number is one of those that are offered") {
  const Talk said = talk(count, "2\nhello\n1\n7\n\n");
  CHECK(contains(said.output, "Expected one of the numbers 1, 7, not '2'."));
  CHECK(contains(said.output, "Expected one of the numbers 1, 7, not 'hello'."));
  CHECK(contains(said.output, "Count again.\n"));
  CHECK(contains(said.output, "Right.\nSeven.\n"));
  CHECK(said.end == LessonEnd::Over);
}

TEST_CASE("a number of two digits is read as a whole") {
  const Talk said = talk(
      "[count]\nposition: start\nen: How many?\nchoices: 5 15 50\nanswer: 15\nen: Fifteen.\n"
      "other:\nen: Another one.\n",
      "1\n50\n15\n\n");
  CHECK(contains(said.output, "Expected one of the numbers 5, 15, 50, not '1'."));
  CHECK(contains(said.output, "50\nAnother one.\n"));
  CHECK(contains(said.output, "Right.\nFifteen.\n"));
  CHECK(said.end == LessonEnd::Over);
}

TEST_CASE("the answer is told, and next needs one first") {
  const Talk said = talk(question, "next\nanswer\nanswer\nnext\n");
  CHECK(contains(said.output, "First answer, or type answer to see the right one."));
  CHECK(contains(said.output, "The answer: b2-c3.\nSafe.\n"));
  CHECK(contains(said.output, "Nothing is asked in this step."));
  CHECK(said.end == LessonEnd::Over);
  CHECK(contains(talk(squares, "answer\n").output, "The answer: c5 e5.\nBoth.\n"));
  CHECK(contains(talk(count, "answer\n").output, "The answer: 7.\nSeven.\n"));
}

TEST_CASE("hints at a move of a lesson name the piece, then the move, then play it") {
  const Talk said = talk(question, "hint\nhint\nhint\n\n");
  const std::size_t piece = said.output.find("Hint: the piece on b2. Ask again for its move.\n");
  const std::size_t move = said.output.find("Hint: b2-c3\n");
  const std::size_t answer = said.output.find("The answer: b2-c3.\nSafe.\n");
  REQUIRE(piece != std::string::npos);
  REQUIRE(move != std::string::npos);
  REQUIRE(answer != std::string::npos);
  CHECK(piece < move);
  CHECK(move < answer);
  CHECK(said.end == LessonEnd::Over);
  CHECK(contains(talk(question, "dica\n", Language::Portuguese).output, "Dica: a peça em b2."));
}

TEST_CASE("hints at squares and numbers narrow the answer, then show it") {
  const Talk row = talk(squares, "c5\nhint\nhint\n");
  CHECK(contains(row.output, "Hint: look at row 5 from White's side.\n"));
  CHECK(contains(row.output, "The answer: c5 e5.\nBoth.\n"));
  const std::string three =
      "[count]\nposition: start\nen: How many?\npt: Quantas?\nchoices: 1 4 7\nanswer: 7\n"
      "en: Seven.\npt: Sete.\n";
  const Talk numbers = talk(three, "hint\nhint\n");
  CHECK(contains(numbers.output, "Hint: it is 4 or 7.\n"));
  CHECK(contains(numbers.output, "The answer: 7.\nSeven.\n"));
  CHECK_FALSE(contains(talk(three, "hint\n").output, "Seven."));
  CHECK(contains(talk(three, "dica\n", Language::Portuguese).output, "Dica: é 4 ou 7.\n"));
  CHECK(contains(talk(squares, "c5 e5\nhint\n").output, "Nothing is asked in this step."));
}

TEST_CASE("hints in a game of a lesson name the piece, then the move, then the reason") {
  const Talk said =
      talk("[play]\nposition: W:Wa1:Bh8\nen: Crown.\ngoal: crown\nanswer:\nen: Crowned.\n",
           "hint\nhint\nhint\nquit\n");
  CHECK(contains(said.output, "Hint: the piece on a1. Ask again for its move.\n"));
  CHECK(contains(said.output, "Hint: a1-b2\n"));
  CHECK(contains(said.output, "Hint: a1-b2. "));
  CHECK(said.end == LessonEnd::Quit);
}

TEST_CASE("the words of other trainers do the same in a lesson") {
  CHECK(contains(talk(question, "solution\n").output, "The answer: b2-c3.\nSafe.\n"));
  CHECK(talk(question, "answer\nskip\n").end == LessonEnd::Over);
  CHECK(contains(talk(question, "skip\n").output, "First answer, or type answer"));
}

TEST_CASE("why explains the hint, and then the answer, of a lesson") {
  CHECK(contains(talk(question, "why\n").output, "A lesson explains its moves by itself"));
  CHECK(contains(talk(question, "hint\nwhy\n").output, "Hint: b2-c3. "));
  CHECK(contains(talk(question, "dica\npor que?\n", Language::Portuguese).output, "Dica: b2-c3. "));
  const std::string done = talk(squares, "c5 e5\nwhy\n").output;
  CHECK(done.find("Both.") != done.rfind("Both."));
  const std::string move = talk(question, "b2c3\nwhy\n").output;
  CHECK_FALSE(contains(move, "A lesson explains its moves by itself"));
  // After the answer is shown, why asks about the answer, and no longer about the wrong move.
  const std::string unexplained =
      "[move]\nposition: W:We3,b2:Bg5,d6,h8\nen: Move a man.\nanswer: b2-c3\nen: Safe.\n"
      "other:\nen: Another one.\n";
  const std::string wrong = talk(unexplained, "e3f4\nwhy\n").output;
  REQUIRE(contains(wrong, "g5xe3"));
  const std::string shown = talk(unexplained, "e3f4\nanswer\nwhy\n").output;
  const std::string after = shown.substr(shown.rfind("The answer: "));
  CHECK_FALSE(contains(after, "g5xe3"));
}

TEST_CASE("the words about an answer come before the board with the moves that follow") {
  const std::string said = talk(question, "b2c3\n").output;
  const std::size_t right = said.find("Right.\nSafe.\n");
  REQUIRE(right != std::string::npos);
  CHECK(said.find("+--", right) != std::string::npos);
  CHECK(said.find("Played: b2-c3 d6-e5", right) != std::string::npos);
}

TEST_CASE("a number is no square where squares have letters") {
  const std::string said = talk(squares, "1\n").output;
  CHECK(contains(said, "A square is typed by its letter and number, such as c3, not '1'."));
}

TEST_CASE("back and again lead to the steps before") {
  const Talk said = talk(squares + count, "c5 e5\n\nback\nc5\nagain\nmenu\n");
  CHECK(contains(said.output, "step 2 of 2"));
  const std::size_t second = said.output.find("step 2 of 2");
  CHECK(said.output.find("step 1 of 2", second) != std::string::npos);
  const std::size_t found = said.output.find("Right so far: c5.");
  REQUIRE(found != std::string::npos);
  CHECK(said.output.find("left to find: 2", found) != std::string::npos);
  CHECK(said.end == LessonEnd::Menu);
}

TEST_CASE("back at the first step says that it is the first one, and begins it anew") {
  const std::string first = "This is the first step: there is none before it.\n";
  const Talk said = talk(squares + count, "c5\nback\nmenu\n");
  const std::size_t told = said.output.find(first);
  REQUIRE(told != std::string::npos);
  CHECK(said.output.find("left to find: 2", told) != std::string::npos);
  CHECK_FALSE(contains(talk(squares + count, "c5 e5\n\nback\nmenu\n").output, first));
}

TEST_CASE("a step that was done before is passed by Enter or next, and says so") {
  const std::string done = "You have done this step before: Enter goes on";
  const Talk entered = talk(squares + count, "c5 e5\n\nback\n\nmenu\n");
  const std::size_t back = entered.output.find("back, again, list, help): \n");
  const std::size_t told = entered.output.find(done);
  REQUIRE(told != std::string::npos);
  CHECK(back < told);
  CHECK(entered.output.rfind(done) == told);
  CHECK(entered.output.find("step 2 of 2", told) != std::string::npos);
  CHECK_FALSE(contains(entered.output, "First answer"));
  CHECK(talk(squares + count, "c5 e5\n\nback\nnext\n7\n\n").end == LessonEnd::Over);
  const Talk first = talk(squares + count, "\nnext\nmenu\n");
  CHECK_FALSE(contains(first.output, done));
  CHECK_FALSE(contains(first.output, "step 2 of 2"));
}

TEST_CASE("a game in a lesson counts the moves that were made, and those that are left") {
  const Talk said = talk(
      "[play]\nposition: W:WKa1,Kc1,Ke1:BKb8\nen: Win.\ngoal: win\nlevel: 1\n"
      "answer:\nen: Won.\n",
      "e1f2\nmenu\n");
  CHECK_FALSE(contains(said.output, "Your moves: 0"));
  CHECK(contains(said.output, "Your moves: 1\n"));
  Game game = test::game_from("W:WKa1,Kc1,Ke1:BKb8");
  for (const char* const text : {"e1-f2", "b8-a7"})
    REQUIRE(game.play(test::legal_move(game, text)));
  REQUIRE_FALSE(game.draw_counters().empty());
  CHECK(contains(said.output, sentence(Language::English, game.draw_counters().front()) + "\n"));
}

TEST_CASE("a step is played on against the computer until the goal") {
  const Talk said =
      talk("[play]\nposition: W:Wc5,a1:Bh6\nen: Crown.\ngoal: crown\nanswer:\nen: Crowned.\n",
           "answer\nc5d6\nd6c7\nc7b8\n\n");
  CHECK(contains(said.output, "Play on until you reach the goal."));
  CHECK(contains(said.output, "The computer is thinking…"));
  CHECK(contains(said.output, "Black plays h6-g5."));
  CHECK(contains(said.output, "Right.\nCrowned.\n"));
  CHECK(said.end == LessonEnd::Over);
}

TEST_CASE("a game that misses the goal begins anew") {
  const Talk said = talk(
      "[play]\nposition: W:Wa1:Bc3,h8\nen: Win.\ngoal: win\nanswer:\nen: Won.\nother:\nen: No.\n",
      "a1b2\nquit\n");
  CHECK(contains(said.output, "Black plays c3xa1.\nNo.\nThe step begins anew.\n"));
  CHECK(said.end == LessonEnd::Quit);
}

namespace {

// c3-d4 loses a man, c3-b4 and f2-g3 do not.
const std::string threatened = "position: W:Wc3,f2,h2:Be5,f8,h8\nen: Play.\npt: Jogue.\n";

}  // namespace

TEST_CASE("the coach says why a move is wrong of which the lesson at the keyboard says no reason") {
  const std::string step = "[move]\n" + threatened +
                           "answer: c3-b4\nen: Right.\npt: Certo.\n"
                           "other:\nen: Not so.\npt: Assim não.\n";
  const Talk said = talk(step, "c3d4\nf2g3\nc3b4\n\n");
  const std::size_t first = said.output.find("Not so.\n");
  const std::size_t reason = said.output.find("c3-d4 e5xc3", first);
  const std::size_t back = said.output.find("After c3-d4 e5xc3", first);
  REQUIRE(first != std::string::npos);
  REQUIRE(back != std::string::npos);
  CHECK(reason < back);
  CHECK(contains(said.output, "Not so.\nAfter f2-g3 your move is taken back. Try again."));
  CHECK(said.end == LessonEnd::Over);
  const Talk portuguese = talk(step, "c3d4\nsair\n", Language::Portuguese);
  CHECK(contains(portuguese.output, "Assim não.\n"));
  CHECK(contains(portuguese.output, "c3-d4 e5xc3"));
}

TEST_CASE("the own reason of a lesson at the keyboard stands alone") {
  const Talk said = talk(
      "[move]\n" + threatened + "answer: c3-b4\nen: Right.\nwrong: c3-d4\nen: Into the capture.\n",
      "c3d4\nmenu\n");
  CHECK(contains(said.output, "Into the capture.\nAfter c3-d4 your move is taken back."));
}

TEST_CASE("a mistake against the computer in a lesson is refuted and taken back") {
  const Talk said =
      talk("[play]\n" + threatened + "goal: crown\nlevel: 1\nanswer:\nen: Done.\npt: Feito.\n",
           "c3b4\nboard\nmenu\n");
  CHECK(contains(said.output, "Black plays "));
  const Talk refuted =
      talk("[play]\n" + threatened + "goal: crown\nlevel: 1\nanswer:\nen: Done.\npt: Feito.\n",
           "c3d4\nmenu\n");
  CHECK(contains(refuted.output, "Not that one.\n"));
  CHECK(contains(refuted.output, "After c3-d4 e5xc3"));
  // Said once, after the reason.
  CHECK(refuted.output.find("Try again.") == refuted.output.rfind("Try again."));
  CHECK(contains(refuted.output, "Try again."));
  CHECK_FALSE(contains(refuted.output, "Black plays "));
  CHECK_FALSE(contains(refuted.output, "The step begins anew."));
}

TEST_CASE("commands of lessons are understood in Portuguese, too") {
  const Talk said =
      talk(question, "ajuda\nresposta\nvoltar\ntabuleiro\nvirar\nlista\n", Language::Portuguese);
  CHECK(contains(said.output, "Uma prova (Brasileira), passo 1 de 1"));
  CHECK(contains(said.output, "Mova uma pedra."));
  CHECK(contains(said.output, "  resposta    mostra a resposta (ou: solução)\n"));
  CHECK(contains(said.output, "A resposta: b2-c3.\nSegura.\n"));
  CHECK(said.end == LessonEnd::List);
  CHECK(talk(question, "list\n", Language::Portuguese).end == LessonEnd::List);
}

TEST_CASE("a text that is no answer is refused, and the input may end") {
  const Talk said = talk(question, "hello\nb2b3\nb2\n\nhelp\n");
  CHECK(contains(said.output, "A step shows something, or asks for a move"));
  CHECK_FALSE(contains(said.output, "Right."));
  CHECK(said.end == LessonEnd::Quit);
}

namespace {

bool has_game(const lessons::Lesson& lesson) {
  return std::any_of(lesson.steps.begin(), lesson.steps.end(), [](const lessons::Step& step) {
    return step.kind == lessons::Step::Kind::Play;
  });
}

}  // namespace

TEST_CASE("the answers lead through every lesson of the program") {
  const auto read = lessons::read_lessons(embedded_lessons());
  REQUIRE(std::holds_alternative<std::vector<lessons::Lesson>>(read));
  std::string input;
  for (int i = 0; i < 60; ++i)
    input += "answer\n\n";
  for (const lessons::Lesson& lesson : std::get<std::vector<lessons::Lesson>>(read)) {
    CAPTURE(lesson.id);
    for (const Language language : languages) {
      const Talk said = talk(lesson, input, language);
      CHECK(contains(said.output, lesson.title.in(code(language))));
      CHECK((said.end == LessonEnd::Over) == !has_game(lesson));
    }
  }
}

}  // namespace damas::terminal

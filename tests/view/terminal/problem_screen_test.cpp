// Problems at the keyboard, with two of them, whose order the seed decides.
#include "view/terminal/problem_screen.hpp"

#include <algorithm>

#include "core/fen.hpp"
#include "core/notation.hpp"
#include "problems/packed_problems.hpp"
#include "problems/themes.hpp"
#include "session.hpp"
#include "view/text/problem_sentences.hpp"
#include "view/text/sentences.hpp"

namespace damas::terminal {

namespace {

using problems::Problem;
using problems::Task;

Problem problem(std::string_view fen, std::initializer_list<std::string_view> line, int difficulty,
                Task task = Task::Win, Variant variant = Variant::Brazilian) {
  Problem made{std::get<AnyPosition>(parse_fen(variant, fen)), task, difficulty, {}};
  Game game(made.start);
  for (const std::string_view text : line) {
    for (const Move& m : game.legal_moves()) {
      if (to_text(game, m) == text) made.line.push_back(m);
    }
    REQUIRE(game.play(made.line.back()));
  }
  return made;
}

Problem shot_of_three() {
  return problem("W:Wa5,c5,b4,a3,b2,f2,g1:Bb8,f8,h8,a7,e5,g5,h2", {"c5-b6", "a7xc5", "b4xh6"}, 14);
}
Problem king_trap() {
  return problem("B:WKe7,e3,d2:Bc7,b4,a3,h2", {"c7-d6", "e7xc5", "b4xd6"}, 12);
}

std::string talk(std::vector<Problem> problems, const std::string& input,
                 puzzle::Difficulty difficulty = puzzle::Difficulty::Any,
                 Language language = Language::English) {
  TypedConsole typed(input, echoing(language));
  ProblemScreen(typed.console, std::move(problems), difficulty, 1).run();
  return typed.output();
}

}  // namespace

TEST_CASE("The right moves are answered, and solve the problem") {
  const std::string said = talk({shot_of_three()}, "c5b6\nb4xh6\nquit\n");
  CHECK(contains(said, "White to move and win"));
  CHECK(contains(said, "difficulty 14 of 99"));
  CHECK(contains(said, "Right. Black answers a7xc5."));
  CHECK(contains(said, "Solved: 1. c5-b6 a7xc5 2. b4xh6."));
  CHECK(contains(said, "Solved in this session: 1 of 1."));
}

TEST_CASE("A wrong move is refuted by the answer to it, and taken back") {
  const std::string said = talk({shot_of_three()}, "b2c3\nc5b6\nb4xh6\nquit\n");
  CHECK(contains(said, "b2-c3 does not win. Black answers "));
  CHECK(contains(said, "Solved: 1. c5-b6 a7xc5 2. b4xh6."));
}

TEST_CASE("A problem that is solved with wrong moves or help says that it does not count") {
  const auto unbroken = [](const std::string& input) {
    std::string said = talk({shot_of_three()}, input);
    std::replace(said.begin(), said.end(), '\n', ' ');
    return said;
  };
  const std::string late = unbroken("b2c3\nc5b6\nb4xh6\nquit\n");
  CHECK(contains(late, "It does not count, because it was not the first try."));
  CHECK(contains(late, "Solved in this session: 0 of 1."));
  CHECK(
      contains(unbroken("hint\nc5b6\nb4xh6\nquit\n"), "It does not count, because you had help."));
  CHECK_FALSE(contains(unbroken("c5b6\nb4xh6\nquit\n"), "does not count"));
}

TEST_CASE("Why after a wrong move without a certain reason says that there is none") {
  const std::string said = talk({shot_of_three()}, "b2c3\nwhy\nquit\n");
  CHECK(contains(said, "No certain reason was found."));
  CHECK_FALSE(contains(said, "An analysis would give the problem away"));
  const std::string later = talk({shot_of_three()}, "c5b6\nb2c3\nwhy\nquit\n");
  CHECK_FALSE(contains(later, "An analysis would give the problem away"));
}

TEST_CASE("A wrong move gets the coach's reason, if one is certain") {
  const std::string said = talk({shot_of_three()}, "f2g3\nc5b6\nb4xh6\nquit\n");
  CHECK(contains(said,
                 "f2-g3 does not win. Try another move.\n"
                 "The man on g3 is lost: f2-g3 h2xf4.\n"));
  CHECK(contains(said, "Solved: 1. c5-b6 a7xc5 2. b4xh6."));
  // The reason belongs to its move.
  const std::string later = talk({shot_of_three()}, "f2g3\nb2c3\nquit\n");
  CHECK(later.find("is lost") == later.rfind("is lost"));
  CHECK(contains(later, "b2-c3 does not win."));
  const std::string portuguese =
      talk({shot_of_three()}, "f2g3\nsair\n", puzzle::Difficulty::Any, Language::Portuguese);
  CHECK(contains(portuguese, "f2-g3 não ganha. Tente outro lance.\n"));
  CHECK(contains(portuguese, "f2-g3 h2xf4."));
  // The answer is told once.
  for (const std::string& each : {said, portuguese})
    CHECK(each.find("h2xf4") == each.rfind("h2xf4"));
}

TEST_CASE("A hint of a problem tells the piece, its move, and the coach's reason") {
  const std::string said = talk({shot_of_three()}, "hint\nhint\nhint\nc5b6\nhint\nboard\nquit\n");
  const std::size_t piece = said.find("Hint: the piece on c5.");
  const std::size_t move = said.find("Hint: c5-b6\n");
  const std::size_t reason = said.find("Hint: c5-b6. White has a shot");
  REQUIRE(piece != std::string::npos);
  REQUIRE(move != std::string::npos);
  REQUIRE(reason != std::string::npos);
  CHECK(piece < move);
  CHECK(move < reason);
  // A move begins anew.
  CHECK(contains(said, "Hint: the piece on b4."));
  CHECK(contains(said, "Solved in this session: 0 of 1."));
  CHECK(contains(talk({shot_of_three()}, "solution\nhint\nquit\n"), "This problem is done"));
  CHECK(contains(
      talk({shot_of_three()}, "dica\nsair\n", puzzle::Difficulty::Any, Language::Portuguese),
      "Dica: a peça em c5."));
}

TEST_CASE("A hint for which the coach has no claim says what the move leads to") {
  // The last move ends the game as a draw, of which the coach claims nothing.
  const Problem drawn = problem("W:WKa1:BKa4,Kh8", {"a1xa5", "h8-h7", "a5-b5", "h7-h8", "b5-b4"}, 3,
                                Task::Draw, Variant::Turkish);
  const Game end = problems::game_after(drawn, 5);
  REQUIRE(end.outcome());
  const std::string said = talk({drawn}, "a1xa5\na5b5\nhint\nhint\nhint\nquit\n");
  CHECK(contains(said, "Hint: b5-b4. "));
  CHECK_FALSE(contains(said, "No certain reason was found."));
  CHECK(contains(said, sentence(Language::English, *end.outcome(), end).substr(0, 12)));
}

TEST_CASE("The solution of a problem is told with the coach's reason") {
  const std::string said = talk({shot_of_three()}, "solution\nquit\n");
  const std::size_t solution = said.find("The solution is 1. c5-b6 a7xc5 2. b4xh6.");
  REQUIRE(solution != std::string::npos);
  CHECK(said.find("White has a shot, which gives one man and takes three men", solution) !=
        std::string::npos);
}

TEST_CASE("Enter steps through the solution of a problem, then goes on to the next problem") {
  const std::string said = talk({shot_of_three()}, "solution\n\n\n\n\nquit\n");
  const std::size_t first = said.find("Played: c5-b6\n");
  const std::size_t second = said.find("Played: c5-b6 a7xc5\n");
  const std::size_t third = said.find("Played: c5-b6 a7xc5 b4xh6\n");
  REQUIRE(first != std::string::npos);
  REQUIRE(second != std::string::npos);
  REQUIRE(third != std::string::npos);
  CHECK(first < second);
  CHECK(second < third);
  const std::string prompt = "Enter plays the next move of the solution";
  CHECK(contains(said, prompt));
  CHECK(said.find(prompt, third) == std::string::npos);
  // The fourth Enter sets a problem again.
  CHECK(said.find("White, find the move", third) != std::string::npos);
  const std::string portuguese =
      talk({shot_of_three()}, "solução\n\nsair\n", puzzle::Difficulty::Any, Language::Portuguese);
  CHECK(contains(portuguese, "Enter joga o próximo lance da solução"));
  CHECK(contains(portuguese, ": c5-b6\n"));
}

TEST_CASE("The steps of a solution repeat neither the task nor the results") {
  const std::string said = talk({shot_of_three()}, "solution\n\n\nquit\n");
  for (const std::string once :
       {"White to move and win", "Solved in this session", "Your rating"}) {
    CAPTURE(once);
    CHECK(contains(said, once));
    CHECK(said.find(once) == said.rfind(once));
  }
  CHECK(contains(said, "(or next for another"));
}

TEST_CASE("Other commands end the solution of a problem, and it can be shown again") {
  const std::string left = talk({shot_of_three()}, "solution\n\nnext\nquit\n");
  CHECK(contains(left, "Played: c5-b6\n"));
  CHECK_FALSE(contains(left, "Played: c5-b6 a7xc5"));
  const std::string again = talk({shot_of_three()}, "solution\n\n\nsolution\n\nquit\n");
  const std::size_t first = again.find("Played: c5-b6\n");
  REQUIRE(first != std::string::npos);
  CHECK(again.find("Played: c5-b6\n", first + 1) != std::string::npos);
  // A problem that the person has solved shows its solution, too.
  const std::string solved = talk({shot_of_three()}, "c5b6\nb4xh6\nsolution\n\nquit\n");
  CHECK(contains(solved, "Played: c5-b6\n"));
}

TEST_CASE("Another move that wins is accepted") {
  const Problem problem = ::damas::terminal::problem("W:WKa1,Kc1,Ke1:Bh4", {"a1-g7"}, 3);
  const std::string said = talk({problem}, "c1b2\nquit\n");
  CHECK(contains(said, "c1-b2 wins, too. The solution is 1. a1-g7."));
  CHECK(contains(said, "Solved in this session: 1 of 1."));
}

TEST_CASE("Theme and solution are told when they are asked for") {
  const std::string said = talk({king_trap()}, "theme\nsolution\n\nquit\n");
  CHECK(contains(said, "Black to move and win"));
  CHECK(contains(said, "Theme: king trap, endgame."));
  CHECK(contains(said, "The solution is 1. c7-d6 e7xc5 2. b4xd6."));
  CHECK(contains(said, "Solved in this session: 0 of 1."));
}

TEST_CASE("Commands are understood in Portuguese, too") {
  const std::string said =
      talk({king_trap()}, "tema\nsolução\nsair\n", puzzle::Difficulty::Any, Language::Portuguese);
  CHECK(contains(said, "Tema: caça à dama, final."));
  CHECK(contains(said, "A solução é 1. c7-d6 e7xc5 2. b4xd6."));
}

TEST_CASE("The next problem is another one, and the degree chooses among all") {
  const std::vector<Problem> two = {king_trap(), shot_of_three()};
  const std::string said = talk(two, "next\nquit\n");
  CHECK(contains(said, "problem 1 of 2"));
  CHECK(contains(said, "problem 2 of 2"));
  const std::vector<Problem> three = {king_trap(), shot_of_three(), shot_of_three()};
  CHECK(contains(talk(three, "quit\n", puzzle::Difficulty::Easy), "problem 1 of 3"));
  CHECK(contains(talk(three, "quit\n", puzzle::Difficulty::Hard), "problem 3 of 3"));
}

TEST_CASE("A problem that is left without a try is counted nowhere") {
  const std::vector<Problem> two = {king_trap(), shot_of_three()};
  const std::string left = talk(two, "next\nskip\nquit\n");
  CHECK_FALSE(contains(left, "Solved in this session"));
  CHECK_FALSE(contains(left, "Solved: 0 of"));
  // Both counts have the problem of which the solution was shown.
  const std::string shown = talk({shot_of_three()}, "solution\nboard\nnext\nquit\n");
  CHECK(contains(shown, "Solved in this session: 0 of 1."));
  CHECK(contains(shown, "Solved: 0 of 1"));
  CHECK_FALSE(contains(shown, "Solved: 0 of 0"));
}

TEST_CASE("The words about a move come before the board that shows the answer") {
  const std::string said = talk({shot_of_three()}, "c5b6\nquit\n");
  const std::size_t right = said.find("Right. Black answers a7xc5.");
  REQUIRE(right != std::string::npos);
  CHECK(said.find("+--", right) != std::string::npos);
}

TEST_CASE("Why explains the hint, the mistake, or the solution of a problem") {
  CHECK(contains(talk({shot_of_three()}, "why\nquit\n"), "hint and theme give a clue"));
  CHECK(contains(talk({shot_of_three()}, "hint\nwhy\nquit\n"), "Hint: c5-b6. White has a shot"));
  const std::string reason = "The man on g3 is lost: f2-g3 h2xf4.";
  const std::string mistake = talk({shot_of_three()}, "f2g3\nwhy\nquit\n");
  CHECK(mistake.find(reason) != mistake.rfind(reason));
  CHECK(contains(talk({shot_of_three()}, "c5b6\nb4xh6\nwhy\nquit\n"), "White has a shot"));
  CHECK(contains(talk({shot_of_three()}, "dica\npor quê?\nsair\n", puzzle::Difficulty::Any,
                      Language::Portuguese),
                 "Dica: c5-b6. "));
}

TEST_CASE("Back goes back in the solution of a problem that is shown") {
  const std::string said = talk({shot_of_three()}, "back\nsolution\n\n\nback\nquit\n");
  CHECK(contains(said, "Back works only while the solution is shown."));
  const std::string first = "Played: c5-b6\n";
  CHECK(said.find(first) != said.rfind(first));
  CHECK(contains(talk({shot_of_three()}, "solution\nback\nquit\n"),
                 "The board shows the beginning: Enter plays the first move of the solution."));
}

TEST_CASE("A text that is no move is refused with what was expected") {
  const std::string said = talk({shot_of_three()}, "hello\nc5c6\nhelp\nboard\nflip\nmenu\n");
  CHECK(contains(said, "Find the only move that wins"));
  CHECK_FALSE(contains(said, "Solved"));
}

TEST_CASE("A problem lists no captures, and names no move of its solution as an example") {
  CHECK(contains(talk({shot_of_three()}, "foo\nquit\n"),
                 "That is not a move. Name two squares, for example "));
  // After the first move the only captures, and so the only examples, are the solution's.
  const std::string later = talk({shot_of_three()}, "c5b6\nfoo\n1\nquit\n");
  CHECK_FALSE(contains(later, "b4xh6"));
  CHECK_FALSE(contains(later, "b4xd6"));
  CHECK_FALSE(contains(later, "compulsory"));
  CHECK_FALSE(contains(later, "Solved: 1."));
}

TEST_CASE("The rating for problems is told after a try, and the progress is passed on") {
  const auto change = training::progress_in_memory();
  TypedConsole typed("c5b6\nb4xh6\nquit\n");
  ProblemScreen(typed.console, {shot_of_three()}, puzzle::Difficulty::Any, 1, change).run();
  CHECK(typed.said("Your rating appears after"));
  CHECK(typed.said("Streak: 1, the best: 1"));
  const training::Progress progress = change([](training::Progress&) {});
  CHECK(progress.of(Variant::Brazilian).solved() == 1);
}

TEST_CASE("The problem of a day is the same for everyone") {
  const std::vector<Problem> two = {king_trap(), shot_of_three()};
  const std::string said = talk(two, "daily\nquit\n");
  CHECK(contains(said, "Problem of 1970-01-01"));
  CHECK(contains(talk(two, "daily\nquit\n", puzzle::Difficulty::Hard), "Problem of 1970-01-01"));
}

TEST_CASE("The problem of a day says that it is done, also when it is asked for again") {
  const std::string done = "The problem of this day is done";
  const std::string said = talk({shot_of_three()}, "daily\nc5b6\nb4xh6\nnext\ndaily\nquit\n");
  const std::size_t solved = said.find("Solved: 1. c5-b6");
  const std::size_t first = said.find(done);
  REQUIRE(first != std::string::npos);
  CHECK(first < solved);  // above the board
  CHECK(first > said.find("Right. Black answers"));
  const std::size_t next = said.find("Problem of 1970-01-01", solved);
  REQUIRE(next != std::string::npos);
  CHECK(said.find(done, next) != std::string::npos);
  // It says nothing of another problem, and nothing before it is solved.
  CHECK(said.substr(solved, next - solved).find(done) == std::string::npos);
  CHECK_FALSE(contains(talk({shot_of_three()}, "daily\nsolution\nboard\nquit\n"), done));
  CHECK(contains(talk({shot_of_three()}, "diário\nc5b6\nb4xh6\nsair\n", puzzle::Difficulty::Any,
                      Language::Portuguese),
                 "O problema deste dia está feito"));
}

namespace {

// The row of the favourites in the list of themes, which has all of the problems.
std::string last_row(const std::vector<Problem>& all) {
  int rows = 2;
  for (const problems::Theme theme : problems::all_themes) {
    rows += std::any_of(all.begin(), all.end(), [theme](const Problem& each) {
      return problems::themes_of(each).has(theme);
    });
  }
  return std::to_string(rows);
}

}  // namespace

TEST_CASE("Only themes that problems have are offered, and that of draws names its goal") {
  const std::string won = talk({king_trap()}, "choose\n\nquit\n");
  CHECK(contains(won, "king trap"));
  CHECK_FALSE(contains(won, "saving the draw"));
  CHECK_FALSE(contains(won, "main road"));
  const Problem drawn = problem("W:WKa1:BKa4,Kh8", {"a1xa5", "h8-h7", "a5-b5", "h7-h8", "b5-b4"}, 3,
                                Task::Draw, Variant::Turkish);
  const std::string held = talk({drawn}, "choose\n\nquit\n");
  CHECK(contains(held, "saving the draw - move and draw\n"));
  CHECK(contains(held, "White to move and draw"));
}

TEST_CASE("Favourites can be chosen, and themes") {
  const std::vector<Problem> two = {king_trap(), shot_of_three()};
  const std::string none = talk({king_trap()}, "choose\n\n100\nquit\n");
  CHECK(contains(none, "Favourites only"));
  CHECK(contains(talk({king_trap()}, "choose\n\n" + last_row({king_trap()}) + "\nquit\n"),
                 "No problem fits this choice."));
  const std::string rows = last_row(two);
  const std::string said = talk(two, "favourite\nchoose\n\n" + rows + "\nfavourite\nquit\n");
  CHECK(contains(said, "This problem is now among the favourites."));
  CHECK(contains(said, "This problem is no longer among the favourites."));
  CHECK_FALSE(contains(said, "No problem fits this choice."));
}

TEST_CASE("A difficulty is chosen before the theme, and Enter keeps the present one") {
  const std::vector<Problem> three = {king_trap(), shot_of_three(), shot_of_three()};
  const std::string hard = talk(three, "choose\n4\n\nquit\n", puzzle::Difficulty::Easy);
  CHECK(contains(hard, "  1. For me\n  2. Easy\n  3. Medium\n  4. Hard\nType a number [2]: 4\n"));
  CHECK(contains(hard, "problem 1 of 3"));
  CHECK(contains(hard, "problem 3 of 3"));
  const std::string kept = talk(three, "choose\n\n\nquit\n", puzzle::Difficulty::Easy);
  CHECK_FALSE(contains(kept, "problem 3 of 3"));
  CHECK(contains(talk(three, "choose\nmenu\n"), "Difficulty"));
}

TEST_CASE("List leads to the choice of problems, too") {
  CHECK(contains(talk({king_trap()}, "list\nmenu\nquit\n"), "Difficulty"));
  CHECK(contains(
      talk({king_trap()}, "lista\nmenu\nsair\n", puzzle::Difficulty::Any, Language::Portuguese),
      "Dificuldade"));
}

TEST_CASE("Menu and back in the lists of problems lead to where they came from") {
  TypedConsole typed("choose\nmenu\nchoose\n3\nback\nback\nmenu\n", echoing());
  CHECK(ProblemScreen(typed.console, {king_trap(), shot_of_three()}, puzzle::Difficulty::Any, 1)
            .run() == Leave::Menu);
  const std::string said = typed.output();
  const std::size_t menu = said.find("]: menu\n");
  REQUIRE(menu != std::string::npos);
  CHECK(said.find("find the move", menu) < said.find("]: 3\n"));
  // From the themes to the difficulties, which propose the one that was chosen, then to the
  // problem.
  const std::size_t themes = said.find("]: back\n");
  REQUIRE(themes != std::string::npos);
  const std::size_t degrees = said.find("Type a number [3]: back\n", themes + 1);
  REQUIRE(degrees != std::string::npos);
  CHECK(said.find("find the move", degrees) != std::string::npos);
  CHECK(contains(talk({king_trap()}, "help\nquit\n"), "; menu or back"));
}

TEST_CASE("The present theme is proposed, and Enter keeps it") {
  const std::vector<Problem> three = {king_trap(), shot_of_three(), shot_of_three()};
  const std::string shots = talk(three, "choose\n\n2\nchoose\n\n\nnext\nnext\nquit\n");
  const std::size_t kept = shots.find("Type a number [2]: ");
  REQUIRE(kept != std::string::npos);
  CHECK(shots.find("of 3", kept) != std::string::npos);
  CHECK(shots.find("problem 1 of 3", kept) == std::string::npos);

  const std::string last = last_row(three);
  const std::string own =
      talk(three, "favourite\nchoose\n\n" + last + "\nchoose\n\n\nnext\nquit\n");
  CHECK(contains(own, "Type a number [" + last + "]: "));

  const std::string all = talk(three, "choose\n\n2\nchoose\n\n1\nchoose\n\n\nquit\n");
  const std::size_t back = all.rfind("Type a number [");
  CHECK(all.substr(back).starts_with("Type a number [1]: "));
}

TEST_CASE("A rush counts solved problems and mistakes, and ends with its time") {
  std::istringstream in("rush\nb2c3\nc5b6\nb4xh6\nlate\n\nquit\n");
  std::ostringstream out;
  ConsoleSetup setup;
  auto time = std::chrono::milliseconds{0};
  int asked = 0;
  // Once for the line that starts the rush, twice for each later one; the fifth line takes longer
  // than the rush.
  setup.now = [&] {
    ++asked;
    if (asked == 9) time += training::Session::rush_time;
    return time += std::chrono::milliseconds{100};
  };
  const auto change = training::progress_in_memory();
  Console console(in, out, setup);
  ProblemScreen(console, {shot_of_three()}, puzzle::Difficulty::Any, 1, change).run();
  CHECK(contains(out.str(), "solved: 0 · mistakes: 0"));
  CHECK(contains(out.str(), "solved: 0 · mistakes: 1"));
  CHECK(contains(out.str(), "solved: 1 · mistakes: 1"));
  CHECK(contains(out.str(), "The time is up. Solved: 1, mistakes: 1."));
  CHECK(change([](training::Progress&) {}).of(Variant::Brazilian).best_rush == 1);
}

TEST_CASE("In a rush there are neither hints nor reasons") {
  const std::string said = talk({shot_of_three()}, "rush\nhint\nwhy\nf2g3\nsolution\nquit\n");
  CHECK(contains(said, "hint does nothing in a rush: play a move, or type end to end the rush."));
  CHECK(contains(said, "why does nothing in a rush"));
  CHECK(contains(said, "solution does nothing in a rush"));
  CHECK_FALSE(contains(said, "The solution is"));
  CHECK(contains(said, "You have ended the rush. Solved: 0, mistakes: 1."));
  CHECK(contains(said, "mistakes: 1"));
  CHECK_FALSE(contains(said, "Hint:"));
  CHECK_FALSE(contains(said, "is lost"));
  CHECK_FALSE(contains(said, "has a shot"));
}

TEST_CASE("A wrong move in a rush is called wrong before the next problem is shown") {
  const std::string said = talk({shot_of_three()}, "rush\nf2g3\nc5b6\nb4xh6\nend\nquit\n");
  const std::string wrong = "f2-g3 was wrong. Here is the next problem.";
  const std::size_t told = said.find(wrong);
  REQUIRE(told != std::string::npos);
  CHECK(said.find("+--", told) != std::string::npos);
  CHECK(said.rfind("was wrong") == said.find("was wrong"));
}

TEST_CASE("A rush has its own prompt and help, and no problem of it is skipped") {
  const std::string said = talk({shot_of_three()}, "rush\nhelp\nnext\nskip\nrush\nquit\n");
  CHECK(contains(said, "Rush: White, find the move (or end, help): "));
  CHECK(contains(said, "Solve as many problems as you can before the time is up."));
  CHECK(contains(said, "  end         end the rush now, with its result\n"));
  CHECK_FALSE(contains(said, "name the theme of the solution"));
  CHECK(contains(said, "next does nothing in a rush"));
  CHECK(contains(said, "skip does nothing in a rush"));
  CHECK(contains(said, "rush does nothing in a rush"));
  CHECK(contains(talk({shot_of_three()}, "corrida\npular\nsair\n", puzzle::Difficulty::Any,
                      Language::Portuguese),
                 "pular não vale numa corrida"));
}

TEST_CASE("The person may end a rush, and gets its result") {
  const std::string said =
      talk({shot_of_three()}, "rush\nf2g3\nend\nc5b6\nhint\nsolution\nboard\nhelp\nnext\nquit\n");
  CHECK(contains(said, "You have ended the rush. Solved: 0, mistakes: 1."));
  CHECK_FALSE(contains(said, "The time is up."));
  CHECK_FALSE(contains(said, "mistakes: 2"));
  CHECK(contains(said, "Enter for a problem without a clock (or rush, menu): "));
  CHECK(contains(said, "The rush is over: press Enter for a problem without a clock"));
  CHECK_FALSE(contains(said, "This problem is done"));
  CHECK(contains(said, "name the theme of the solution"));
}

TEST_CASE("The option starts problems, and says so if there are none") {
  CHECK(contains(run_session({"--mode", "problems"}, "quit\n").output,
                 "There are no problems for the variant Brazilian."));
  TypedConsole typed("quit\n");
  puzzle::Tables tables;
  const std::string bytes = problems::to_bytes(Variant::Brazilian, {king_trap()});
  Program(typed.console, options_from({"--mode", "problems"}), tables, Drive::Caller, [&](Variant) {
    return std::string_view(bytes);
  }).run();
  CHECK(typed.said("problem 1 of 1"));
}

namespace {

// The program with one problem, of Brazilian draughts.
std::string solve_in_program(const std::vector<std::string>& arguments, const std::string& input) {
  TypedConsole typed(input);
  puzzle::Tables tables;
  const std::string bytes = problems::to_bytes(Variant::Brazilian, {king_trap()});
  Program(typed.console, options_from(arguments), tables, Drive::Caller, [&](Variant variant) {
    return variant == Variant::Brazilian ? std::string_view(bytes) : std::string_view{};
  }).run();
  return typed.output();
}

}  // namespace

TEST_CASE("A variant without problems says so, and the nearest one stands in for it") {
  const std::string said =
      solve_in_program({"--mode", "problems", "--variant", "casual"}, "quit\n");
  CHECK(contains(said, "There are no problems for the variant Casual yet; these are for the"));
  CHECK(contains(said, "Brazilian, problem 1 of 1"));
  CHECK_FALSE(
      contains(solve_in_program({"--mode", "problems"}, "quit\n"), "There are no problems"));
}

TEST_CASE("The menu offers the variants that have problems, and proposes the nearest one") {
  const std::string said = solve_in_program({"--variant", "casual"}, "5\n\nmenu\n2\nmenu\nquit\n");
  CHECK(contains(said, "This does not exist for the variant Casual yet; the variant Brazilian"));
  CHECK(contains(said, ". International"));
  const std::size_t variants = said.find("Which variant?");
  REQUIRE(variants != std::string::npos);
  const std::size_t problem = said.find("Brazilian, problem 1 of 1");
  REQUIRE(problem != std::string::npos);
  CHECK_FALSE(contains(said.substr(variants, problem - variants), "Casual"));
  // The variant of the next game is still the person's own.
  CHECK(contains(said.substr(problem), "Type a number [2]: "));
}

}  // namespace damas::terminal

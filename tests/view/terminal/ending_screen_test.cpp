// Endings at the keyboard, in English draughts, whose two kings need many moves against one.
#include "view/terminal/ending_screen.hpp"

#include <algorithm>

#include "assets/endings.hpp"
#include "core/notation.hpp"
#include "endgame/known_results.hpp"
#include "session.hpp"
#include "view/text/drill_sentences.hpp"

namespace damas::terminal {

namespace {

using training::Ending;
using training::EndingDrill;
using training::EndingGoal;
using training::EndingTask;
using Phase = EndingDrill::Phase;

constexpr std::uint64_t seed = 1;
constexpr EndingTask win{Ending::TwoKings, EndingGoal::Win};  // the first one in the list

std::string talk(const std::string& input, Language language = Language::English) {
  TypedConsole typed(input, echoing(language));
  EndingScreen screen(typed.console, Variant::English, embedded_endings("english"), seed);
  REQUIRE(screen.has_tasks());
  screen.run();
  return typed.output();
}

// Without the breaks of long sentences.
std::string one_line(std::string text) {
  std::replace(text.begin(), text.end(), '\n', ' ');
  return text;
}

// The same positions as on the screen, to find moves in.
struct Twin {
  std::shared_ptr<endgame::KnownResults> known = std::make_shared<endgame::KnownResults>(
      Variant::English, embedded_endings("english"), endgame::Computing::AtOnce);
  EndingDrill drill{Variant::English, win, known, seed};

  endgame::KnownResult after(const Move& move) const {
    Game next = drill.game();
    next.play(move);
    const auto outcome = next.outcome();
    if (outcome && outcome->winner) return {*outcome->winner == drill.person() ? 1 : -1, 0};
    const auto result = known->find(next.position());
    REQUIRE(result);
    return {-result->sign, result->plies};
  }
  std::optional<Move> drawing_move() const {
    for (const Move& move : drill.game().legal_moves()) {
      if (after(move).sign == 0) return move;
    }
    return std::nullopt;
  }
  Move fastest_win() const {
    std::optional<Move> best;
    int least = 1000;
    for (const Move& move : drill.game().legal_moves()) {
      const endgame::KnownResult result = after(move);
      if (result.sign <= 0 || result.plies.value_or(0) >= least) continue;
      least = result.plies.value_or(0);
      best = move;
    }
    REQUIRE(best);
    return *best;
  }
};

}  // namespace

TEST_CASE("An ending is won against the longest defence") {
  Twin twin;
  std::string input = "1\n";
  while (twin.drill.phase() == Phase::Moving) {
    const Move move = twin.fastest_win();
    input += to_text(twin.drill.game(), move) + "\n";
    twin.drill.play({move});
    twin.drill.hurry();
  }
  const std::string said = talk(input + "quit\n");
  CHECK(contains(said, "Win this: Two kings against one"));
  CHECK(contains(said, "You play "));
  CHECK(contains(said, "Won: Two kings against one"));
  CHECK(contains(said, " wins as fast as possible."));
  CHECK(contains(said, " answers "));
  CHECK(contains(said, "Won in " + std::to_string(twin.drill.best()) + " moves"));
}

TEST_CASE("A move that gives the win away is said, and Enter takes it back") {
  Twin twin;
  std::string input = "1\n";
  std::optional<Move> move;
  for (int i = 0; i < 60 && !(move = twin.drawing_move()); ++i) {
    input += "next\n";
    twin.drill.next();
  }
  REQUIRE(move);
  const std::string typed = to_text(twin.drill.game(), *move);
  const std::string said = talk(input + typed + "\n22-18\n\nquit\n");
  CHECK(contains(said, typed + " gives the win away"));
  CHECK(contains(said, "No move can be played now"));
  CHECK(contains(said, "Moves that gave it away: 1"));
}

TEST_CASE("A move that loses is said with the certain result") {
  const EndingTask hold{Ending::TwoKings, EndingGoal::Hold};
  Twin twin;
  const auto tasks = training::tasks_of(
      Variant::English, endgame::PackedTables(embedded_endings("english"), Variant::English));
  const auto at = std::find(tasks.begin(), tasks.end(), hold);
  REQUIRE(at != tasks.end());
  std::string input = std::to_string(at - tasks.begin() + 1) + "\n";
  EndingDrill& drill = twin.drill;
  drill = EndingDrill(Variant::English, hold, twin.known, seed);
  std::string typed;
  for (int i = 0; i < 60 && typed.empty(); ++i) {
    for (const Move& move : std::vector<Move>(drill.game().legal_moves())) {
      const std::string text = to_text(drill.game(), move);
      drill.play({move});
      if (drill.lost_in()) typed = text;
      if (!typed.empty()) break;
      drill.take_back();
    }
    if (typed.empty()) {
      input += "next\n";
      drill.next();
    }
  }
  REQUIRE_FALSE(typed.empty());
  const std::string said = talk(input + typed + "\nquit\n");
  CHECK(contains(said, typed + " loses. "));
  CHECK(contains(said, " wins in " + std::to_string(*drill.lost_in()) + " move"));
}

TEST_CASE("A hint tells the piece, then the move, then why, and is counted once") {
  const Twin twin;
  const Game& game = twin.drill.game();
  const auto best = EndingDrill(Variant::English, win, twin.known, seed).take_hint();
  REQUIRE(best);
  const std::string from = to_text(best->from, game.shape(), game.info().numbering);
  const std::string first = talk("1\nhint\nboard\nquit\n");
  CHECK(contains(first, "Hint: the piece on " + from));
  CHECK_FALSE(contains(first, "Hint: " + to_text(game, *best)));
  CHECK(contains(first, "Hints: 1"));
  const std::string second = talk("1\nhint\nHINT\nboard\nquit\n");
  CHECK(contains(second, "Hint: " + to_text(game, *best)));
  CHECK_FALSE(contains(second, "Hint: " + to_text(game, *best) + ". "));
  CHECK(contains(second, "Hints: 1"));
  const std::string third = talk("1\nhint\nhint\nhint\nboard\nquit\n");
  CHECK(contains(third, "Hint: " + to_text(game, *best) + ". "));
  CHECK(contains(third, "Hints: 1"));
  CHECK(contains(talk("1\ndica\nsair\n", Language::Portuguese), "Dica: a peça em " + from));
}

TEST_CASE("Undo says that the move was taken back, or that there is none") {
  CHECK(contains(talk("1\nundo\nquit\n"), "There is no move of yours to undo."));
  const Twin twin;
  const std::string typed = to_text(twin.drill.game(), twin.fastest_win());
  const std::string said = talk("1\n" + typed + "\nundo\nundo\nquit\n");
  CHECK(contains(said, "Taken back."));
  CHECK(contains(said, "There is no move of yours to undo."));
}

TEST_CASE("Analyse says in one sentence what to use instead") {
  const std::string said = talk("1\nanalyse\nquit\n");
  CHECK(contains(said, "Each move is judged as soon as it is played: hint tells the best one."));
  CHECK_FALSE(contains(said, "choose another ending"));
}

TEST_CASE("Why explains the hint of an ending, or the last move") {
  CHECK(contains(talk("1\nwhy\nquit\n"), "There is no move to explain yet."));
  const Twin twin;
  const Game& game = twin.drill.game();
  const auto best = EndingDrill(Variant::English, win, twin.known, seed).take_hint();
  REQUIRE(best);
  const std::string hinted = talk("1\nhint\nwhy\nboard\nquit\n");
  const std::string reason = "Hint: " + to_text(game, *best) + ". ";
  CHECK(contains(hinted, reason));
  const std::string again = talk("1\nhint\nwhy\nhint\nboard\nquit\n");
  CHECK(again.find(reason) != again.rfind(reason));
  CHECK(contains(hinted, "Hints: 1"));
  CHECK(contains(talk("1\ndica\npor quê?\nsair\n", Language::Portuguese),
                 "Dica: " + to_text(game, *best) + ". "));
  const std::string typed = to_text(game, twin.fastest_win());
  CHECK(contains(talk("1\n" + typed + "\nwhy\nquit\n"), "Last move: " + typed + ". "));
}

TEST_CASE("The reason for a move compares it with the others") {
  Twin twin;
  EndingDrill hinted(Variant::English, win, twin.known, seed);
  const auto best = hinted.take_hint();
  REQUIRE(best);
  const std::string compared = choice_sentence(Language::English, hinted, hinted.game(), *best);
  REQUIRE_FALSE(compared.empty());
  const std::string typed = to_text(twin.drill.game(), *best);
  for (const std::string& asked :
       {std::string("hint\nhint\nhint"), std::string("solution"), typed + "\nwhy"}) {
    CAPTURE(asked);
    const std::string said = one_line(talk("1\n" + asked + "\nquit\n"));
    CHECK(contains(said, compared));
  }
  CHECK_FALSE(contains(one_line(talk("1\nhint\nhint\nquit\n")), compared));
}

TEST_CASE("The words of other trainers do the same for endings") {
  const Twin twin;
  const auto best = EndingDrill(Variant::English, win, twin.known, seed).take_hint();
  REQUIRE(best);
  const std::string told = talk("1\nsolution\nboard\nquit\n");
  CHECK(contains(told, "Hint: " + to_text(twin.drill.game(), *best) + ". "));
  CHECK(contains(told, "Hints: 1"));
  CHECK(contains(talk("1\nback\nquit\n"), "There is no move of yours to undo."));
  const std::string skipped = talk("1\nskip\nquit\n");
  CHECK(skipped.find("You play ") != skipped.rfind("You play "));
}

TEST_CASE("An ending is begun anew, with its counts") {
  const Twin twin;
  const std::string typed = to_text(twin.drill.game(), twin.fastest_win());
  const std::string said = talk("1\nhint\n" + typed + "\nagain\nquit\n");
  const std::size_t played = said.find("Your moves: 1 ");
  REQUIRE(played != std::string::npos);
  CHECK(said.find("Hints: 1", played) != std::string::npos);
  const std::size_t anew = said.find("Your moves: 0 ", played);
  REQUIRE(anew != std::string::npos);
  CHECK(said.find("Hints: ", anew) == std::string::npos);
  // Before the first move nothing changes.
  CHECK(contains(talk("1\nagain\nquit\n"), "Your moves: 0 "));
  CHECK(contains(talk("1\nhelp\nquit\n"), "begin this position anew"));
}

TEST_CASE("The outcome of a move in an ending is told before the board shows the answer") {
  const Twin twin;
  const std::string typed = to_text(twin.drill.game(), twin.fastest_win());
  const std::string said = talk("1\n" + typed + "\nquit\n");
  const std::size_t judged = said.find(" wins as fast as possible.");
  REQUIRE(judged != std::string::npos);
  CHECK(said.find("+--", judged) != std::string::npos);
}

TEST_CASE("An empty line is answered by one line, without the board") {
  const std::string once = talk("1\nquit\n");
  const std::string said = talk("1\n\nquit\n");
  CHECK(contains(said, "Type a move: two squares."));
  const auto boards = [](const std::string& text) {
    std::size_t found = 0;
    for (std::size_t at = text.find("+--"); at != std::string::npos; at = text.find("+--", at + 1))
      ++found;
    return found;
  };
  CHECK(boards(said) == boards(once));
  CHECK(contains(talk("1\n\nsair\n", Language::Portuguese), "Digite um lance: duas casas."));
}

TEST_CASE("Help lists the commands in the person's language") {
  CHECK(contains(talk("1\nhelp\nmenu\n"), "choose another ending"));
  CHECK(contains(talk("1\najuda\nsair\n", Language::Portuguese), "escolhe outro final"));
}

TEST_CASE("Another ending is chosen by its number") {
  const std::string said = talk("1\nendings\n2\nquit\n");
  CHECK(contains(said, "Win this: Two kings against one"));
  CHECK(contains(said, "Hold this: Two kings against one"));
}

TEST_CASE("List shows the endings, too") {
  for (const char* const word : {"list", "lista"}) {
    CAPTURE(std::string(word));
    CHECK(contains(talk("1\n" + std::string(word) + "\n2\nquit\n"), "Hold this: "));
  }
}

TEST_CASE("Menu and back in the list of endings lead to where it came from") {
  TypedConsole typed("1\nendings\nmenu\nendings\nback\nmenu\n", echoing());
  EndingScreen screen(typed.console, Variant::English, embedded_endings("english"), seed);
  CHECK(screen.run() == Leave::Menu);
  const std::string said = typed.output();
  const std::size_t menu = said.find("]: menu\n");
  const std::size_t back = said.find("]: back\n");
  REQUIRE(menu != std::string::npos);
  REQUIRE(back != std::string::npos);
  CHECK(said.find("You play ", menu) < back);
  CHECK(said.find("You play ", back) != std::string::npos);
  TypedConsole first("menu\n");
  EndingScreen none(first.console, Variant::English, embedded_endings("english"), seed);
  CHECK(none.run() == Leave::Menu);
  CHECK(contains(talk("1\nhelp\nquit\n"), "menu or back in the list leads"));
}

TEST_CASE("A variant without tables says so and names those that have some, and is not offered") {
  const Session session = run_session({"--mode", "endgames", "--variant", "turkish"}, "quit\n");
  CHECK(session.status == 0);
  CHECK(contains(session.output,
                 "There are no endgame tables for Turkish. It can be practised in Brazilian,"));
  CHECK(contains(session.output, "Frisian"));
  CHECK_FALSE(contains(session.output, "Choose another variant."));
  // Without the file of a variant that should have some, no list names that variant.
  const Session lacking = run_session({"--mode", "endgames", "--variant", "brazilian"}, "quit\n");
  CHECK(contains(lacking.output,
                 "There are no endgame tables for Brazilian. Choose another variant."));
  CHECK_FALSE(contains(lacking.output, "can be practised"));
  const InEmptyFolder folder;
  const Session menu = run_session({"--variant", "turkish"}, "7\n\nquit\n");
  CHECK(contains(menu.output, "  7. Endgame trainer\n"));
  CHECK(contains(menu.output, "  1. Brazilian - "));
  CHECK(contains(menu.output, "the variant Turkish yet; the variant Brazilian"));
  CHECK_FALSE(contains(menu.output, "Turkish - "));
}

TEST_CASE("The menu leads to the endings of a variant") {
  const InEmptyFolder folder;
  std::istringstream in("7\n\nmenu\nquit\n");
  std::ostringstream out;
  Console console(in, out, echoing());
  static puzzle::Tables tables;
  const Options options = options_from({"--variant", "english"});
  const EndingTables endings = [](Variant) { return embedded_endings("english"); };
  CHECK(Program(console, options, tables, Drive::Caller, {}, endings).run() == 0);
  CHECK(contains(out.str(), "Which variant?"));
  CHECK(contains(out.str(), "Choose an ending"));
}

}  // namespace damas::terminal

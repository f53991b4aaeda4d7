// Games with a computer: they must end, and with the same result each time.
#include "core/notation.hpp"
#include "session.hpp"
#include "view/terminal/new_game.hpp"
#include "view/text/sentences.hpp"

namespace damas::terminal {

namespace {

std::string last_line(const std::string& text) {
  const std::size_t end = text.find_last_not_of('\n');
  return text.substr(text.rfind('\n', end) + 1, end - text.rfind('\n', end));
}

}  // namespace

TEST_CASE("a demonstration is one whole game, the same for the same seed") {
  for (const char* variant : {"brazilian", "casual"}) {
    CAPTURE(variant);
    const std::vector<std::string> arguments = {"--demo",    "--level", "1",      "2",
                                                "--variant", variant,   "--seed", "5"};
    const Session first = run_session(arguments, "");
    CHECK(first.status == 0);
    CHECK(contains(first.output, "Game over"));
    const std::string end = last_line(first.output);
    CHECK((contains(end, " wins: ") || contains(end, "Draw: ")));
    CHECK(run_session(arguments, "").output == first.output);
  }
}

TEST_CASE("two computers move at each Enter, or to the end on command") {
  const std::vector<std::string> arguments = {"--mode", "machines", "--level", "1", "--seed", "2"};
  const Session two = run_session(arguments, "\n\nc3-d4\nresign\nundo\nquit\n");
  CHECK(two.status == 0);
  CHECK(contains(two.output, "Black to move"));
  CHECK(contains(two.output, "The computer plays that side."));
  CHECK_FALSE(contains(two.output, "Game over"));
  const Session all = run_session(arguments, "run\nrun\n");
  CHECK(contains(all.output, "Game over. Enter for the menu"));
  CHECK(contains(all.output, "The game is over."));
}

namespace {

// The lines with which a person who always plays the first legal move gets through a game.
std::string first_moves(const std::vector<std::string>& arguments, std::string& end) {
  const Options options = options_from(arguments);
  Match match(setup_of(options, *options.mode), Drive::Caller);
  std::string lines;
  while (match.state() == Match::State::Playing) {
    if (match.computer_to_move()) {
      match.tick(Milliseconds{0});
      continue;
    }
    const Move move = match.game().legal_moves().front();
    lines += to_text(match.game(), move, {Numbering::Algebraic, true}) + "\n";
    match.submit(match.game().side_to_move(), command::Play{move});
  }
  end = sentence(options.language, *match.outcome(), match.game());
  return lines;
}

}  // namespace

TEST_CASE("a person plays a whole game against the computer") {
  for (const char* starts : {"you", "computer"}) {
    const std::vector<std::string> arguments = {
        "--mode", "computer", "--level", "1", "--starts", starts, "--lang", "pt", "--seed", "3"};
    std::string end;
    const std::string lines = first_moves(arguments, end);
    const Session session = run_session(arguments, lines);
    CHECK(session.status == 0);
    CHECK(contains(session.output, "O computador está pensando…"));
    CHECK(contains(session.output, end + "\nFim de partida."));
  }
}

TEST_CASE("a person who plays Black sees Black at the bottom") {
  const Session session = run_session(
      {"--mode", "computer", "--level", "1", "--starts", "computer", "--seed", "1"}, "");
  CHECK(contains(session.output, "     H  G  F  E  D  C  B  A"));
}

TEST_CASE("a move that was typed while the computer was thinking is played after its move") {
  // Black has no choice.
  const Session session = run_session(
      {"--mode", "computer", "--level", "1", "--fen", "W:Wa1,h2:Bh8"}, "a1b2\nh2g3\nmoves\nquit\n");
  CHECK(contains(session.output, "1. a1-b2 h8-g7  2. h2-g3"));
}

TEST_CASE("a hint is a move that can be played") {
  const Session session =
      run_session({"--mode", "persons", "--fen", "W:Wc3,a1,e1:Bd4,f6,b6,h8"}, "hint\nhint\nquit\n");
  CHECK(contains(session.output, "Hint: c3x"));
}

TEST_CASE("the computer gives its reason to decline a draw, and cannot be asked again at once") {
  const Session early =
      run_session({"--mode", "computer", "--level", "1", "--seed", "1"}, "draw\ndraw\nquit\n");
  CHECK(contains(early.output, "No draw: it is too early in the game."));
  CHECK(contains(early.output, "You may offer a draw again five moves after"));
  const Session ahead = run_session({"--mode", "computer", "--level", "3", "--lang", "pt", "--fen",
                                     "W:Wa1,c1,e1:BKb8,Kd8,Kf8,h8,a7"},
                                    "c1d2\nempate\nsair\n");
  CHECK(contains(ahead.output, "Sem empate: o computador acha que está em vantagem."));
}

TEST_CASE("a losing computer accepts a draw after its search") {
  const Session session =
      run_session({"--mode", "computer", "--level", "3", "--fen", "W:WKc1,Ke1,Kg1,a3,c3:Bh8,f8"},
                  "draw\na3b4\nquit\n");
  CHECK(
      contains(session.output, "Draw offered: the computer answers after it has chosen its move."));
  CHECK(contains(session.output, "Draw by agreement."));
}

TEST_CASE("undo against the computer goes back to one's own turn") {
  const Session session = run_session({"--mode", "computer", "--level", "1", "--seed", "1"},
                                      "c3d4\nundo\nc3d4\nredo\nundo\nundo\nquit\n");
  CHECK(contains(session.output, "Taken back."));
  CHECK(contains(session.output, "There is no move to redo."));
  CHECK(contains(session.output, "There is no move of yours to undo."));
}

}  // namespace damas::terminal

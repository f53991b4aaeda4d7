#include "view/terminal/board_commands.hpp"

#include <doctest/doctest.h>

#include "typed_console.hpp"
#include "view/terminal/verbs.hpp"

namespace damas::terminal {

namespace {

struct Talk : TypedConsole {
  Talk() : TypedConsole("") {}

  BoardCommands commands{console,
                         {Text::TerminalProblemHelp,
                          {{Text::ProblemCommandTheme, Text::AboutProblemCommandTheme}},
                          Text::AboutProblemCommandMenu,
                          Text::TerminalProblemAdvice}};
};

}  // namespace

TEST_CASE("the board is due at first, and again after board and flip") {
  Talk talk;
  CHECK(talk.commands.is_due());
  for (const char* command : {"board", "flip", "virar"}) {
    CAPTURE(std::string(command));
    talk.commands.shown();
    CHECK(talk.commands.carry_out(command));
    CHECK(talk.commands.is_due());
    CHECK_FALSE(talk.commands.leave());
  }
}

TEST_CASE("flip turns the board") {
  Talk talk;
  Talk turned;
  const Game game(Variant::Brazilian);
  talk.commands.write(game);
  CHECK(turned.commands.carry_out("flip"));
  turned.commands.write(game);
  CHECK(talk.out.str() != turned.out.str());
  CHECK(turned.commands.carry_out("flip"));
  turned.out.str({});
  turned.commands.write(game);
  CHECK(talk.out.str() == turned.out.str());
}

TEST_CASE("menu and quit tell where to go") {
  Talk talk;
  CHECK(talk.commands.carry_out("menu"));
  CHECK(talk.commands.leave() == Leave::Menu);
  CHECK(talk.commands.carry_out("q"));
  CHECK(talk.commands.leave() == Leave::Quit);
}

TEST_CASE("help lists the screen's own commands, then the shared ones") {
  Talk talk;
  CHECK(talk.commands.carry_out("help"));
  for (const Text command : {Text::ProblemCommandTheme, Text::CommandBoard, Text::CommandFlip,
                             Text::CommandMenu, Text::CommandQuit})
    CHECK(talk.said(std::string("\n  ") + tr(Language::English, command) + " "));
  CHECK(talk.said(tr(Language::English, Text::AboutProblemCommandMenu)));
}

TEST_CASE("help explains the letters on the board, like that of a game") {
  Talk talk;
  CHECK(talk.commands.carry_out("help"));
  CHECK(talk.said("o is a man and D a king; those of Black stand in brackets: (o) (D)."));
}

TEST_CASE("help may change with what is done") {
  Talk talk;
  talk.commands.set_help({Text::TerminalRushHelp,
                          {{Text::ProblemCommandEnd, Text::AboutProblemCommandEnd}},
                          Text::AboutProblemCommandMenu,
                          Text::TerminalRushAdvice});
  CHECK(talk.commands.carry_out("help"));
  CHECK(talk.said("\n  end "));
  CHECK_FALSE(talk.said("\n  theme "));
}

TEST_CASE("a command that the screen does not have gets one sentence, and a move is no command") {
  Talk talk;
  CHECK_FALSE(talk.commands.carry_out("c3d4"));
  CHECK(talk.out.str().empty());
  CHECK(talk.commands.carry_out("resign"));
  CHECK(talk.out.str() == "resign does nothing here: help lists the commands.\n");
  CHECK_FALSE(talk.commands.leave());
}

TEST_CASE("a question to the computer is answered with what to use instead") {
  for (const char* command : {"hint", "analyse", "why", "motivo"}) {
    CAPTURE(std::string(command));
    Talk talk;
    CHECK(talk.commands.carry_out(command));
    CHECK(talk.said("hint and theme give a clue"));
    CHECK_FALSE(talk.said(tr(Language::English, Text::AboutCommandFlip)));
  }
}

}  // namespace damas::terminal

#include "view/terminal/console.hpp"

#include "session.hpp"

namespace damas::terminal {

namespace {

using Choice = std::variant<int, Leave>;

}  // namespace

TEST_CASE("answers come without surrounding blanks, carriage returns and control characters") {
  TypedConsole talk("  c3 d4 \r\n\x1b[2J\tx\n");
  CHECK(talk.console.ask("> ") == "c3 d4");
  CHECK(talk.console.ask("> ") == "?[2J x");
  CHECK(talk.out.str() == "> > ");
}

TEST_CASE("the last line needs no line end, and then the input is over for good") {
  TypedConsole talk("a\nb");
  CHECK(talk.console.ask("") == "a");
  CHECK(talk.console.ask("") == "b");
  CHECK_FALSE(talk.console.ask("> "));
  CHECK_FALSE(talk.console.ask("> "));
  CHECK(talk.out.str() == "> \n> \n");
}

TEST_CASE("an endless line is cut, and the next one is read") {
  TypedConsole talk(std::string(5000, 'x') + "\nnext\n");
  CHECK(talk.console.ask("")->size() == 1000);
  CHECK(talk.console.ask("") == "next");
}

TEST_CASE("answers are repeated only if the input is not visible") {
  ConsoleSetup setup;
  setup.echoes = true;
  TypedConsole talk("c3\n", setup);
  talk.console.ask("> ");
  CHECK(talk.out.str() == "> c3\n");
}

TEST_CASE("an answer that was typed before its question is shown again after it") {
  ConsoleSetup setup;
  bool ahead = true;
  setup.typed_ahead = [&ahead] { return std::exchange(ahead, false); };
  TypedConsole talk("c3\nd4\n", setup);
  CHECK(talk.console.ask("> ") == "c3");
  CHECK(talk.console.ask("> ") == "d4");
  CHECK(talk.out.str() == "> c3\n> ");
}

TEST_CASE("a choice is asked again until it is in range, and Enter takes the preselected one") {
  TypedConsole talk("0\n3\nx\n2\n\n");
  const auto choose = [&] { return talk.console.choose("Which?", {"a", "b"}, 1); };
  CHECK(choose() == Choice{2});
  CHECK(choose() == Choice{1});
  CHECK(choose() == Choice{Leave::Quit});
  CHECK(talk.out.str().find("Which?\n  1. a\n  2. b\nType a number [1]: Type a number from 1 to 2, "
                            "or just Enter for 1; menu goes back, quit ends.\n") == 0);
}

TEST_CASE("every choice can be left for the menu, or to quit") {
  TypedConsole talk("quit\nMENU\nsair\nback\nvoltar\n");
  for (const Leave leave : {Leave::Quit, Leave::Menu, Leave::Quit, Leave::Menu, Leave::Menu}) {
    CHECK(talk.console.choose("Which?", {"a"}, 1) == Choice{leave});
  }
}

TEST_CASE("yes and no are understood in both languages") {
  TypedConsole talk("yes\nS\nsim\nNÃO\nno\nmaybe\nn\n");
  for (const bool expected : {true, true, true, false, false, false}) {
    CHECK(talk.console.confirm(Text::AskResign) == expected);
  }
  CHECK(talk.out.str().find("Type yes or no; quit ends the program.") != std::string::npos);
  CHECK_FALSE(talk.console.confirm(Text::AskResign).has_value());
}

TEST_CASE("words that only begin like yes or no are no answers") {
  TypedConsole talk("save\nstop\nyellow\nnext\nnao\n");
  CHECK(talk.console.confirm(Text::AskResign) == false);
  const std::string said = talk.out.str();
  int refused = 0;
  for (std::size_t at = 0; (at = said.find("Type yes or no", at)) != said.npos; ++at)
    ++refused;
  CHECK(refused == 4);
}

TEST_CASE("the words for quit are no answer to a yes-or-no question, but leave it") {
  for (const char* word : {"quit", "QUIT", "exit", "q", "sair"}) {
    CAPTURE(word);
    TypedConsole talk(std::string(word) + "\nyes\n" + word + "\n");
    CHECK_FALSE(talk.console.confirm(Text::AskResign).has_value());
    CHECK(talk.console.confirm(Text::AskResign) == true);
    CHECK_FALSE(talk.console.confirm_or_enter("Continue?").has_value());
  }
}

TEST_CASE("prose is broken to the width of the screen, at most eighty columns, but not pictures") {
  ConsoleSetup setup;
  setup.width = [] { return 24; };
  TypedConsole talk("", setup);
  talk.console.say(Text::TerminalRunRefused);
  talk.console.line("a picture that is wider than it");
  CHECK(talk.out.str() ==
        "Only two computers can\nplay on by themselves.\na picture that is wider than it\n");
  setup.width = [] { return 200; };
  CHECK(TypedConsole("", setup).console.width() == 80);
}

TEST_CASE("a prompt leaves room for the answer") {
  ConsoleSetup setup;
  setup.width = [] { return 30; };
  TypedConsole talk("", setup);
  talk.console.ask("White, your move (or help): ");
  CHECK(talk.out.str() == "White, your move\n(or help): \n");
}

TEST_CASE("the screen is cleared only on a terminal") {
  TypedConsole pipe("");
  pipe.console.new_screen();
  CHECK(pipe.out.str() == "\n");
  ConsoleSetup setup;
  setup.clears = true;
  TypedConsole screen("", setup);
  screen.console.new_screen();
  CHECK(screen.out.str() == "\x1b[H\x1b[2J");
}

}  // namespace damas::terminal

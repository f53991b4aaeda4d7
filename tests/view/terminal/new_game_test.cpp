#include "view/terminal/new_game.hpp"

#include "session.hpp"

namespace damas::terminal {

namespace {

bool person_is(Side side, const MatchSetup& setup) {
  return is_human(setup.player(side)) && !is_human(setup.player(opponent(side)));
}

}  // namespace

TEST_CASE("the starting player moves first, with either side") {
  CHECK(person_is(Side::White, setup_of(options_from({"--starts", "you"}), Mode::Computer)));
  CHECK(person_is(Side::Black, setup_of(options_from({"--starts", "computer"}), Mode::Computer)));
  const std::vector<std::string> black_begins = {"--fen", "B:Wc3:Bd6,f6", "--starts"};
  auto you = black_begins;
  you.emplace_back("you");
  CHECK(person_is(Side::Black, setup_of(options_from(you), Mode::Computer)));
  auto computer = black_begins;
  computer.emplace_back("computer");
  CHECK(person_is(Side::White, setup_of(options_from(computer), Mode::Computer)));
}

TEST_CASE("a random start falls both ways, the same way for the same seed") {
  int white = 0;
  Options options = options_from({"--starts", "random"});
  for (options.seed = 0; options.seed < 100; ++options.seed) {
    const MatchSetup setup = setup_of(options, Mode::Computer);
    CHECK(setup.players == setup_of(options, Mode::Computer).players);
    white += person_is(Side::White, setup) ? 1 : 0;
  }
  CHECK(white > 20);
  CHECK(white < 80);
}

TEST_CASE("a match begins after the opening that was drawn") {
  const BallotSource ballots = [](Variant) { return std::string_view("9-13 22-18 6-9\n"); };
  Options options = options_from({"--variant", "english"});
  CHECK(new_match(options, Mode::Persons, ballots, Drive::Caller).game().ply() == 0);
  options.opening = OpeningChoice::Ballot;
  Match match = new_match(options, Mode::Persons, ballots, Drive::Caller);
  CHECK(match.game().ply() == 3);
  CHECK(match.setup().drawn_plies == 3);
  CHECK(match.submit(Side::White, command::Undo{}) == Refusal::NothingToUndo);
  options.opening = OpeningChoice::ElevenMan;
  const Match eleven = new_match(options, Mode::Persons, {}, Drive::Caller);
  CHECK(eleven.game().ply() == 2);
  CHECK(eleven.game().pieces(Side::White).size() == 11);
  CHECK(eleven.game().start() == eleven.setup().start);
}

TEST_CASE("variants that draw no openings begin normally") {
  Options options = options_from({"--variant", "turkish"});
  options.opening = OpeningChoice::Ballot;
  CHECK(new_match(options, Mode::Persons, {}, Drive::Caller).game().ply() == 0);
  options.opening = OpeningChoice::ElevenMan;
  CHECK(new_match(options, Mode::Persons, {}, Drive::Caller).game().ply() == 0);
}

TEST_CASE("mode and levels determine the players") {
  const Options options = options_from({"--level", "2", "7"});
  const MatchSetup machines = setup_of(options, Mode::Machines);
  CHECK(machines.players == std::array<Player, 2>{Computer{2}, Computer{7}});
  CHECK(setup_of(options, Mode::Persons).players == std::array<Player, 2>{Human{}, Human{}});
  CHECK(setup_of(options, Mode::Computer).players == std::array<Player, 2>{Human{}, Computer{7}});
}

TEST_CASE("the questions before a game fill the options") {
  TypedConsole typed("2\n2\n6\n");
  const auto answers = ask_new_game(typed.console, Mode::Computer, Options{});
  const Options* options = std::get_if<Options>(&answers);
  REQUIRE(options);
  CHECK(options->variant == Variant::Casual);
  CHECK(options->starts == Starts::Computer);
  CHECK(options->levels == std::array{6, 6});
}

namespace {

std::string_view one_ballot(Variant) {
  return "9-13 22-18 6-9\n";
}

}  // namespace

TEST_CASE("the opening is asked for where it can be drawn by lot, and is normal by default") {
  TypedConsole normal("6\n\n");
  const auto by_enter = ask_new_game(normal.console, Mode::Persons, Options{}, one_ballot);
  REQUIRE(std::holds_alternative<Options>(by_enter));
  CHECK(std::get<Options>(by_enter).opening == OpeningChoice::Normal);
  CHECK(normal.said("Which opening?\n  1. Normal\n  2. Three moves\n  3. Eleven men\n"));

  TypedConsole typed("6\n3\n\n\n");
  const auto eleven = ask_new_game(typed.console, Mode::Persons, Options{}, one_ballot);
  REQUIRE(std::holds_alternative<Options>(eleven));
  CHECK(std::get<Options>(eleven).opening == OpeningChoice::ElevenMan);
  // It is proposed for the next game.
  const auto again =
      ask_new_game(typed.console, Mode::Persons, std::get<Options>(eleven), one_ballot);
  REQUIRE(std::holds_alternative<Options>(again));
  CHECK(std::get<Options>(again).opening == OpeningChoice::ElevenMan);
  CHECK(typed.said("Type a number [3]: "));

  TypedConsole brazilian("1\n2\n");
  const auto drawn = ask_new_game(brazilian.console, Mode::Persons, Options{}, one_ballot);
  REQUIRE(std::holds_alternative<Options>(drawn));
  CHECK(std::get<Options>(drawn).opening == OpeningChoice::Ballot);
  CHECK(brazilian.said("  1. Normal\n  2. Drawn by lot\nType"));
}

TEST_CASE("the opening is not asked for where none can be drawn, or the game begins elsewhere") {
  TypedConsole turkish("25\n");
  CHECK(std::holds_alternative<Options>(
      ask_new_game(turkish.console, Mode::Persons, Options{}, one_ballot)));
  TypedConsole no_list("1\n");
  CHECK(std::holds_alternative<Options>(ask_new_game(no_list.console, Mode::Persons, Options{})));
  TypedConsole elsewhere("");
  CHECK(std::holds_alternative<Options>(
      ask_new_game(elsewhere.console, Mode::Persons,
                   options_from({"--variant", "english", "--fen", "B:W21:B1"}), one_ballot)));
  for (const TypedConsole* const each : {&turkish, &no_list, &elsewhere})
    CHECK_FALSE(each->said("Which opening?"));
}

TEST_CASE("a person who leaves at the question for the opening starts no game") {
  TypedConsole typed("6\nmenu\n");
  const auto answers = ask_new_game(typed.console, Mode::Persons, Options{}, one_ballot);
  REQUIRE(std::holds_alternative<Leave>(answers));
  CHECK(std::get<Leave>(answers) == Leave::Menu);
}

TEST_CASE("levels are asked for each of two computers, and not for two persons") {
  TypedConsole typed("1\n3\n5\n1\n");
  const auto machines = ask_new_game(typed.console, Mode::Machines, Options{});
  REQUIRE(std::holds_alternative<Options>(machines));
  CHECK(std::get<Options>(machines).levels == std::array{3, 5});
  CHECK(std::holds_alternative<Options>(ask_new_game(typed.console, Mode::Persons, Options{})));
  CHECK(std::holds_alternative<Leave>(ask_new_game(typed.console, Mode::Persons, Options{})));
}

TEST_CASE("values of options are preselected") {
  TypedConsole typed("\n\n\n");
  const auto answers =
      ask_new_game(typed.console, Mode::Computer,
                   options_from({"--variant", "casual", "--starts", "computer", "--level", "8"}));
  const Options* options = std::get_if<Options>(&answers);
  REQUIRE(options);
  CHECK(options->variant == Variant::Casual);
  CHECK(options->starts == Starts::Computer);
  CHECK(options->levels == std::array{8, 8});
}

}  // namespace damas::terminal

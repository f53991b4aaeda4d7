#include "view/terminal/openings_screen.hpp"

#include "session.hpp"
#include "training/small_book.hpp"

namespace damas::terminal {

namespace {

// The second opening leads to a position of the book; the third one to one in which only White has
// a move there; the last one leads to none.
constexpr std::string_view names =
    "moves: c3-d4\nname: Campo\nsource: https://example.org/a\n"
    "moves: c3-d4 b6-a5\nname: Lado\nsource: https://example.org/c\n"
    "moves: a3-b4\nname: Ponta\nsource: https://example.org/b\n";

OpeningSources small_sources() {
  return {[](Variant variant) -> std::shared_ptr<const Book> {
            if (variant != Variant::Brazilian) return nullptr;
            return std::make_shared<const Book>(test::small_book());
          },
          [](Variant) { return names; }};
}

struct Talk {
  std::string said;
  training::OpeningCards cards;
};

// The day is 20,000 after 1970-01-01.
Talk talk(const std::string& input, Language language = Language::English) {
  std::istringstream in(input);
  std::ostringstream out;
  ConsoleSetup setup;
  setup.echoes = true;
  setup.language = language;
  setup.today = [] { return std::int64_t{20'000}; };
  Console console(in, out, setup);
  const training::ChangeOpeningCards change = training::opening_cards_in_memory();
  const OpeningSources sources = small_sources();
  OpeningsScreen(console, Variant::Brazilian, sources.book(Variant::Brazilian), names, change, 1)
      .run();
  return {out.str(), change([](training::OpeningCards&) {})};
}

}  // namespace

TEST_CASE("A move of the book is right, the book answers, and the card is kept") {
  const Talk played = talk("1\n1\n\nc3d4\nquit\n");
  CHECK(contains(played.said, "Choose an opening"));
  CHECK(contains(played.said, "You play White"));
  CHECK(contains(played.said, "c3-d4 is the book's best move."));
  CHECK(contains(played.said, "Black plays "));
  CHECK(contains(played.said, "positions learned"));
  CHECK(played.cards.all().size() == 1);
}

TEST_CASE("A move that the book does not have is said, and may be tried again") {
  const Talk played = talk("1\n1\n\ng3h4\nc3d4\nquit\n");
  CHECK(contains(played.said, "g3-h4 is not in the book. Try again."));
  CHECK(contains(played.said, "The book has c3-d4"));
  CHECK(contains(played.said, "c3-d4 is the book's best move."));
}

TEST_CASE("A hint names the piece, then the moves of the book, and counts like a mistake") {
  const Talk asked = talk("1\n1\n\nhint\nquit\n");
  CHECK(contains(asked.said, "Hint: the piece on c3. Ask again for the book's moves."));
  CHECK_FALSE(contains(asked.said, "The book has c3-d4"));
  CHECK(contains(talk("1\n1\n\nhint\nhint\nquit\n").said, "The book has c3-d4"));
  REQUIRE(asked.cards.all().size() == 1);
  const training::Card& missed = asked.cards.all().begin()->second.card;
  const training::Card known = talk("1\n1\n\nc3d4\nquit\n").cards.all().begin()->second.card;
  CHECK(missed.due < known.due);
  CHECK(
      contains(talk("1\n1\n\ndica\ndica\nsair\n", Language::Portuguese).said, "O livro tem c3-d4"));
}

TEST_CASE("Only openings that the book has are offered") {
  const Talk asked = talk("menu\n");
  CHECK(contains(asked.said, "Campo"));
  CHECK_FALSE(contains(asked.said, "Ponta"));
  CHECK(contains(asked.said, "  1. All openings\n  2. Campo\n  3. Lado\n"));
}

TEST_CASE("The sources of an opening's name are told once it is chosen") {
  CHECK_FALSE(contains(talk("menu\n").said, "https://"));
  const std::string said = talk("2\n2\n\nboard\nquit\n").said;
  const std::size_t title = said.find("Opening: Campo (c3-d4)");
  const std::size_t sources = said.find("Name from: https://example.org/a");
  REQUIRE(sources != std::string::npos);
  CHECK(title < sources);
  CHECK(said.rfind("Name from: ") == sources);
  CHECK_FALSE(contains(said, "https://example.org/c"));
  CHECK_FALSE(contains(talk("1\n1\n\nquit\n").said, "Name from: "));
}

TEST_CASE("The book moves first for Black, and the side can be changed") {
  const Talk played = talk("1\n2\n\nside\nquit\n");
  CHECK(contains(played.said, "You play Black"));
  CHECK(contains(played.said, "White plays "));
  CHECK(contains(played.said, "You play White"));
}

TEST_CASE("A side without a move of the book is not asked for, and not changed to") {
  const std::string said = talk("3\n\nside\nquit\n").said;
  CHECK(contains(said, "Lado"));
  CHECK(contains(said, "From here the book has moves only for White, so you play White."));
  CHECK(contains(said, "You play White"));
  CHECK(contains(said, "From here the book has no move for Black: you go on as White."));
  CHECK_FALSE(contains(said, "The book has no move from here"));
  CHECK(contains(talk("3\n\nlado\nsair\n", Language::Portuguese).said,
                 "Daqui o livro só tem lances para as brancas"));
}

TEST_CASE("The words of other trainers do the same for openings") {
  CHECK(contains(talk("1\n1\n\nsolution\nquit\n").said, "The book has c3-d4"));
  CHECK(contains(talk("1\n1\n\nmostrar\nsair\n", Language::Portuguese).said, "O livro tem c3-d4"));
  CHECK(contains(talk("1\n1\n\nback\n2\n2\n\nquit\n").said, "Opening: Campo (c3-d4)"));
}

TEST_CASE("The words about a move of an opening come before the board with the answer") {
  const std::string said = talk("1\n1\n\nc3d4\nquit\n").said;
  const std::size_t judged = said.find("c3-d4 is the book's best move.");
  REQUIRE(judged != std::string::npos);
  CHECK(said.find("+--", judged) != std::string::npos);
}

TEST_CASE("Another opening is chosen by its number") {
  const Talk played = talk("1\n1\n\nopenings\n2\n2\n\nquit\n");
  CHECK(contains(played.said, "Opening: Campo (c3-d4)"));
}

TEST_CASE("List shows the openings, too") {
  CHECK(contains(talk("1\n1\n\nlist\n2\n2\n\nquit\n").said, "Opening: Campo (c3-d4)"));
  CHECK(contains(talk("1\n1\n\nlista\n2\n2\n\nsair\n", Language::Portuguese).said,
                 "Abertura: Campo (c3-d4)"));
}

TEST_CASE("Menu and back in the lists of openings lead to where they came from") {
  const std::string said = talk("1\n1\n\nopenings\nback\nmenu\n").said;
  const std::size_t back = said.find("]: back\n");
  REQUIRE(back != std::string::npos);
  CHECK(said.find("You play White", back) != std::string::npos);
  CHECK(said.find("help): menu\n", back) != std::string::npos);
  // From a later list to the first one.
  const std::string later = talk("2\nmenu\n1\n1\nmenu\n1\n1\n\nmenu\n").said;
  CHECK(contains(later, "]: menu\nChoose an opening"));
  CHECK(later.find("Choose an opening", later.find("Moves in a line")) != std::string::npos);
  CHECK(contains(later, "You play White"));
}

TEST_CASE("The length of the lines is asked, and Enter keeps eight moves") {
  const std::string usual = talk("1\n1\n\nquit\n").said;
  CHECK(
      contains(usual, "Moves in a line\n  1. 4\n  2. 8\n  3. 12\n  4. All\nType a number [2]: \n"));
  const std::string chosen = talk("1\n1\n4\nopenings\n1\n1\n\nquit\n").said;
  CHECK(contains(chosen, "Type a number [4]: \n"));
  CHECK(contains(talk("1\n1\nmenu\n").said, "Moves in a line"));
}

TEST_CASE("Help of the openings is in the person's language") {
  CHECK(contains(talk("1\n1\n\nhelp\nmenu\n").said, "choose another opening"));
  CHECK(
      contains(talk("1\n1\n\najuda\nsair\n", Language::Portuguese).said, "escolhe outra abertura"));
}

TEST_CASE("The program practises openings, keeps them, and says where there is no book") {
  const InEmptyFolder folder;
  const auto run = [](const std::vector<std::string>& arguments, const std::string& input) {
    std::istringstream in(input);
    std::ostringstream out;
    ConsoleSetup setup;
    setup.echoes = true;
    Console console(in, out, setup);
    static puzzle::Tables tables;
    const Options options = options_from(arguments);
    CHECK(Program(console, options, tables, Drive::Caller, {}, {}, {}, {}, small_sources()).run() ==
          0);
    return out.str();
  };
  const std::string said = run({"--mode", "openings", "--data", "kept"}, "1\n1\n\nc3d4\nquit\n");
  CHECK(contains(said, "c3-d4 is the book's best move."));
  OpeningsFile file("kept/openings.txt");
  CHECK(file.change([](training::OpeningCards&) {}).all().size() == 1);
  const std::string none = run({"--mode", "openings", "--variant", "turkish"}, "quit\n");
  CHECK(contains(none, "There is no opening book for Turkish. It can be practised in Brazilian,"));
  CHECK_FALSE(contains(none, "Choose another variant."));
  // The menu asks for the variant first.
  const std::string menu = run({}, "8\n\n1\n1\n\nc3d4\nmenu\nquit\n");
  CHECK(contains(menu, "  8. Opening practice\n"));
  CHECK(contains(menu, "Which variant?"));
  CHECK(contains(menu, "c3-d4 is the book's best move."));
  // Only those with a book are offered.
  CHECK(contains(menu, "International - "));
  CHECK_FALSE(contains(menu, "Turkish - "));
  CHECK_FALSE(contains(menu, "does not exist for"));
  const std::string stand_in = run({"--variant", "turkish"}, "8\n\nquit\n");
  CHECK(
      contains(stand_in, "This does not exist for the variant Turkish yet; the variant Brazilian"));
  CHECK(contains(stand_in, "Choose an opening"));
  CHECK(contains(stand_in, "Campo"));
  CHECK_FALSE(contains(stand_in, "There is no opening book"));
}

}  // namespace damas::terminal

#include "view/window/online/words.hpp"

#include <doctest/doctest.h>

#include "core/fen.hpp"
#include "core/notation.hpp"
#include "net/replay/recorded_match.hpp"

namespace damas::test {

TEST_CASE("Two people without names can be distinguished") {
  const net::Person one{{"11111111-2222-4333-8444-555555555555"}, "", {}, true};
  const net::Person two{{"aaaaaaaa-bbbb-4ccc-8ddd-eeeeeeeeeeee"}, "", {}, true};
  CHECK(name(Language::English, one) == "Visitor 4369");
  CHECK(name(Language::Portuguese, one) == "Visitante 4369");
  CHECK(name(Language::English, two) != name(Language::English, one));
}

TEST_CASE("A drawn opening is written with its moves, and with the men that it took off") {
  const auto played = [](Game game) {
    for (int ply = 0; ply < 2; ++ply)
      game.play(game.legal_moves().front());
    return game;
  };
  const auto told = [](Language language, const Game& game) {
    Game later = game;
    later.play(later.legal_moves().front());
    return sentence(language, net::RecordedMatch::opening_of(net::OpeningLot::Ballot, game), later);
  };
  const Game usual = played(Game(Variant::Russian));
  const std::vector<std::string> moves = move_texts(usual);
  CHECK(told(Language::English, usual) ==
        "The opening was drawn by lot: " + moves[0] + " " + moves[1] + ".");
  const auto without_men = parse_fen(Variant::English,
                                     "B:W21,22,23,25,26,27,28,29,30,31,32:"
                                     "B1,2,3,4,6,7,8,9,10,11,12");
  const Game ballot = played(Game(std::get<AnyPosition>(without_men)));
  const std::vector<std::string> others = move_texts(ballot);
  CHECK(told(Language::English, ballot) ==
        "The eleven-man ballot took off the men on 5 and 24 and drew " + others[0] + " " +
            others[1] + ".");
  CHECK(told(Language::Portuguese, ballot).find("5 e 24") != std::string::npos);
}

TEST_CASE("A rating is written behind the name, with a question mark while it is provisional") {
  net::Person ana{{"11111111-2222-4333-8444-555555555555"}, "Ana", {}, true};
  CHECK(name_and_rating(Language::English, ana) == "Ana");
  ana.rating = 1662;
  CHECK(name_and_rating(Language::English, ana) == "Ana (1662?)");
  ana.provisional = false;
  CHECK(rating_of(ana) == "(1662)");
}

TEST_CASE("Each kind of invalid name is refused with its own reason") {
  const auto why = [](const char* text) {
    return sentence(Language::English, *net::fault_of_name(text));
  };
  CHECK(why("Ana 👍") ==
        "A name has Latin, Greek or Cyrillic letters, digits and common signs: emoji and other "
        "scripts cannot be shown here.");
  CHECK(why("Ana Ana Ana Ana Ana Ana Ana") == "A name has at most 24 letters.");
  CHECK(why("Ana ") == "A name does not begin or end with a space.");
}

TEST_CASE("A server that admits nobody is reported as busy, with the time of the next attempt") {
  net::Connection connection;
  connection.trouble = net::Trouble::Busy;
  connection.next_try = Milliseconds{2500};
  CHECK(sentence(Language::English, connection, "play.example") ==
        "The server play.example is overloaded at the moment. Next try in 3 s.");
}

}  // namespace damas::test

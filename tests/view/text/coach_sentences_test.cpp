// Each claim has a sentence, with the words of the field, in both languages.
#include "view/text/coach_sentences.hpp"

#include <string>

#include <doctest/doctest.h>

#include "core/fen.hpp"
#include "core/notation.hpp"

namespace damas {

namespace {

using namespace coach;

// White's man on c3 goes to d4, and Black takes it; or White waits with f2.
struct Told {
  Game game{std::get<AnyPosition>(parse_fen(Variant::Brazilian, "W:Wc3,f2,h2:Be5,f8,h8"))};
  Line line = moves({"c3-d4", "e5xc3"});
  Gain gain{Side::Black, line, {0, 0}, {1, 0}, 1, 4};

  Line moves(const std::vector<std::string>& texts) const {
    Game now = game;
    Line found;
    for (const std::string& text : texts) {
      for (const Move& m : std::vector<Move>(now.legal_moves())) {
        if (to_text(now, m) != text) continue;
        found.push_back(m);
        now.play(m);
        break;
      }
    }
    REQUIRE(found.size() == texts.size());
    return found;
  }
  Square square(const char* name) const {
    return *parse_square(name, game.shape(), game.info().numbering);
  }
  std::string english(const Claim& claim) const { return sentence(Language::English, claim, game); }
  std::string portuguese(const Claim& claim) const {
    return sentence(Language::Portuguese, claim, game);
  }
};

}  // namespace

TEST_CASE_FIXTURE(Told, "The end of the game, by this move or by force") {
  CHECK(english(ForcedEnd{Side::White, 0, moves({"c3-d4"})}) == "White wins with this move.");
  CHECK(english(ForcedEnd{Side::White, 0, line}) ==
        "White wins by force with this move: c3-d4 e5xc3.");
  CHECK(portuguese(ForcedEnd{Side::White, 0, line}) ==
        "As brancas vencem à força com este lance: c3-d4 e5xc3.");
  CHECK(english(ForcedEnd{Side::Black, 1, line}) ==
        "Black wins with the answer to this move: c3-d4 e5xc3.");
  CHECK(portuguese(ForcedEnd{Side::Black, 1, line}) ==
        "As pretas vencem com a resposta a este lance: c3-d4 e5xc3.");
}

// It is none of those that the claim counts, but all other counts of the programs include it.
TEST_CASE_FIXTURE(Told, "Moves of the side that makes the explained move are counted with it") {
  CHECK(english(ForcedEnd{Side::White, 1, line}) ==
        "White wins by force in two moves at most, counting this one: c3-d4 e5xc3.");
  CHECK(english(ForcedEnd{Side::White, 3, line}) ==
        "White wins by force in four moves at most, counting this one: c3-d4 e5xc3.");
  CHECK(english(ForcedEnd{Side::Black, 3, line}) ==
        "Black wins by force in three moves at most: c3-d4 e5xc3.");
  const Breakthrough own{Side::White, square("d4"), square("d8"), 2, line};
  CHECK(english(own) ==
        "The man on d4 breaks through in three moves at most, counting this one: c3-d4 e5xc3.");
  CHECK(portuguese(own) ==
        "A pedra em d4 vira dama à força em no máximo três lances, contando este: c3-d4 e5xc3.");
  CHECK(english(TableEnding{Side::White, 1}) ==
        "White wins this ending in two moves, counting this one.");
  CHECK(english(TableEnding{Side::White, 5}) ==
        "White wins this ending in six moves, counting this one.");
  CHECK(portuguese(TableEnding{Side::White, 5}) ==
        "As brancas ganham este final em seis lances, contando este.");
  CHECK(english(TableEnding{Side::Black, 5}) == "Black wins this ending in five moves.");
  // The answer ends the game, where one wins by having no move.
  CHECK(english(TableEnding{Side::White, 0}) == "White wins this ending with this move.");
}

TEST_CASE_FIXTURE(Told, "Two moves are masculine in Portuguese") {
  CHECK(portuguese(ForcedEnd{Side::White, 1, line}) ==
        "As brancas vencem à força em no máximo dois lances, contando este: c3-d4 e5xc3.");
  CHECK(portuguese(TableEnding{Side::Black, 2}) == "As pretas ganham este final em dois lances.");
}

TEST_CASE_FIXTURE(Told, "A shot tells what it gives and takes, and the man that is missing") {
  Gain shot = gain;
  shot.given = {1, 0};
  shot.taken = {3, 1};
  const std::string told =
      "Black has a shot, which gives one man and takes three men and one king: c3-d4 e5xc3.";
  CHECK(english(Shot{shot}) == told);
  CHECK(english(Shot{shot, square("c3")}) ==
        told + " With the man still on c3, this would not work.");
  CHECK(portuguese(Shot{shot, square("c3")})
            .ends_with(" Com a pedra ainda em c3, isto não funcionaria."));
}

TEST_CASE_FIXTURE(Told, "A lost man, and a lost king") {
  CHECK(english(PieceLost{gain, square("d4"), Kind::Man}) == "The man on d4 is lost: c3-d4 e5xc3.");
  CHECK(english(PieceLost{gain, square("d4"), Kind::King}) ==
        "The king on d4 is lost: c3-d4 e5xc3.");
  CHECK(portuguese(PieceLost{gain, square("d4"), Kind::King}) ==
        "A dama em d4 está perdida: c3-d4 e5xc3.");
}

TEST_CASE_FIXTURE(Told, "Men that become kings") {
  CHECK(english(Breakthrough{Side::White, square("d4"), square("d8"), 0, line}) ==
        "The man becomes a king on d8, where it cannot be captured at once.");
  CHECK(portuguese(Breakthrough{Side::White, square("d4"), square("d8"), 0, line}) ==
        "A pedra vira dama em d8, onde não pode ser tomada logo.");
  const Breakthrough through{Side::Black, square("e5"), square("e1"), 1, line};
  CHECK(english(through) == "The man on e5 breaks through at once: c3-d4 e5xc3.");
  CHECK(english(CrownRowLeft{square("c1"), through}) ==
        "Without the man on c1 to guard the crown row, the man on e5 becomes a king at once: c3-d4 "
        "e5xc3.");
  CHECK(portuguese(through) == "A pedra em e5 vira dama de imediato: c3-d4 e5xc3.");
}

TEST_CASE_FIXTURE(Told, "A forced answer names what it opens") {
  Game after = game;
  after.play(line[0]);
  after.play(line[1]);
  const Move then = after.legal_moves().front();
  const std::string opened = to_text(after, then);
  CHECK(english(ForcedReply{line[0], line[1], false, then}) ==
        "e5xc3 is the only legal answer, and opens the way for " + opened + ".");
  CHECK(english(ForcedReply{line[0], line[1], true, then}) ==
        "The majority rule forces e5xc3, which opens the way for " + opened + ".");
  CHECK(portuguese(ForcedReply{line[0], line[1], true, then}) ==
        "A lei da maioria força e5xc3, que abre caminho para " + opened + ".");
}

TEST_CASE_FIXTURE(Told, "The results of endgame tables are told") {
  CHECK(english(TableEnding{}) == "With best play this ending is a draw.");
  CHECK(english(TableEnding{Side::Black, 1}) ==
        "Black wins this ending with the answer to this move.");
  CHECK(english(TableEnding{Side::White, std::nullopt}) ==
        "This ending is won for White, by the tables.");
  CHECK(portuguese(TableEnding{Side::Black, std::nullopt}) ==
        "Pelas tabelas, este final está ganho para as pretas.");
  CHECK(english(MainRoadHeld{Side::Black, square("a1")}) == "The king on a1 holds the main road.");
  CHECK(portuguese(MainRoadHeld{Side::Black, square("a1")}) ==
        "A dama em a1 segura a grande diagonal.");
}

TEST_CASE_FIXTURE(Told, "Captures that pay, cost or come out even") {
  CHECK(english(gain) == "Black wins one man by force: c3-d4 e5xc3.");
  Gain exchange = gain;
  exchange.given = {1, 0};
  exchange.taken = {2, 0};
  CHECK(english(exchange) == "Black takes two men for one man: c3-d4 e5xc3.");
  CHECK(english(Trade{line, {1, 0}, {1, 0}, 4}) ==
        "An even exchange, one man for one man: c3-d4 e5xc3.");
  CHECK(portuguese(gain) == "As pretas ganham uma pedra à força: c3-d4 e5xc3.");
}

TEST_CASE_FIXTURE(Told,
                  "Captures before the move count, and nothing is won that may be taken back") {
  Gain whole = gain;
  whole.given = {1, 0};
  whole.taken = {2, 0};
  whole.since = Since::Exchange;
  CHECK(english(whole) ==
        "Black takes two men for one man, counting the captures just before: c3-d4 e5xc3.");
  CHECK(portuguese(whole) ==
        "As pretas tomam duas pedras por uma pedra, contando as tomadas logo antes: c3-d4 e5xc3.");
  Gain unknown = gain;
  unknown.since = Since::Setup;
  CHECK(english(unknown) == "Black takes one man: c3-d4 e5xc3.");
  CHECK(portuguese(unknown) == "As pretas tomam uma pedra: c3-d4 e5xc3.");
  Gain along_line = gain;
  along_line.since = Since::AlongLine;
  CHECK(english(along_line) == "Black takes one man: c3-d4 e5xc3.");
  const Trade back{line, {1, 0}, {1, 0}, 4, true};
  CHECK(english(back) ==
        "This completes an even exchange, one man for one man, counting the captures just before: "
        "c3-d4 e5xc3.");
  CHECK(portuguese(back) ==
        "Isto completa uma troca igual, uma pedra por uma pedra, contando as tomadas logo antes: "
        "c3-d4 e5xc3.");
}

TEST_CASE_FIXTURE(Told, "A side without safe moves") {
  CHECK(english(OutOfMoves{Side::Black, 3, 5}) ==
        "Black has no safe move left: every move loses at least a man.");
  CHECK(portuguese(OutOfMoves{Side::Black, 3, 5}) ==
        "As pretas não têm mais lance seguro: todo lance perde ao menos uma pedra.");
}

TEST_CASE_FIXTURE(Told, "The side that has the opposition, and the one that must give way") {
  const Opposition opposition{Side::White, 2, 3, line};
  CHECK(english(opposition) ==
        "White has the opposition: Black will run out of safe moves first, within two moves: "
        "c3-d4 e5xc3.");
  CHECK(portuguese(opposition) ==
        "As brancas têm a oposição: as pretas vão esgotar primeiro os lances seguros, em até dois "
        "lances: c3-d4 e5xc3.");
}

TEST_CASE_FIXTURE(Told, "Men that are blocked are listed") {
  SquareSet men;
  for (const char* name : {"a5", "a7", "b6"})
    men.insert(square(name));
  CHECK(english(BlockedWing{Side::Black, men, 5}) ==
        "The men on a7, b6 and a5 are blocked: none of them can move without loss.");
  CHECK(portuguese(BlockedWing{Side::Black, men, 5}) ==
        "As pedras em a7, b6 e a5 estão bloqueadas: nenhuma pode mover-se sem perda.");
}

TEST_CASE_FIXTURE(Told, "The findings of a search are told as what it sees") {
  CHECK(english(Worth{0, line, std::nullopt, 0}) ==
        "The search sees the sides about level. The main line is c3-d4 e5xc3.");
  CHECK(english(Worth{-120, line, moves({"c3-b4"}).front(), 100}) ==
        "The search finds c3-b4 slightly better.");
}

TEST_CASE_FIXTURE(Told, "The line beside a better move is that of the better move") {
  const Line other = moves({"c3-b4", "e5-d4"});
  const Worth worse{-120, line, other.front(), 100, other};
  CHECK(english(worse) == "The search finds c3-b4 slightly better. After c3-b4 the line is e5-d4.");
  CHECK(portuguese(worse) ==
        "A busca considera c3-b4 um pouco melhor. Depois de c3-b4, a linha é e5-d4.");
  // If only the move is known, no line is told.
  const Worth bare{-120, line, other.front(), 100, {other.front()}};
  CHECK(english(bare) == "The search finds c3-b4 slightly better.");
}

// A score of nearly three men may belong to a board with one man more.
TEST_CASE_FIXTURE(Told, "Words for a score are those of its chances, and never count men") {
  const auto first = [](const std::string& all) { return all.substr(0, all.find('.')); };
  const auto standing = [&](int score, bool in_portuguese = false) {
    const Worth worth{score, line, std::nullopt, 0};
    return first(in_portuguese ? portuguese(worth) : english(worth));
  };
  CHECK(standing(-40) == "The search sees the sides about level");
  CHECK(standing(-120) == "By the search, Black stands slightly better");
  CHECK(standing(180) == "By the search, White stands better");
  CHECK(standing(250) == "By the search, White stands clearly better");
  CHECK(standing(-500) == "By the search, Black is nearly winning");
  CHECK(standing(180, true) == "Segundo a busca, as brancas estão melhor");
  CHECK(standing(-500, true) == "Segundo a busca, as pretas estão quase ganhando");
  CHECK(standing(score::known_win) == "The search sees a win for White");
  CHECK(standing(-score::sure_win) == "The search sees a win for Black");
}

TEST_CASE_FIXTURE(Told, "A better move is compared by what it adds to the chances") {
  const Move better = moves({"c3-b4"}).front();
  const auto compared = [&](int score, int loss) {
    const std::string all = english(Worth{score, line, better, loss});
    return all.substr(0, all.find('.'));
  };
  CHECK(compared(-20, 30) == "The search finds c3-b4 about as good");
  CHECK(compared(-130, 110) == "The search finds c3-b4 slightly better");
  CHECK(compared(-200, 180) == "The search finds c3-b4 better");
  CHECK(compared(-300, 300) == "The search finds c3-b4 much better");
  CHECK(compared(400, score::sure_win) == "The search finds c3-b4 much better");
  CHECK(compared(score::won - 9, 4) == "The search finds c3-b4 about as good");
}

TEST_CASE("The sentence about the cost of a mistake names no moves") {
  const Game game(Variant::Brazilian);
  RefutedMove mistake;
  const auto told = [&](Cost cost, int loss, Language language = Language::English) {
    mistake.cost = cost;
    mistake.score = -loss;
    mistake.loss = loss;
    return cost_sentence(language, mistake, game);
  };
  CHECK(told(Cost::Material, 10) == "This move makes your chances a little worse. Take it back?");
  CHECK(told(Cost::Material, 45) == "This move makes your chances a little worse. Take it back?");
  CHECK(told(Cost::Material, 95) == "This move makes your chances worse. Take it back?");
  CHECK(told(Cost::Win, 900) == "This move gives a win away. Take it back?");
  CHECK(told(Cost::Game, 29000) == "This move loses the game. Take it back?");
  CHECK(told(Cost::Material, 210, Language::Portuguese) ==
        "Este lance piora muito as suas chances. Desfazer?");
  CHECK(told(Cost::Win, 900, Language::Portuguese) ==
        "Este lance deixa escapar a vitória. Desfazer?");
  CHECK(told(Cost::Game, 29000, Language::Portuguese) == "Este lance perde a partida. Desfazer?");
}

TEST_CASE_FIXTURE(Told, "The line of a shot that makes a king is told once") {
  Gain shot = gain;
  shot.given = {1, 0};
  shot.taken = {3, 0};
  const Breakthrough same{Side::Black, square("e5"), square("c3"), 1, line};
  const std::string told =
      "Black has a shot, which gives one man and takes three men: c3-d4 e5xc3.";
  CHECK(sentences(Language::English, {Shot{shot}, same}, game) ==
        told + " This also makes a king on c3.");
  CHECK(sentences(Language::Portuguese, {Shot{shot}, same}, game)
            .ends_with(": c3-d4 e5xc3. Isso também faz uma dama em c3."));
  // A king that is made later has a line of its own.
  Breakthrough later = same;
  later.line = moves({"c3-d4", "e5xc3", "f2-g3", "c3-d2"});
  later.moves = 2;
  CHECK(sentences(Language::English, {Shot{shot}, later}, game) ==
        told + " The man on e5 breaks through in two moves at most: c3-d4 e5xc3 f2-g3 c3-d2.");
  CHECK(sentences(Language::English, {same, Shot{shot}}, game) ==
        "The man on e5 breaks through at once: c3-d4 e5xc3. " + told);
}

TEST_CASE_FIXTURE(Told, "Sentences follow each other, and no claim is told as such") {
  CHECK(sentences(Language::English, {}, game) == "No certain reason was found.");
  CHECK(sentences(Language::English, {TableEnding{}, MainRoadHeld{Side::Black, square("a1")}},
                  game) ==
        "With best play this ending is a draw. The king on a1 holds the main road.");
}

}  // namespace damas

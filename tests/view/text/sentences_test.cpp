#include "view/text/sentences.hpp"

#include <doctest/doctest.h>

namespace damas {

namespace {

constexpr Language en = Language::English;
constexpr Language pt = Language::Portuguese;

Game game_from(const char* fen, Variant variant = Variant::Brazilian) {
  const auto position = parse_fen(variant, fen);
  REQUIRE(std::holds_alternative<AnyPosition>(position));
  return Game(std::get<AnyPosition>(position));
}

// The message for a person who types `text`.
std::string answer(Language language, const Game& game, const char* text) {
  const auto result = MoveInput(game).type(text);
  const MoveRefusal* refusal = std::get_if<MoveRefusal>(&result);
  return refusal ? sentence(language, *refusal, game) : "accepted";
}

}  // namespace

TEST_CASE("A refused move names the rule") {
  const Game start;
  CHECK(answer(en, start, "c3-d4") == "accepted");
  CHECK(answer(en, start, "hello").find("That is not a move.") == 0);
  CHECK(answer(pt, start, "oi").find("Isso não é um lance.") == 0);
  CHECK(answer(en, start, "c4-d5") ==
        "That square is not used: the game is played only on the dark squares.");
  CHECK(answer(en, start, "d4-e5") == "There is no piece on d4.");
  CHECK(answer(pt, start, "d4-e5") == "Não há peça em d4.");
  CHECK(answer(en, start, "d6-e5") ==
        "The piece on d6 is not yours: it is Black's, and White is to move.");
  CHECK(answer(pt, start, "d6-e5") ==
        "A peça em d6 não é sua: é das pretas, e a vez é das brancas.");
  CHECK(answer(en, start, "b2-c3") == "The piece on b2 is blocked: it has no move.");
  CHECK(answer(en, start, "c3-e5") == "That piece cannot go to e5; it can go to b4 or d4.");
  CHECK(answer(pt, start, "c3-e5") == "Essa peça não pode ir para e5; pode ir para b4 ou d4.");
}

TEST_CASE("The example of a move can be typed as shown") {
  const Game start;
  const std::string told = answer(en, start, "?");
  const std::size_t at = told.rfind(' ') + 1;
  const std::string example = told.substr(at, told.size() - 1 - at);
  CHECK(answer(en, start, example.c_str()) == "accepted");
}

TEST_CASE("The obligation to capture says which piece and how many") {
  const Game one = game_from("W:Wc3,h2:Bd4,d6,a7");
  CHECK(answer(en, one, "h2-g3") ==
        "You must capture: the piece on c3 can take two. Only c3xc7 is allowed.");
  CHECK(answer(pt, one, "h2-g3") ==
        "Você deve capturar: a peça em c3 toma duas. Só c3xc7 é permitido.");
  const Game two = game_from("W:Wc3,e3,h2:Bd4,a7");
  CHECK(
      answer(en, two, "h2-g3") ==
      "You must capture: the pieces on c3 and e3 can take one. Only c3xe5 and e3xc5 are allowed.");
  CHECK(answer(pt, two, "h2-g3") ==
        "Você deve capturar: as peças em c3 e e3 tomam uma. Só c3xe5 e e3xc5 são permitidos.");
  const Game three = game_from("W:Wc3,e3,g3,a1:Bd4,f4,a7");
  CHECK(answer(en, three, "a1-b2").find("allowed") == std::string::npos);
}

TEST_CASE("A capture with lower priority is refused with the reason") {
  const auto read = parse_fen(Variant::Czech, "W:WKe1,f2:Bd2,g3");
  const Game game(std::get<AnyPosition>(read));
  CHECK(answer(en, game, "f2-h4").find("Another capture goes first: that by the piece on e1.") ==
        0);
  CHECK(answer(pt, game, "f2-h4").find("Outra captura tem prioridade: a da peça em e1.") == 0);
}

TEST_CASE("The majority rule and unfinished captures are distinguished") {
  const Game game = game_from("W:Wc3,h2:Bd4,d6,g3");
  CHECK(answer(en, game, "h2xf4") ==
        "You must take the most: the piece on c3 can take two. Only c3xc7 is allowed.");
  CHECK(answer(pt, game, "h2xf4") ==
        "Lei da maioria: a peça em c3 toma duas. Só c3xc7 é permitido.");
  CHECK(answer(en, game, "c3xe5") ==
        "The capture does not end there: it goes on and takes two. Only c3xc7 is allowed.");
  CHECK(answer(pt, game, "c3xe5") ==
        "A captura não termina aí: ela continua e toma duas. Só c3xc7 é permitido.");
}

TEST_CASE("A man that is to go backward is refused with the rule") {
  const Game game = game_from("W:Wd4,f4:Ba7,h8");
  CHECK(answer(en, game, "d4-c3") ==
        "A man moves backward only to capture; this one can go to c5 or e5.");
  CHECK(answer(pt, game, "d4-c3") ==
        "A pedra só anda para trás para capturar; esta pode ir para c5 ou e5.");
  const Game black = game_from("B:Wa1,h2:Bd4");
  CHECK(answer(en, black, "d4-e5") ==
        "A man moves backward only to capture; this one can go to c3 or e3.");
  const Game king = game_from("W:WKd4,h2:Ba7,h6");
  CHECK(answer(en, king, "d4-e1").find("backward") == std::string::npos);
  const Game english(std::get<AnyPosition>(parse_fen(Variant::English, "W:W18:B3")));
  CHECK(answer(en, english, "18-22") ==
        "A man does not move backward; this one can go to 14 or 15.");
}

TEST_CASE("The rule alone names no move") {
  const Game game = game_from("W:Wc3,h2:Bd4,d6,a7");
  const MoveRefusal refusal = std::get<MoveRefusal>(MoveInput(game).type("h2-g3"));
  CHECK(rule_sentence(en, refusal, game) == "You must capture: the piece on c3 can take two.");
}

TEST_CASE("A finished game takes no move") {
  const Game game = game_from("W:Wa1:Bb2,c3");
  REQUIRE(game.outcome());
  CHECK(answer(en, game, "a1-b2") == "The game is over.");
}

TEST_CASE("Every reason of every refusal has its own sentence") {
  const Game game;
  for (const Language language : languages) {
    for (int i = 0; i <= static_cast<int>(MoveRefusal::Reason::GameOver); ++i) {
      MoveRefusal r;
      r.reason = static_cast<MoveRefusal::Reason>(i);
      CHECK_FALSE(sentence(language, r, game).empty());
    }
    for (int i = 0; i < static_cast<int>(Refusal::OpponentIsComputer); ++i) {
      const std::string here = sentence(language, static_cast<Refusal>(i));
      CHECK(here != sentence(language, static_cast<Refusal>(i + 1)));
    }
  }
}

TEST_CASE("Outcomes name winner, loser and reason") {
  const Game game;
  const auto told = [&](Language language, std::optional<Side> winner, EndReason reason) {
    return sentence(language, Outcome{winner, reason}, game);
  };
  CHECK(told(en, Side::White, EndReason::NoPieces) == "White wins: Black has no pieces left.");
  CHECK(told(pt, Side::White, EndReason::NoPieces) ==
        "As brancas vencem: as pretas ficaram sem peças.");
  CHECK(told(en, Side::Black, EndReason::Resignation) == "Black wins: White resigned.");
  CHECK(told(pt, Side::Black, EndReason::Time) == "As pretas vencem: acabou o tempo das brancas.");
  CHECK(told(en, Side::Black, EndReason::AllGivenAway) == "Black wins, with no pieces left.");
  CHECK(told(pt, Side::White, EndReason::SelfBlocked) == "As brancas vencem: ficaram sem lance.");
  CHECK(told(pt, Side::Black, EndReason::FirstKing) ==
        "As pretas vencem: fizeram a primeira dama.");
  CHECK(told(pt, std::nullopt, EndReason::Agreement) == "Empate de comum acordo.");
  CHECK(told(en, Side::White, EndReason::Adjudication) ==
        "White wins over Black by the endgame tables.");
  CHECK(told(pt, Side::Black, EndReason::Adjudication) ==
        "As pretas vencem as brancas pelas tabelas de finais.");
  CHECK(told(en, std::nullopt, EndReason::Adjudication) == "Draw by the endgame tables.");
  CHECK(told(en, std::nullopt, EndReason::Repetition) ==
        "Draw: the same position came up three times.");
}

TEST_CASE("A draw by a rule names the rule's number") {
  Game game = game_from("W:WKh4:BKb8");
  for (const char* text :
       {"h4-g5", "b8-a7", "g5-h6", "a7-b8", "h6-g7", "b8-a7", "g7-h8", "a7-b8", "h8-f6", "b8-a7"}) {
    const auto move = MoveInput(game).type(text);
    REQUIRE(std::holds_alternative<Move>(move));
    REQUIRE(game.play(std::get<Move>(move)));
  }
  REQUIRE(game.outcome());
  CHECK(sentence(en, *game.outcome(), game) == "Draw: this ending had to be won within 5 moves.");
  CHECK(sentence(pt, *game.outcome(), game) ==
        "Empate: este final tinha de ser vencido em 5 lances.");
}

TEST_CASE("A machine's reason to decline a draw exists in each language") {
  const auto told = [](Language language, std::optional<DrawDecline> why) {
    return std::string(sentence(language, event::DrawDeclined{Side::Black, why}));
  };
  CHECK(told(en, std::nullopt) == "The draw was declined");
  CHECK(told(en, DrawDecline::Ahead) == "No draw: the computer thinks that it is ahead.");
  CHECK(told(pt, DrawDecline::Ahead) == "Sem empate: o computador acha que está em vantagem.");
  CHECK(told(en, DrawDecline::TooEarly).find("too early") != std::string::npos);
  CHECK(told(pt, DrawDecline::StillOpen).find("chances de vencer") != std::string::npos);
  CHECK(sentence(en, Refusal::OfferedTooSoon).find("five moves") != std::string::npos);
}

TEST_CASE("Draw counters say how many moves are left") {
  CHECK(sentence(en, DrawCounter{EndReason::KingMoves, 20, 14}) == "Draw after 14 more king moves");
  CHECK(sentence(pt, DrawCounter{EndReason::KingMoves, 20, 1}) ==
        "Empate após mais um lance de dama");
  CHECK(sentence(en, DrawCounter{EndReason::NoCaptures, 25, 3}) ==
        "Draw after 3 more moves without a capture");
  CHECK(sentence(en, DrawCounter{EndReason::Ending, 5, 5}) ==
        "At most 5 moves of each side are left to win, or it is a draw");
  CHECK(sentence(pt, DrawCounter{EndReason::Ending, 5, 1}) ==
        "Resta no máximo um lance de cada lado para vencer, ou é empate");
  CHECK(sentence(en, DrawCounter{EndReason::Repetition, 3, 1}) ==
        "Draw if this position comes up once more");
}

TEST_CASE("An error in a FEN names place, expected and found text") {
  const auto told = [](Language language, std::string_view fen) {
    const auto result = parse_fen(Variant::Brazilian, fen);
    REQUIRE(std::holds_alternative<FenError>(result));
    return sentence(language, std::get<FenError>(result), fen, Variant::Brazilian);
  };
  CHECK(told(en, "X:W1:B2") ==
        "The position (FEN) is wrong at character 1: expected W or B for the side to move, "
        "found 'X:W1:B'.");
  CHECK(told(pt, "W:W99") ==
        "A posição (FEN) está errada no caractere 4: esperava-se uma casa de jogo, como b8 ou "
        "1-32, veio '99'.");
  CHECK(told(pt, "W:W25:B1:H") ==
        "A posição (FEN) está errada no caractere 10: esperava-se o fim, ou contadores como H0, "
        "F1 ou +0+0, veio 'H'.");
  CHECK(told(en, "").find("found the end.") != std::string::npos);
  CHECK(told(en, "W:W\xff\x1b").find("found '?'.") != std::string::npos);
}

TEST_CASE("Each fault of a position that was set up has its sentence") {
  const auto told = [](Language language, const char* fen, Variant variant = Variant::Brazilian) {
    const BoardEdit edit(game_from(fen, variant).position());
    const auto fault = check(edit);
    REQUIRE(fault.has_value());
    return sentence(language, *fault, edit);
  };
  CHECK(told(en, "W:W:B") == "The board is empty: a game needs a piece of each side.");
  CHECK(told(pt, "W:W:B") == "O tabuleiro está vazio: é preciso uma peça de cada lado.");
  CHECK(told(en, "W:Wc3:B") == "Black has no piece: a game needs at least one of each side.");
  CHECK(told(pt, "W:W:Bc3") == "As brancas estão sem peças: é preciso ao menos uma de cada lado.");
  CHECK(told(en, "W:Wa1:Bb2,c3") ==
        "The game would be over at once. Black wins: White has no move.");
}

TEST_CASE("Too many pieces and men on their last row are told with numbers and squares") {
  BoardEdit crowded = *BoardEdit(start_of(Variant::Brazilian)).as(Variant::Russian);
  const Square h8 = crowded.shape().square_at(3);
  crowded.remove(h8);
  crowded.put(h8, {Side::White, Kind::Man});
  CHECK(sentence(en, *check(crowded), crowded) ==
        "White has 13 pieces: in this variant a side has at most 12.");
  CHECK(sentence(pt, *check(crowded), crowded) ==
        "As brancas têm 13 peças: nesta modalidade cada lado tem no máximo 12.");
  const BoardEdit full(start_of(Variant::Brazilian));
  const Square a5 = full.shape().square_at(12);
  const auto refused = check_put(full, a5, {Side::White, Kind::King});
  REQUIRE(refused.has_value());
  CHECK(sentence(en, *refused, full) ==
        "White would have 13 pieces: in this variant a side has at most 12.");
  CHECK(sentence(pt, *refused, full) ==
        "As brancas teriam 13 peças: nesta modalidade cada lado tem no máximo 12.");
  crowded.remove(crowded.shape().square_at(31));
  CHECK(sentence(en, *check(crowded), crowded) ==
        "No man stands on h8, its last row: there it is a king.");
  CHECK(sentence(pt, *check(crowded), crowded) ==
        "Pedra não fica em h8, a última linha dela: ali ela é dama.");
}

}  // namespace damas

#include "view/terminal/adviser.hpp"

#include <algorithm>
#include <memory>

#include <doctest/doctest.h>

#include "assets/endings.hpp"
#include "core/fen.hpp"
#include "core/notation.hpp"
#include "session.hpp"

namespace damas::terminal {

namespace {

Game game_at(const char* fen, Variant variant = Variant::Brazilian) {
  return Game(std::get<AnyPosition>(parse_fen(variant, fen)));
}

Move move_named(const Game& game, const std::string& text) {
  for (const Move& m : game.legal_moves()) {
    if (to_text(game, m) == text) return m;
  }
  FAIL("not legal: ", text);
  return {};
}

// Moves the man on c3 to where Black takes it.
constexpr const char* one_safe_move = "W:Wc3,f2,h2:Be5,f8,h8";

// For so few positions the engine computes no tables, which takes minutes on 50 squares.
constexpr std::uint64_t few_positions = 1'500;

std::shared_ptr<const endgame::PackedTables> embedded_tables(Variant variant) {
  return std::make_shared<const endgame::PackedTables>(embedded_endings(info(variant).id), variant);
}

bool says_so(const Session& session, const std::string& words) {
  return session.output.find(words) != std::string::npos;
}

}  // namespace

TEST_CASE("A reason in favour of a move is none that speaks against it") {
  const Game game = game_at(one_safe_move);
  Adviser adviser;
  CHECK_FALSE(adviser.reasons_to_draw(Language::English, game, {move_named(game, "c3-d4")}));
  const Game shot = game_at("W:Wa5,c5,b4,a3,b2,f2,g1:Bb8,f8,h8,a7,e5,g5,h2");
  const auto reason = adviser.reasons_to_draw(Language::English, shot, {move_named(shot, "c5-b6")});
  REQUIRE(reason);
  CHECK(reason->find("White has a shot") == 0);
}

// The same words as beside the move in a game that damas-engine has annotated: its test expects
// them.
TEST_CASE("A reason has the words of annotated games") {
  const Game game = game_at(one_safe_move);
  Adviser adviser;
  CHECK(adviser.reasons(Language::English, game, move_named(game, "c3-d4"))
            .starts_with("The man on d4 is lost: c3-d4 e5xc3."));
}

TEST_CASE("A line that wins has a reason, if only what it takes") {
  const Game shot = game_at("W:Wa5,c5,b4,a3,b2,f2,g1:Bb8,f8,h8,a7,e5,g5,h2");
  std::vector<Move> line;
  Game game = shot;
  for (const char* const text : {"c5-b6", "a7xc5", "b4xh6"}) {
    line.push_back(move_named(game, text));
    game.play(line.back());
  }
  Adviser adviser;
  const auto first = adviser.reasons_to_win(Language::English, shot, line);
  REQUIRE(first);
  CHECK(first->reason.find("White has a shot") == 0);
  CHECK(first->shows_win);
  Game before_last = shot;
  before_last.play(line[0]);
  before_last.play(line[1]);
  const auto last = adviser.reasons_to_win(Language::English, before_last, {line[2]});
  REQUIRE(last);
  CHECK(last->reason.find("three men") != std::string::npos);
}

TEST_CASE("the advice has a verdict and the best moves, the same each time") {
  Adviser adviser;
  const Game game(Variant::Brazilian);
  const Advice advice = adviser.advice(Language::English, game);
  CHECK(advice.verdict.find(" %") != std::string::npos);
  REQUIRE(advice.lines.size() == 3);
  for (const AdvisedLine& line : advice.lines) {
    CHECK_FALSE(line.score.empty());
    CHECK_FALSE(line.moves.empty());
  }
  const Advice again = Adviser().advice(Language::English, game);
  CHECK(again.verdict == advice.verdict);
  CHECK(again.lines.front().moves == advice.lines.front().moves);
}

// Equal moves are not chosen by chance, and earlier questions do not count.
TEST_CASE("the best move is the first one of the advice, the same each time") {
  Adviser adviser;
  Game game(Variant::Brazilian);
  for (const char* const text : {"c3-d4", "b6-a5"})
    REQUIRE(game.play(move_named(game, text)));
  const Advice advice = adviser.advice(Language::English, game);
  REQUIRE_FALSE(advice.lines.empty());
  const auto found = adviser.best_move(game);
  REQUIRE(found.has_value());
  const std::string move = to_text(game, found->move);
  CHECK(advice.lines.front().moves.starts_with(move));
  static_cast<void>(adviser.reasons(Language::English, game, found->move));
  const auto again = adviser.best_move(game);
  REQUIRE(again.has_value());
  CHECK(again->move == found->move);
  const auto anew = Adviser().best_move(game);
  REQUIRE(anew.has_value());
  CHECK(anew->move == found->move);
}

TEST_CASE("scores of the advice are those of White, whoever is to move") {
  Adviser adviser;
  const Advice advice = adviser.advice(Language::English, game_at("B:Wa1:Bb8,d8,f8,h8,a7,c7,e7"));
  CHECK(advice.verdict.starts_with("Black "));
  REQUIRE_FALSE(advice.lines.empty());
  CHECK_FALSE(advice.lines.front().score.starts_with("+"));
}

TEST_CASE("with few pieces the verdict is the certain one of endgame tables") {
  Adviser adviser;
  CHECK(adviser.advice(Language::English, game_at("W:WKa1,Kb2:BKc1")).verdict == "Drawn");
}

TEST_CASE("the reason for a move is that of the coach") {
  Adviser adviser;
  const Game game = game_at(one_safe_move);
  const std::string bad = adviser.reasons(Language::English, game, move_named(game, "c3-d4"));
  CHECK(bad.find("e5xc3") != std::string::npos);
  CHECK(adviser.reasons(Language::Portuguese, game, move_named(game, "c3-d4")) != bad);
}

TEST_CASE("the reason for the best move names no better one") {
  Adviser adviser;
  const Game game(Variant::Brazilian);
  const FoundMove found{move_named(game, "a3-b4"), 0};
  CHECK(adviser.reasons_for_best(Language::English, game, found).find("better") ==
        std::string::npos);
}

// The coach's own search is another one, and its score may differ.
TEST_CASE("the reason for the best move tells the lead that the advice shows") {
  Adviser adviser;
  const Game game(Variant::Brazilian);
  const Move move = move_named(game, "a3-b4");
  CHECK(adviser.reasons_for_best(Language::English, game, {move, 300})
            .starts_with("By the search, White is nearly winning. "));
  CHECK(adviser.reasons_for_best(Language::English, game, {move, 0})
            .starts_with("The search sees the sides about level. "));
}

TEST_CASE("the reason for the best move says first that its side is lost") {
  Adviser adviser;
  const Game game = game_at("W:Wa1,h2:Bc5,e5,Kh8");
  const auto found = adviser.best_move(game);
  REQUIRE(found.has_value());
  CHECK(adviser.reasons_for_best(Language::English, game, *found)
            .starts_with("White is lost, whatever is played. This move holds out longest. Black "));
  CHECK(adviser.reasons_for_best(Language::Portuguese, game, *found)
            .starts_with("As brancas estão perdidas com qualquer lance. Este resiste mais. "));
  // Of five pieces: before a search of four, an engine computes tables for half a minute here.
  const Game forced = game_at("W:Wa1,a3:Bb4,c5,Kh8");
  const auto only = adviser.best_move(forced);
  REQUIRE(only.has_value());
  CHECK(adviser.reasons_for_best(Language::English, forced, *only)
            .starts_with("White is lost, whatever is played. It is the only move. "));
}

TEST_CASE("the reason for the best move says first that its side stands worse") {
  Adviser adviser;
  const Game game(Variant::Brazilian);
  const Move move = move_named(game, "a3-b4");
  const std::string worse = adviser.reasons_for_best(Language::English, game, {move, -150});
  CHECK(worse.starts_with("White stands worse, whatever is played. No other move is better. "));
  for (const int score : {-20, 0, 300}) {
    CAPTURE(score);
    CHECK(adviser.reasons_for_best(Language::English, game, {move, score}).find("whatever") ==
          std::string::npos);
  }
}

TEST_CASE("a hint in a lost position says so when it is explained") {
  const Session session =
      run_session({"--mode", "persons", "--fen", "W:Wa1,h2:Bc5,e5,Kh8"}, "hint\nwhy\nquit\n");
  CHECK(says_so(session, ". White is lost, whatever is played."));
}

TEST_CASE("a mistake is refuted if that is certain, and no better move is named") {
  Adviser adviser;
  Game game = game_at(one_safe_move);
  game.play(move_named(game, "c3-d4"));
  const auto found = adviser.refutation(Language::English, game);
  REQUIRE(found);
  CHECK(found->reason.find("e5xc3") != std::string::npos);
  CHECK(found->reason.find("better") == std::string::npos);
  REQUIRE_FALSE(found->answer.empty());
  CHECK(to_text(game, found->answer.front()) == "e5xc3");
  game.undo();
  game.play(move_named(game, "c3-b4"));
  CHECK_FALSE(adviser.refutation(Language::English, game));
  // It misses a shot, but loses nothing.
  Game missed = game_at("W:Wa5,c5,b4,a3,b2,f2,g1:Bb8,f8,h8,a7,e5,g5,h2");
  missed.play(move_named(missed, "b2-c3"));
  CHECK_FALSE(adviser.refutation(Language::English, missed));
}

TEST_CASE("shipped tables tell the result of four pieces on 50 squares, without its length") {
  Adviser adviser(embedded_tables, few_positions);
  const Game won = game_at("W:W46,47,48:B5", Variant::International);
  CHECK(adviser.advice(Language::English, won).verdict == "White can win");
  const Game drawn = game_at("W:W31,K46:B6,K16", Variant::International);
  CHECK(adviser.advice(Language::Portuguese, drawn).verdict == "Empate");
  Adviser without([](Variant) { return nullptr; }, few_positions);
  CHECK(without.advice(Language::English, won).verdict != "White can win");
}

TEST_CASE("the coach says who wins an ending whose length no table knows") {
  Adviser adviser(embedded_tables, few_positions);
  const Game game = game_at("W:W46,47,48:B5", Variant::International);
  const auto said = [&](const Move& move) {
    return adviser.reasons(Language::English, game, move)
               .find("This ending is won for White, by the tables.") != std::string::npos;
  };
  CHECK(std::any_of(game.legal_moves().begin(), game.legal_moves().end(), said));
}

TEST_CASE("a person asks how the game stands") {
  const Session session = run_session({"--mode", "persons"}, "analyse\nquit\n");
  CHECK(says_so(session, " %\n"));
  const Session portuguese = run_session({"--mode", "persons", "--lang", "pt"}, "analisar\nsair\n");
  CHECK(says_so(portuguese, " %\n"));
  CHECK(says_so(run_session({"--mode", "persons"}, "analyze\nquit\n"), " %\n"));
}

TEST_CASE("a person asks why the last move was good or bad") {
  const Session session = run_session({"--mode", "persons", "--fen", one_safe_move},
                                      "why\nc3d4\nwhy\nundo\nwhy\nquit\nyes\n");
  CHECK(says_so(session, "There is no move to explain yet."));
  CHECK(says_so(session, "Last move: c3-d4. "));
}

TEST_CASE("a capture that takes back is no gain, if the game tells, and else is not called one") {
  const Session played =
      run_session({"--mode", "persons", "--fen",
                   "W:Wc3,f4,a3,e3,d2,f2,h2,a1,e1,g1:Bb8,d8,f8,h8,g7,d6,f6,h6,g5,a5"},
                  "c3b4\na5xc3\nd2xb4\nwhy\nquit\nyes\n");
  CHECK(says_so(played, "Last move: d2xb4. This completes an even exchange"));
  const Session bare = run_session({"--mode", "persons", "--fen",
                                    "W:Wf4,a3,e3,d2,f2,h2,a1,e1,g1:Bb8,d8,f8,h8,g7,d6,f6,h6,g5,c3"},
                                   "d2xb4\nwhy\nquit\nyes\n");
  CHECK(says_so(bare, "Last move: d2xb4. White takes one man: d2xb4."));
}

namespace {

// White's only one is a1-b2.
constexpr const char* only_move = "W:Wa1:Bh8";

}  // namespace

TEST_CASE("a hint of a game tells the piece, then its move, then also why") {
  const std::string said =
      run_session({"--mode", "persons", "--fen", only_move}, "hint\nhint\nhint\nhint\nquit\n")
          .output;
  const std::size_t piece = said.find("Hint: the piece on a1. Ask again for its move.\n");
  const std::size_t move = said.find("Hint: a1-b2\n");
  const std::size_t reason = said.find("Hint: a1-b2. ");
  REQUIRE(piece != std::string::npos);
  REQUIRE(move != std::string::npos);
  REQUIRE(reason != std::string::npos);
  CHECK(piece < move);
  CHECK(move < reason);
  // A person who asks once more gets the last step again.
  CHECK(said.find("Hint: a1-b2. ", reason + 1) != std::string::npos);
  CHECK(said.find("Hint: the piece", piece + 1) == std::string::npos);
}

TEST_CASE("the hint of a game is the same in every run, and the analysis begins with its move") {
  const auto talk = [](const char* seed) {
    return run_session({"--mode", "persons", "--seed", seed},
                       "c3d4\nb6a5\nhint\nhint\nanalyse\nquit\nyes\n")
        .output;
  };
  const std::string said = talk("1");
  const std::size_t piece = said.find("Hint: the piece on ");
  REQUIRE(piece != std::string::npos);
  const std::size_t move = said.find("Hint: ", piece + 1);
  REQUIRE(move != std::string::npos);
  const std::string name = said.substr(move + 6, said.find('\n', move) - move - 6);
  // The first line of the analysis has the score before the moves.
  const std::size_t listed = said.find(" " + name + " ", move + 6);
  REQUIRE(listed != std::string::npos);
  CHECK(std::count(said.begin() + static_cast<std::ptrdiff_t>(move),
                   said.begin() + static_cast<std::ptrdiff_t>(listed), '\n') == 3);
  for (const char* const seed : {"2", "3"}) {
    const std::string again = talk(seed);
    CHECK(again.substr(again.find("Hint: the piece on ")) == said.substr(piece));
  }
}

TEST_CASE("the hint of another position begins with its piece") {
  const std::string said =
      run_session({"--mode", "persons", "--fen", only_move}, "hint\nhint\na1b2\nhint\nquit\nyes\n")
          .output;
  const std::size_t move = said.find("Hint: a1-b2\n");
  REQUIRE(move != std::string::npos);
  CHECK(said.find("Hint: the piece on ", move) != std::string::npos);
}

TEST_CASE("after a hint, a person asks for its reason") {
  const Session session =
      run_session({"--mode", "persons", "--fen", only_move}, "hint\nwhy\na1b2\nwhy\nquit\nyes\n");
  CHECK(says_so(session, "Hint: a1-b2. "));
  CHECK(says_so(session, "Last move: a1-b2. "));
}

TEST_CASE("a finished game has no advice, but its last move has a reason") {
  const Session session =
      run_session({"--mode", "persons", "--fen", "W:Wc3:Bd4"}, "c3xe5\nanalyse\nwhy\nquit\n");
  CHECK(says_so(session, "The game is over."));
  CHECK(says_so(session, "Last move: c3xe5. White wins with this move."));
}

}  // namespace damas::terminal

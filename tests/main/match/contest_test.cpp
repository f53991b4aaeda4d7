#include "main/engine/match/contest.hpp"

#include <doctest/doctest.h>

#include "files/test_folder.hpp"
#include "main/match/made_players.hpp"

namespace damas::tool {

namespace {

Contest between(const std::string& a, const std::string& b, int pairs) {
  Contest contest;
  contest.a = parse_entrant(a);
  contest.b = parse_entrant(b);
  contest.pairs = pairs;
  return contest;
}

// Fast players: `a` chooses a move by the seed, and `b` chooses the first move.
Contest quick(int pairs) {
  Contest contest = between("nodes=1", "nodes=2", pairs);
  contest.make_player = [](const Entrant& entrant, const PlayerOptions&) {
    const bool is_a = entrant.nodes == 1;
    return std::make_unique<MadePlayer>([is_a](const Question& q) {
      const auto& moves = q.game.legal_moves();
      return moves[is_a ? q.seed % moves.size() : 0];
    });
  };
  return contest;
}

// All games in the order in which they are reported.
std::vector<GameRecord> games_of(const Contest& contest, Journal* journal = nullptr) {
  std::vector<GameRecord> games;
  ContestCallbacks callbacks;
  callbacks.game = [&](const GameRecord& game) { games.push_back(game); };
  play_contest(contest, callbacks, journal);
  return games;
}

struct Interruption {};

}  // namespace

TEST_CASE("A much stronger level wins nearly all games as either player") {
  CHECK(play_contest(between("4", "1", 4)).wins >= 7);
  CHECK(play_contest(between("1", "4", 4)).losses >= 7);
}

TEST_CASE("Equal players share the points") {
  const Tally tally = play_contest(between("2", "2", 12));
  CHECK(tally.games() == 24);
  CHECK(tally.score() > 0.25);
  CHECK(tally.score() < 0.75);
}

TEST_CASE("The number of threads does not change the games") {
  Contest contest = between("nodes=300", "depth=2", 4);
  const auto alone = games_of(contest);
  contest.threads = 3;
  CHECK(games_of(contest) == alone);
  CHECK(alone.size() == 8);
}

TEST_CASE("Both games of a pair have the same opening, with colours exchanged") {
  const auto games = games_of(quick(2));
  REQUIRE(games.size() == 4);
  CHECK(games[0].pdn.find("[Round \"1.1\"]\n[White \"a: nodes=1\"]\n[Black \"b: nodes=2\"]") !=
        std::string::npos);
  CHECK(games[1].pdn.find("[Round \"1.2\"]\n[White \"b: nodes=2\"]\n[Black \"a: nodes=1\"]") !=
        std::string::npos);
  CHECK(games[0].pdn.find("[Reason \"" + games[0].reason + "\"]") != std::string::npos);
  const auto opening = [](const std::string& pdn) { return pdn.substr(pdn.find("1. "), 20); };
  CHECK(opening(games[0].pdn) == opening(games[1].pdn));
  CHECK(opening(games[0].pdn) != opening(games[2].pdn));
}

TEST_CASE("Another seed gives other games") {
  Contest contest = quick(2);
  const auto games = games_of(contest);
  CHECK(games_of(contest) == games);
  contest.seed = 2;
  CHECK(games_of(contest) != games);
}

TEST_CASE("Progress is reported after each pair") {
  int calls = 0;
  ContestCallbacks callbacks;
  callbacks.progress = [&](const Tally& so_far) { CHECK(so_far.games() == 2 * ++calls); };
  play_contest(quick(3), callbacks);
  CHECK(calls == 3);
}

TEST_CASE("An interrupted contest continues to the same games") {
  const test::Folder folder;
  Contest contest = quick(6);
  const auto games = games_of(contest);
  contest.threads = 2;
  for (int most : {0, 3, 6}) {
    Journal journal(folder.path("state" + std::to_string(most)), "x");
    ContestCallbacks callbacks;
    int heard = 0;
    callbacks.game = [&](const GameRecord&) {
      if (++heard > most) throw Interruption{};
    };
    CHECK_THROWS_AS(play_contest(contest, callbacks, &journal), Interruption);
  }
  for (int most : {0, 3, 6}) {
    Journal journal(folder.path("state" + std::to_string(most)), "x");
    CHECK_FALSE(journal.games().empty());
    CHECK(games_of(contest, &journal) == games);
  }
}

TEST_CASE("The sequential test ends a contest at the same pair with any number of threads") {
  Contest contest = between("nodes=1", "nodes=2", 500);
  contest.sprt = Sprt{0, 10};
  // `a` wins as White and as Black, because `b` forfeits.
  contest.make_player = [](const Entrant& entrant, const PlayerOptions&) {
    MadePlayer::Choose choose = first_move();
    if (entrant.nodes == 2) choose = [](const Question&) { return Forfeit{"was told to"}; };
    return std::make_unique<MadePlayer>(choose);
  };
  const Tally alone = play_contest(contest);
  CHECK(alone.pair_count() == fewest_pairs_for_verdict);
  CHECK(verdict(alone, *contest.sprt) == Verdict::H1);
  contest.threads = 3;
  CHECK(play_contest(contest) == alone);
}

TEST_CASE("An exception in a thread ends the contest") {
  Contest contest = quick(20);
  contest.threads = 3;
  contest.make_player = [](const Entrant&, const PlayerOptions&) {
    return std::make_unique<MadePlayer>([](const Question&) -> Choice { throw Interruption{}; });
  };
  CHECK_THROWS_AS(play_contest(contest), Interruption);
}

TEST_CASE("The settings contain everything that determines the games") {
  Contest contest = quick(1);
  const std::string text = settings_text(contest);
  CHECK(text ==
        "brazilian, a nodes=1, b nodes=2, draw rules cbd, seed 1, openings of 4-9 plies "
        "within 60, games of 400 plies at most");
  contest.threads = 4;
  contest.pairs = 9;
  CHECK(settings_text(contest) == text);
  contest.openings.file = "book.pdn";
  CHECK(settings_text(contest).find("openings book.pdn,") != std::string::npos);
  contest.openings.file.clear();
  contest.openings.eleven_man = true;
  CHECK(settings_text(contest).find("openings drawn by the eleven-man ballot,") !=
        std::string::npos);
}

}  // namespace damas::tool

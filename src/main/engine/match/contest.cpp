#include "main/engine/match/contest.hpp"

#include <atomic>
#include <exception>
#include <sstream>
#include <thread>
#include <vector>

#include "core/pdn/convert.hpp"
#include "core/pdn/writer.hpp"
#include "main/engine/match/scoreboard.hpp"

namespace damas::tool {

namespace {

constexpr std::size_t judge_hash = 1;

// Each purpose has its own seed, so that no game depends on random numbers drawn for another.
std::uint64_t seed_of(const Contest& contest, int pair, int purpose) {
  Random random(contest.seed * 1000003 + static_cast<std::uint64_t>(pair));
  for (int i = 0; i < purpose; ++i)
    random.next();
  return random.next();
}

// The players exchange sides for the second game of a pair.
Side side_of_a(int game) {
  return game == 0 ? Side::White : Side::Black;
}

PdnGame pdn_of(const Contest& contest, const PlayedGame& played, int pair, int game) {
  const bool a_is_white = side_of_a(game) == Side::White;
  const std::string a = "a: " + contest.a.text;
  const std::string b = "b: " + contest.b.text;
  PdnHeaders headers{{"Event", "damas-engine match"},
                     {"Round", std::to_string(pair + 1) + "." + std::to_string(game + 1)},
                     {"White", a_is_white ? a : b},
                     {"Black", a_is_white ? b : a},
                     {"Reason", played.reason}};
  std::optional<Outcome> ended;
  if (played.ended_by) ended = Outcome{played.winner, *played.ended_by};
  PdnGame pdn = damas::pdn_of(played.game, std::move(headers), ended);
  pdn.result.score = score_for(played.winner);
  return pdn;
}

// The players and the current opening of one thread.
class PairPlayer {
 public:
  PairPlayer(const Contest& contest, const Openings& openings)
      : contest_(contest),
        openings_(openings),
        a_(contest.make_player(contest.a, player_options())),
        b_(contest.make_player(contest.b, player_options())) {}

  GameRecord play(int pair, int game) {
    Random random(seed_of(contest_, pair, 1 + game));
    const Seat a{*a_, contest_.a, "a"};
    const Seat b{*b_, contest_.b, "b"};
    const bool a_is_white = side_of_a(game) == Side::White;
    const std::array<Seat, 2> seats = {a_is_white ? a : b, a_is_white ? b : a};
    const PlayedGame played = referee(opening_of(pair), seats, contest_.referee, random);
    const int points = !played.winner ? 1 : *played.winner == side_of_a(game) ? 2 : 0;
    return {pair,          game,
            points,        played.forfeited,
            played.reason, write_pdn(tool::pdn_of(contest_, played, pair, game))};
  }

 private:
  PlayerOptions player_options() const { return {contest_.variant, contest_.draw_table}; }

  Game opening_of(int pair) {
    if (pair != opened_) {
      opening_ = openings_.opening(pair, seed_of(contest_, pair, 0), *judge_);
      opened_ = pair;
    }
    return opening_;
  }

  const Contest& contest_;
  const Openings& openings_;
  std::unique_ptr<Engine> judge_ = make_engine({Drive::Caller, judge_hash});
  std::unique_ptr<Player> a_;
  std::unique_ptr<Player> b_;
  int opened_ = -1;
  Game opening_;
};

}  // namespace

std::string settings_text(const Contest& contest) {
  std::ostringstream text;
  const OpeningOptions& o = contest.openings;
  text << info(contest.variant).id << ", a " << contest.a.text << ", b " << contest.b.text
       << ", draw rules " << info(contest.variant).draw_tables[contest.draw_table].id << ", seed "
       << contest.seed << ", openings ";
  const bool random = o.file.empty() && !o.ballot && !o.eleven_man;
  if (o.ballot) text << "drawn by lot";
  if (o.eleven_man) text << "drawn by the eleven-man ballot";
  if (!o.file.empty()) text << o.file;
  if (random) text << "of " << o.least_plies << "-" << o.most_plies << " plies";
  if (!o.file.empty() && o.plies_given) text << " to ply " << o.most_plies;
  if (random) text << " within " << o.balance;
  text << ", games of " << contest.referee.most_plies << " plies at most";
  return text.str();
}

Tally play_contest(const Contest& contest, const ContestCallbacks& callbacks, Journal* journal) {
  const Openings openings(contest.variant, contest.draw_table, contest.openings);
  Scoreboard scoreboard(contest, callbacks, journal);
  std::atomic<int> next = 0;
  std::atomic<bool> failed = false;
  std::mutex mutex;
  std::exception_ptr failure;
  const auto work = [&] {
    try {
      PairPlayer player(contest, openings);
      for (int pair = next++; pair < contest.pairs; pair = next++) {
        for (int game = 0; game < 2; ++game) {
          if (failed || scoreboard.decided()) return;
          if (!scoreboard.has(pair, game)) scoreboard.add(player.play(pair, game));
        }
      }
    } catch (...) {
      const std::lock_guard lock(mutex);
      failure = std::current_exception();
      failed = true;
    }
  };
  std::vector<std::thread> helpers;
  for (int i = 1; i < contest.threads; ++i)
    helpers.emplace_back(work);
  work();
  for (std::thread& helper : helpers)
    helper.join();
  if (failure) std::rethrow_exception(failure);
  return scoreboard.tally();
}

}  // namespace damas::tool

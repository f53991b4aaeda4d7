#include "main/engine/learn_rounds.hpp"

#include <algorithm>
#include <charconv>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <filesystem>
#include <map>
#include <stdexcept>

#include "core/bytes.hpp"
#include "engine/learning/fit.hpp"
#include "engine/learning/game_records.hpp"
#include "engine/learning/self_play.hpp"
#include "files/paths.hpp"
#include "files/replace.hpp"
#include "main/engine/growing_file.hpp"
#include "main/engine/in_order.hpp"
#include "main/engine/setup.hpp"
#include "main/engine/weights_file.hpp"

namespace damas::tool {

namespace {

namespace fs = std::filesystem;
using learning::FitReport;
using learning::PlayedGame;
using learning::Player;
using learning::SelfPlay;
using learning::SharedWeights;
using Say = std::function<void(const std::string&)>;

constexpr auto between_news = std::chrono::seconds(20);

std::string with_digits(double value, int digits) {
  char text[64];
  std::snprintf(text, sizeof text, "%.*f", digits, value);
  return text;
}

std::string in_round(int round) {
  return "round " + std::to_string(round) + ": ";
}

// Reports from time to time how many items are done, and how many per second.
class News {
 public:
  News(const Say& say, int round, std::string what, std::uint64_t all)
      : say_(say), round_(round), what_(std::move(what)), all_(all) {}

  void tell(std::uint64_t done, const std::string& more) {
    const auto now = std::chrono::steady_clock::now();
    ++here_;
    if (now - told_ < between_news && done < all_) return;
    told_ = now;
    const double seconds = std::chrono::duration<double>(now - begun_).count();
    say_(in_round(round_) + std::to_string(done) + " of " + std::to_string(all_) + " " + what_ +
         ", " + with_digits(here_ / std::max(seconds, 1e-3), 1) + " a second" + more);
  }

 private:
  using Time = std::chrono::steady_clock::time_point;

  const Say& say_;
  int round_;
  std::string what_;
  std::uint64_t all_;
  double here_ = 0;
  Time begun_ = std::chrono::steady_clock::now();
  Time told_ = begun_;
};

// The result of a duel from the point of view of the new weights.
struct DuelResult {
  std::uint32_t pairs = 0;
  std::array<std::uint32_t, 5> by_points = {};  // number of pairs by their half points

  double score() const {
    double sum = 0;
    for (std::size_t points = 0; points < by_points.size(); ++points)
      sum += static_cast<double>(points) * by_points[points];
    return pairs == 0 ? 0.5 : sum / (4.0 * pairs);
  }
  // Half the width of the 95 % confidence interval of the score.
  double margin() const {
    double sum = 0;
    for (std::size_t points = 0; points < by_points.size(); ++points) {
      const double off = static_cast<double>(points) / 4 - score();
      sum += off * off * by_points[points];
    }
    return pairs == 0 ? 0.5 : 1.96 * std::sqrt(sum) / pairs;
  }
};

double elo(double score) {
  const double bounded = std::clamp(score, 0.001, 0.999);
  return 400 * std::log10(bounded / (1 - bounded));
}

std::string told(const DuelResult& duel) {
  const double half = (elo(duel.score() + duel.margin()) - elo(duel.score() - duel.margin())) / 2;
  char text[128];
  std::snprintf(text, sizeof text, "the new weights score %.1f %%, Elo %+.0f \u00B1%.0f",
                100 * duel.score(), elo(duel.score()), half);
  return text;
}

class Rounds {
 public:
  Rounds(const Learning& learning, const Say& say)
      : is_(learning),
        say_(say),
        shape_(info(learning.variant).rules.board),
        best_(learning.first_weights) {}

  void run() {
    std::error_code error;
    fs::create_directories(path_of(is_.folder), error);
    for (int round = 1; round <= is_.rounds; ++round) {
      if (!fs::exists(path_of(weights_path(round)))) {
        play(round);
        if (!fit(round)) return;
      }
      const auto fresh = read_weights(weights_path(round), is_.variant);
      const DuelResult duel = hold_duel(round, fresh);
      const bool better = duel.score() > 0.5;
      say_(in_round(round) + told(duel) + (better ? "; they go on" : "; those before go on"));
      if (!better) continue;
      best_ = fresh;
      write(is_.folder + "/best.weights", to_bytes(*best_));
    }
  }

 private:
  std::string file(int round, const std::string& rest) const {
    return is_.folder + "/round-" + std::to_string(round) + rest;
  }
  std::string weights_path(int round) const { return file(round, ".weights"); }

  std::uint64_t seed(int round) const {
    return is_.seed * 1000003 + static_cast<std::uint64_t>(round);
  }
  // Identifies the weights of the games in the first line of a file.
  std::string weights_mark() const {
    return best_ ? std::to_string(checksum(to_bytes(*best_))) : "none";
  }
  std::string head(const std::string& what, std::uint64_t count, std::uint64_t nodes) const {
    return "damas " + what + " 1 variant " + std::string(info(is_.variant).id) + " count " +
           std::to_string(count) + " nodes " + std::to_string(nodes) + " seed " +
           std::to_string(is_.seed) + " weights " + weights_mark();
  }

  static void write(const std::string& path, const std::string& bytes) {
    if (const auto why_not = replace_file(path, bytes))
      throw std::runtime_error("the file '" + path + "' " + *why_not);
  }

  // Plays this shard's games of the round, except those that the file already has.
  void play(int round) {
    const std::string shard = is_.shards == 1 ? ""
                                              : ".shard-" + std::to_string(is_.shard) + "-of-" +
                                                    std::to_string(is_.shards);
    GrowingFile kept(
        file(round, shard + ".games"), head("games", is_.games, is_.nodes),
        [&](std::string_view bytes) { return learning::games_from(bytes, shape_).sound_bytes; },
        say_);
    const auto games = learning::games_from(kept.found(), shape_).games;
    std::uint64_t done = games.size();
    std::uint64_t positions = 0;
    for (const PlayedGame& game : games)
      positions += game.positions.size();
    const auto first = static_cast<std::uint32_t>(is_.shard + done * is_.shards);
    News news(say_, round, "games", (is_.games - is_.shard + is_.shards - 1) / is_.shards);
    const auto features = learning::make_variant_features(is_.variant);
    const auto make_worker = [&] {
      return [&, player = Player(best_)](std::uint32_t number) {
        return learning::play_game({is_.variant, seed(round), is_.nodes}, number, player,
                                   *features);
      };
    };
    do_in_order(first, is_.games, is_.shards, is_.concurrency, make_worker,
                [&](const PlayedGame& game) {
                  kept.add(learning::to_bytes(game, shape_));
                  positions += game.positions.size();
                  news.tell(++done, ", " + std::to_string(positions) + " quiet positions");
                });
  }

  // The games of all shards in the folder, in the order of their numbers. With `expected`, the
  // first line of each file must be that.
  std::vector<PlayedGame> games_of(int round, const std::string& expected = "") const {
    std::map<std::uint32_t, PlayedGame> games;
    const std::string begin = "round-" + std::to_string(round) + ".";
    for (const auto& entry : fs::directory_iterator(path_of(is_.folder))) {
      const std::string name = utf8_of(entry.path().filename());
      if (!name.starts_with(begin) || !name.ends_with(".games")) continue;
      const std::string path = is_.folder + "/" + name;
      const std::string content = content_of(path);
      if (!content.starts_with(expected)) {
        throw BadInput("'" + path + "' was played with other options, expected the first line '" +
                       expected + "'");
      }
      const std::string results = results_of(path);
      for (PlayedGame& game : learning::games_from(results, shape_).games)
        games.emplace(game.number, std::move(game));
    }
    std::vector<PlayedGame> list;
    for (auto& [number, game] : games)
      list.push_back(std::move(game));
    return list;
  }

  // False if games are missing.
  bool fit(int round) {
    std::vector<PlayedGame> games = games_of(round, head("games", is_.games, is_.nodes));
    if (games.size() < is_.games) {
      say_(in_round(round) + std::to_string(games.size()) + " of " + std::to_string(is_.games) +
           " games are in the folder; start again when those of the other shards are, too");
      return false;
    }
    for (int earlier = round - 1; earlier > 0 && games.size() < is_.last_games; --earlier) {
      std::vector<PlayedGame> more = games_of(earlier);
      const std::size_t wanted = is_.last_games - games.size();
      if (more.size() > wanted)
        more.erase(more.begin(), more.end() - static_cast<std::ptrdiff_t>(wanted));
      std::move(more.begin(), more.end(), std::back_inserter(games));
    }
    const bool empty = std::all_of(games.begin(), games.end(),
                                   [](const PlayedGame& game) { return game.positions.empty(); });
    if (empty) throw std::runtime_error("the games have no quiet position to learn from");
    learning::FitSettings settings;
    settings.seed = seed(round);
    LearntWeights weights =
        learning::fit(is_.variant, games, settings, [&](const FitReport& report) {
          say_(in_round(round) + "epoch " + std::to_string(report.epoch) + ", loss " +
               with_digits(report.training_loss, 5) + " of " +
               std::to_string(report.training_positions) + " positions, " +
               with_digits(report.held_out_loss, 5) + " of " +
               std::to_string(report.held_out_positions) + " held out");
        });
    weights.commit = is_.commit;
    const std::string bytes = to_bytes(weights);
    write(weights_path(round), bytes);
    say_(in_round(round) + "wrote '" + weights_path(round) + "', " + std::to_string(bytes.size()) +
         " bytes");
    return true;
  }

  static DuelResult result_from(std::string_view lines) {
    DuelResult result;
    for (const char c : lines) {
      if (c == '\n') continue;
      ++result.pairs;
      ++result.by_points[static_cast<std::size_t>(c - '0')];
    }
    return result;
  }
  static std::size_t sound_lines(std::string_view lines) {
    std::size_t good = 0;
    while (good + 2 <= lines.size() && lines[good] >= '0' && lines[good] <= '4' &&
           lines[good + 1] == '\n') {
      good += 2;
    }
    return good;
  }

  DuelResult hold_duel(int round, const SharedWeights& fresh) {
    const std::uint32_t pairs = (is_.duel_games + 1) / 2;
    GrowingFile kept(file(round, ".duel"), head("duel", pairs, is_.duel_nodes), sound_lines, say_);
    DuelResult result = result_from(kept.found());
    News news(say_, round, "pairs of games in the duel", pairs);
    const auto make_worker = [&] {
      return [&, first = Player(fresh), second = Player(best_)](std::uint32_t number) {
        return learning::play_pair({is_.variant, ~seed(round), is_.duel_nodes}, number, first,
                                   second);
      };
    };
    do_in_order(result.pairs, pairs, 1, is_.concurrency, make_worker, [&](int points) {
      kept.add(std::to_string(points) + "\n");
      ++result.pairs;
      ++result.by_points[static_cast<std::size_t>(points)];
      news.tell(result.pairs, ", " + told(result));
    });
    return result;
  }

  const Learning& is_;
  const Say& say_;
  const BoardShape& shape_;
  SharedWeights best_;  // null for the hand-made evaluation
};

}  // namespace

void learn(const Learning& learning, const Say& say) {
  Rounds(learning, say).run();
}

}  // namespace damas::tool

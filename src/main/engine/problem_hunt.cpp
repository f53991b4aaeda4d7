#include "main/engine/problem_hunt.hpp"

#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <map>
#include <memory>

#include "core/board_edit.hpp"
#include "core/pdn/convert.hpp"
#include "core/pdn/error.hpp"
#include "core/pdn/reader.hpp"
#include "engine/learning/game_records.hpp"
#include "engine/learning/self_play.hpp"
#include "engine/shipped_weights.hpp"
#include "files/paths.hpp"
#include "main/engine/growing_file.hpp"
#include "main/engine/in_order.hpp"
#include "main/engine/setup.hpp"
#include "main/engine/whole_files.hpp"
#include "mining/judge.hpp"
#include "mining/miner.hpp"
#include "mining/record.hpp"
#include "mining/selection.hpp"
#include "problems/likeness.hpp"
#include "problems/packed_problems.hpp"
#include "problems/themes.hpp"
#include "view/text/printable.hpp"

namespace damas::tool {

namespace {

using learning::PlayedGame;
using problems::Problem;
using Say = std::function<void(const std::string&)>;
using Positions = std::vector<AnyPosition>;

// Successive positions of a game give similar problems.
constexpr std::size_t every = 3;
// An advantage of this size, in hundredths of a man, leaves little to be found.
constexpr int decided = 250;

AnyPosition position_of(const learning::StoredPosition& stored, Variant variant) {
  BoardEdit edit(variant);
  for (const Square s : stored.white | stored.black) {
    edit.put(s, {stored.white.contains(s) ? Side::White : Side::Black,
                 stored.kings.contains(s) ? Kind::King : Kind::Man});
  }
  edit.set_side_to_move(stored.to_move);
  return edit.position();
}

// Some positions of the game, which differ from game to game.
Positions positions_of(const PlayedGame& game, Variant variant) {
  Positions positions;
  for (std::size_t i = game.number % every; i < game.positions.size(); i += every) {
    const learning::JudgedPosition& judged = game.positions[i];
    if (std::abs(judged.score) <= decided)
      positions.push_back(position_of(judged.position, variant));
  }
  return positions;
}

// Appends the positions of each whole game of the variant in a PDN text. Returns why there is none;
// empty if there is one.
std::string read_pdn_games(const std::string& path, std::string_view content, Variant variant,
                           const Say& say, std::vector<Positions>& games) {
  if (begins_as_utf16(content)) return "is encoded as UTF-16: expected UTF-8";
  const std::size_t before = games.size();
  const std::string wanted(info(variant).id);
  const std::vector<PdnGame> all = read_pdn(content, {variant});
  std::string first_error;
  for (const PdnGame& game : all) {
    if (!game.is_whole()) {
      const std::string error = shortened(describe(game.errors.front()), longest_message);
      if (first_error.empty()) first_error = error;
      say("a game of '" + path + "' is left out: " + error);
    } else if (game.variant() == variant) {
      games.push_back(damas::positions_of(game.tree));
    }
  }
  if (games.size() > before) return {};
  if (!first_error.empty()) return "has no whole game of " + wanted + ": " + first_error;
  const std::string none = all.empty() ? "has no games" : "has no game of " + wanted;
  return none + ": expected PDN, or games of damas-engine learn";
}

// The positions of each game of the files; games of other variants and broken ones are left out.
std::vector<Positions> read_games(const Hunt& hunt, const Say& say) {
  std::vector<Positions> games;
  for (const std::string& path : hunt.files) {
    const std::size_t before = games.size();
    const std::string content = content_of(path);
    if (content.starts_with("damas games 1 variant ")) {
      const std::string mark = "variant " + std::string(info(hunt.variant).id) + " ";
      if (content.substr(0, content.find('\n')).find(mark) == std::string::npos)
        throw BadInput("'" + path + "' has games of another variant, expected " +
                       std::string(info(hunt.variant).id));
      const std::string results = results_of(path);
      for (const PlayedGame& game :
           learning::games_from(results, info(hunt.variant).rules.board).games)
        games.push_back(positions_of(game, hunt.variant));
    } else {
      const std::string why_not = read_pdn_games(path, content, hunt.variant, say, games);
      if (!why_not.empty()) throw BadInput("'" + path + "' " + why_not);
    }
    if (games.size() == before)
      throw BadInput("'" + path + "' has no whole game: expected games of damas-engine learn");
    say(std::to_string(games.size() - before) + " games from '" + path + "'");
  }
  return games;
}

std::vector<Problem> read_known(const Hunt& hunt, const Say& say) {
  std::vector<Problem> known;
  for (const std::string& path : hunt.known) {
    auto read = problems::problems_from(content_of(path), hunt.variant);
    if (const auto* const why_not = std::get_if<std::string>(&read))
      throw BadInput("'" + path + "' cannot be used as known problems: " + *why_not);
    auto& problems = std::get<std::vector<Problem>>(read);
    say(std::to_string(problems.size()) + " known problems from '" + path + "'");
    std::move(problems.begin(), problems.end(), std::back_inserter(known));
  }
  return known;
}

struct Found {
  std::vector<Problem> problems;
  std::uint32_t games = 0;
  std::size_t valid_bytes = 0;
};

// The file has the problems of each game, a line each, and then a line "game" with its number.
Found read_found(std::string_view text, Variant variant) {
  Found found;
  std::vector<Problem> of_game;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t end = text.find('\n', at);
    if (end == std::string_view::npos) break;
    const std::string_view line = text.substr(at, end - at);
    at = end + 1;
    if (line == "game " + std::to_string(found.games)) {
      std::move(of_game.begin(), of_game.end(), std::back_inserter(found.problems));
      of_game.clear();
      ++found.games;
      found.valid_bytes = at;
      continue;
    }
    auto problem = mining::problem_from(line, variant);
    if (!problem) break;
    of_game.push_back(std::move(*problem));
  }
  return found;
}

std::string text_of(const std::vector<Problem>& problems, std::uint32_t game) {
  std::string text;
  for (const Problem& problem : problems)
    text += mining::to_line(problem) + "\n";
  return text + "game " + std::to_string(game) + "\n";
}

// Thrown to end the work of all threads.
struct Enough {};

class Progress {
 public:
  // The known problems are among the wanted ones, so that fewer new ones are wanted.
  Progress(const Say& say, std::size_t wanted, const std::vector<Problem>& known)
      : say_(say), wanted_(wanted), what_(known.empty() ? "problems" : "new problems") {
    for (const Problem& problem : known) {
      if (known_.add(problem) && wanted_ > 0) --wanted_;
    }
    if (wanted_ == 0)
      say_("the known problems are enough to choose from; a larger --count finds more");
  }

  void add(const Problem& problem) {
    if (!known_.add(problem)) return;
    ++unlike_;
    for (const problems::Theme theme : problems::themes_of(problem).list)
      ++by_theme_[theme];
  }
  bool enough() const { return unlike_ >= wanted_; }

  void tell(std::uint32_t games, bool now) {
    using namespace std::chrono;
    ++here_;
    const auto time = steady_clock::now();
    if (!now && here_ > 1 && time - told_ < seconds(20)) return;
    told_ = time;
    const double minutes = duration<double>(time - begun_).count() / 60;
    char text[160];
    std::snprintf(text, sizeof text, "%5.1f %%: %zu of %zu %s in %u games, %.1f games a minute",
                  percent(), unlike_, wanted_, what_, games, here_ / std::max(minutes, 1e-3));
    std::string line = text;
    for (const auto& [theme, number] : by_theme_)
      line += ", " + std::string(problems::id(theme)) + " " + std::to_string(number);
    say_(line);
  }

 private:
  using Time = std::chrono::steady_clock::time_point;

  // A hunt that goes on with a smaller --count may have found more than it wants.
  double percent() const {
    if (enough()) return 100.0;
    return 100.0 * static_cast<double>(unlike_) / static_cast<double>(wanted_);
  }

  const Say& say_;
  std::size_t wanted_;
  const char* what_;
  problems::Known known_;
  std::size_t unlike_ = 0;
  std::map<problems::Theme, int> by_theme_;
  double here_ = 0;
  Time begun_ = std::chrono::steady_clock::now();
  Time told_ = begun_;
};

std::string head_of(const Hunt& hunt) {
  std::string head = "damas problems 1 variant " + std::string(info(hunt.variant).id);
  if (hunt.files.empty()) {
    head += " nodes " + std::to_string(hunt.nodes) + " seed " + std::to_string(hunt.seed);
  }
  for (const std::string& file : hunt.files)
    head += " " + utf8_of(path_of(file).filename());
  return head;
}

constexpr mining::Tables tables_of_hunts = mining::Tables::FourPieces;

// The player and the miner with which one thread plays and searches games.
struct Worker {
  explicit Worker(Variant variant)
      : player(shipped_weights(variant)), miner(variant, tables_of_hunts) {}

  learning::Player player;
  mining::Miner miner;
};

}  // namespace

std::vector<Problem> hunt(const Hunt& hunt, const Say& say) {
  std::error_code error;
  std::filesystem::create_directories(path_of(hunt.folder), error);
  const std::vector<Positions> read = read_games(hunt, say);
  GrowingFile file(
      hunt.folder + "/" + std::string(info(hunt.variant).id) + ".found", head_of(hunt),
      [&](std::string_view text) { return read_found(text, hunt.variant).valid_bytes; }, say);
  Found found = read_found(file.found(), hunt.variant);
  const std::vector<Problem> known = read_known(hunt, say);
  Progress progress(say, hunt.count + hunt.count / 4, known);
  for (const Problem& problem : found.problems)
    progress.add(problem);
  // First, so that a hunt that was stopped and goes on chooses the same as another.
  found.problems.insert(found.problems.begin(), known.begin(), known.end());

  const auto features = learning::make_variant_features(hunt.variant);
  const auto positions = [&](Worker& worker, std::uint32_t number) {
    if (!hunt.files.empty()) return read[number];
    return positions_of(learning::play_game({hunt.variant, hunt.seed, hunt.nodes}, number,
                                            worker.player, *features),
                        hunt.variant);
  };
  const auto make_worker = [&] {
    return [&, worker = std::make_shared<Worker>(hunt.variant)](std::uint32_t number) {
      std::vector<Problem> of_game;
      worker->miner.forget();
      for (const AnyPosition& position : positions(*worker, number)) {
        for (Problem& problem : worker->miner.problems_at(position))
          of_game.push_back(std::move(problem));
      }
      return of_game;
    };
  };
  const auto take = [&](const std::vector<Problem>& of_game) {
    file.add(text_of(of_game, found.games++));
    for (const Problem& problem : of_game) {
      progress.add(problem);
      found.problems.push_back(problem);
    }
    progress.tell(found.games, false);
    if (progress.enough()) throw Enough{};
  };
  const std::uint32_t games = hunt.files.empty()
                                  ? hunt.games
                                  : std::min(hunt.games, static_cast<std::uint32_t>(read.size()));
  try {
    if (!progress.enough() && found.games < games) {
      if (mining::computes_tables(hunt.variant, tables_of_hunts))
        say("making endgame tables of up to four pieces before the first game; that takes seconds");
      do_in_order(found.games, games, 1, hunt.threads, make_worker, take);
    }
  } catch (const Enough&) {
    // The other threads have stopped, too; their games are searched again if more is wanted.
  }
  progress.tell(found.games, true);
  return mining::select(found.problems, hunt.count);
}

}  // namespace damas::tool

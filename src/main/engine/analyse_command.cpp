#include <algorithm>
#include <atomic>
#include <iomanip>
#include <iostream>
#include <memory>
#include <optional>
#include <utility>

#include "assets/openings.hpp"
#include "coach/coach.hpp"
#include "coach/mistake.hpp"
#include "core/move_input.hpp"
#include "core/notation.hpp"
#include "endgame/certain_result.hpp"
#include "endgame/distances.hpp"
#include "endgame/known_results.hpp"
#include "engine/shipped_endings.hpp"
#include "engine/thinker.hpp"
#include "main/engine/commands.hpp"
#include "main/engine/setup.hpp"
#include "main/engine/weights_file.hpp"
#include "view/text/coach_sentences.hpp"
#include "view/text/ending_sentences.hpp"
#include "view/text/opening_sentences.hpp"
#include "view/text/printable.hpp"

namespace damas::tool {

namespace {

// Without a limit; that takes about a second.
constexpr std::uint64_t usual_nodes = 1'000'000;

struct Options {
  Setup setup;
  int depth = 0;
  double seconds = 0;
  std::uint64_t nodes = 0;
  int level = 0;
  std::uint64_t seed = 0;
  std::size_t hash = 64;
  bool endings = false;
  int threads = 1;
  int lines = 1;
  std::string weights = "shipped";
  bool why = false;
  std::string move;  // that is explained; empty: the best one, if any
};

SearchRequest request_of(const Options& options, const BoardShape& board) {
  SearchRequest request{{}, strongest_level, options.seed};
  if (options.level > 0) request = request_for_level(options.level, board, options.seed);
  request.threads = options.threads;
  request.lines = options.lines;
  request.endings = options.endings;
  if (options.level > 0) return request;
  if (options.depth > 0) request.limits.depth = options.depth;
  if (options.nodes > 0) request.limits.nodes = options.nodes;
  if (options.seconds > 0) {
    request.limits.time = std::chrono::milliseconds(static_cast<int>(1000 * options.seconds));
  }
  if (!request.limits.depth && !request.limits.nodes && !request.limits.time)
    request.limits.nodes = usual_nodes;
  return request;
}

// In moves of the side that wins, as endings are told. The last ply may be the loser's, as one wins
// by having no move in some variants.
void print_score(int score) {
  if (std::abs(score) >= score::sure_win) {
    const int moves = std::max(1, (score::won - std::abs(score) + (score > 0 ? 1 : 0)) / 2);
    std::cout << (score > 0 ? "wins in " : "loses in ") << moves
              << (moves == 1 ? " move" : " moves");
  } else if (std::abs(score) >= score::known_win) {
    std::cout << (score > 0 ? "wins" : "loses");
  } else {
    std::cout << std::showpos << std::fixed << std::setprecision(2) << score / 100.0
              << std::noshowpos;
  }
}

void print(Game game, const Report& report, const ReportLine& line) {
  std::cout << "depth " << report.depth << '/' << report.selective_depth << "  score ";
  print_score(line.score);
  const auto ms = std::max<std::int64_t>(1, report.elapsed.count());
  std::cout << "  nodes " << report.nodes << "  time " << report.elapsed.count() << " ms  speed "
            << static_cast<std::int64_t>(report.nodes) / ms << " k/s  table "
            << report.table_permille / 10 << " %  line";
  for (const Move& m : line.moves) {
    std::cout << ' ' << to_text(game, m);
    game.play(m);
  }
  std::cout << std::endl;
}

void print(const Game& game, const Report& report) {
  for (const ReportLine& line : report.lines)
    print(game, report, line);
}

// Prints the iterations as they come, but of those that look no further and find the same, as in an
// ending whose result is known, only the last.
class IterationPrinter {
 public:
  explicit IterationPrinter(const Game& game) : game_(game) {}

  void take(const Report& report) {
    if (printed_ && finds_the_same(report)) {
      waiting_ = report;
      return;
    }
    print(game_, report);
    printed_ = report;
    waiting_.reset();
  }
  void finish() const {
    if (waiting_) print(game_, *waiting_);
  }

 private:
  bool finds_the_same(const Report& report) const {
    const auto same = [](const ReportLine& a, const ReportLine& b) {
      return a.score == b.score && a.moves == b.moves;
    };
    return report.selective_depth <= printed_->selective_depth &&
           std::equal(report.lines.begin(), report.lines.end(), printed_->lines.begin(),
                      printed_->lines.end(), same);
  }

  const Game& game_;
  std::optional<Report> printed_;
  std::optional<Report> waiting_;  // the last one, if it is not printed yet
};

// The best move for the side to move first: the shortest win, the longest loss. Those of unknown
// length are taken for longer than all others.
bool is_better(const endgame::CertainMove& a, const endgame::CertainMove& b, Side mover) {
  const auto rank = [mover](const endgame::CertainResult& r) {
    if (!r.winner) return 0;
    const int moves = r.moves.value_or(999);
    return *r.winner == mover ? 1000 - moves : moves - 1000;
  };
  return rank(a.result) > rank(b.result);
}

// Whether print_ending() makes tables, for the position or after one of its moves. The search, too,
// may make them.
bool wants_tables(const Game& game) {
  using endgame::Distances;
  if (Distances::computes(game.position())) return true;
  const auto& moves = game.legal_moves();
  return std::any_of(moves.begin(), moves.end(), [&](const Move& move) {
    Game next = game;
    next.play(move);
    return Distances::computes(next.position());
  });
}

// Prints the results of the position and of its moves by endgame tables, if it has few pieces.
void print_ending(const Game& game, endgame::KnownResults& known) {
  using Language::English;
  const auto here = endgame::certain_result(game, known);
  if (here) std::cout << "ending " << text_of(English, *here) << '\n';
  std::vector<endgame::CertainMove> moves = endgame::certain_moves(game, known);
  std::stable_sort(moves.begin(), moves.end(), [&](const auto& a, const auto& b) {
    return is_better(a, b, game.side_to_move());
  });
  for (const auto& [move, result] : moves)
    std::cout << "move " << to_text(game, move) << ": " << text_of(English, result) << '\n';
}

Move move_in(const Game& game, const std::string& text) {
  const auto typed = MoveInput(game).type(text);
  if (const Move* const move = std::get_if<Move>(&typed)) return *move;
  std::string legal;
  for (const Move& move : game.legal_moves())
    legal += (legal.empty() ? "" : ", ") + to_text(game, move);
  throw BadInput("analyse: --move: expected one of " + legal + "; found '" + shortened(text) + "'");
}

// The limit of positions holds for the coach, too.
std::uint64_t positions_of_coach(const Options& options) {
  if (options.nodes == 0 || options.level > 0) return coach::positions_per_search;
  return std::min(options.nodes, coach::positions_per_search);
}

// The best move is judged by the search whose score is printed; the coach's is a shorter one.
void print_reasons(const Game& game, const Move& move, const Report& report,
                   std::uint64_t positions, endgame::KnownResults& known) {
  const auto engine = make_engine(Drive::Caller);
  auto claims = coach::explained(
      game, move, *engine, [&](const AnyPosition& position) { return known.find(position); },
      positions);
  if (move == *report.best)
    claims = coach::beside_score(coach::without_better_move(std::move(claims)), report.score);
  std::cout << "why " << sentences(Language::English, claims, game) << '\n';
}

// The name of the opening that ends in the position, if there is one.
void print_opening(const Game& game) {
  const auto read = OpeningNames::read(embedded_openings(game.info().id), game.variant());
  const auto* const names = std::get_if<OpeningNames>(&read);
  const NamedOpening* const opening = names == nullptr ? nullptr : names->find(game.position());
  if (opening == nullptr) return;
  std::cout << "opening " << name_of(Language::English, *opening) << " (" << opening->line << ")\n";
}

// Otherwise they would be ignored.
void refuse_limits_of_level(const Options& options) {
  if (options.level == 0) return;
  if (options.depth == 0 && options.nodes == 0 && options.seconds == 0) return;
  throw BadInput("analyse: --level has limits of its own; leave out --depth, --nodes and --time");
}

void run(const Options& options) {
  refuse_limits_of_level(options);
  const Game game = game_of(options.setup);
  if (const auto outcome = game.outcome()) throw BadInput("analyse: the game is over here");
  const SearchRequest request = request_of(options, game.shape());
  const auto asked =
      options.move.empty() ? std::nullopt : std::optional(move_in(game, options.move));
  print_opening(game);
  const std::atomic<bool> never = false;
  Thinker thinker(options.hash);
  thinker.use(weights_for(options.weights, game.variant()));
  if (wants_tables(game)) {
    std::cerr << "analyse: few pieces are left, so endgame tables are made; that may take seconds, "
                 "whatever the limits"
              << std::endl;
  }
  // A time limit is for the search alone.
  thinker.prepare(game, request);
  IterationPrinter printer(game);
  const Report last =
      thinker.think(game, request, never, [&](const Report& report) { printer.take(report); });
  printer.finish();
  std::cout << "best " << to_text(game, *last.best) << '\n';
  endgame::KnownResults known(game.variant(), endgame::Computing::AtOnce,
                              shipped_endings(game.variant()));
  print_ending(game, known);
  if (options.why || asked)
    print_reasons(game, asked.value_or(*last.best), last, positions_of_coach(options), known);
}

}  // namespace

void add_analyse_command(CLI::App& app) {
  auto options = std::make_shared<Options>();
  CLI::App& command = *app.add_subcommand("analyse", "Search a position, deeper and deeper");
  add_setup_options(command, options->setup);
  command.add_option("--depth", options->depth, "Plies")->check(CLI::Range(1, 99));
  command.add_option("--time", options->seconds, "Seconds")->check(positive_seconds());
  command
      .add_option("--nodes", options->nodes,
                  "Positions (default: " + std::to_string(usual_nodes) +
                      ", without --depth, --time, --level)")
      ->check(positive_count());
  command.add_option("--level", options->level, "Search as this level does")
      ->check(CLI::Range(weakest_level, strongest_level));
  command.add_option("--seed", options->seed, "Chooses among equal moves")->capture_default_str();
  command.add_option("--hash", options->hash, "Megabytes of hash table")
      ->check(CLI::Range(1, 4096))
      ->capture_default_str();
  command.add_flag("--endings", options->endings, "Use endgame tables within the search, too");
  command.add_option("--threads", options->threads, "Threads that search together")
      ->check(CLI::Range(1, most_threads))
      ->capture_default_str();
  command.add_option("--lines", options->lines, "Moves to compare exactly, the best first")
      ->check(CLI::Range(1, most_lines))
      ->capture_default_str();
  add_weights_option(command, options->weights);
  command.add_flag("--why", options->why, "Give reasons for the best move, in words");
  command.add_option("--move", options->move,
                     "Give reasons for or against this move instead, as the variant writes it");
  command.footer(
      "The limits are for the search. Where few pieces are left (four on 32 squares, three on\n"
      "larger boards), endgame tables are made, too, which may take seconds.");
  command.callback([options] { run(*options); });
}

}  // namespace damas::tool

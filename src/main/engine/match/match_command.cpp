#include <charconv>
#include <iomanip>
#include <iostream>
#include <memory>
#include <system_error>

#include "engine/level_strength.hpp"
#include "main/engine/commands.hpp"
#include "main/engine/commit.hpp"
#include "main/engine/match/contest.hpp"
#include "main/engine/match/progress_pace.hpp"
#include "main/engine/match/report.hpp"
#include "main/engine/setup.hpp"
#include "main/engine/whole_files.hpp"

namespace damas::tool {

namespace {

struct Options {
  Setup setup;
  std::string a = std::to_string(strongest_level);
  std::string b = std::to_string(strongest_level - 1);
  int games = 100;
  std::uint64_t seed = 1;
  int threads = 1;
  std::string opening_plies;
  int balance = OpeningOptions{}.balance;
  std::string openings;
  bool ballot = false;
  bool eleven_man = false;
  int plies = RefereeOptions{}.most_plies;
  double patience = 60;
  std::vector<double> sprt;
  std::string pdn;
  std::string state;
  std::string report;
};

std::string strengths_on(const BoardShape& board) {
  std::string text;
  for (int level = weakest_level + 1; level <= strongest_level; ++level) {
    text += (text.empty() ? "" : ", ") + std::to_string(level) + ": " +
            std::to_string(points_above_weakest(level, board));
  }
  return text;
}

std::string strengths() {
  return "Elo points above level " + std::to_string(weakest_level) +
         ", as measured on boards of 64 cells: " +
         strengths_on(info(Variant::Brazilian).rules.board) +
         "\nAnd on larger boards: " + strengths_on(info(Variant::International).rules.board);
}

// Reads "6" or "4-9".
void read_plies(const std::string& text, OpeningOptions& openings) {
  constexpr int most = 100;
  const char* const end = text.data() + text.size();
  int low = 0;
  auto read = std::from_chars(text.data(), end, low);
  int high = low;
  if (read.ec == std::errc{} && read.ptr != end && *read.ptr == '-') {
    read = std::from_chars(read.ptr + 1, end, high);
  }
  if (read.ec != std::errc{} || read.ptr != end || low < 0 || high < low || high > most) {
    throw BadInput("--opening-plies: expected plies from 0 to 100, such as 6 or 4-9, not '" + text +
                   "'");
  }
  openings.least_plies = low;
  openings.most_plies = high;
  openings.plies_given = true;
}

Contest contest_of(const Options& options) {
  if (options.setup.fen) {
    throw BadInput("match: games begin at the variant's start; give other positions by --openings");
  }
  Contest contest;
  contest.variant = variant_of(options.setup);
  contest.draw_table = draw_table_of(options.setup);
  contest.a = parse_entrant(options.a);
  contest.b = parse_entrant(options.b);
  contest.pairs = (options.games + 1) / 2;
  contest.seed = options.seed;
  contest.threads = options.threads;
  if (contest.threads > 1 && (contest.a.dxp || contest.b.dxp)) {
    throw BadInput("--concurrency: expected 1, since a DXP program plays one game at a time, not " +
                   std::to_string(contest.threads));
  }
  contest.openings.balance = options.balance;
  contest.openings.file = options.openings;
  contest.openings.ballot = options.ballot;
  contest.openings.eleven_man = options.eleven_man;
  if (!options.opening_plies.empty()) read_plies(options.opening_plies, contest.openings);
  contest.referee.most_plies = options.plies;
  contest.referee.patience = hub::Milliseconds(static_cast<int>(1000 * options.patience));
  if (!options.sprt.empty()) {
    contest.sprt = Sprt{options.sprt[0], options.sprt[1]};
    if (contest.sprt->elo0 >= contest.sprt->elo1) {
      throw BadInput("--sprt: expected the smaller difference first, such as 0 5");
    }
  }
  return contest;
}

void print(const Tally& t, const std::optional<Sprt>& sprt) {
  std::cout << "games " << t.games() << "  +" << t.wins << " =" << t.draws << " -" << t.losses
            << "  score " << std::fixed << std::setprecision(1) << 100 * t.score() << " %  Elo "
            << interval_text(t);
  if (sprt) std::cout << "  " << sprt_text(t, *sprt);
  std::cout << std::endl;
}

void print_verdict(const Tally& t, const Sprt& sprt) {
  const Verdict decided = verdict(t, sprt);
  const std::string low = short_number(sprt.elo0);
  const std::string high = short_number(sprt.elo1);
  std::cout << "SPRT of " << low << " against " << high << ": ";
  if (decided == Verdict::None) std::cout << "undecided" << std::endl;
  if (decided == Verdict::H0) std::cout << "accepted " << low << " (H0)" << std::endl;
  if (decided == Verdict::H1) std::cout << "accepted " << high << " (H1)" << std::endl;
}

void run(const Options& options) {
  const Contest contest = contest_of(options);
  for (const std::string* const file : {&options.state, &options.report})
    refuse_unwritable("match", *file);
  for (const std::string* const other : {&options.openings, &options.state, &options.report})
    refuse_same_file("match", *other, options.pdn);
  refuse_same_file("match", options.state, options.report);
  for (const Entrant* entrant : {&contest.a, &contest.b})
    try_out(*entrant, {contest.variant, contest.draw_table});
  std::optional<Journal> journal;
  if (!options.state.empty()) journal.emplace(options.state, settings_text(contest));
  std::optional<GameFile> games;
  if (!options.pdn.empty()) games.emplace(options.pdn);
  int printed = 0;
  ProgressPace pace;
  ContestCallbacks callbacks;
  callbacks.progress = [&](const Tally& so_far) {
    if (!pace.due(so_far.games())) return;
    print(so_far, contest.sprt);
    printed = so_far.games();
  };
  callbacks.game = [&](const GameRecord& game) {
    if (games) games->add(game);
    if (!game.forfeited) return;
    std::cout << "game " << game.pair + 1 << '.' << game.game + 1 << ": " << game.reason
              << std::endl;
  };
  const Tally tally = play_contest(contest, callbacks, journal ? &*journal : nullptr);
  if (tally.games() != printed) print(tally, contest.sprt);
  if (contest.sprt) print_verdict(tally, *contest.sprt);
  if (!options.report.empty()) {
    append_report(options.report, report_row({today(), commit()}, contest, tally));
  }
}

void add_files(CLI::App& command, Options& options) {
  command.add_option("--openings", options.openings,
                     "File of openings, PDN or one FEN a line, played in turns "
                     "(default: random ones)");
  command.add_flag("--ballot", options.ballot,
                   "Draw the openings by lot from the tables of the federations (Brazilian, "
                   "Russian, English)");
  command.add_flag("--eleven-man", options.eleven_man,
                   "Draw the openings of English draughts by the eleven-man ballot");
  command.add_option("--pdn", options.pdn, "File for all games, in order; what it holds is lost");
  command.add_option("--state", options.state,
                     "File in which games are kept as they end; with it, the same command goes on "
                     "after an interruption");
  command.add_option("--report", options.report,
                     "Markdown file to which a row with the result is added");
}

void add_games(CLI::App& command, Options& options) {
  command.add_option("--games", options.games, "At most; rounded up to pairs")
      ->check(CLI::Range(1, 1000000))
      ->capture_default_str();
  command.add_option("--seed", options.seed, "Of openings and choices")->capture_default_str();
  command.add_option("--concurrency,--threads", options.threads, "Games at a time")
      ->check(CLI::Range(1, 256))
      ->capture_default_str();
  command.add_option("--opening-plies", options.opening_plies,
                     "Of random openings, such as 6 or 4-9 (default: 4-9); of a file's games as "
                     "many at most (default: all)");
  command
      .add_option("--balance", options.balance,
                  "Hundredths of a man by which a short search may find an opening unequal")
      ->check(CLI::Range(0, 10000))
      ->capture_default_str();
  command.add_option("--plies", options.plies, "After so many a game is drawn")
      ->check(CLI::Range(2, 10000))
      ->capture_default_str();
  command
      .add_option("--patience", options.patience,
                  "Seconds for which a program is waited for beyond its time")
      ->check(positive_seconds())
      ->capture_default_str();
  command
      .add_option("--sprt", options.sprt,
                  "Two differences in Elo, such as 0 5: the match ends when one of them is "
                  "accepted, with 5 % of errors of both kinds")
      ->expected(2);
}

}  // namespace

void add_match_command(CLI::App& app) {
  auto options = std::make_shared<Options>();
  CLI::App& command = *app.add_subcommand(
      "match",
      "Play two players against each other; prints the result as the first one sees it, with the "
      "95 % interval of the difference in Elo from pairs of games");
  add_setup_options(command, options->setup);
  command.add_option("--a", options->a, "The first player, see below")->capture_default_str();
  command.add_option("--b", options->b, "The second")->capture_default_str();
  add_games(command, *options);
  add_files(command, *options);
  command.footer(entrant_help() + "\n" + strengths());
  command.callback([options] { run(*options); });
}

}  // namespace damas::tool

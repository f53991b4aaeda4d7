#include <algorithm>
#include <iostream>
#include <limits>
#include <memory>

#include "main/engine/commands.hpp"
#include "main/engine/dxp_table.hpp"
#include "main/engine/match/report.hpp"
#include "main/engine/setup.hpp"
#include "view/command_line/version.hpp"
#include "view/text/printable.hpp"

namespace damas::tool {

namespace {

using Clock = std::chrono::steady_clock;

constexpr int usual_minutes = 5;
constexpr int most_minutes = 999;
constexpr int most_moves = 999;
// The longest wait for the next game on a connection.
constexpr Milliseconds longest_pause = std::chrono::minutes(10);

struct Options {
  Setup setup;
  std::string connect;
  std::string listen;
  std::optional<int> games;
  std::string color;
  std::optional<int> minutes;
  std::optional<int> moves;
  std::optional<double> seconds;
  int level = strongest_level;
  std::size_t hash = 64;
  std::string name = std::string("Damas ") + version();
  double patience = 60;
  std::string pdn;
};

Milliseconds time_of(double seconds) {
  return Milliseconds(static_cast<Milliseconds::rep>(1000 * seconds));
}

tcp::Endpoint endpoint_of(const char* option, tcp::ParsedEndpoint parsed) {
  if (const auto* const problem = std::get_if<std::string>(&parsed))
    throw BadInput(std::string(option) + ": " + *problem);
  return std::get<tcp::Endpoint>(parsed);
}

void check(const Options& options) {
  if (options.connect.empty() == options.listen.empty()) {
    throw BadInput(
        "dxp: expected either --connect HOST:PORT, to ask a program for games, or --listen PORT, "
        "to "
        "wait for one that asks");
  }
  const bool decides =
      !options.color.empty() || options.minutes || options.moves || options.setup.fen;
  if (decides && !options.listen.empty()) {
    throw BadInput(
        "dxp: --color, --minutes, --moves and --fen are for --connect: with --listen the other "
        "program decides on them");
  }
  const auto is_printable = [](char c) { return c >= ' ' && c <= '~'; };
  const std::string& name = options.name;
  if (name.empty() || name.size() > dxp::longest_name || name.front() == ' ' ||
      !std::all_of(name.begin(), name.end(), is_printable)) {
    throw BadInput("--name: expected 1 to 32 characters of ASCII, the first no blank, not '" +
                   shortened(name) + "'");
  }
}

DxpTableOptions table_options(const Options& options) {
  DxpTableOptions table;
  table.variant = variant_of(options.setup);
  table.draw_table = draw_table_of(options.setup);
  table.name = options.name;
  table.level = options.level;
  table.hash = options.hash;
  if (options.seconds) table.time = time_of(*options.seconds);
  table.patience = time_of(options.patience);
  return table;
}

dxp::Terms terms_of(const Options& options) {
  const Game game = game_of(options.setup);
  if (game.outcome()) throw BadInput("dxp: the game is over in the position of --fen");
  return {options.color == "black" ? Side::Black : Side::White,
          options.minutes.value_or(usual_minutes), options.moves.value_or(0), game.position()};
}

void ask_for_games(const Options& options, DxpTable& table) {
  const auto endpoint = endpoint_of("--connect", tcp::parse_peer(options.connect, dxp::usual_port));
  dxp::Terms terms = terms_of(options);
  auto connected = tcp::connect(endpoint, Clock::now() + time_of(options.patience));
  if (const auto* const why = std::get_if<std::string>(&connected)) throw std::runtime_error(*why);
  const auto peer = table.seat(std::move(std::get<std::unique_ptr<tcp::Stream>>(connected)));
  for (int game = 0; game < options.games.value_or(1); ++game) {
    if (const auto trouble = peer->ask(terms))
      throw std::runtime_error(to_text(endpoint) + " " + trouble->text);
    const auto end = table.play(*peer);
    if (end && game + 1 < options.games.value_or(1)) throw std::runtime_error(*end);
    terms.own = opponent(terms.own);
  }
}

void play_what_is_asked(DxpTable& table, std::unique_ptr<tcp::Stream> stream, int most) {
  const auto peer = table.seat(std::move(stream));
  while (table.tally().games() < most) {
    if (const auto trouble = peer->await_game(longest_pause)) {
      std::cout << shortened(peer->session().other_name()) << " " << trouble->text << std::endl;
      return;
    }
    if (peer->session().state() != dxp::Session::State::Playing) return;
    if (const auto end = table.play(*peer)) {
      std::cout << *end << std::endl;
      return;
    }
  }
}

void wait_for_games(const Options& options, DxpTable& table) {
  const auto endpoint = endpoint_of("--listen", tcp::parse_listening(options.listen));
  const auto listening = tcp::listen(endpoint);
  if (const auto* const why = std::get_if<std::string>(&listening)) throw std::runtime_error(*why);
  tcp::Listener& listener = *std::get<std::unique_ptr<tcp::Listener>>(listening);
  std::cout << "listening on " << to_text(listener.endpoint()) << std::endl;
  const int most = options.games.value_or(std::numeric_limits<int>::max());
  while (table.tally().games() < most) {
    auto accepted = listener.accept(Clock::now() + std::chrono::hours(1));
    if (const auto* const why = std::get_if<std::string>(&accepted)) throw std::runtime_error(*why);
    if (auto& stream = std::get<std::unique_ptr<tcp::Stream>>(accepted))
      play_what_is_asked(table, std::move(stream), most);
  }
}

void print(const DxpTally& tally) {
  std::cout << "games " << tally.games() << "  +" << tally.wins << " =" << tally.draws << " -"
            << tally.losses;
  if (tally.unknown > 0) std::cout << "  without a result " << tally.unknown;
  std::cout << std::endl;
}

void run(const Options& options) {
  check(options);
  std::optional<GameFile> games;
  if (!options.pdn.empty()) games.emplace(options.pdn);
  DxpTable table(table_options(options), std::cout, [&](const std::string& pdn) {
    if (games) games->add({0, 0, 0, false, "", pdn});
  });
  options.connect.empty() ? wait_for_games(options, table) : ask_for_games(options, table);
  print(table.tally());
}

void add_game_options(CLI::App& command, Options& options) {
  command
      .add_option("--games", options.games,
                  "With --connect so many (default: 1), with --listen at most (default: until "
                  "interrupted)")
      ->check(CLI::Range(1, 1000000));
  command
      .add_option("--color", options.color,
                  "Ours in the first game; then in turns (default: white)")
      ->check(CLI::IsMember({"white", "black"}));
  command
      .add_option("--minutes", options.minutes, "Of each side for a game; 0: no limit (default: 5)")
      ->check(CLI::Range(0, most_minutes));
  command
      .add_option(
          "--moves", options.moves,
          "Of each side, after which a game ends without a result; 0: no limit (default: 0)")
      ->check(CLI::Range(0, most_moves));
}

}  // namespace

void add_dxp_command(CLI::App& app) {
  auto options = std::make_shared<Options>();
  options->setup.variant = "international";
  CLI::App& command =
      *app.add_subcommand("dxp", "Play with another program by the DamExchange protocol, over TCP");
  command.add_option("--connect", options->connect,
                     "HOST:PORT of a program that waits for games (usual port: 27531)");
  command.add_option("--listen", options->listen,
                     "[ADDRESS:]PORT at which games are waited for; without an address, from this "
                     "machine only");
  add_setup_options(command, options->setup);
  add_game_options(command, *options);
  command.add_option("--time", options->seconds, "Seconds that a move of ours takes at most")
      ->check(positive_seconds());
  command.add_option("--level", options->level, "Play as this level does")
      ->check(CLI::Range(weakest_level, strongest_level))
      ->capture_default_str();
  command.add_option("--hash", options->hash, "Megabytes of hash table")
      ->check(CLI::Range(1, 4096))
      ->capture_default_str();
  command.add_option("--name", options->name, "What the other program is told that we are called")
      ->capture_default_str();
  command
      .add_option("--patience", options->patience,
                  "Seconds for which the other program is waited for beyond its time")
      ->check(positive_seconds())
      ->capture_default_str();
  command.add_option("--pdn", options->pdn, "File for all games; what it holds is lost");
  command.callback([options] { run(*options); });
}

}  // namespace damas::tool

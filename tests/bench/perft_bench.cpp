// Measures the generators of all variants, and other programs' beside them in the same run.
#include <algorithm>
#include <cstdio>
#include <iostream>
#include <stdexcept>
#include <string>
#include <vector>

#include <CLI/CLI.hpp>

#include "main/engine/host.hpp"
#include "main/engine/setup.hpp"
#include "main/engine/speed.hpp"

#ifdef _WIN32
#define popen _popen
#define pclose _pclose
#endif

namespace damas::tool {

namespace {

struct Options {
  std::vector<std::string> variants;
  std::vector<std::string> peers;
  std::uint64_t nodes = 50'000'000;
  int rounds = 5;
};

// Another program's perft of a variant's start. It prints two numbers: nodes and seconds.
struct Peer {
  std::string name;
  Variant variant = Variant::Brazilian;
  std::string command;
  std::uint64_t nodes = 0;
  double seconds = 0;  // the best round's
};

Peer parse_peer(const std::string& text) {
  const std::size_t name_end = text.find(':');
  const std::size_t variant_end = text.find(':', name_end + 1);
  if (name_end == std::string::npos || variant_end == std::string::npos) {
    throw BadInput("expected NAME:VARIANT:COMMAND instead of '" + text + "'");
  }
  return {text.substr(0, name_end),
          variant_named(text.substr(name_end + 1, variant_end - name_end - 1)),
          text.substr(variant_end + 1)};
}

void run_round(Peer& peer) {
  std::FILE* const pipe = popen(peer.command.c_str(), "r");
  unsigned long long nodes = 0;
  double seconds = 0;
  const bool read = pipe != nullptr && std::fscanf(pipe, "%llu %lf", &nodes, &seconds) == 2;
  const bool ended_well = pipe != nullptr && pclose(pipe) == 0;
  if (!read || !ended_well || seconds <= 0) {
    throw std::runtime_error("'" + peer.command + "' should print nodes and seconds");
  }
  peer.nodes = nodes;
  peer.seconds = peer.seconds == 0 ? seconds : std::min(peer.seconds, seconds);
}

std::vector<Speed> speeds_of(const Options& options) {
  std::vector<Speed> speeds;
  const auto add = [&](Variant v) { speeds.push_back({v, depth_for(v, options.nodes)}); };
  for (const std::string& id : options.variants)
    add(variant_named(id));
  if (!speeds.empty()) return speeds;
  for (std::size_t i = 0; i < variants.size(); ++i)
    add(static_cast<Variant>(i));
  return speeds;
}

void run_rounds(const Options& options, std::vector<Speed>& speeds, std::vector<Peer>& peers) {
  for (int round = 0; round < options.rounds; ++round) {
    for (Speed& speed : speeds) {
      for (const PerftLeaves leaves : all_leaves)
        measure(speed, leaves);
      for (Peer& peer : peers) {
        if (peer.variant == speed.variant) run_round(peer);
      }
    }
    std::cerr << "round " << round + 1 << " of " << options.rounds << '\n';
  }
}

void print(const std::vector<Peer>& peers, const std::vector<Speed>& speeds) {
  std::cout << "\n| beside | variant | nodes | M/s | ours, counted | ours, listed |\n"
               "|---|---|---|---|---|---|\n";
  for (const Peer& peer : peers) {
    const auto own = std::find_if(speeds.begin(), speeds.end(),
                                  [&](const Speed& s) { return s.variant == peer.variant; });
    if (own == speeds.end()) continue;
    const double theirs = static_cast<double>(peer.nodes) / peer.seconds;
    std::printf("| %s | %s | %llu%s | %.1f | x %.2f | x %.2f |\n", peer.name.c_str(),
                std::string(info(peer.variant).id).c_str(),
                static_cast<unsigned long long>(peer.nodes),
                peer.nodes == own->nodes ? "" : " (another count)", theirs / 1e6,
                own->nodes_per_second(PerftLeaves::Counted) / theirs,
                own->nodes_per_second(PerftLeaves::Listed) / theirs);
  }
}

int run(int argc, char** argv) {
  Options options;
  CLI::App app{"Measures the generators of all variants, and others beside them"};
  app.add_option("--variant", options.variants, "May be given again (default: all)");
  app.add_option("--peer", options.peers,
                 "NAME:VARIANT:COMMAND of a program that prints nodes and seconds");
  app.add_option("--nodes", options.nodes, "Of a perft, at most")->capture_default_str();
  app.add_option("--rounds", options.rounds, "The best is printed")->capture_default_str();
  std::string json;
  app.add_option("--json", json, "File for our own figures as JSON; - prints them");
  CLI11_PARSE(app, argc, argv);
  std::vector<Peer> peers;
  for (const std::string& text : options.peers)
    peers.push_back(parse_peer(text));
  std::vector<Speed> speeds = speeds_of(options);
  run_rounds(options, speeds, peers);
  std::cout << speed_machine() << '\n' << speed_table_head();
  for (const Speed& speed : speeds)
    std::cout << speed_row(speed);
  std::cout << std::flush;
  if (!peers.empty()) print(peers, speeds);
  std::fflush(stdout);
  if (!json.empty()) write_json(json, speed_json(speeds));
  return 0;
}

}  // namespace

}  // namespace damas::tool

int main(int argc, char** argv) {
  try {
    return damas::tool::run(argc, argv);
  } catch (const std::exception& e) {
    std::cerr << "perft_bench: " << e.what() << '\n';
    return 1;
  }
}

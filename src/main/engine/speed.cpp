#include "main/engine/speed.hpp"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <fstream>
#include <iomanip>
#include <iostream>
#include <nlohmann/json.hpp>
#include <sstream>

#include "core/variant_rules.hpp"
#include "files/paths.hpp"
#include "main/engine/host.hpp"
#include "main/engine/setup.hpp"

namespace damas::tool {

namespace {

constexpr const char* name(PerftLeaves leaves) {
  constexpr const char* names[] = {"counted", "listed", "played"};
  return names[static_cast<int>(leaves)];
}

}  // namespace

double Speed::nodes_per_second(PerftLeaves leaves) const {
  return static_cast<double>(nodes) / std::max(seconds[static_cast<std::size_t>(leaves)], 1e-9);
}

int depth_for(Variant variant, std::uint64_t most_nodes) {
  const AnyPosition start = start_of(variant);
  int depth = 1;
  while (perft(start, depth + 1) <= most_nodes)
    ++depth;
  return depth;
}

void measure(Speed& speed, PerftLeaves leaves) {
  using Clock = std::chrono::steady_clock;
  const AnyPosition start = start_of(speed.variant);
  const auto started = Clock::now();
  speed.nodes = perft(start, speed.depth, leaves);
  const double seconds = std::chrono::duration<double>(Clock::now() - started).count();
  double& best = speed.seconds[static_cast<std::size_t>(leaves)];
  if (best == 0 || seconds < best) best = seconds;
}

std::string speed_machine() {
  return processor_name() + ", 1 thread\n" + compiler_name() + ", " + compiler_flags() + "\n";
}

std::string speed_table_head() {
  return "| variant | depth | nodes | counted, M/s | listed, M/s | played, M/s |\n"
         "|---|---|---|---|---|---|\n";
}

std::string speed_row(const Speed& speed) {
  std::ostringstream row;
  row << "| " << info(speed.variant).id << " | " << speed.depth << " | " << speed.nodes
      << std::fixed << std::setprecision(1);
  for (const PerftLeaves leaves : all_leaves)
    row << " | " << speed.nodes_per_second(leaves) / 1e6;
  row << " |\n";
  return row.str();
}

std::string speed_json(const std::vector<Speed>& speeds) {
  nlohmann::ordered_json json = {{"processor", processor_name()},
                                 {"compiler", compiler_name()},
                                 {"flags", compiler_flags()},
                                 {"threads", 1}};
  for (const Speed& speed : speeds) {
    nlohmann::ordered_json row = {
        {"variant", info(speed.variant).id}, {"depth", speed.depth}, {"nodes", speed.nodes}};
    for (const PerftLeaves leaves : all_leaves)
      row["nodes_per_second"][name(leaves)] = std::llround(speed.nodes_per_second(leaves));
    json["perft"].push_back(row);
  }
  return json.dump(2) + '\n';
}

void write_json(const std::string& path, const std::string& json) {
  if (path == "-") {
    std::cout << json;
    return;
  }
  std::ofstream file(path_of(path), std::ios::binary);
  if (!(file << json).flush()) throw BadInput("cannot write the file '" + path + "'");
}

}  // namespace damas::tool

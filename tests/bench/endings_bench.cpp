// Measures how long a probe of packed tables takes, in a row of probes at random and after all
// caches of the processor were overwritten: endings_bench FILE VARIANT. With --report it measures
// all shipped files and writes endings.md.
#include <algorithm>
#include <chrono>
#include <cstdio>
#include <ctime>
#include <fstream>
#include <iostream>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include <CLI/CLI.hpp>

#include "assets/endings.hpp"
#include "endgame/packed_tables.hpp"
#include "endgame/tables.hpp"
#include "engine/random.hpp"
#include "main/engine/commit.hpp"
#include "main/engine/growing_file.hpp"
#include "main/engine/match/report.hpp"

namespace damas::endgame {
namespace {

using Clock = std::chrono::steady_clock;

double nanoseconds(Clock::duration d) {
  return std::chrono::duration<double, std::nano>(d).count();
}

// Positions of the most pieces stored, each material as often as it has positions.
std::vector<AnyPosition> sample(const Tables& tables, int pieces, int count) {
  std::vector<Material> materials;
  std::vector<std::size_t> ends;
  std::size_t size = 0;
  for (const Material& pair : pairs(tables, pieces)) {
    for (const Material& material : {pair, pair.swapped()}) {
      materials.push_back(material);
      ends.push_back(size += tables.size(material));
      if (pair == pair.swapped()) break;
    }
  }
  Random random(1);
  std::vector<AnyPosition> positions;
  for (int i = 0; i < count; ++i) {
    const auto n = static_cast<std::size_t>(random.below(static_cast<int>(size)));
    const auto at =
        static_cast<std::size_t>(std::upper_bound(ends.begin(), ends.end(), n) - ends.begin());
    const std::size_t begin = at == 0 ? 0 : ends[at - 1];
    positions.push_back(tables.position(materials[at], n - begin));
  }
  return positions;
}

// Overwrites more memory than the caches hold.
void flush_caches() {
  static std::vector<unsigned char> memory(std::size_t{64} << 20);
  for (std::size_t i = 0; i < memory.size(); i += 64)
    ++memory[i];
}

// The measurements of one file.
struct Measured {
  std::size_t bytes = 0;
  int pieces = 0;
  double read = 0;       // milliseconds
  double at_random = 0;  // microseconds, as those that follow
  double median = 0;
  double slow = 0;  // 90 of 100 take at most as long
  int sum = 0;      // of all results, so that no probe is left out by the compiler
};

Measured measure(std::string_view bytes, Variant variant) {
  Measured measured;
  measured.bytes = bytes.size();
  const auto before = Clock::now();
  const PackedTables packed(bytes, variant);
  measured.read = nanoseconds(Clock::now() - before) / 1e6;
  measured.pieces = packed.pieces();
  const auto tables = make_tables(variant);
  const std::vector<AnyPosition> positions = sample(*tables, packed.pieces(), 200'000);
  const std::clock_t begin = std::clock();
  for (const AnyPosition& position : positions)
    measured.sum += packed.find(position).value();
  const double seconds = static_cast<double>(std::clock() - begin) / CLOCKS_PER_SEC;
  measured.at_random = seconds * 1e6 / static_cast<double>(positions.size());
  std::vector<double> cold;
  for (std::size_t i = 0; i < 300; ++i) {
    flush_caches();
    const auto start = Clock::now();
    measured.sum += packed.find(positions[i]).value();
    cold.push_back(nanoseconds(Clock::now() - start) / 1000);
  }
  std::sort(cold.begin(), cold.end());
  measured.median = cold[cold.size() / 2];
  measured.slow = cold[cold.size() * 9 / 10];
  return measured;
}

std::string figure(double value, int decimals) {
  char text[64];
  std::snprintf(text, sizeof text, "%.*f", decimals, value);
  return text;
}

void print(const Measured& measured) {
  std::cout << measured.bytes << " bytes, read in " << figure(measured.read, 1) << " ms\n"
            << "at random: " << figure(measured.at_random, 2)
            << " microseconds of the processor's time a probe\n"
            << "after the caches were overwritten: median " << figure(measured.median, 1)
            << ", 90 % within " << figure(measured.slow, 1) << " microseconds (checksum "
            << measured.sum << ")\n";
}

std::string heading() {
  return "# Probes of packed endgame tables\n\n"
         "Written by `endings_bench --report tests/bench/endings.md`, release build, one thread: "
         "the files in `assets/endings`,\nprobed for random positions with as many pieces as they "
         "have.\n\n"
         "No probe finds the result of another one kept: each generates the moves and decodes its "
         "runs. The columns differ in\nwhat the caches of the processor hold:\n\n"
         "- *at random*: 200,000 probes in a row, so that the caches keep of the tables what fits, "
         "and the code. The mean, in time\n  of the processor.\n"
         "- *uncached*: 64 MB of other memory are overwritten before each of 300 probes, so that "
         "nothing of the tables is in a\n  cache, and hardly any of the code. This is what the "
         "first probe of a search costs. On the clock, which other\n  programs make longer: the "
         "median, and what nine of ten take at most.\n\n"
         "| variant | bytes | pieces | read, ms | at random, µs | uncached: median, µs | 90 %, µs |"
         " date | commit |\n"
         "|---|---|---|---|---|---|---|---|---|\n";
}

std::string row(std::string_view id, const Measured& measured) {
  return "| " + std::string(id) + " | " + std::to_string(measured.bytes) + " | " +
         std::to_string(measured.pieces) + " | " + figure(measured.read, 1) + " | " +
         figure(measured.at_random, 2) + " | " + figure(measured.median, 1) + " | " +
         figure(measured.slow, 1) + " | " + tool::today() + " | " + tool::commit() + " |\n";
}

// Replaces the file.
void report(const std::string& path) {
  std::string text = heading();
  for (const VariantInfo& each : variants) {
    const std::string_view bytes = embedded_endings(each.id);
    if (bytes.empty()) continue;
    const Measured measured = measure(bytes, static_cast<Variant>(&each - variants.data()));
    std::cout << each.id << ": ";
    print(measured);
    text += row(each.id, measured);
  }
  std::ofstream file(path, std::ios::binary);
  if (!(file << text).flush()) throw std::runtime_error("cannot write " + path);
}

int run(int count, char** arguments) {
  std::string path;
  std::string id;
  std::string report_path;
  CLI::App app{"Measures probes of packed endgame tables"};
  CLI::Option* const file =
      app.add_option("file", path, "A file of packed endings")->check(CLI::ExistingFile);
  CLI::Option* const variant_option = app.add_option("variant", id, "Its variant");
  file->needs(variant_option);
  app.add_option("--report", report_path,
                 "Measures all shipped files instead and writes this Markdown file")
      ->excludes(file);
  CLI11_PARSE(app, count, arguments);
  if (!report_path.empty()) {
    report(report_path);
    return 0;
  }
  const auto variant = variant_by_id(id);
  if (!variant) throw std::runtime_error("expected a file of packed endings and its variant");
  print(measure(tool::content_of(path), *variant));
  return 0;
}

}  // namespace
}  // namespace damas::endgame

int main(int count, char** arguments) {
  try {
    return damas::endgame::run(count, arguments);
  } catch (const std::exception& error) {
    std::cerr << "endings_bench: " << error.what() << '\n';
    return 1;
  }
}

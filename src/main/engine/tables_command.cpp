#include <atomic>
#include <chrono>
#include <cstdio>
#include <iostream>
#include <memory>
#include <mutex>
#include <stdexcept>
#include <system_error>
#include <thread>

#include "endgame/packed_tables.hpp"
#include "files/replace.hpp"
#include "main/engine/commands.hpp"
#include "main/engine/setup.hpp"
#include "main/engine/table_folder.hpp"

namespace damas::tool {

namespace {

using endgame::Material;
using endgame::PairValues;
using endgame::Tables;
using endgame::Totals;

struct Options {
  std::string variant = "brazilian";
  int pieces = 4;
  std::string folder;
  int threads = 1;
  bool totals = false;
  std::string pack;  // the file for packed tables, if not empty
};

std::size_t positions_of(const Tables& tables, const std::vector<Material>& pairs) {
  std::size_t sum = 0;
  for (const Material& material : pairs) {
    sum += tables.size(material);
    if (material != material.swapped()) sum += tables.size(material.swapped());
  }
  return sum;
}

std::string grouped(std::uint64_t number) {
  std::string text = std::to_string(number);
  for (std::size_t i = text.size(); i > 3; i -= 3)
    text.insert(i - 3, ",");
  return text;
}

// Makes the missing tables of pairs that do not depend on each other, on several threads.
void make(Tables& tables, const std::vector<Material>& pairs, const TableFolder& folder,
          int threads) {
  std::mutex mutex;
  std::size_t next = 0;
  std::exception_ptr error;
  const auto work = [&] {
    while (true) {
      std::size_t mine = 0;
      {
        const std::lock_guard lock(mutex);
        if (next == pairs.size() || error) return;
        mine = next++;
      }
      const Material& material = pairs[mine];
      try {
        std::optional<PairValues> pair = folder.read(tables, material);
        if (!pair) {
          pair = tables.compute(material, [] { return false; });
          folder.write(material, *pair);
        }
        const std::lock_guard lock(mutex);
        tables.add(material, std::move(*pair));
      } catch (...) {
        const std::lock_guard lock(mutex);
        error = std::current_exception();
      }
    }
  };
  std::vector<std::thread> others;
  try {
    for (int i = 1; i < threads; ++i)
      others.emplace_back(work);
  } catch (const std::system_error&) {
    // The system gives no more threads; those that run do all the work.
  }
  work();
  for (std::thread& other : others)
    other.join();
  if (error) std::rethrow_exception(error);
}

void print(const std::string& name, const Totals& totals) {
  std::cout << name << ": " << totals.wins << " wins, " << totals.losses << " losses, "
            << totals.draws << " draws, longest " << totals.longest << " plies\n";
}

// The last line is that of most pieces, since others publish their totals by number of pieces.
void print_totals(const Tables& tables, int pieces) {
  std::vector<Totals> by_pieces;
  for (int n = 2; n <= pieces; ++n) {
    Totals& sum = by_pieces.emplace_back();
    for (const Material& pair : endgame::pairs(tables, n)) {
      for (const Material& material : {pair, pair.swapped()}) {
        const Totals totals = tables.totals(material);
        print(endgame::name_of(material), totals);
        sum += totals;
        if (pair == pair.swapped()) break;
      }
    }
  }
  int n = 2;
  for (const Totals& totals : by_pieces)
    print(std::to_string(n++) + " pieces, White to move", totals);
}

void write_packed(const Tables& tables, Variant variant, const Options& options) {
  const std::string bytes = endgame::packed(tables, variant, options.pieces);
  if (const auto error = replace_file(options.pack, bytes))
    throw std::runtime_error("cannot write " + options.pack + ": " + *error);
  std::cout << options.pack << ": " << grouped(bytes.size()) << " bytes\n";
}

void run(const Options& options) {
  const Variant variant = variant_named(options.variant);
  const std::unique_ptr<Tables> tables = endgame::make_tables(variant);
  std::vector<std::vector<Material>> levels;
  for (int n = 2; n <= options.pieces; ++n) {
    int men = -1;
    for (const Material& pair : endgame::pairs(*tables, n)) {
      if (pair.men() != men) levels.emplace_back();
      men = pair.men();
      levels.back().push_back(pair);
    }
  }
  std::size_t all = 0;
  std::size_t most = 0;
  for (const auto& level : levels) {
    all += positions_of(*tables, level);
    for (const Material& pair : level)
      most = std::max(most, positions_of(*tables, {pair}));
  }
  // A finished position takes a byte; one of a pair under way takes three.
  const std::size_t bytes = all + 3 * most * static_cast<std::size_t>(options.threads);
  std::cout << grouped(all) << " positions; at most " << grouped(bytes / 1'000'000 + 1)
            << " MB of memory, " << grouped(all / 1'000'000 + 1) << " MB of files" << std::endl;
  const TableFolder folder(options.folder, variant,
                           [](const std::string& line) { std::cerr << line << std::endl; });
  const auto begin = std::chrono::steady_clock::now();
  std::size_t done = 0;
  for (const auto& level : levels) {
    make(*tables, level, folder, options.threads);
    done += positions_of(*tables, level);
    const std::chrono::duration<double> seconds = std::chrono::steady_clock::now() - begin;
    std::printf("%d pieces, %d men: %5.1f %% after %.1f s\n", level[0].pieces(), level[0].men(),
                100.0 * static_cast<double>(done) / static_cast<double>(all), seconds.count());
    std::fflush(stdout);
  }
  if (options.totals) print_totals(*tables, options.pieces);
  if (!options.pack.empty()) write_packed(*tables, variant, options);
}

}  // namespace

void add_tables_command(CLI::App& app) {
  auto options = std::make_shared<Options>();
  CLI::App& command =
      *app.add_subcommand("tables", "Compute endgame tables; goes on where it was stopped");
  add_variant_option(command, options->variant);
  command.add_option("--pieces", options->pieces, "Of both sides together")
      ->check(CLI::Range(2, endgame::most_pieces))
      ->capture_default_str();
  command.add_option("--folder", options->folder, "For the tables")->required();
  command.add_option("--threads", options->threads, "Threads that compute together")
      ->check(CLI::Range(1, 256))
      ->capture_default_str();
  command.add_flag("--totals", options->totals,
                   "Print wins, losses and draws of each material with its first side to move");
  command.add_option("--pack", options->pack,
                     "Write win, loss and draw of all these tables to this one file");
  command.callback([options] { run(*options); });
}

}  // namespace damas::tool

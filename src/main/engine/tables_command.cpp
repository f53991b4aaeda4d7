#include <algorithm>
#include <chrono>
#include <cstdio>
#include <iostream>
#include <memory>
#include <stdexcept>

#include "endgame/packed_tables.hpp"
#include "files/replace.hpp"
#include "main/engine/commands.hpp"
#include "main/engine/setup.hpp"
#include "main/engine/table_folder.hpp"
#include "main/engine/table_work.hpp"
#include "main/engine/whole_files.hpp"

namespace damas::tool {

namespace {

using endgame::Material;
using endgame::Tables;
using endgame::Totals;

struct Options {
  std::string variant = "brazilian";
  int pieces = 4;
  std::string folder;
  int threads = 1;
  std::string shard = "1/1";
  bool totals = false;
  std::string pack;  // the file for packed tables, if not empty
};

std::string grouped(std::uint64_t number) {
  std::string text = std::to_string(number);
  for (std::size_t i = text.size(); i > 3; i -= 3)
    text.insert(i - 3, ",");
  return text;
}

// Measured with five pieces on 32 squares, on one thread of a busy machine.
constexpr double positions_a_second = 500'000;

// "3 s", "4 min", "2.5 h"
std::string about(double seconds) {
  char text[32];
  if (seconds < 120) {
    std::snprintf(text, sizeof text, "%.0f s", std::max(1.0, seconds));
  } else if (seconds < 7200) {
    std::snprintf(text, sizeof text, "%.0f min", seconds / 60);
  } else {
    std::snprintf(text, sizeof text, "%.1f h", seconds / 3600);
  }
  return text;
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

// Prints how far the work is: a line after each level, and within a level whenever there was none
// for some seconds.
class ProgressLines {
 public:
  explicit ProgressLines(std::size_t all) : all_(all) {}

  // `done` counts the positions of all finished pairs, also of this level.
  void after(const TableLevel& level, std::size_t done) { print(level, done, ""); }
  void within(const TableLevel& level, std::size_t done, const std::vector<Material>& under_way) {
    if (Clock::now() - last_ < longest_silence) return;
    print(level, done, ", computing " + names_of(under_way));
  }

 private:
  using Clock = std::chrono::steady_clock;
  static constexpr std::chrono::seconds longest_silence{5};

  void print(const TableLevel& level, std::size_t done, const std::string& more) {
    last_ = Clock::now();
    const std::chrono::duration<double> seconds = last_ - begin_;
    const double part = static_cast<double>(done) / static_cast<double>(all_);
    // Of no use before anything is finished.
    const bool tells_rest = done > 0 && done < all_;
    const std::string left =
        tells_rest ? ", about " + about(seconds.count() * (1 - part) / part) + " left" : "";
    std::printf("%d pieces, %d men: %5.1f %% after %.1f s%s%s\n", level.pieces, level.men,
                100 * part, seconds.count(), left.c_str(), more.c_str());
    std::fflush(stdout);
  }

  std::size_t all_;
  Clock::time_point begin_ = Clock::now();
  Clock::time_point last_ = begin_;
};

void run(const Options& options) {
  const Variant variant = variant_named(options.variant);
  const std::unique_ptr<Tables> tables = endgame::make_tables(variant);
  const Shard shard = shard_named(options.shard);
  const std::vector<TableLevel> levels = table_levels(*tables, options.pieces);
  std::size_t all = 0;
  for (const TableLevel& level : levels)
    all += positions_of(*tables, level.pairs);
  const std::size_t bytes = most_memory(*tables, levels, options.threads);
  std::cout << grouped(all) << " positions; at most " << grouped(bytes / 1'000'000 + 1)
            << " MB of memory, " << grouped(all / 1'000'000 + 1) << " MB of files, about "
            << about(static_cast<double>(all) / positions_a_second / options.threads) << std::endl;
  const TableFolder folder(options.folder, variant,
                           [](const std::string& line) { std::cerr << line << std::endl; });
  refuse_irreplaceable("tables", options.pack);
  ProgressLines lines(all);
  std::size_t done = 0;
  for (const TableLevel& level : levels) {
    const auto missing =
        make_level(*tables, level, folder, options.threads, shard,
                   [&](std::size_t finished, const std::vector<Material>& under_way) {
                     lines.within(level, done + finished, under_way);
                   });
    if (!missing.empty()) {
      throw std::runtime_error("the tables of this shard are made as far as possible; run this " +
                               std::string("command again when those of the other shards are in ") +
                               "the folder, too: " + names_of(missing));
    }
    done += positions_of(*tables, level.pairs);
    lines.after(level, done);
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
  command
      .add_option("--shard", options->shard,
                  "Compute this part of the tables only, such as 2/8; all parts share one folder")
      ->capture_default_str();
  command.add_flag("--totals", options->totals,
                   "Print wins, losses and draws of each material with its first side to move");
  command.add_option("--pack", options->pack,
                     "Write win, loss and draw of all these tables to this one file");
  command.footer(
      "--totals names a material by four digits: the men and kings of the side to move, then "
      "those\n"
      "of the other. 1021 is one man against two men and a king.");
  command.callback([options] { run(*options); });
}

}  // namespace damas::tool

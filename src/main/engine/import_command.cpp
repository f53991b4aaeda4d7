#include <algorithm>
#include <chrono>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <memory>
#include <thread>
#include <unordered_set>

#include "core/pdn/conventions.hpp"
#include "files/paths.hpp"
#include "games/importer.hpp"
#include "main/engine/commands.hpp"
#include "main/engine/setup.hpp"
#include "view/text/printable.hpp"

namespace damas::tool {

namespace {

using games::GamesDatabase;
using games::ImportCounts;
using games::Importer;
using games::ImportNotices;

struct Options {
  std::vector<std::string> files;
  std::string database = "games.sqlite";
  std::string variant;
  int threads = static_cast<int>(std::max(1U, std::thread::hardware_concurrency()));
  bool duplicates = false;
};

constexpr std::uint64_t games_between_reports = 50'000;

[[noreturn]] void refuse(const std::string& name, const std::string& why) {
  throw BadInput("import: cannot read the file '" + shortened(name) + "'" + why +
                 "; expected PDN games");
}

std::ifstream opened(const std::string& name) {
  std::error_code error;
  if (std::filesystem::is_directory(path_of(name), error)) refuse(name, ": it is a folder");
  std::ifstream file(path_of(name), std::ios::binary);
  if (!file) refuse(name, reason_of_system());
  return file;
}

ImportCounts difference(const ImportCounts& now, const ImportCounts& before) {
  return {now.added - before.added,
          now.duplicates - before.duplicates,
          now.broken - before.broken,
          now.guessed_winners - before.guessed_winners,
          now.guessed_variants - before.guessed_variants,
          now.bytes - before.bytes};
}

std::string counted(std::uint64_t count, const char* one, const char* many) {
  return std::to_string(count) + " " + (count == 1 ? one : many);
}

std::string sentence(const ImportCounts& counts) {
  return counted(counts.read(), "game", "games") + ": " + std::to_string(counts.added) +
         " added, " + counted(counts.duplicates, "duplicate", "duplicates") + ", " +
         std::to_string(counts.broken) + " broken";
}

// The games that were in the database before: how many, and which of them the files hold, too.
// Games that the files hold twice are among the added ones.
struct Known {
  std::uint64_t before = 0;
  std::unordered_set<std::uint32_t> found = {};
};

// The messages about one file while it is read.
ImportNotices notices_for(const std::string& file, const Options& options,
                          const ImportCounts& before, std::uint64_t& reported, Known& known) {
  ImportNotices notices;
  notices.broken = [file](const PdnError& error) {
    std::cerr << file << ": " << shortened(describe(error), longest_message) << '\n';
  };
  notices.duplicate = [file, &known, tell = options.duplicates](int line, std::uint32_t number) {
    if (number <= known.before) known.found.insert(number);
    if (!tell) return;
    std::cerr << file << ": line " << line << ": the same as game " << number
              << " of the database\n";
  };
  notices.progress = [file, before, &reported](const ImportCounts& counts) {
    const ImportCounts here = difference(counts, before);
    if (here.read() < reported + games_between_reports) return;
    reported = here.read();
    std::cerr << file << ": " << counted(here.read(), "game", "games") << " read so far"
              << std::endl;
  };
  return notices;
}

// Whether the text begins with the mark of UTF-16. Nothing of it is taken.
bool is_utf16(std::istream& in) {
  const int first = in.peek();
  int second = 0;
  if (first == 0xFF || first == 0xFE) {
    in.get();
    second = in.peek();
    in.unget();
  }
  in.clear();  // the text may end there
  return first + second == 0xFF + 0xFE;
}

// Reads the games and completes them in the database. Returns what is wrong with the file; empty if
// it could be used.
std::string import_stream(Importer& importer, std::istream& in, const ImportNotices& notices) {
  if (is_utf16(in)) return "left out, because it is encoded as UTF-16; expected UTF-8";
  const std::uint64_t before = importer.counts().read();
  importer.import(in, notices);
  importer.finish();
  if (in.bad()) return "the rest is left out, because it cannot be read";
  if (importer.counts().read() > before) return {};
  return "left out, because it has no games; expected PDN games";
}

// False if the file could not be used. What is told of its games is in the database by then.
bool import_file(Importer& importer, const std::string& name, const Options& options,
                 Known& known) {
  const std::string shown = name == "-" ? "standard input" : shortened(name);
  const ImportCounts before = importer.counts();
  std::uint64_t reported = 0;
  const ImportNotices notices = notices_for(shown, options, before, reported, known);
  std::string trouble;
  if (name == "-") {
    trouble = import_stream(importer, std::cin, notices);
  } else {
    std::ifstream file = opened(name);
    trouble = import_stream(importer, file, notices);
  }
  const ImportCounts here = difference(importer.counts(), before);
  if (here.read() > 0) std::cout << shown << ": " << sentence(here) << std::endl;
  if (!trouble.empty()) std::cerr << shown << ": " << trouble << '\n';
  for (const std::string& guess : {describe_guessed_variants(here.guessed_variants),
                                   describe_guessed_winners(here.guessed_winners)}) {
    if (!guess.empty()) std::cerr << shown << ": " << guess << '\n';
  }
  return trouble.empty();
}

// The end of a sentence: "1 broken game is left out; there are no others".
std::string about_broken(std::uint64_t broken, std::uint64_t others) {
  return counted(broken, "broken game is", "broken games are") + " left out; " +
         (others == 0 ? "there are no others"
                      : counted(others, "other game is", "other games are") + " in the database");
}

void run(const Options& options) {
  const auto begin = std::chrono::steady_clock::now();
  games::ImportOptions settings;
  settings.threads = options.threads;
  if (!options.variant.empty()) settings.reading.otherwise = variant_named(options.variant);
  for (const std::string& name : options.files) {
    if (name != "-") opened(name);  // none is imported if one is misspelt
  }
  GamesDatabase database(options.database, games::Use::Write);
  Known known{database.size()};
  Importer importer(database, settings);
  std::uint64_t unusable = 0;
  for (const std::string& name : options.files) {
    if (!import_file(importer, name, options, known)) ++unusable;
  }
  const std::chrono::duration<double> seconds = std::chrono::steady_clock::now() - begin;
  std::error_code error;
  const auto bytes = std::filesystem::file_size(path_of(options.database), error);
  std::printf("%s: %s, %.1f MB; %.1f s\n", shortened(options.database).c_str(),
              counted(database.size(), "game", "games").c_str(),
              error ? 0.0 : static_cast<double>(bytes) / 1e6, seconds.count());
  std::fflush(stdout);
  const std::uint64_t broken = importer.counts().broken;
  // Not all files may hold other games.
  const std::uint64_t others = importer.counts().added + known.found.size();
  const std::string about = broken == 0 ? std::string() : about_broken(broken, others);
  if (unusable > 0) {
    throw BadInput("import: " + counted(unusable, "file", "files") + " could not be used" +
                   (about.empty() ? about : "; " + about));
  }
  if (broken > 0) throw std::runtime_error("import: " + about);
}

}  // namespace

void add_import_command(CLI::App& app) {
  auto options = std::make_shared<Options>();
  CLI::App& command =
      *app.add_subcommand("import", "Add the games of PDN files to a database, each game once");
  command.add_option("files", options->files, "PDN; - for the standard input")->required();
  command.add_option("--database", options->database, "SQLite file, made if it is missing")
      ->capture_default_str();
  command.add_option("--variant", options->variant, "Of games that do not tell theirs");
  command.add_option("--threads", options->threads, "That read games")
      ->check(CLI::Range(1, 256))
      ->capture_default_str();
  command.add_flag("--duplicates", options->duplicates,
                   "Name each game that is already in the database, with its line");
  command.callback([options] { run(*options); });
}

}  // namespace damas::tool

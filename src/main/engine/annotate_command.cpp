#include <algorithm>
#include <cerrno>
#include <charconv>
#include <chrono>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <iterator>
#include <memory>
#include <system_error>

#include "core/bytes.hpp"
#include "core/pdn/conventions.hpp"
#include "files/paths.hpp"
#include "files/replace.hpp"
#include "main/engine/annotation.hpp"
#include "main/engine/commands.hpp"
#include "main/engine/growing_file.hpp"
#include "main/engine/setup.hpp"

namespace damas::tool {

namespace {

using Clock = std::chrono::steady_clock;

constexpr auto between_news = std::chrono::seconds(5);
// With it, 60 plies take less than ten seconds: some are forced, and some are searched twice.
constexpr double usual_seconds = 0.12;

struct Options {
  std::string input;
  std::string output;
  std::string variant;
  std::string why;  // the language; empty: without words
  double seconds = 0;
  std::uint64_t nodes = 0;
  int threads = 2;
  std::size_t hash = 64;
  std::size_t from = 1;
  std::size_t to = 0;  // 0: the last
};

SearchRequest request_of(const Options& options) {
  SearchRequest request;
  request.threads = options.threads;
  if (options.nodes > 0) request.limits.nodes = options.nodes;
  const double seconds = options.seconds > 0 || options.nodes > 0 ? options.seconds : usual_seconds;
  if (seconds > 0) {
    request.limits.time = std::chrono::milliseconds(static_cast<int>(1000 * seconds));
  }
  return request;
}

std::string read(const std::string& name) {
  std::error_code error;
  if (std::filesystem::is_directory(path_of(name), error)) {
    throw BadInput("annotate: '" + name + "' is a folder, expected a file of PDN games");
  }
  errno = 0;
  std::ifstream file(path_of(name), std::ios::binary);
  if (!file) {
    throw BadInput("annotate: cannot read the file '" + name + "'" + reason_of_system() +
                   "; expected PDN games");
  }
  return {std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
}

// A finished game in the file that grows: its size, and its text.
std::string record_of(const std::string& text) {
  return "game " + std::to_string(text.size()) + "\n" + text;
}

struct Records {
  std::vector<std::string> texts;
  std::size_t sound_bytes = 0;
};
Records records_from(std::string_view bytes) {
  constexpr std::string_view begin = "game ";
  Records records;
  std::string_view rest = bytes;
  while (rest.starts_with(begin)) {
    const std::size_t line_end = rest.find('\n');
    if (line_end == rest.npos) break;
    std::size_t size = 0;
    const char* const end = rest.data() + line_end;
    const auto [stop, error] = std::from_chars(rest.data() + begin.size(), end, size);
    rest.remove_prefix(line_end + 1);
    if (error != std::errc{} || stop != end || rest.size() < size) break;
    records.texts.emplace_back(rest.substr(0, size));
    rest.remove_prefix(size);
    records.sound_bytes = bytes.size() - rest.size();
  }
  return records;
}

std::string head_of(const Options& options, const std::string& text) {
  return "damas annotate 1 input " + std::to_string(checksum(text)) + " variant " +
         (options.variant.empty() ? "unset" : options.variant) + " games " +
         std::to_string(options.from) + "-" + std::to_string(options.to) + " milliseconds " +
         std::to_string(static_cast<int>(1000 * options.seconds)) + " nodes " +
         std::to_string(options.nodes) + " threads " + std::to_string(options.threads) + " hash " +
         std::to_string(options.hash) + (options.why.empty() ? "" : " why " + options.why);
}

class Annotating {
 public:
  Annotating(const Options& options, std::string text)
      : options_(options),
        request_(request_of(options)),
        text_(std::move(text)),
        games_(text_, options.variant.empty() ? std::nullopt
                                              : std::optional(variant_named(options.variant))),
        engine_(make_engine({Drive::Caller, options.hash})),
        language_(options.why.empty() ? std::nullopt
                                      : std::optional(language_named("annotate", options.why))) {
    if (games_.games().empty()) {
      throw BadInput("annotate: expected PDN games in '" + options.input + "', found none");
    }
    refuse_range_without_games();
  }

  void run() {
    refuse_text_without_games();
    const std::string unfinished = options_.output + ".part";
    std::vector<std::string> texts;
    {
      const auto tell = [](const std::string& notice) { std::cerr << notice << '\n'; };
      GrowingFile kept(
          unfinished, head_of(options_, text_),
          [](std::string_view bytes) { return records_from(bytes).sound_bytes; }, tell);
      texts = records_from(kept.found()).texts;
      if (!texts.empty()) {
        std::cout << "going on after game " << texts.size() << ", as '" << unfinished
                  << "' has the games before" << std::endl;
      }
      for (std::size_t i = texts.size(); i < games_.games().size(); ++i) {
        texts.push_back(text_of(i));
        kept.add(record_of(texts.back()));
      }
    }
    write(texts);
    std::error_code error;
    std::filesystem::remove(path_of(unfinished), error);
    const std::string guesses = describe_guessed_winners(games_.games());
    if (!guesses.empty()) std::cerr << "annotate: " << guesses << '\n';
    report_errors();
  }

 private:
  void refuse_range_without_games() const {
    const std::size_t count = games_.games().size();
    if (options_.from <= count) return;
    throw BadInput("annotate: --from: expected a number from 1 to " + std::to_string(count) +
                   ", found " + std::to_string(options_.from) + "; '" + options_.input + "' has " +
                   (count == 1 ? "only one game" : std::to_string(count) + " games"));
  }

  // Other texts, too, are read as games that are nothing but errors: they are not copied.
  void refuse_text_without_games() const {
    const auto& games = games_.games();
    const bool any =
        std::any_of(games.begin(), games.end(), [](const PdnGame& g) { return g.is_whole(); });
    if (any) return;
    for (const PdnGame& game : games) {
      for (const PdnError& error : game.errors)
        std::cerr << describe(error) << '\n';
    }
    throw BadInput("annotate: '" + options_.input +
                   "' has no game that can be read; expected PDN games; nothing is written");
  }

  bool is_wanted(std::size_t i) const {
    return i + 1 >= options_.from && (options_.to == 0 || i < options_.to);
  }

  std::string text_of(std::size_t i) {
    if (!is_wanted(i) || !games_.can_be_annotated(i)) return games_.unchanged(i);
    const PdnGame& game = games_.games()[i];
    const std::string name =
        "game " + std::to_string(i + 1) + " of " + std::to_string(games_.games().size());
    const auto begun = Clock::now();
    auto told = begun;
    const auto found = analyse(game, *engine_, request_, [&](float done) {
      if (Clock::now() - told < between_news) return;
      told = Clock::now();
      std::cout << name << ": " << static_cast<int>(100 * done) << " %" << std::endl;
    });
    const double seconds = std::chrono::duration<double>(Clock::now() - begun).count();
    char time[32];
    std::snprintf(time, sizeof time, "%.1f", seconds);
    std::cout << name << ": " << found.moves.size() << " plies in " << time << " s; "
              << summary(found) << std::endl;
    if (!language_) return games_.annotated(i, found);
    return games_.annotated(i, found, reasons(game, found, *engine_, *language_));
  }

  void write(const std::vector<std::string>& texts) const {
    std::string all;
    for (const std::string& text : texts)
      all += (all.empty() ? "" : "\n") + text;
    if (const std::string rest = games_.rest(); !rest.empty()) all += "\n" + rest;
    if (const auto why_not = replace_file(options_.output, all)) {
      throw BadInput("annotate: the file '" + options_.output + "' cannot be written: " + *why_not +
                     "; the annotated games are in '" + options_.output + ".part'");
    }
  }

  void report_errors() const {
    int broken = 0;
    for (std::size_t i = 0; i < games_.games().size(); ++i) {
      const PdnGame& game = games_.games()[i];
      if (!is_wanted(i) || game.is_whole()) continue;
      ++broken;
      for (const PdnError& error : game.errors)
        std::cerr << describe(error) << '\n';
    }
    if (broken == 0) return;
    throw std::runtime_error("annotate: " + std::to_string(broken) +
                             (broken == 1 ? " game has errors and is left as it was"
                                          : " games have errors and are left as they were"));
  }

  const Options& options_;
  SearchRequest request_;
  std::string text_;
  AnnotatedText games_;
  std::unique_ptr<Engine> engine_;
  std::optional<Language> language_;  // of the reasons; nothing without them
};

void run(const Options& options) {
  if (options.to != 0 && options.to < options.from) {
    throw BadInput("annotate: expected --to at or after --from " + std::to_string(options.from) +
                   ", found " + std::to_string(options.to));
  }
  std::error_code error;
  if (std::filesystem::is_directory(path_of(options.output), error)) {
    throw BadInput("annotate: '" + options.output + "' is a folder, expected a file to write");
  }
  Annotating(options, read(options.input)).run();
}

}  // namespace

void add_annotate_command(CLI::App& app) {
  auto options = std::make_shared<Options>();
  CLI::App& command = *app.add_subcommand(
      "annotate",
      "Write scores, judgements and better lines into games; goes on where it was stopped");
  command.add_option("input", options->input, "A file of PDN games")->required();
  command.add_option("output", options->output, "The file to write; may be the same")->required();
  command
      .add_option("--time", options->seconds,
                  "Seconds for a position (default: 0.12, without --nodes)")
      ->check(positive_seconds());
  command.add_option("--nodes", options->nodes, "Positions searched for a position")
      ->check(positive_count());
  command
      .add_option(
          "--threads", options->threads,
          "Threads that search together; with one thread and --nodes results can be repeated")
      ->check(CLI::Range(1, most_threads))
      ->capture_default_str();
  command.add_option("--hash", options->hash, "Megabytes of hash table")
      ->check(CLI::Range(1, 4096))
      ->capture_default_str();
  command.add_option("--from", options->from, "The first game to annotate; others are copied")
      ->check(positive_count())
      ->capture_default_str();
  command.add_option("--to", options->to, "The last game to annotate (default: the last)")
      ->check(positive_count());
  command.add_option("--variant", options->variant, "Of games that do not tell theirs");
  command.add_option("--why", options->why,
                     "Write beside each judgement why the move is a mistake, in this language: " +
                         language_codes() + "; takes about a second for each");
  command.callback([options] { run(*options); });
}

}  // namespace damas::tool

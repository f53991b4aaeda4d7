#include <iostream>
#include <memory>

#include "core/pdn/reader.hpp"
#include "core/pdn/whole_line.hpp"
#include "main/engine/commands.hpp"
#include "main/engine/setup.hpp"
#include "main/engine/whole_files.hpp"
#include "share/web_page.hpp"
#include "view/text/page_words.hpp"
#include "view/text/pdn_sentences.hpp"
#include "view/text/printable.hpp"

namespace damas::tool {

namespace {

struct Options {
  std::string input;
  std::string output;
  std::string variant;
  std::string language = "en";
  std::size_t game = 1;
  share::PageStyle style;
};

// A page must not end a game where its text could not be read any more. Other errors are told.
void refuse_cut(std::string_view text, const PdnGame& game, const Options& options) {
  for (const PdnError& error : game.errors)
    std::cerr << sentence(Language::English, error) << '\n';
  if (error_in_main_line(text, game) == nullptr) return;
  throw BadInput("page: game " + std::to_string(options.game) + " of '" + options.input +
                 "' has an error in its moves; expected a game that can be read to its end; "
                 "nothing is written");
}

PdnGame chosen_game(const Options& options) {
  PdnOptions reading;
  if (!options.variant.empty()) reading.otherwise = variant_named(options.variant);
  const std::string text = read_whole("page", options.input, "PDN games");
  std::vector<PdnGame> games = read_pdn(text, reading);
  if (games.empty()) {
    throw BadInput("page: '" + options.input + "' has no games; expected PDN games");
  }
  if (options.game > games.size()) {
    throw BadInput("page: --game: expected a number from 1 to " + std::to_string(games.size()) +
                   ", found " + std::to_string(options.game));
  }
  PdnGame& game = games[options.game - 1];
  refuse_cut(text, game, options);
  return std::move(game);
}

void run(const Options& options) {
  const Language language = language_named("page", options.language);
  refuse_same_file("page", options.input, options.output);
  const PdnGame game = chosen_game(options);
  write_whole("page", options.output,
              share::web_page(game, page_words(language, game.variant()), options.style));
}

}  // namespace

void add_page_command(CLI::App& app) {
  auto options = std::make_shared<Options>();
  CLI::App& command = *app.add_subcommand(
      "page", "Make a web page in one file that replays a game with its remarks");
  command.add_option("games", options->input, "File of PDN games; - for the standard input")
      ->required();
  command.add_option("page", options->output, "HTML file to write; - for the standard output")
      ->required();
  command.add_option("--game", options->game, "Which game of the file, from 1")
      ->check(positive_count())
      ->capture_default_str();
  command.add_flag("--flip", options->style.flipped, "Black's side at the bottom");
  command
      .add_option("--lang", options->language,
                  "Language of the page's buttons: " + language_codes())
      ->capture_default_str();
  command.add_option("--variant", options->variant, "Of games that do not tell theirs");
  command.callback([options] { run(*options); });
}

}  // namespace damas::tool

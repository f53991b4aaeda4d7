#include <iostream>
#include <memory>
#include <stdexcept>
#include <vector>

#include "core/notation.hpp"
#include "core/pdn/convert.hpp"
#include "core/pdn/reader.hpp"
#include "engine/engine.hpp"
#include "files/replace.hpp"
#include "main/engine/book_growth.hpp"
#include "main/engine/commands.hpp"
#include "main/engine/commit.hpp"
#include "main/engine/growing_file.hpp"
#include "main/engine/setup.hpp"

namespace damas::tool {

namespace {

struct Options {
  BookGrowth growth;
  std::string variant = "brazilian";
  std::string show;
  std::vector<std::string> files;
};

// The main lines of the games that begin at the start; games of other variants and broken ones are
// left out.
std::vector<Game> games_to_grow_from(const std::vector<std::string>& files, Variant variant) {
  std::vector<Game> games;
  for (const std::string& path : files) {
    const std::size_t before = games.size();
    const std::string content = content_of(path);
    for (const PdnGame& game : read_pdn(content, {variant})) {
      if (!game.is_whole() || game.variant() != variant) continue;
      const std::vector<PdnNode> line = game.tree.main_line();
      Game played = replay(game.tree, line.empty() ? PdnNode::Root : line.back()).game;
      if (played.start() == start_of(variant)) games.push_back(std::move(played));
    }
    if (games.size() == before) {
      throw BadInput("book: '" + path + "' has no whole game of " + std::string(info(variant).id) +
                     " from the start: expected PDN games");
    }
  }
  return games;
}

void show(const Options& options) {
  const Variant variant = variant_named(options.variant);
  const auto read = Book::from_bytes(content_of(options.show), variant);
  if (const auto* error = std::get_if<BookError>(&read))
    throw BadInput("'" + options.show + "' " + error->what);
  const Book& book = std::get<Book>(read);
  std::cout << book.positions() << " positions, made by " << book.commit() << '\n';
  Game game(variant);
  while (const auto entry = book.find(game)) {
    std::cout << game.ply() + 1 << ".";
    for (const BookMove& each : entry->moves)
      std::cout << ' ' << to_text(game, each.move) << " (" << entry->score - each.loss << ")";
    std::cout << '\n';
    if (!game.play(entry->moves.front().move)) break;
  }
}

void run(Options options) {
  if (!options.show.empty()) return show(options);
  if (options.growth.folder.empty()) throw BadInput("book: give --folder or --show");
  options.growth.variant = variant_named(options.variant);
  options.growth.commit = commit();
  options.growth.games = games_to_grow_from(options.files, options.growth.variant);
  const CheckedBook made =
      grow_book(options.growth, [](const std::string& line) { std::cout << line << std::endl; });
  const std::string bytes = made.book.to_bytes();
  const std::string path = options.growth.folder + "/" + options.variant + ".book";
  if (const auto why_not = replace_file(path, bytes))
    throw std::runtime_error("the file '" + path + "' " + *why_not);
  std::cout << made.book.positions() << " positions, " << bytes.size() << " bytes in '" << path
            << "'; the check dropped " << made.dropped_moves << " moves and "
            << made.dropped_positions << " positions, and added " << made.added_moves << " moves"
            << std::endl;
}

}  // namespace

void add_book_command(CLI::App& app) {
  auto options = std::make_shared<Options>();
  BookGrowth& growth = options->growth;
  growth.shape.whole_plies = 5;
  CLI::App& command = *app.add_subcommand(
      "book", "Grow an opening book by searches and check it; goes on where it was stopped");
  const auto count = [&](const char* name, auto& value, const char* help, std::uint64_t least,
                         std::uint64_t most) {
    command.add_option(name, value, help)->check(CLI::Range(least, most))->capture_default_str();
  };
  command.add_option("--variant", options->variant, "The game")->capture_default_str();
  command.add_option("--folder", growth.folder, "For the searches and the book");
  command.add_option("--show", options->show, "Print the main line of this book instead");
  count("--positions", growth.positions, "To search, those that the folder knows included", 1,
        1'000'000);
  count("--nodes", growth.nodes, "Positions visited by a search", 1, 1'000'000'000);
  count("--check-nodes", growth.check_nodes,
        "Positions visited by the search that checks an entry at the end; 0 for no check", 0,
        1'000'000'000);
  count("--lines", growth.lines, "Moves of a position that are compared", 1, most_lines);
  count("--plies", growth.shape.most_plies, "Deepest position to search", 1, 200);
  count("--whole-plies", growth.shape.whole_plies,
        "Positions before this ply are searched first, whatever moves lead there", 0, 20);
  count("--book-loss", growth.shape.book_loss,
        "Moves of the book lose at most so many hundredths of a man", 0, Book::greatest_loss);
  command.add_option("games", options->files,
                     "PDN, of this variant; their positions are searched, too, whatever was lost");
  command.callback([options] { run(*options); });
}

}  // namespace damas::tool

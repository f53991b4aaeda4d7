#include "main/engine/book_growth.hpp"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <optional>
#include <utility>

#include "engine/thinker.hpp"
#include "main/engine/book_searches.hpp"

namespace damas::tool {

namespace {

constexpr std::size_t hash_megabytes = 64;
constexpr auto between_news = std::chrono::seconds(20);

class News {
 public:
  explicit News(const Say& say) : say_(say) {}

  void tell(const std::string& what, std::size_t done, std::size_t all) {
    const auto now = std::chrono::steady_clock::now();
    if (now - told_ < between_news && done != all) return;
    told_ = now;
    say_(what + ": " + std::to_string(done) + " of " + std::to_string(all) + " positions");
  }

 private:
  const Say& say_;
  std::chrono::steady_clock::time_point told_ = std::chrono::steady_clock::now();
};

std::size_t moves_missing_in(const std::vector<BookMove>& there, const std::vector<BookMove>& of) {
  return static_cast<std::size_t>(std::count_if(of.begin(), of.end(), [&](const BookMove& each) {
    return std::none_of(there.begin(), there.end(),
                        [&](const BookMove& other) { return other.move == each.move; });
  }));
}

class Grower {
 public:
  Grower(const BookGrowth& growth, const Say& say)
      : is_(growth),
        say_(say),
        searches_(growth.folder, growth.variant, say),
        tree_(Game(growth.variant), growth.shape) {}

  CheckedBook run() {
    grow();
    return checked();
  }

 private:
  struct Entry {
    Game game;
    BookEntry entry;
  };

  void grow() {
    News news(say_);
    while (tree_.positions() < is_.positions) {
      const auto leaf = next_leaf();
      if (!leaf) break;
      tree_.expand(*leaf, search(tree_.game_at(*leaf), is_.nodes, is_.lines));
      news.tell("searched", tree_.positions(), is_.positions);
    }
  }

  std::optional<BookTree::Leaf> next_leaf() {
    const auto first = tree_.next();
    if (first && tree_.game_at(*first).ply() < is_.shape.whole_plies) return first;
    for (; games_done_ < is_.games.size(); ++games_done_)
      if (const auto leaf = tree_.next_on(is_.games[games_done_])) return leaf;
    return first;
  }

  std::vector<ScoredMove> search(const Game& game, std::uint64_t nodes, int most) {
    if (game.outcome() || game.legal_moves().empty()) return {};
    const int lines = std::min(most, most_lines);
    if (auto known = searches_.find(game, nodes, lines)) return *std::move(known);
    std::vector<ScoredMove> moves =
        is_.search ? is_.search(game, nodes, lines) : search_by_engine(game, nodes, lines);
    searches_.add(game, nodes, lines, moves);
    return moves;
  }

  std::vector<ScoredMove> search_by_engine(const Game& game, std::uint64_t nodes, int lines) {
    SearchRequest request;
    request.limits.nodes = nodes;
    request.lines = lines;
    const std::atomic<bool> never = false;
    Report complete;
    Report report =
        thinker_.think(game, request, never, [&](const Report& each) { complete = each; });
    // The last iteration may have ended before it had compared all moves.
    const std::size_t all = std::min(game.legal_moves().size(), static_cast<std::size_t>(lines));
    if (report.lines.size() < all && complete.best) report = complete;
    std::vector<ScoredMove> moves;
    for (const ReportLine& line : report.lines)
      moves.push_back({line.moves.front(), line.score});
    if (moves.empty() && report.best) moves.push_back({*report.best, report.score});
    return moves;
  }

  std::vector<Entry> entries() const {
    std::vector<Entry> all;
    tree_.visit_entries([&](const Game& game, const BookEntry& entry) {
      all.push_back({game, entry});
    });
    return all;
  }

  CheckedBook checked() {
    const std::vector<Entry> before = entries();
    if (is_.check_nodes > 0) check(before);
    CheckedBook result{Book(is_.variant, made_by(is_))};
    tree_.visit_entries(
        [&](const Game& game, const BookEntry& entry) { result.book.add(game, entry); });
    for (const auto& [game, entry] : before) {
      const auto after = result.book.find(game);
      const std::vector<BookMove> kept = after ? after->moves : std::vector<BookMove>{};
      result.dropped_moves += moves_missing_in(kept, entry.moves);
      result.added_moves += moves_missing_in(entry.moves, kept);
      if (!after) ++result.dropped_positions;
    }
    return result;
  }

  // Corrects the tree instead of single entries: a refutation of a move belongs to the position
  // after it, and only backed-up scores say which move takes the place of the refuted one.
  void check(const std::vector<Entry>& before) {
    News news(say_);
    for (std::size_t i = 0; i < before.size(); ++i) {
      const auto& [game, entry] = before[i];
      // One more line shows a better move that the entry lacks.
      const int lines = static_cast<int>(entry.moves.size()) + 1;
      tree_.correct(game, search(game, is_.check_nodes, lines));
      news.tell("checked", i + 1, before.size());
    }
  }

  const BookGrowth& is_;
  const Say& say_;
  BookSearches searches_;
  BookTree tree_;
  std::size_t games_done_ = 0;
  Thinker thinker_{hash_megabytes};
};

}  // namespace

CheckedBook grow_book(const BookGrowth& growth, const Say& say) {
  return Grower(growth, say).run();
}

std::string made_by(const BookGrowth& growth) {
  std::string text = growth.commit;
  const auto add = [&](const char* option, std::uint64_t value) {
    text += std::string(text.empty() ? "" : " ") + option + " " + std::to_string(value);
  };
  add("--positions", growth.positions);
  add("--nodes", growth.nodes);
  add("--check-nodes", growth.check_nodes);
  add("--lines", static_cast<std::uint64_t>(growth.lines));
  add("--plies", static_cast<std::uint64_t>(growth.shape.most_plies));
  add("--whole-plies", static_cast<std::uint64_t>(growth.shape.whole_plies));
  add("--book-loss", static_cast<std::uint64_t>(growth.shape.book_loss));
  if (!growth.games.empty()) text += ", " + std::to_string(growth.games.size()) + " games";
  return text;
}

}  // namespace damas::tool

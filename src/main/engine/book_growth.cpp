#include "main/engine/book_growth.hpp"

#include <algorithm>
#include <atomic>
#include <charconv>
#include <chrono>
#include <filesystem>

#include "engine/thinker.hpp"
#include "files/paths.hpp"
#include "main/engine/growing_file.hpp"
#include "main/engine/setup.hpp"

namespace damas::tool {

namespace {

constexpr std::size_t hash_megabytes = 64;
constexpr auto between_news = std::chrono::seconds(20);
// A book move may turn out to lose so much more than its entry says before it is dropped.
constexpr int tolerated_loss = 15;

// The numbers of a line; empty if it is no list of numbers.
std::vector<int> numbers_in(std::string_view line) {
  std::vector<int> numbers;
  const char* at = line.data();
  const char* const end = line.data() + line.size();
  while (at != end) {
    int number = 0;
    const auto [stop, error] = std::from_chars(at, end, number);
    if (error != std::errc{}) return {};
    numbers.push_back(number);
    at = stop == end ? stop : stop + 1;
  }
  return numbers;
}

std::size_t whole_lines(std::string_view content) {
  return content.rfind('\n') + 1;
}

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

class Grower {
 public:
  Grower(const BookGrowth& growth, const Say& say)
      : is_(growth), say_(say), tree_(Game(growth.variant), growth.shape) {}

  CheckedBook run() {
    std::error_code error;
    std::filesystem::create_directories(path_of(is_.folder), error);
    GrowingFile searches(is_.folder + "/searches.txt", head(), whole_lines, say_);
    repeat(searches.found());
    News news(say_);
    while (tree_.positions() < is_.positions) {
      const auto leaf = tree_.next();
      if (!leaf) break;
      const Game game = tree_.game_at(*leaf);
      const std::vector<ScoredMove> moves = search(game, is_.nodes, is_.lines);
      searches.add(line_of(game, *leaf, moves));
      tree_.expand(*leaf, moves);
      news.tell("searched", tree_.positions(), is_.positions);
    }
    return checked();
  }

 private:
  std::string head() const {
    const BookTree::Shape& s = is_.shape;
    std::string text = "damas book 1 variant " + std::string(info(is_.variant).id);
    text += " nodes " + std::to_string(is_.nodes) + " lines " + std::to_string(is_.lines);
    text += " shape";
    for (const int number : {s.widest_loss, s.cost_of_ply, s.most_plies, s.book_loss, s.decided})
      text += " " + std::to_string(number);
    return text;
  }

  // The parent, the move among the parent's, then each searched move and its score.
  static std::string line_of(const Game& game, const BookTree::Leaf& leaf,
                             const std::vector<ScoredMove>& moves) {
    const std::vector<Move> legal = in_stable_order(game.legal_moves());
    std::string line = std::to_string(leaf.parent) + " " + std::to_string(leaf.move);
    for (const auto& [move, score] : moves) {
      const auto place = std::find(legal.begin(), legal.end(), move) - legal.begin();
      line += " " + std::to_string(place) + " " + std::to_string(score);
    }
    return line + "\n";
  }

  void repeat(std::string_view lines) {
    for (std::size_t end; (end = lines.find('\n')) != std::string_view::npos;) {
      repeat_line(numbers_in(lines.substr(0, end)));
      lines.remove_prefix(end + 1);
    }
  }

  void repeat_line(const std::vector<int>& numbers) {
    const auto leaf = tree_.next();
    const std::size_t line = tree_.positions() + 2;  // the first one is the head
    if (!leaf || numbers.size() < 2 || numbers.size() % 2 != 0 || numbers[0] != leaf->parent ||
        numbers[1] != leaf->move) {
      refuse(line);
    }
    const std::vector<Move> legal = in_stable_order(tree_.game_at(*leaf).legal_moves());
    std::vector<ScoredMove> moves;
    for (std::size_t i = 2; i < numbers.size(); i += 2) {
      if (numbers[i] < 0 || static_cast<std::size_t>(numbers[i]) >= legal.size()) refuse(line);
      moves.push_back({legal[static_cast<std::size_t>(numbers[i])], numbers[i + 1]});
    }
    tree_.expand(*leaf, moves);
  }

  [[noreturn]] void refuse(std::size_t line) const {
    throw BadInput("'" + is_.folder + "/searches.txt', line " + std::to_string(line) +
                   ": expected the next search of the tree");
  }

  std::vector<ScoredMove> search(const Game& game, std::uint64_t nodes, int lines) {
    if (game.outcome() || game.legal_moves().empty()) return {};
    SearchRequest request;
    request.limits.nodes = nodes;
    request.lines = std::min(lines, most_lines);
    const std::atomic<bool> never = false;
    const Report report = thinker_.think(game, request, never, [](const Report&) {});
    std::vector<ScoredMove> moves;
    for (const ReportLine& line : report.lines)
      moves.push_back({line.moves.front(), line.score});
    return moves;
  }

  CheckedBook checked() {
    CheckedBook result{Book(is_.variant, is_.commit)};
    News news(say_);
    std::size_t done = 0;
    tree_.visit_entries([&](const Game& game, const BookEntry& entry) {
      news.tell("checked", ++done, tree_.positions());
      const BookEntry kept = is_.check_nodes == 0 ? entry : confirmed(game, entry);
      result.dropped_moves += entry.moves.size() - kept.moves.size();
      if (kept.moves.empty()) {
        ++result.dropped_positions;
      } else {
        result.book.add(game, kept);
      }
    });
    return result;
  }

  // The moves that a longer search does not refute.
  BookEntry confirmed(const Game& game, const BookEntry& entry) {
    const int lines = static_cast<int>(entry.moves.size()) + 1;
    const std::vector<ScoredMove> moves = search(game, is_.check_nodes, lines);
    BookEntry kept{entry.score, {}};
    if (moves.empty()) return kept;
    for (const BookMove& each : entry.moves) {
      const auto found = std::find_if(moves.begin(), moves.end(),
                                      [&](const ScoredMove& m) { return m.move == each.move; });
      if (found == moves.end()) continue;
      if (moves.front().score - found->score <= tolerated_loss) kept.moves.push_back(each);
    }
    return kept;
  }

  const BookGrowth& is_;
  const Say& say_;
  BookTree tree_;
  Thinker thinker_{hash_megabytes};
};

}  // namespace

CheckedBook grow_book(const BookGrowth& growth, const Say& say) {
  return Grower(growth, say).run();
}

}  // namespace damas::tool

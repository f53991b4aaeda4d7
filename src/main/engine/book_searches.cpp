#include "main/engine/book_searches.hpp"

#include <algorithm>
#include <charconv>
#include <filesystem>
#include <functional>
#include <sstream>
#include <stdexcept>
#include <system_error>
#include <utility>
#include <variant>

#include "files/paths.hpp"
#include "files/replace.hpp"
#include "main/engine/setup.hpp"

namespace damas::tool {

namespace {

std::uint64_t key_of_position(const Game& game) {
  const auto key_of_any = [](const auto& position) { return key(position); };
  return std::visit(key_of_any, static_cast<const AnyPosition::Base&>(game.position()));
}

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

void for_each_line(std::string_view lines, const std::function<void(std::string_view)>& use) {
  for (std::size_t end; (end = lines.find('\n')) != std::string_view::npos;) {
    use(lines.substr(0, end));
    lines.remove_prefix(end + 1);
  }
}

std::vector<int> numbers_of(const Game& game, const std::vector<ScoredMove>& moves) {
  const std::vector<Move> legal = in_stable_order(game.legal_moves());
  std::vector<int> numbers;
  for (const auto& [move, score] : moves) {
    const auto place = std::find(legal.begin(), legal.end(), move) - legal.begin();
    numbers.push_back(static_cast<int>(place));
    numbers.push_back(score);
  }
  return numbers;
}

// Nothing if a place is none of a legal move.
std::optional<std::vector<ScoredMove>> moves_of_numbers(const Game& game,
                                                        const std::vector<int>& numbers) {
  const std::vector<Move> legal = in_stable_order(game.legal_moves());
  std::vector<ScoredMove> moves;
  for (std::size_t i = 0; i + 1 < numbers.size(); i += 2) {
    if (numbers[i] < 0 || static_cast<std::size_t>(numbers[i]) >= legal.size()) return std::nullopt;
    moves.push_back({legal[static_cast<std::size_t>(numbers[i])], numbers[i + 1]});
  }
  return moves;
}

std::string text_of_search(const Game& game, std::uint64_t nodes, int lines,
                           const std::vector<int>& numbers) {
  std::string text = std::to_string(key_of_position(game)) + " " + std::to_string(nodes) + " " +
                     std::to_string(lines);
  for (const int number : numbers)
    text += " " + std::to_string(number);
  return text + "\n";
}

std::string head_of_searches(Variant variant) {
  return "damas book 2 variant " + std::string(info(variant).id);
}

struct SearchedPosition {
  Game game;
  std::vector<ScoredMove> moves;
};

// The position of a search of the first form, which begins with the line of the parent's search
// and the place of its move there. Nothing if there is no such position.
std::optional<Game> position_after(const std::vector<SearchedPosition>& searched,
                                   const std::vector<int>& numbers, Variant variant) {
  if (numbers.size() < 2 || numbers.size() % 2 != 0) return std::nullopt;
  if (numbers[0] == -1) return Game(variant);
  if (numbers[0] < 0 || static_cast<std::size_t>(numbers[0]) >= searched.size())
    return std::nullopt;
  const SearchedPosition& parent = searched[static_cast<std::size_t>(numbers[0])];
  if (numbers[1] < 0 || static_cast<std::size_t>(numbers[1]) >= parent.moves.size())
    return std::nullopt;
  Game game = parent.game;
  game.play(parent.moves[static_cast<std::size_t>(numbers[1])].move);
  return game;
}

// Files of the first form name positions by the order in which a tree grew. Nothing if the content
// is no such file of the variant. What does not fit is left out, with all that follows.
std::optional<std::string> in_second_form(const std::string& content, Variant variant) {
  const std::string begin = "damas book 1 variant " + std::string(info(variant).id) + " nodes ";
  const std::size_t end = content.find('\n');
  if (!content.starts_with(begin) || end == std::string::npos) return std::nullopt;
  std::istringstream head(content.substr(begin.size(), end - begin.size()));
  std::uint64_t nodes = 0;
  std::string word;
  int lines = 0;
  if (!(head >> nodes >> word >> lines) || word != "lines") return std::nullopt;
  std::string text = head_of_searches(variant) + "\n";
  std::vector<SearchedPosition> searched;
  bool fits = true;
  for_each_line(std::string_view(content).substr(end + 1), [&](std::string_view line) {
    std::vector<int> numbers = numbers_in(line);
    const auto game = fits ? position_after(searched, numbers, variant) : std::nullopt;
    if (game) numbers.erase(numbers.begin(), numbers.begin() + 2);
    auto moves = game ? moves_of_numbers(*game, numbers) : std::nullopt;
    fits = moves.has_value();
    if (!fits) return;
    text += text_of_search(*game, nodes, lines, numbers);
    searched.push_back({*game, std::move(*moves)});
  });
  return text;
}

// The path of the file, which has the second form afterwards, if it is there. A file of the first
// form stays beside it as searches-1.txt.
std::string prepared_file(const std::string& folder, Variant variant) {
  std::error_code error;
  std::filesystem::create_directories(path_of(folder), error);
  std::string path = folder + "/searches.txt";
  if (!std::filesystem::exists(path_of(path), error)) return path;
  const std::string old = content_of(path);
  if (const auto text = in_second_form(old, variant)) {
    // What does not fit is still in the old file.
    for (const auto& [name, content] :
         {std::pair(folder + "/searches-1.txt", old), std::pair(path, *text)}) {
      if (const auto why_not = replace_file(name, content))
        throw std::runtime_error("the file '" + name + "': " + *why_not);
    }
  }
  return path;
}

}  // namespace

BookSearches::BookSearches(const std::string& folder, Variant variant,
                           const GrowingFile::Notice& notice)
    : path_(prepared_file(folder, variant)),
      file_(path_, head_of_searches(variant), whole_lines, notice) {
  read(file_.found());
}

void BookSearches::read(std::string_view lines) {
  std::size_t number = 1;  // the first line is the head
  for_each_line(lines, [&](std::string_view line) {
    ++number;
    std::uint64_t position = 0;
    const char* const end = line.data() + line.size();
    const auto [stop, error] = std::from_chars(line.data(), end, position);
    const auto used = static_cast<std::size_t>(stop - line.data());
    std::vector<int> numbers;
    if (error == std::errc{} && stop != end) numbers = numbers_in(line.substr(used + 1));
    if (numbers.size() < 2 || numbers.size() % 2 != 0 || numbers[0] < 0) {
      throw BadInput("'" + path_ + "', line " + std::to_string(number) + ": expected a search");
    }
    const Name name(position, static_cast<std::uint64_t>(numbers[0]), numbers[1]);
    numbers.erase(numbers.begin(), numbers.begin() + 2);
    known_[name] = std::move(numbers);
  });
}

std::optional<std::vector<ScoredMove>> BookSearches::find(const Game& game, std::uint64_t nodes,
                                                          int lines) const {
  const auto found = known_.find(Name(key_of_position(game), nodes, lines));
  return found == known_.end() ? std::nullopt : moves_of_numbers(game, found->second);
}

void BookSearches::add(const Game& game, std::uint64_t nodes, int lines,
                       const std::vector<ScoredMove>& moves) {
  std::vector<int> numbers = numbers_of(game, moves);
  file_.add(text_of_search(game, nodes, lines, numbers));
  known_[Name(key_of_position(game), nodes, lines)] = std::move(numbers);
}

}  // namespace damas::tool

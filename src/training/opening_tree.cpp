#include "training/opening_tree.hpp"

#include <algorithm>
#include <deque>
#include <map>
#include <utility>

#include "core/fen.hpp"
#include "core/notation.hpp"

namespace damas::training {

namespace {

// A position whose moves are to be followed.
struct Waiting {
  std::size_t node = 0;
  AnyPosition position;
  std::vector<BookMove> moves;
  int own_moves = 0;  // of the person, up to here
};

AnyPosition after(const Game& game, const Move& move) {
  Game next = game;
  next.play(move);
  return next.position();
}

// The moves that are right for the person; none where the line ends.
std::vector<BookMove> right_moves(const Book& book, const Game& game) {
  const auto entry = book.find(game);
  return entry ? entry->moves : std::vector<BookMove>{};
}

// One of `right`, of which there is at least one.
BookMove own_move(const Book& book, const Game& game, const std::vector<BookMove>& right,
                  const OpeningCard* card) {
  const auto chosen = std::find_if(right.begin(), right.end(), [&](const BookMove& each) {
    return card != nullptr && to_text(game, each.move) == card->move;
  });
  if (chosen != right.end()) return *chosen;
  const auto goes_on = std::find_if(right.begin(), right.end(), [&](const BookMove& each) {
    return !replies_in(book, Game(after(game, each.move))).empty();
  });
  return goes_on == right.end() ? right.front() : *goes_on;
}

}  // namespace

std::vector<BookMove> replies_in(const Book& book, const Game& game) {
  if (game.outcome()) return {};
  std::vector<BookMove> replies = right_moves(book, game);
  for (const Move& move : game.legal_moves()) {
    const bool listed = std::any_of(replies.begin(), replies.end(),
                                    [&](const BookMove& each) { return each.move == move; });
    if (!listed && book.find(Game(after(game, move))))
      replies.push_back({move, Book::greatest_loss});
  }
  return replies;
}

bool has_task(const Book& book, const AnyPosition& start, Side side) {
  return !OpeningTree(book, {start, side, 1}, {}).own().empty();
}

std::vector<Side> sides_to_practise(const Book& book, const AnyPosition& start) {
  std::vector<Side> sides;
  for (const Side side : {Side::White, Side::Black}) {
    if (has_task(book, start, side)) sides.push_back(side);
  }
  return sides;
}

OpeningTree::OpeningTree(const Book& book, const OpeningTask& task, const OpeningCards& cards) {
  const Variant variant = variant_of(task.start);
  std::map<std::string, std::size_t> known;
  std::deque<Waiting> queue;
  // Adds a position and its moves, unless the book ends there or the person has made enough moves.
  const auto add = [&](const AnyPosition& position, std::string fen, int own_moves) {
    const Game game(position);
    const bool own = game.side_to_move() == task.side;
    if (own_moves >= task.own_moves || game.outcome()) return;
    std::vector<BookMove> moves = own ? right_moves(book, game) : replies_in(book, game);
    if (moves.empty()) return;
    Node node{std::move(fen), own, {}, {}};
    if (own) {
      moves = {own_move(book, game, moves, cards.find(variant, node.fen))};
      node.move = to_text(game, moves.front().move);
      own_.push_back(node.fen);
    }
    known.emplace(node.fen, nodes_.size());
    queue.push_back({nodes_.size(), position, std::move(moves), own_moves + (own ? 1 : 0)});
    nodes_.push_back(std::move(node));
  };
  add(task.start, to_fen(task.start), 0);
  while (!queue.empty()) {
    const Waiting at = std::move(queue.front());
    queue.pop_front();
    const Game game(at.position);
    for (const BookMove& each : at.moves) {
      const AnyPosition next = after(game, each.move);
      const std::string fen = to_fen(next);
      if (!known.contains(fen)) add(next, fen, at.own_moves);
      const auto found = known.find(fen);
      if (found != known.end()) nodes_[found->second].before.push_back(at.node);
    }
  }
}

bool OpeningTree::follows(const std::string& fen, const std::string& move) const {
  return std::any_of(nodes_.begin(), nodes_.end(),
                     [&](const Node& node) { return node.fen == fen && node.move == move; });
}

std::vector<std::string> OpeningTree::leading_to(
    const std::function<bool(const std::string& fen)>& wanted) const {
  std::vector<bool> leads(nodes_.size());
  std::vector<std::size_t> waiting;
  for (std::size_t i = 0; i < nodes_.size(); ++i) {
    leads[i] = nodes_[i].own && wanted(nodes_[i].fen);
    if (leads[i]) waiting.push_back(i);
  }
  while (!waiting.empty()) {
    const std::size_t at = waiting.back();
    waiting.pop_back();
    for (const std::size_t before : nodes_[at].before) {
      if (leads[before]) continue;
      leads[before] = true;
      waiting.push_back(before);
    }
  }
  std::vector<std::string> found;
  for (std::size_t i = 0; i < nodes_.size(); ++i) {
    if (leads[i]) found.push_back(nodes_[i].fen);
  }
  std::sort(found.begin(), found.end());
  return found;
}

}  // namespace damas::training

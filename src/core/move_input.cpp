#include "core/move_input.hpp"

#include <algorithm>

#include "core/notation.hpp"

namespace damas {

namespace {

using Reason = MoveRefusal::Reason;

// Whether `path` visits the squares of `named` in their order.
bool visits(const Path& path, const Path& named) {
  auto at = path.begin();
  for (const Square s : named) {
    at = std::find(at, path.end(), s);
    if (at == path.end()) return false;
    ++at;
  }
  return true;
}

MoveRefusal refusal(Reason reason, std::optional<Square> square = std::nullopt) {
  return {reason, square, {}, {}, 0};
}

}  // namespace

MoveInput::MoveInput(const Game& game) : game_(game) {}

void MoveInput::clear() {
  selected_.reset();
  touched_.clear();
  named_ = {};
  fitting_.clear();
}

TouchResult MoveInput::touch(Cell c) {
  if (const std::optional<Square> s = game_.shape().square(c)) return touch(*s);
  if (game_.outcome()) return refusal(Reason::GameOver);
  return refusal(Reason::NotPlayingSquare);
}

TouchResult MoveInput::touch(Square s) {
  if (game_.outcome()) return refusal(Reason::GameOver, s);
  if (selected_ && targets().contains(s)) return narrow(s);
  if (selected_ == s) {
    clear();
    return Deselected{};
  }
  const std::optional<Piece> piece = game_.piece_at(s);
  if (piece && piece->side == game_.side_to_move()) return select(s);
  if (selected_) return narrow(s);
  return *refuse_origin(s);
}

TouchResult MoveInput::select(Square s) {
  std::vector<Candidate> candidates = candidates_from(s);
  if (candidates.empty()) return refuse_piece(s);
  selected_ = s;
  touched_.clear();
  named_ = {};
  fitting_ = std::move(candidates);
  return Selected{};
}

TouchResult MoveInput::narrow(Square s) {
  Narrowed next = narrowed(s);
  if (!next.left.empty()) {
    touched_ = std::move(next.touched);
    named_.insert(s);
    return settle(std::move(next.left));
  }
  if (!targets().contains(s)) return refuse_target(*selected_, s);
  MoveRefusal r = refusal(Reason::Ambiguous, s);
  r.targets = telling();
  return r;
}

MoveInput::Narrowed MoveInput::narrowed(Square s) const {
  std::vector<Candidate> ending = ending_at(s);
  if (!ending.empty()) {
    if (ending.size() == 1 || ending.size() < fitting_.size()) return {std::move(ending), touched_};
    std::vector<Candidate> shortest = keep_direct(ending, *selected_);
    if (shortest.size() != 1) shortest = keep_least(ending);
    if (shortest.size() != 1) shortest.clear();
    return {std::move(shortest), touched_};
  }
  Path way = touched_;
  way.push_back(s);
  std::vector<Candidate> left = going(way);
  // Touches that are not in the order of the jumps select every path through the last square.
  if (left.empty()) left = going(way = {s});
  if (left.empty()) return {taking(s), touched_};
  return {std::move(left), std::move(way)};
}

TouchResult MoveInput::settle(std::vector<Candidate> left) {
  if (left.size() > 1) {
    fitting_ = std::move(left);
    return Selected{};
  }
  chosen_path_ = left.front().paths.front();
  clear();
  return left.front().move;
}

std::vector<MoveInput::Candidate> MoveInput::candidates_from(Square s) const {
  std::vector<Candidate> candidates;
  for (const Move& m : game_.legal_moves()) {
    if (m.from == s) candidates.push_back({m, game_.paths(m)});
  }
  return candidates;
}

std::vector<MoveInput::Candidate> MoveInput::ending_at(Square s) const {
  std::vector<Candidate> left;
  for (const Candidate& c : fitting_) {
    if (c.move.to == s) left.push_back(c);
  }
  return left;
}

std::vector<MoveInput::Candidate> MoveInput::going(const Path& stopovers) const {
  std::vector<Candidate> left;
  for (Candidate c : fitting_) {
    std::erase_if(c.paths, [&](const Path& p) {
      return !visits(Path(p.begin() + 1, p.end() - 1), stopovers);
    });
    if (!c.paths.empty()) left.push_back(std::move(c));
  }
  return left;
}

std::vector<MoveInput::Candidate> MoveInput::taking(Square victim) const {
  std::vector<Candidate> left;
  for (const Candidate& c : fitting_) {
    if (c.move.captured.contains(victim)) left.push_back(c);
  }
  return left;
}

SquareSet MoveInput::telling() const {
  SquareSet some;
  SquareSet all = stopovers() | victims();
  for (const Candidate& c : fitting_) {
    SquareSet own = c.move.captured;
    for (const Path& p : c.paths) {
      for (std::size_t i = 1; i + 1 < p.size(); ++i)
        own.insert(p[i]);
    }
    some |= own;
    all = all & own;
  }
  return some - all;
}

std::vector<MoveInput::Candidate> MoveInput::keep_direct(const std::vector<Candidate>& from,
                                                         Square origin) {
  std::vector<Candidate> left;
  for (const Candidate& c : from) {
    const Path straight{origin, c.move.to};
    if (std::find(c.paths.begin(), c.paths.end(), straight) == c.paths.end()) continue;
    left.push_back({c.move, {straight}});
  }
  return left;
}

std::vector<MoveInput::Candidate> MoveInput::keep_least(const std::vector<Candidate>& from) {
  for (const Candidate& c : from) {
    const bool within_all = std::all_of(from.begin(), from.end(), [&](const Candidate& other) {
      return (c.move.captured - other.move.captured).empty();
    });
    if (within_all) return {c};
  }
  return {};
}

std::variant<Move, MoveRefusal> MoveInput::type(std::string_view text) const {
  if (game_.outcome()) return refusal(Reason::GameOver);
  const std::optional<TypedMove> typed = parse_move(text, game_.shape(), game_.info().numbering);
  if (!typed) return refusal(Reason::NotUnderstood);
  Path named;
  for (const Cell& c : typed->cells) {
    const std::optional<Square> s = game_.shape().square(c);
    if (!s) return refusal(Reason::NotPlayingSquare);
    named.push_back(*s);
  }
  if (auto refused = refuse_origin(named.front())) return *refused;
  std::vector<Candidate> fits = candidates_from(named.front());
  if (fits.empty()) return refuse_piece(named.front());
  std::erase_if(fits, [&](const Candidate& c) {
    return c.move.to != named.back() ||
           std::none_of(c.paths.begin(), c.paths.end(),
                        [&](const Path& p) { return visits(p, named); });
  });
  if (fits.empty()) return refuse_target(named.front(), named.back());
  if (fits.size() == 1) return fits.front().move;
  // If the text names every square of one path, it does not mean a longer path through these
  // squares.
  const auto exact = std::find_if(fits.begin(), fits.end(), [&](const Candidate& c) {
    return std::find(c.paths.begin(), c.paths.end(), named) != c.paths.end();
  });
  if (exact != fits.end()) return exact->move;
  MoveRefusal r = refusal(Reason::Ambiguous, named.back());
  for (const Candidate& c : fits) {
    for (const Path& p : c.paths) {
      for (const Square s : p)
        r.targets.insert(s);
    }
  }
  r.targets.erase(named.front());
  r.targets.erase(named.back());
  return r;
}

Path MoveInput::typed_path(const Move& move, std::string_view text) const {
  const auto typed = parse_move(text, game_.shape(), game_.info().numbering);
  Path named;
  for (const Cell& c : typed ? typed->cells : std::vector<Cell>{}) {
    if (const auto s = game_.shape().square(c)) named.push_back(*s);
  }
  Path shortest = game_.path(move);
  if (visits(shortest, named)) return shortest;
  for (const Path& path : game_.paths(move)) {
    if (visits(path, named)) return path;
  }
  return shortest;
}

std::vector<Move> MoveInput::candidates() const {
  std::vector<Move> moves;
  for (const Candidate& c : fitting_)
    moves.push_back(c.move);
  return moves;
}

SquareSet MoveInput::movable() const {
  SquareSet squares;
  if (game_.outcome()) return squares;
  for (const Move& m : game_.legal_moves())
    squares.insert(m.from);
  return squares;
}

bool MoveInput::must_capture() const {
  const auto& moves = game_.legal_moves();
  return !game_.outcome() && !moves.empty() &&
         std::all_of(moves.begin(), moves.end(), [](const Move& m) { return m.is_capture(); });
}

SquareSet MoveInput::targets() const {
  SquareSet squares;
  for (const Candidate& c : fitting_)
    squares.insert(c.move.to);
  return squares;
}

SquareSet MoveInput::stopovers() const {
  SquareSet squares;
  for (const Candidate& c : fitting_) {
    for (const Path& p : c.paths) {
      for (std::size_t i = 1; i + 1 < p.size(); ++i)
        squares.insert(p[i]);
    }
  }
  return squares;
}

SquareSet MoveInput::victims() const {
  SquareSet squares;
  for (const Candidate& c : fitting_)
    squares |= c.move.captured;
  return squares;
}

}  // namespace damas

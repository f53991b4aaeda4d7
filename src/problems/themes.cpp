#include "problems/themes.hpp"

#include <algorithm>

#include "core/board_edit.hpp"

namespace damas::problems {

namespace {

constexpr int few_pieces = 7;

// Whether only the majority rule forbids the side to move a capture that it could choose otherwise.
bool majority_forces(const Game& game) {
  if (game.rules().majority == Majority::None || game.legal_moves().empty()) return false;
  if (!game.legal_moves().front().is_capture()) return false;
  const std::vector<Move> free = game.unobliged_moves();
  return std::any_of(free.begin(), free.end(), [&](const Move& m) {
    if (!m.is_capture()) return false;
    // A part of a legal capture is no choice.
    return std::none_of(game.legal_moves().begin(), game.legal_moves().end(), [&](const Move& l) {
      return l.from == m.from && (m.captured - l.captured).empty();
    });
  });
}

bool can_capture(const Game& game) {
  return !game.legal_moves().empty() && game.legal_moves().front().is_capture();
}

// The same pieces with the other side to move.
Game passed(const Game& game) {
  BoardEdit edit(game.position());
  edit.set_side_to_move(opponent(edit.side_to_move()));
  return Game(edit.position());
}

// Nothing is threatened, but the side to move loses a piece by every move.
bool in_zugzwang(const Game& game) {
  if (game.outcome() || can_capture(game) || can_capture(passed(game))) return false;
  return std::all_of(game.legal_moves().begin(), game.legal_moves().end(), [&](const Move& m) {
    Game next = game;
    next.play(m);
    return can_capture(next);
  });
}

// A king that moves only one square does not hold the road.
bool has_main_road(const Game& game) {
  return game.rules().king_range == KingRange::Flying && !game.shape().whole;
}

bool on_main_road(const BoardShape& shape, Square s) {
  const Cell c = shape.cell(s);
  const int file = shape.mirrored ? shape.files - 1 - c.file : c.file;
  return file == c.rank;
}

class Finder {
 public:
  explicit Finder(const Problem& problem)
      : problem_(problem), game_(problem.start), solver_(game_.side_to_move()) {}

  Themes run() {
    if (game_.material().total() <= few_pieces) add(Theme::Endgame);
    if (problem_.task == Task::Draw) add(Theme::DrawSaved);
    for (const Move& m : problem_.line) {
      game_.side_to_move() == solver_ ? solver_plays(m) : defence_plays(m);
    }
    if (game_.outcome() && game_.outcome()->reason == EndReason::NoMoves) add(Theme::Blockade);
    if (themes_.shot > 0) add(Theme::Shot);
    std::sort(themes_.list.begin(), themes_.list.end());
    return themes_;
  }

 private:
  void add(Theme theme) {
    if (!themes_.has(theme)) themes_.list.push_back(theme);
  }

  void solver_plays(const Move& m) {
    for (const Square s : m.captured) {
      if (game_.piece_at(s)->kind == Kind::King) add(Theme::KingTrap);
    }
    if (m.promotes) add(Theme::Breakthrough);
    if (sacrificed_ && m.captured.size() >= 2)
      themes_.shot = std::max(themes_.shot, m.captured.size());
    const bool by_king = game_.piece_at(m.from)->kind == Kind::King;
    game_.play(m);
    const Material material = game_.material();
    const bool only_kings = material.men[index(opponent(solver_))] == 0;
    if (by_king && only_kings && !m.is_capture() && has_main_road(game_) &&
        on_main_road(game_.shape(), m.to)) {
      add(Theme::MainRoad);
    }
    if (!m.is_capture() && in_zugzwang(game_)) add(Theme::Zugzwang);
  }

  void defence_plays(const Move& m) {
    if (m.is_capture()) {
      sacrificed_ = true;
      if (majority_forces(game_)) add(Theme::MajorityForced);
    }
    game_.play(m);
  }

  const Problem& problem_;
  Game game_;
  Side solver_;
  bool sacrificed_ = false;
  Themes themes_;
};

}  // namespace

const char* id(Theme theme) {
  constexpr const char* ids[] = {"shot",     "majority", "king-trap", "breakthrough", "main-road",
                                 "zugzwang", "blockade", "endgame",   "draw"};
  return ids[static_cast<int>(theme)];
}

bool Themes::has(Theme theme) const {
  return std::find(list.begin(), list.end(), theme) != list.end();
}

Themes themes_of(const Problem& problem) {
  return Finder(problem).run();
}

}  // namespace damas::problems

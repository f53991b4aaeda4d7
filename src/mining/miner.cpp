#include "mining/miner.hpp"

#include <algorithm>
#include <cstdlib>

#include "core/board_edit.hpp"

namespace damas::mining {

namespace {

using problems::Problem;
using problems::Task;

constexpr int few_pieces = 8;  // with so few, saving a draw may also be a problem
constexpr int fewest_quiet_moves = 4;
constexpr int value_of_king = 3;
constexpr int most_solver_moves = 16;
// A first move that a search of this depth finds is obvious, unless it is a sacrifice.
constexpr int obvious_depth = 3;

int balance(const Game& game, Side side) {
  const Material m = game.material();
  const auto worth = [&](Side s) { return m.men[index(s)] + value_of_king * m.kings[index(s)]; };
  return worth(side) - worth(opponent(side));
}

bool captures(const Game& game) {
  return !game.legal_moves().empty() && game.legal_moves().front().is_capture();
}

bool other_side_captures(const Game& game) {
  BoardEdit edit(game.position());
  edit.set_side_to_move(opponent(edit.side_to_move()));
  return captures(Game(edit.position()));
}

bool has_choice(const Game& game) {
  const auto moves = static_cast<int>(game.legal_moves().size());
  return captures(game) ? moves >= 2 : moves >= fewest_quiet_moves;
}

int second_score(const Report& report) {
  return report.lines.size() < 2 ? -score::won : report.lines[1].score;
}

AnyPosition after_move(const Game& game, const Move& m) {
  Game next = game;
  next.play(m);
  return next.position();
}

// One proof: the line from one position, step by step.
class Proof {
 public:
  Proof(Judge& judge, const MiningSettings& settings, const AnyPosition& position)
      : judge_(judge),
        settings_(settings),
        game_(position),
        solver_(game_.side_to_move()),
        before_(balance(game_, solver_)),
        few_(game_.material().total() <= few_pieces) {
    problem_.start = position;
  }

  std::variant<Problem, Refusal> run() {
    if (game_.outcome() || !has_choice(game_)) return Refusal::NoChoice;
    if (!few_ && before_ > 0) return Refusal::Obvious;
    if (const auto refusal = first_move()) return *refusal;
    while (true) {
      if (game_.outcome()) return at_end();
      const Move reply = best_defence();
      game_.play(reply);
      if (game_.outcome()) return at_end();
      if (const auto end = try_to_end()) return *end;
      sacrificed_ |= reply.is_capture() && !problem_.line.back().is_capture();
      given_ += reply.captured.size();
      problem_.line.push_back(reply);
      if (const auto refusal = next_move()) return *refusal;
    }
  }

 private:
  enum class Kind : std::uint8_t { Only, SameCapture, Dual, Lost };

  // The key move must be the only one, and deep enough.
  std::optional<Refusal> first_move() {
    std::vector<std::pair<int, Move>> best_by_depth;
    const Report report = judge_.search(game_, settings_.proof_nodes, 2, [&](const Report& r) {
      best_by_depth.emplace_back(r.depth, *r.best);
    });
    const Move key = *report.best;
    const bool won = report.score >= settings_.winning;
    const bool saved = few_ && std::abs(report.score) <= settings_.drawn;
    if (!won && !saved) return Refusal::NotWon;
    problem_.task = won ? Task::Win : Task::Draw;
    if (kind_of(report) != Kind::Only) return Refusal::Dual;
    depth_ = report.depth;
    for (auto each = best_by_depth.rbegin(); each != best_by_depth.rend() && each->second == key;
         ++each) {
      depth_ = each->first;
    }
    tempting_ = tempting_moves(key);
    play(key);
    return std::nullopt;
  }

  // The wrong moves that are more natural: if the right one gives a piece, those that give none;
  // else those that a shallow search prefers.
  int tempting_moves(const Move& key) {
    int tempting = 0;
    if (gives_piece(key)) {
      for (const Move& m : game_.legal_moves())
        tempting += gives_piece(m) ? 0 : 1;
      return tempting;
    }
    for (const ReportLine& line : judge_.look(game_, 2, most_lines).lines) {
      if (line.moves.front() == key) break;
      ++tempting;
    }
    return tempting;
  }
  bool gives_piece(const Move& m) const { return captures(Game(after_move(game_, m))); }

  // Depth, more moves, more sacrifices, and natural wrong moves make a problem harder.
  int difficulty() const {
    const int moves = problem_.solver_moves() - 1;
    return std::clamp(6 * (depth_ - 1) + 2 * std::min(tempting_, 10) + 5 * moves + 3 * given_, 0,
                      problems::hardest);
  }

  // The kind of the best move at the solver's turn, compared with the second best.
  Kind kind_of(const Report& report) {
    const bool win = problem_.task == Task::Win;
    const int least = win ? settings_.winning : -settings_.drawn;
    const int most = win ? settings_.not_winning : -settings_.winning;
    if (report.score < least) return Kind::Lost;
    if (second_score(report) <= most) return Kind::Only;
    const Move& best = report.lines[0].moves.front();
    const Move& second = report.lines[1].moves.front();
    if (!problems::same_capture(best, second)) return Kind::Dual;
    return only_same_captures(best, most) ? Kind::SameCapture : Kind::Dual;
  }

  // Whether all other moves that are good enough end the same capture on another square.
  bool only_same_captures(const Move& best, int most) {
    const Report all = judge_.search(game_, settings_.step_nodes, most_lines);
    return std::all_of(all.lines.begin(), all.lines.end(), [&](const ReportLine& line) {
      return line.score <= most || problems::same_capture(line.moves.front(), best);
    });
  }

  void play(const Move& m) {
    problem_.line.push_back(m);
    game_.play(m);
  }

  Move best_defence() {
    if (game_.legal_moves().size() == 1) return game_.legal_moves().front();
    return *judge_.search(game_, settings_.step_nodes, 1).best;
  }

  // Plays the solver's next move if it is the only one.
  std::optional<Refusal> next_move() {
    if (problem_.solver_moves() > most_solver_moves) return Refusal::Unfinished;
    if (game_.legal_moves().size() == 1) {
      play(Move(game_.legal_moves().front()));
      return std::nullopt;
    }
    const Report report = judge_.search(game_, settings_.step_nodes, 2);
    switch (kind_of(report)) {
      case Kind::Only:
        break;
      case Kind::SameCapture:
        last_ = true;
        break;
      case Kind::Dual:
        return Refusal::Dual;
      case Kind::Lost:
        return Refusal::NotWon;
    }
    play(*report.best);
    return std::nullopt;
  }

  // With the solver to move: ends the line if nothing more needs to be shown.
  std::optional<std::variant<Problem, Refusal>> try_to_end() {
    if (problem_.task == Task::Win ? gained() : out_of_danger()) return finished();
    if (last_) return Refusal::Unfinished;
    return std::nullopt;
  }

  bool quiet() const { return !captures(game_) && !other_side_captures(game_); }

  // The win is evident: material is won and safe, or only technique is left.
  bool gained() {
    if (!quiet() || game_.rules().goal != Goal::Block) return proven_technique();
    if (balance(game_, solver_) <= before_) return proven_technique();
    return judge_.search(game_, settings_.step_nodes, 1).score >= settings_.winning;
  }

  // With few pieces a certain win may be finished in several ways, but not in the middle of a
  // sacrifice.
  bool proven_technique() {
    if (game_.legal_moves().size() < 2 || captures(game_)) return false;
    if (game_.rules().goal == Goal::Block && balance(game_, solver_) < before_) return false;
    if (!few_ && game_.rules().goal == Goal::Block) return false;
    const Report report = judge_.search(game_, settings_.step_nodes, 2);
    return report.score >= score::sure_win && second_score(report) > settings_.not_winning;
  }

  // No move loses any more, or several do not.
  bool out_of_danger() {
    if (game_.legal_moves().size() < 2) return false;
    const Report report = judge_.search(game_, settings_.step_nodes, 2);
    return report.score >= -settings_.drawn && second_score(report) >= -settings_.drawn;
  }

  std::variant<Problem, Refusal> at_end() {
    const auto& winner = game_.outcome()->winner;
    if (problem_.task == Task::Win && winner != solver_) return Refusal::NotWon;
    if (problem_.task == Task::Draw && winner) return Refusal::NotWon;
    return finished();
  }

  std::variant<Problem, Refusal> finished() {
    if (!sacrificed_ && depth_ <= obvious_depth) return Refusal::Obvious;
    problem_.difficulty = difficulty();
    return problem_;
  }

  Judge& judge_;
  const MiningSettings& settings_;
  Game game_;
  Side solver_;
  int before_;
  bool few_;
  int depth_ = 0;  // of the first search that prefers the first move for good
  int tempting_ = 0;
  int given_ = 0;  // pieces that the defence takes
  bool sacrificed_ = false;
  bool last_ = false;  // the solver's last move could end on several squares
  Problem problem_;
};

}  // namespace

Miner::Miner(Variant variant, Tables tables, const MiningSettings& settings)
    : settings_(settings), judge_(variant, tables) {}

std::variant<Problem, Refusal> Miner::prove(const AnyPosition& position) {
  judge_.forget();
  return Proof(judge_, settings_, position).run();
}

bool Miner::promising(const Report& report, bool few) const {
  const int second = second_score(report);
  // Shallow searches are uncertain, so their bounds are wider.
  if (report.score >= settings_.winning / 2 && second <= settings_.not_winning) return true;
  return few && std::abs(report.score) <= settings_.drawn && second <= -settings_.winning / 2;
}

bool Miner::promising(const Game& game) {
  const bool few = game.material().total() <= few_pieces;
  if (game.outcome() || !has_choice(game)) return false;
  if (!few && balance(game, game.side_to_move()) > 0) return false;
  const Report glance = judge_.search(game, settings_.glance_nodes, few ? 2 : 1);
  if (!few && glance.score < settings_.winning / 2) return false;
  if (few && !promising(glance, few)) return false;
  return promising(judge_.search(game, settings_.check_nodes, 2), few);
}

std::vector<Problem> Miner::problems_at(const AnyPosition& position) {
  std::vector<Problem> found;
  const auto examine = [&](const AnyPosition& candidate) {
    if (!promising(Game(candidate))) return;
    auto proven = prove(candidate);
    auto* problem = std::get_if<Problem>(&proven);
    if (problem == nullptr) return;
    const bool has_one = std::any_of(found.begin(), found.end(), [&](const Problem& other) {
      return other.task == problem->task;
    });
    if (!has_one) found.push_back(std::move(*problem));
  };
  examine(position);
  const Game game(position);
  if (game.outcome()) return found;
  for (const Move& m : problems::ordered_moves(game)) {
    if (found.size() < 2) examine(after_move(game, m));
  }
  return found;
}

}  // namespace damas::mining

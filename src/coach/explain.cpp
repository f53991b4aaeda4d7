#include "coach/explain.hpp"

#include <algorithm>
#include <cassert>
#include <cstdlib>
#include <utility>

#include "coach/asked.hpp"
#include "coach/blocked_wing.hpp"
#include "coach/breakthrough.hpp"
#include "coach/forced_reply.hpp"
#include "coach/gains.hpp"
#include "coach/opposition.hpp"
#include "coach/proof.hpp"
#include "endgame/certain_result.hpp"

namespace damas::coach {

namespace {

// Beyond what any finder looks ahead.
constexpr int plies_without_draw = 9;
constexpr int most_plies_to_end = 7;
constexpr std::int64_t positions_to_end = 40'000;

constexpr std::size_t moves_of_main_line = 8;

}  // namespace

Line shown_part(const Line& line) {
  std::size_t size = std::min(line.size(), moves_of_main_line);
  while (size < line.size() && line[size].is_capture())
    ++size;
  return {line.begin(), line.begin() + static_cast<std::ptrdiff_t>(size)};
}

class Explanation::Finder {
 public:
  Finder(const Game& game, const Move& move, const Evidence& evidence, KnownEndings endings)
      : asked_(game, move), next_(game), evidence_(evidence), endings_(std::move(endings)) {
    next_.play(move);
  }

  bool step() {
    if (!todo_) return false;
    todo_ = find(*todo_);
    if (!todo_) choose();
    return todo_.has_value();
  }
  const std::vector<Claim>& claims() const { return claims_; }

 private:
  enum class Look : std::uint8_t {
    Endings,
    ForcedEnd,
    Gain,
    ForcedReply,
    OutOfMoves,
    Opposition,
    BlockedWing,
    WhiteBreaksThrough,
    BlackBreaksThrough,
  };

  // Returns the next kind of claim to look for.
  std::optional<Look> find(Look look) {
    switch (look) {
      case Look::Endings:
        if (next_.outcome()) {
          find_end();
          return std::nullopt;
        }
        if (endings_) find_ending();
        if (!draws_are_far(next_, plies_without_draw)) return std::nullopt;
        return Look::ForcedEnd;
      case Look::ForcedEnd:
        if (find_forced_end() || asked_.rules().goal == Goal::BeBlocked) return std::nullopt;
        return Look::Gain;
      case Look::Gain:
        add(find_gain(asked_));
        return Look::ForcedReply;
      case Look::ForcedReply:
        add(find_forced_reply(asked_));
        return Look::OutOfMoves;
      case Look::OutOfMoves:
        add(find_out_of_moves(asked_));
        return Look::Opposition;
      case Look::Opposition:
        add(find_opposition(asked_));
        return Look::BlockedWing;
      case Look::BlockedWing:
        add(find_blocked_wing(asked_));
        return Look::WhiteBreaksThrough;
      case Look::WhiteBreaksThrough:
        find_breakthroughs(Side::White);
        return Look::BlackBreaksThrough;
      case Look::BlackBreaksThrough:
        find_breakthroughs(Side::Black);
        break;
    }
    return std::nullopt;
  }

  void choose() {
    std::erase_if(claims_, [&](const Claim& claim) { return is_doubted(claim); });
    std::stable_sort(claims_.begin(), claims_.end(),
                     [](const Claim& a, const Claim& b) { return a.index() < b.index(); });
    leave_out_repeated();
    if (claims_.size() > most_claims) claims_.resize(most_claims);
    if (claims_.empty()) return add(worth());
    if (!hides_loss()) return;
    claims_.resize(std::min(claims_.size(), most_claims - 1));
    add(worth());
  }

  template <class C>
  void add(const std::optional<C>& claim) {
    if (claim) claims_.push_back(*claim);
  }

  void find_end() {
    if (const auto winner = next_.outcome()->winner)
      claims_.push_back(ForcedEnd{*winner, 0, {asked_.move}});
  }

  void find_ending() {
    const std::optional<endgame::KnownResult> result = endings_(asked_.next);
    if (!result) return;
    if (result->sign == 0) {
      add(main_road_held());
      claims_.push_back(TableEnding{});
      return;
    }
    const Side waiter = opponent(asked_.mover);
    const Side winner = result->sign > 0 ? waiter : asked_.mover;
    if (result->plies && draws_are_far(next_, *result->plies)) {
      // The last move is the loser's where one wins by having none.
      claims_.push_back(TableEnding{winner, (*result->plies + (winner == waiter ? 1 : 0)) / 2});
    } else if (endgame::is_in_time(next_, *result)) {
      claims_.push_back(TableEnding{winner, std::nullopt});
    }
  }

  std::optional<MainRoadHeld> main_road_held() const {
    const Material material = next_.material();
    if (asked_.rules().board.whole || !material.lone_king_on_main_road ||
        material.men[0] + material.men[1] > 0)
      return std::nullopt;
    for (const Side side : {Side::White, Side::Black}) {
      const SquareSet pieces = next_.pieces(side);
      if (pieces.size() == 1 && material.kings[index(opponent(side))] > 1)
        return MainRoadHeld{side, *pieces.begin()};
    }
    return std::nullopt;
  }

  bool find_forced_end() {
    Proof proof(positions_to_end);
    for (int plies = 1; plies <= most_plies_to_end && proof.complete(); ++plies) {
      const Side waiter = opponent(asked_.mover);
      const Side winner = plies % 2 == 1 ? waiter : asked_.mover;
      if (asked_.rules().goal != Goal::BeBlocked && !may_end(winner)) continue;
      const std::optional<Line> line = proof.win(asked_.next, winner, plies);
      if (!line) continue;
      // The line ends before a move of the winner if one wins by having none.
      const int moves = static_cast<int>(line->size() + (winner == waiter ? 1 : 0)) / 2;
      claims_.push_back(ForcedEnd{winner, moves, asked_.with_move(*line)});
      return true;
    }
    return false;
  }

  // Few pieces are captured or blocked within a few moves, so most positions need no search.
  bool may_end(Side winner) const {
    constexpr int few = 6;
    return next_.pieces(opponent(winner)).size() <= few || asked_.rules().goal == Goal::FirstKing;
  }

  void find_breakthroughs(Side side) {
    const std::optional<Breakthrough> through = find_breakthrough(asked_, side);
    if (!through) return;
    const std::optional<CrownRowLeft> left = find_crown_row_left(asked_, *through);
    if (left) return claims_.push_back(*left);
    claims_.push_back(*through);
  }

  // Whether the search of the game contradicts what the claim suggests about the move. The claim is
  // true, but it would not be the reason.
  bool is_doubted(const Claim& claim) const {
    const std::optional<Side> side = favours(claim);
    if (!side || !evidence_.best || !evidence_.played) return false;
    if (std::holds_alternative<ForcedEnd>(claim) || std::holds_alternative<TableEnding>(claim))
      return false;
    const int loss = evidence_.best->score - evidence_.played->score;
    if (*side == asked_.mover) return loss > search_noise;
    return loss <= search_noise && evidence_.played->score > -search_noise;
  }

  // Whether the move loses by the search, for a reason beyond what the claims see. They would then
  // excuse it.
  bool hides_loss() const {
    if (!evidence_.best || !evidence_.played || keeps_result(evidence_)) return false;
    if (evidence_.played->score >= score::sure_win) return false;
    if (evidence_.best->score - evidence_.played->score <= search_noise) return false;
    return std::none_of(claims_.begin(), claims_.end(), [&](const Claim& c) {
      const bool wins =
          std::holds_alternative<ForcedEnd>(c) || std::holds_alternative<TableEnding>(c);
      const std::optional<Side> side = favours(c);
      return side && (*side != asked_.mover || wins);
    });
  }

  // If a shot or an opened way already leads to a king, the king needs no second sentence.
  void leave_out_repeated() {
    if (claims_.size() < 2) return;
    const auto says_all = [](const Claim& c) {
      return std::holds_alternative<ForcedEnd>(c) || std::holds_alternative<TableEnding>(c);
    };
    if (says_all(claims_.front())) claims_.resize(1);
    const std::optional<Side> side = favours(claims_.front());
    // Two reasons that speak for different sides would confuse.
    std::erase_if(claims_, [&](const Claim& c) {
      const std::optional<Side> other = favours(c);
      return side && other && *side != *other;
    });
  }

  std::optional<Worth> worth() const {
    if (!evidence_.played || next_.outcome()) return std::nullopt;
    const Line line = shown_part(evidence_.played->moves);
    Worth found{evidence_.played->score, line, std::nullopt, 0};
    if (!evidence_.best || evidence_.best->moves.front() == asked_.move) return found;
    found.loss = evidence_.best->score - found.score;
    if (found.loss <= 0) return Worth{found.score, line, std::nullopt, 0};
    found.better = evidence_.best->moves.front();
    found.better_line = shown_part(evidence_.best->moves);
    return found;
  }

  Asked asked_;
  Game next_;  // after the move
  Evidence evidence_;
  KnownEndings endings_;
  std::optional<Look> todo_ = Look::Endings;
  std::vector<Claim> claims_;
};

bool keeps_result(const Evidence& evidence) {
  return evidence.sign_after &&
         (*evidence.sign_after > 0 || evidence.sign_after == evidence.sign_before);
}

Explanation::Explanation(const Game& game, const Move& move, const Evidence& evidence,
                         KnownEndings endings) {
  assert(game.is_legal(move) && !game.outcome());
  finder_ = std::make_unique<Finder>(game, move, evidence, std::move(endings));
}

Explanation::Explanation(Explanation&& other) noexcept = default;
Explanation& Explanation::operator=(Explanation&& other) noexcept = default;
Explanation::~Explanation() = default;

bool Explanation::step() {
  return finder_->step();
}

const std::vector<Claim>& Explanation::claims() const {
  return finder_->claims();
}

std::vector<Claim> explain(const Game& game, const Move& move, const Evidence& evidence,
                           const KnownEndings& endings) {
  Explanation explanation(game, move, evidence, endings);
  while (explanation.step()) {
  }
  return explanation.claims();
}

}  // namespace damas::coach

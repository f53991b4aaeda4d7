#include "lessons/check_claim.hpp"

#include <algorithm>

#include "assets/endings.hpp"
#include "core/board_edit.hpp"

namespace damas::test {

namespace {

using Kind = lessons::Claim::Kind;

constexpr std::uint64_t nodes = 25'000;
// With so few pieces, longer searches compute large endgame tables, which are not needed here.
constexpr int few_pieces = 4;
constexpr std::uint64_t nodes_for_few = 3'900;
// In hundredths of a man.
constexpr int won = 200;
constexpr int even = 150;
// More than any board has pieces.
constexpr int most_lead = 100;

std::string unless(bool true_claim, const std::string& complaint) {
  return true_claim ? std::string{} : complaint;
}

bool can_capture(const Game& game) {
  const auto& legal = game.legal_moves();
  return std::any_of(legal.begin(), legal.end(), [](const Move& m) { return m.is_capture(); });
}

int lead(const Game& game, Side side) {
  return game.pieces(side).size() - game.pieces(opponent(side)).size();
}

// The lead of `side` once all captures are played, each side choosing its best.
int settled_lead(const Game& game, Side side) {
  if (game.outcome() || !can_capture(game)) return lead(game, side);
  const bool own = game.side_to_move() == side;
  int best = own ? -most_lead : most_lead;
  for (const Move& move : game.legal_moves()) {
    Game next = game;
    next.play(move);
    const int led = settled_lead(next, side);
    best = own ? std::max(best, led) : std::min(best, led);
  }
  return best;
}

SquareSet set_of(const Game& game, Kind kind, Square square) {
  SquareSet set;
  for (const Move& move : game.legal_moves()) {
    if (kind == Kind::Movable) set.insert(move.from);
    if (kind == Kind::Victims) set |= move.captured;
    if (kind == Kind::Crowning && move.promotes) set.insert(move.from);
    if (kind == Kind::Targets && move.from == square) set.insert(move.to);
  }
  return set;
}

bool loses_piece(const Game& before, const Game& after) {
  const Side mover = before.side_to_move();
  return settled_lead(after, mover) < lead(before, mover);
}

int safe_moves(const Game& game) {
  const auto& legal = game.legal_moves();
  return static_cast<int>(std::count_if(legal.begin(), legal.end(), [&](const Move& move) {
    return !loses_piece(game, lessons::game_after(game.position(), {move}));
  }));
}

bool is_quiet(const Game& game) {
  BoardEdit turned(game.position());
  turned.set_side_to_move(opponent(game.side_to_move()));
  return !can_capture(game) && !can_capture(Game(turned.position()));
}

int count_of(const Game& game, Kind kind) {
  if (kind == Kind::MoveCount) return static_cast<int>(game.legal_moves().size());
  if (kind == Kind::SafeMoves) return safe_moves(game);
  int most = 0;
  for (const Move& move : game.legal_moves())
    most = std::max(most, move.captured.size());
  return most;
}

int limit_of(const Game& game, EndReason reason) {
  const Material material = game.material();
  for (const DrawRule& rule : game.draw_rules().rules) {
    const auto fits = [&](const EndingPattern& p) { return p.matches(material); };
    const bool here =
        rule.endings.empty() || std::any_of(rule.endings.begin(), rule.endings.end(), fits);
    if (rule.reason == reason && here) return rule.moves;
  }
  return 0;
}

bool passes_crown_row(const Game& game, const Move& move) {
  const int crown = game.side_to_move() == Side::White ? game.shape().ranks - 1 : 0;
  const Path path = game.path(move);
  return std::any_of(path.begin(), path.end() - 1,
                     [&](Square s) { return game.shape().cell(s).rank == crown; });
}

}  // namespace

ClaimChecker::ClaimChecker() : engine_(make_engine({Drive::Caller, 16, {}})) {}

int ClaimChecker::score_for(Side side, const Game& game) {
  if (const auto outcome = game.outcome()) {
    if (!outcome->winner) return 0;
    return *outcome->winner == side ? score::won : -score::won;
  }
  const int score = score_to_move(game);
  return game.side_to_move() == side ? score : -score;
}

int ClaimChecker::score_to_move(const Game& game) {
  const endgame::PackedTables* const tables = tables_of(game.variant());
  const auto known = tables == nullptr ? std::nullopt : tables->find(game.position());
  if (known) return *known * score::won;
  const auto limit = game.material().total() <= few_pieces ? nodes_for_few : nodes;
  engine_->start(game, {{std::nullopt, limit, std::nullopt}, strongest_level, 0});
  return engine_->poll()->score;
}

const endgame::PackedTables* ClaimChecker::tables_of(Variant variant) {
  const auto [place, is_new] = tables_.try_emplace(variant);
  const std::string_view bytes = embedded_endings(info(variant).id);
  if (is_new && !bytes.empty()) {
    place->second = std::make_unique<const endgame::PackedTables>(bytes, variant);
  }
  return place->second.get();
}

std::string ClaimChecker::complaint(const lessons::Claim& claim, const Claimed& of) {
  if (claim.kind <= Kind::Quiet) return of_position(claim, of);
  if (claim.kind >= Kind::Movable) return of_answer(claim, of);
  if (of.moves.empty() && claim.kind != Kind::Draws && claim.kind != Kind::Wins) {
    return "there are no moves of which this could be said";
  }
  return claim.kind < Kind::Wins || claim.kind > Kind::Loses ? of_moves(claim, of)
                                                             : of_result(claim, of);
}

std::string ClaimChecker::of_position(const lessons::Claim& claim, const Claimed& of) const {
  const Game game(of.start);
  const auto count = static_cast<int>(game.legal_moves().size());
  const Material material = game.material();
  switch (claim.kind) {
    case Kind::MustCapture:
      return unless(can_capture(game), "no capture is compulsory");
    case Kind::Quiet:
      return unless(is_quiet(lessons::game_after(of.start, of.moves)), "a side can capture");
    case Kind::Men:
      return unless(material.men[0] == claim.number && material.men[1] == claim.number,
                    "the number of men is another one");
    default:
      return unless(count == (claim.kind == Kind::OnlyMove ? 1 : claim.number),
                    "there are " + std::to_string(count) + " legal moves");
  }
}

std::string ClaimChecker::of_moves(const lessons::Claim& claim, const Claimed& of) {
  const Game before(of.start);
  const Game after = lessons::game_after(of.start, of.moves);
  const Side mover = before.side_to_move();
  const Move& first = of.moves.front();
  const int gained = lead(after, mover) - lead(before, mover);
  switch (claim.kind) {
    case Kind::Takes:
      return unless(first.captured.size() == claim.number,
                    "it takes " + std::to_string(first.captured.size()));
    case Kind::Crowns:
      return unless(of.moves.back().promotes, "no king is made");
    case Kind::StaysMan:
      return unless(!first.promotes && passes_crown_row(before, first),
                    "it is another kind of move");
    case Kind::Gains:
      if (can_capture(after)) return "there is still something to be captured";
      return unless(gained == claim.number, "the gain is " + std::to_string(gained));
    case Kind::LosesPiece:
      return unless(loses_piece(before, after), "no piece is lost");
    case Kind::Blocked:
      return unless(after.outcome() == Outcome{mover, EndReason::NoMoves}, "it is not blocked");
    default:
      return unless(after.outcome() && after.outcome()->is_draw(),
                    "the game does not end in a draw");
  }
}

std::string ClaimChecker::of_result(const lessons::Claim& claim, const Claimed& of) {
  const Game before(of.start);
  const Side mover = before.side_to_move();
  const int score = score_for(mover, lessons::game_after(of.start, of.moves));
  const std::string found = "the score is " + std::to_string(score);
  const auto others_reach = [&](int least) {
    for (const Move& move : before.legal_moves()) {
      if (std::find(of.answers.begin(), of.answers.end(), move) != of.answers.end()) continue;
      if (score_for(mover, lessons::game_after(of.start, {move})) >= least) return true;
    }
    return false;
  };
  switch (claim.kind) {
    case Kind::Wins:
      return unless(score >= won, found);
    case Kind::OnlyWin:
      if (score < won) return found;
      return unless(!others_reach(won), "another move wins, too");
    case Kind::Holds:
      return unless(score > -even, found);
    case Kind::OnlyHold:
      if (score <= -even) return found;
      return unless(!others_reach(1 - even), "another move holds, too");
    case Kind::Draws:
      return unless(score > -even && score < even, found);
    default:
      return unless(score <= -won, found);
  }
}

std::string ClaimChecker::of_answer(const lessons::Claim& claim, const Claimed& of) const {
  const Game game(of.start);
  switch (claim.kind) {
    case Kind::Movable:
    case Kind::Targets:
    case Kind::Victims:
    case Kind::Crowning:
      return unless(of.squares == set_of(game, claim.kind, claim.square), "these are others");
    case Kind::KingMoves:
      return unless(of.number == limit_of(game, EndReason::KingMoves), "the limit is another one");
    case Kind::EndingMoves:
      return unless(of.number == limit_of(game, EndReason::Ending), "the limit is another one");
    case Kind::Repetitions:
      return unless(of.number == game.draw_rules().repetitions, "the number is another one");
    default:
      return unless(of.number == count_of(game, claim.kind), "the count is another one");
  }
}

}  // namespace damas::test

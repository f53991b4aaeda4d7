#include "main/engine/match/dxp_player.hpp"

#include <algorithm>

#include "dxp/peer.hpp"
#include "main/engine/setup.hpp"

namespace damas::tool {

namespace {

using Clock = std::chrono::steady_clock;
using State = dxp::Session::State;
using EndKind = dxp::Ending::Kind;

class DxpPlayer final : public Player {
 public:
  DxpPlayer(tcp::Endpoint endpoint, const Entrant& entrant, const PlayerOptions& options)
      : endpoint_(std::move(endpoint)), minutes_(dxp_minutes(entrant)), options_(options) {}

  std::optional<Forfeit> begin(const Start& start) override {
    auto forfeit = ask(start);
    if (forfeit && !has_played_)
      throw BadInput("the DXP program at " + to_text(endpoint_) +
                     " cannot play: " + forfeit->reason);
    has_played_ = true;
    return forfeit;
  }

  Choice choose(const Question& q) override {
    patience_ = q.patience;
    tell_moves(q.game);
    if (auto trouble = peer_->await_move(q.patience)) return give_up(*trouble);
    answered_ = Clock::now();
    const dxp::Session& session = peer_->session();
    if (!session.to_move()) return end_of(session.ending());
    // If the session's draw rules end a game that goes on for the referee, the program is not
    // asked.
    if (opening_ply_ + session.game().ply() != q.game.ply() + 1) return Forfeit{"ended the game"};
    return session.game().move_from(session.game().ply() - 1);
  }

  // Only the side to move can end a game, so this may have to wait for the program's move.
  void end(const Game& game, std::optional<Side> winner) override {
    if (!peer_) return;
    dxp::Session& session = peer_->session();
    if (session.state() == State::Playing) tell_moves(game);
    auto trouble = peer_->await_move(patience_);
    if (!trouble && session.to_move()) session.end(code_of(game, winner, session.terms().own));
    if (!trouble) trouble = peer_->settle();
    if (trouble) peer_.reset();
  }

 private:
  // Some programs close the connection after each game, so a request that fails on an old
  // connection is repeated on a new one.
  std::optional<Forfeit> ask(const Start& start) {
    const bool is_old = peer_ != nullptr;
    if (is_old && peer_->session().state() == State::Over) peer_.reset();
    auto forfeit = ask_once(start);
    return forfeit && is_old && !forfeit->by_silence ? ask_once(start) : forfeit;
  }

  std::optional<Forfeit> ask_once(const Start& start) {
    if (!peer_) {
      auto connected = tcp::connect(endpoint_, Clock::now() + options_.patience);
      if (auto* const why = std::get_if<std::string>(&connected)) return Forfeit{std::move(*why)};
      peer_ = std::make_unique<dxp::Peer>(
          std::move(std::get<std::unique_ptr<tcp::Stream>>(connected)),
          dxp::Settings{options_.variant, options_.draw_table}, options_.patience);
    }
    opening_ply_ = start.opening.ply();
    answered_ = Clock::now();
    const dxp::Terms terms{opponent(start.side), minutes_, 0, start.opening.position()};
    if (auto trouble = peer_->ask(terms)) return give_up(*trouble);
    return std::nullopt;
  }

  // Sends the other player's move if the program does not know it yet.
  void tell_moves(const Game& game) {
    dxp::Session& session = peer_->session();
    const auto used = std::chrono::duration_cast<Milliseconds>(Clock::now() - answered_);
    const int known = opening_ply_ + session.game().ply();
    if (known < game.ply()) session.play(game.move_from(known), used);
  }

  Choice end_of(const dxp::Ending& ending) const {
    const bool decides = ending.kind == EndKind::Resignation || ending.kind == EndKind::DrawClaim;
    if (decides && ending.outcome) return *ending.outcome;
    return Forfeit{ending.text};
  }

  static dxp::EndCode code_of(const Game& game, std::optional<Side> winner, Side own) {
    if (winner) return *winner == own ? dxp::EndCode::Win : dxp::EndCode::Loss;
    return game.outcome() ? dxp::EndCode::Draw : dxp::EndCode::Unknown;
  }

  Forfeit give_up(const dxp::Trouble& trouble) {
    peer_.reset();
    return {trouble.text, trouble.kind == dxp::Trouble::Kind::Silent};
  }

  tcp::Endpoint endpoint_;
  int minutes_;
  PlayerOptions options_;
  std::unique_ptr<dxp::Peer> peer_;
  bool has_played_ = false;
  int opening_ply_ = 0;
  Milliseconds patience_{0};
  Clock::time_point answered_;
};

}  // namespace

int dxp_minutes(const Entrant& entrant) {
  using Minutes = std::chrono::minutes;
  constexpr Minutes::rep most = 999;
  const Milliseconds time = entrant.clock
                                ? entrant.clock->initial
                                : entrant.time.value_or(Milliseconds{0}) * moves_of_dxp_time;
  return static_cast<int>(
      std::clamp<Minutes::rep>(std::chrono::ceil<Minutes>(time).count(), 1, most));
}

std::unique_ptr<Player> make_dxp_player(const tcp::Endpoint& endpoint, const Entrant& entrant,
                                        const PlayerOptions& options) {
  return std::make_unique<DxpPlayer>(endpoint, entrant, options);
}

}  // namespace damas::tool

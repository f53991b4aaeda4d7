#include "main/engine/match/player.hpp"

#include <algorithm>

#include "hub/client.hpp"
#include "main/engine/match/dxp_player.hpp"
#include "main/engine/setup.hpp"
#include "main/engine/weights_file.hpp"

namespace damas::tool {

namespace {

constexpr std::size_t usual_hash = 16;

class EnginePlayer : public Player {
 public:
  EnginePlayer(const Entrant& entrant, Variant variant)
      : level_(entrant.level),
        threads_(entrant.threads.value_or(1)),
        endings_(entrant.endings.value_or(false)),
        engine_(make_engine({Drive::Caller, static_cast<std::size_t>(entrant.hash.value_or(
                                                static_cast<int>(usual_hash)))})) {
    if (entrant.weights) engine_->use(weights_for(*entrant.weights, variant));
  }

  std::optional<Forfeit> begin(const Start&) override {
    engine_->forget();
    return std::nullopt;
  }

  Choice choose(const Question& q) override {
    engine_->start(q.game, request_of(q));
    return *engine_->poll()->best;
  }

 private:
  SearchRequest request_of(const Question& q) const {
    SearchRequest request{{}, strongest_level, q.seed};
    if (level_) request = request_for_level(*level_, q.game.shape(), q.seed);
    request.threads = threads_;
    request.endings = endings_;
    const auto lower = [](auto& limit, auto value) {
      limit = limit ? std::min(*limit, value) : value;
    };
    if (q.level.depth) lower(request.limits.depth, *q.level.depth);
    if (q.level.nodes) lower(request.limits.nodes, *q.level.nodes);
    if (q.level.move_time) lower(request.limits.time, *q.level.move_time);
    if (q.level.clock) lower(request.limits.time, hub::share_of(*q.level.clock));
    return request;
  }

  std::optional<int> level_;
  int threads_;
  bool endings_;
  std::unique_ptr<Engine> engine_;
};

class HubPlayer : public Player {
 public:
  HubPlayer(const Entrant& entrant, const PlayerOptions& options)
      : command_(entrant.program), options_(options) {
    client_options_.draw_table = options.draw_table;
    client_options_.patience = options.patience;
    client_options_.parameters = entrant.parameters;
    if (entrant.hash)
      client_options_.parameters.emplace_back("hash", std::to_string(*entrant.hash));
    if (entrant.threads)
      client_options_.parameters.emplace_back("threads", std::to_string(*entrant.threads));
    if (entrant.weights) client_options_.parameters.emplace_back("weights", *entrant.weights);
    if (entrant.endings)
      client_options_.parameters.emplace_back("endings", *entrant.endings ? "true" : "false");
    if (entrant.level) {
      client_options_.parameters.emplace_back("level", std::to_string(*entrant.level));
    }
  }

  std::optional<Forfeit> begin(const Start&) override {
    if (auto why = handshake()) return why;
    if (auto trouble = client_->new_game()) return forfeit(*trouble);
    return std::nullopt;
  }

  // Starts the program if it is not running.
  std::optional<Forfeit> handshake() {
    if (!client_) {
      auto started = start_program(command_);
      if (auto* why = std::get_if<std::string>(&started)) return Forfeit{std::move(*why)};
      client_ = std::make_unique<hub::Client>(
          std::move(std::get<std::unique_ptr<Program>>(started)), client_options_);
      if (auto trouble = client_->handshake(options_.variant)) return forfeit(*trouble);
    }
    return std::nullopt;
  }

  Choice choose(const Question& q) override {
    auto answer = client_->think(q.game, q.level, q.patience);
    if (auto* trouble = std::get_if<hub::Trouble>(&answer)) return forfeit(*trouble);
    return std::get<hub::Answer>(answer).move;
  }

 private:
  Forfeit forfeit(const hub::Trouble& trouble) {
    client_.reset();
    return {trouble.text, trouble.kind == hub::Trouble::Kind::Silent};
  }

  std::vector<std::string> command_;
  PlayerOptions options_;
  hub::ClientOptions client_options_;
  std::unique_ptr<hub::Client> client_;
};

}  // namespace

std::unique_ptr<Player> make_player(const Entrant& entrant, const PlayerOptions& options) {
  if (entrant.dxp) return make_dxp_player(*entrant.dxp, entrant, options);
  if (entrant.is_program()) return std::make_unique<HubPlayer>(entrant, options);
  return std::make_unique<EnginePlayer>(entrant, options.variant);
}

void try_out(const Entrant& entrant, const PlayerOptions& options) {
  if (!entrant.is_program()) {
    if (entrant.weights) weights_for(*entrant.weights, options.variant);
    return;
  }
  HubPlayer player(entrant, options);
  if (const auto forfeit = player.handshake()) {
    throw BadInput("the program '" + entrant.program.front() + "' cannot play: " + forfeit->reason);
  }
}

}  // namespace damas::tool

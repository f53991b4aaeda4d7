#include "match/machine.hpp"

#include <algorithm>
#include <cstdlib>
#include <utility>

#include "engine/random.hpp"

namespace damas {

SearchRequest within_clock(SearchRequest request, Milliseconds left, Milliseconds increment) {
  // Each move also takes some time to arrive and to be shown. Little time is spared for that, so
  // that a long game without increments is not lost on time.
  constexpr Milliseconds spared{2000};
  const Milliseconds share = std::max((left - spared) / 25, left / 100);
  // The increment comes only after the move, so the limit is also a third of the time left.
  const Milliseconds affordable = std::min(share + increment * 3 / 4, left / 3);
  const Milliseconds ceiling = request.limits.time.value_or(affordable);
  request.limits.time = std::max(Milliseconds{1}, std::min(ceiling, affordable));
  return request;
}

Milliseconds natural_moment(int level, std::size_t legal_moves, std::uint64_t seed,
                            std::optional<Milliseconds> left) {
  constexpr int last_easy_level = 5;
  if (level > last_easy_level) return Milliseconds{0};
  Random random(seed);
  const Milliseconds moment{legal_moves == 1 ? 150 : 300 + random.below(400)};
  return left ? std::min(moment, *left / 50) : moment;
}

SearchRequest Machine::request_at(const Game& game, const Computer& computer,
                                  std::uint64_t seed) const {
  SearchRequest request = request_for_level(computer.level, game.shape(),
                                            seed + static_cast<std::uint64_t>(game.ply()));
  request.book = true;
  // The gains of the other levels are measured without tables.
  request.endings = computer.level == strongest_level;
  // The caller waits for the move anyway, and must get the same one on every machine.
  if (options_.drive == Drive::Caller) request.limits.time.reset();
  return request;
}

void Machine::start(const Game& game, const Computer& computer, const Clock& clock,
                    std::uint64_t seed) {
  if (!engine_) engine_ = make_engine(options_);
  SearchRequest request = request_at(game, computer, seed);
  const auto left = clock.remaining(game.side_to_move());
  if (request.limits.time && left) {
    request = within_clock(request, *left, clock.control().increment);
  }
  if (natural_) {
    moment_ = natural_moment(computer.level, game.legal_moves().size(), request.seed, left);
  }
  end_pondering(game);
  if (!is_answered(request)) engine_->start(game, request);
}

void Machine::start(const Game& game, const Player& player, const Clock& clock,
                    std::uint64_t seed) {
  if (const auto* computer = std::get_if<Computer>(&player)) {
    return start(game, *computer, clock, seed);
  }
  ThinkingTime time;
  time.clock = clock.remaining(game.side_to_move());
  time.increment = clock.control().increment;
  if (!time.clock) time.move = std::get<ProgramPlayer>(player).move_time;
  program_->start(game, time);
}

void Machine::ponder(const Game& game, const Computer& computer, std::uint64_t seed) {
  if (thinking_ || pondering_ || !expected_ || expected_->ply != game.ply()) return;
  if (computer.level < weakest_pondering_level) return;
  Game next = game;
  if (!next.play(expected_->reply) || next.outcome()) return expected_.reset();
  SearchRequest request = request_at(next, computer, seed);
  if (computer.level == strongest_level && request.limits.time) {
    request.limits = {request.limits.depth, std::nullopt, longest_pondering};
  }
  pondering_ = true;
  engine_->start(next, request);
}

bool Machine::is_as_expected(const Game& game) const {
  return expected_ && game.ply() == expected_->ply + 1 &&
         game.move_from(expected_->ply) == expected_->reply;
}

void Machine::notice_move(const Game& game) {
  if (pondering_ && !is_as_expected(game)) stop();
}

// Ends the search on the opponent's time and keeps its report if it is about this position.
void Machine::end_pondering(const Game& game) {
  pondered_.reset();
  if (std::exchange(pondering_, false) && is_as_expected(game)) {
    pondered_ = engine_->poll();
    if (!pondered_ || !pondered_->finished) {
      engine_->stop();
      pondered_ = engine_->poll();
      if (pondered_) pondered_->finished = false;
    }
  }
  expected_.reset();
}

// Whether the search on the opponent's time was long enough for a move. If not, reduces the limits
// of `request` by what it has used.
bool Machine::is_answered(SearchRequest& request) const {
  if (!pondered_) return false;
  if (pondered_->finished) return true;
  auto& [depth, nodes, time] = request.limits;
  if (nodes && pondered_->nodes >= *nodes) return true;
  if (time && pondered_->elapsed >= *time) return true;
  if (nodes) *nodes -= pondered_->nodes;
  if (time) *time -= pondered_->elapsed;
  return false;
}

// The latest report, or that of the search on the opponent's time if the later one ended at a
// smaller depth.
std::optional<Report> Machine::latest_report(const Player& player) {
  if (is_program(player)) return program_->poll();
  std::optional<Report> news = engine_->poll();
  const bool decided = news && std::abs(news->score) >= score::sure_win;
  if (news && news->finished && !decided && pondered_ && pondered_->depth > news->depth) {
    news = pondered_;
    news->finished = true;
  }
  return news;
}

std::optional<Move> Machine::think(const Game& game, const Player& player, const Clock& clock,
                                   std::uint64_t seed, const Pace& pace) {
  if (lacks(player)) return std::nullopt;
  if (!std::exchange(thinking_, true)) {
    moment_ = Milliseconds{0};
    start(game, player, clock, seed);
    if (!pace.against_person) moment_ = Milliseconds{0};
  } else {
    moment_ -= std::min(pace.elapsed, moment_);
  }
  const std::optional<Report> news = latest_report(player);
  if (!news) return std::nullopt;
  report_ = news;
  if (!news->finished || moment_ > Milliseconds{0}) return std::nullopt;
  auto& judgement = judgements_[static_cast<std::size_t>(index(game.side_to_move()))];
  judgement = Judgement{game.ply(), news->score};
  // A program need not say how it judges.
  if (is_program(player) && news->depth == 0) judgement.reset();
  thinking_ = false;
  if (!is_program(player) && news->line.size() > 1) {
    expected_ = Expectation{game.ply() + 1, news->line[1]};
  }
  return news->best;
}

std::optional<Milliseconds> Machine::next_update() const {
  // A search that runs in the caller advances only when it is polled.
  if (!thinking_ || options_.drive == Drive::Caller) return moment_;
  return moment_ > Milliseconds{0} ? std::optional(moment_) : std::nullopt;
}

void Machine::stop() {
  moment_ = Milliseconds{0};
  expected_.reset();
  const bool thought = std::exchange(thinking_, false);
  const bool pondered = std::exchange(pondering_, false);
  if (!thought && !pondered) return;
  if (engine_) engine_->stop();
  if (program_) program_->stop();
}

void Machine::use(std::shared_ptr<ProgramEngine> program) {
  stop();
  program_ = std::move(program);
}

bool Machine::lacks(const Player& player) const {
  return is_program(player) && (!program_ || program_->trouble());
}

std::optional<int> Machine::score(Side side, int ply) const {
  const auto& judgement = judgements_[static_cast<std::size_t>(index(side))];
  if (!judgement || judgement->ply != ply) return std::nullopt;
  return judgement->score;
}

}  // namespace damas

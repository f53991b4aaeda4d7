#include "match/match.hpp"

#include <algorithm>
#include <utility>

#include "match/draw_answer.hpp"
#include "match/machine.hpp"

namespace damas {

namespace {

constexpr Side sides[] = {Side::White, Side::Black};

std::size_t slot(Side side) {
  return static_cast<std::size_t>(index(side));
}

Game first_game(const MatchSetup& setup) {
  return Game(setup.start.value_or(start_of(setup.variant)), setup.draw_table);
}

}  // namespace

class Match::Impl {
 public:
  Impl(const MatchSetup& setup, const MatchProgress& progress, Drive drive)
      : setup_(setup),
        machine_(drive),
        game_(progress.game),
        clock_(setup.time),
        takebacks_used_(progress.takebacks_used) {
    for (const Side side : sides) {
      if (progress.remaining[slot(side)])
        clock_.set_remaining(side, *progress.remaining[slot(side)]);
    }
    clocks_.assign(static_cast<std::size_t>(game_.last_ply()) + 1, clock_);
    if (progress.ended) {
      end(*progress.ended);
    } else if (game_.outcome()) {
      end(*game_.outcome());
    }
  }

  std::optional<Refusal> submit(Side side, const Command& command) {
    if (!may_speak(side, command)) return Refusal::OpponentIsComputer;
    return std::visit([&](const auto& c) { return carry_out(side, c); }, command);
  }

  void tick(Milliseconds elapsed) {
    if (state_ != State::Playing) return;
    const Side mover = game_.side_to_move();
    clock_.spend(mover, elapsed);
    if (clock_.flagged(mover)) return end({opponent(mover), EndReason::Time});
    if (computer_to_move()) think();
  }

  bool computer_to_move() const {
    return state_ == State::Playing && !is_human(setup_.player(game_.side_to_move()));
  }

  std::optional<int> takebacks_left(Side side) const {
    if (!setup_.takebacks) return std::nullopt;
    return std::max(0, *setup_.takebacks - takebacks_used_[slot(side)]);
  }

  MatchSetup setup_;
  Machine machine_;
  Game game_;
  Clock clock_;
  std::array<int, 2> takebacks_used_;
  State state_ = State::Playing;
  std::optional<Outcome> outcome_;
  std::optional<Side> draw_offer_;
  std::vector<Event> events_;

 private:
  // Nobody speaks for a computer, but whoever watches two of them may hold the match.
  bool may_speak(Side side, const Command& command) const {
    if (is_human(setup_.player(side))) return true;
    const bool holds = std::holds_alternative<command::Pause>(command) ||
                       std::holds_alternative<command::Resume>(command);
    return holds && !is_human(setup_.player(opponent(side)));
  }

  std::optional<Refusal> carry_out(Side side, const command::Play& play) {
    if (state_ == State::Over) return Refusal::GameOver;
    if (state_ == State::Paused) return Refusal::Paused;
    if (side != game_.side_to_move()) return Refusal::NotYourTurn;
    if (!game_.is_legal(play.move)) return Refusal::IllegalMove;
    play_move(play.move, play.path);
    return std::nullopt;
  }

  std::optional<Refusal> carry_out(Side side, const command::Resign&) {
    if (state_ == State::Over) return Refusal::GameOver;
    end({opponent(side), EndReason::Resignation});
    return std::nullopt;
  }

  std::optional<Refusal> carry_out(Side side, const command::OfferDraw&) {
    if (state_ == State::Over) return Refusal::GameOver;
    if (state_ == State::Paused) return Refusal::Paused;
    if (draw_offer_) return Refusal::DrawAlreadyOffered;
    events_.push_back(event::DrawOffered{side});
    draw_offer_ = side;
    if (is_human(setup_.player(opponent(side)))) return std::nullopt;
    answer(opponent(side), accepts_draw(game_, opponent(side), machine_.score(opponent(side))));
    return std::nullopt;
  }

  std::optional<Refusal> carry_out(Side side, const command::AnswerDraw& answer_given) {
    if (state_ == State::Over) return Refusal::GameOver;
    if (draw_offer_ != opponent(side)) return Refusal::NoDrawOffer;
    answer(side, answer_given.accept);
    return std::nullopt;
  }

  std::optional<Refusal> carry_out(Side side, const command::Undo&) {
    if (outcome_ && outcome_->reason == EndReason::Time) return Refusal::GameOver;
    if (state_ == State::Paused) return Refusal::Paused;
    if (setup_.takebacks == 0) return Refusal::TakebacksOff;
    if (takebacks_left(side) == 0) return Refusal::NoTakebacksLeft;
    // What only words ended goes on where it stood; else back to the person's own turn.
    const bool reopen = ended_by_words();
    const std::optional<int> target = reopen ? game_.ply() : turn_of(side, game_.ply(), -1);
    if (!target) return Refusal::NothingToUndo;
    ++takebacks_used_[slot(side)];
    go_to(*target);
    if (!reopen) clock_ = clocks_[static_cast<std::size_t>(*target)];
    events_.push_back(event::Undone{*target});
    return std::nullopt;
  }

  std::optional<Refusal> carry_out(Side side, const command::Redo&) {
    if (state_ == State::Paused) return Refusal::Paused;
    if (ended_by_words()) return Refusal::GameOver;
    if (game_.ply() == game_.last_ply()) return Refusal::NothingToRedo;
    const int target = turn_of(side, game_.ply(), +1).value_or(game_.last_ply());
    go_to(target);
    clock_ = clocks_[static_cast<std::size_t>(target)];
    events_.push_back(event::Redone{target});
    if (game_.outcome()) end(*game_.outcome());
    return std::nullopt;
  }

  std::optional<Refusal> carry_out(Side, const command::Pause&) {
    if (state_ == State::Over) return Refusal::GameOver;
    if (state_ == State::Paused) return Refusal::Paused;
    machine_.stop();
    state_ = State::Paused;
    events_.push_back(event::Paused{});
    return std::nullopt;
  }

  std::optional<Refusal> carry_out(Side, const command::Resume&) {
    if (state_ == State::Over) return Refusal::GameOver;
    if (state_ != State::Paused) return Refusal::NotPaused;
    state_ = State::Playing;
    events_.push_back(event::Resumed{});
    return std::nullopt;
  }

  // By resignation, agreement or time: the rules alone would go on.
  bool ended_by_words() const { return outcome_ && !game_.outcome(); }

  // The next ply before or after `ply` at which `side` is to move.
  std::optional<int> turn_of(Side side, int ply, int step) const {
    const Side first = std::visit([](const auto& p) { return p.to_move; }, game_.start());
    for (int p = ply + step; p >= 0 && p <= game_.last_ply(); p += step) {
      if ((p % 2 == 0 ? first : opponent(first)) == side) return p;
    }
    return std::nullopt;
  }

  void go_to(int ply) {
    machine_.stop();
    game_.go_to(ply);
    draw_offer_.reset();
    outcome_.reset();
    state_ = State::Playing;
  }

  void play_move(const Move& move, const std::optional<Path>& chosen) {
    const Side mover = game_.side_to_move();
    event::MovePlayed played{game_.ply() + 1, mover, *game_.piece_at(move.from), move, {}, {}};
    const std::vector<Path> ways = game_.paths(move);
    const bool known = chosen && std::find(ways.begin(), ways.end(), *chosen) != ways.end();
    played.path = known ? *chosen : game_.path(move);
    played.captured = game_.captures_along(move, played.path);
    game_.play(move);
    clock_.add_increment(mover);
    clocks_.resize(static_cast<std::size_t>(game_.ply()), clock_);
    clocks_.push_back(clock_);
    // A move answers the opponent's offer with no; one's own offer stands while the opponent
    // thinks.
    if (draw_offer_ == opponent(mover)) answer(mover, false);
    events_.push_back(std::move(played));
    if (game_.outcome()) end(*game_.outcome());
  }

  void answer(Side by, bool accept) {
    draw_offer_.reset();
    if (accept) return end({std::nullopt, EndReason::Agreement});
    events_.push_back(event::DrawDeclined{by});
  }

  void end(const Outcome& outcome) {
    machine_.stop();
    state_ = State::Over;
    outcome_ = outcome;
    draw_offer_.reset();
    events_.push_back(event::Ended{outcome});
  }

  void think() {
    const auto& computer = std::get<Computer>(setup_.player(game_.side_to_move()));
    const std::optional<Move> move = machine_.think(game_, computer, clock_, setup_.seed);
    if (move) play_move(*move, std::nullopt);
  }

  // As they stood when each ply began; of a match gone on with, as they stood then.
  std::vector<Clock> clocks_;
};

Match::Match(const MatchSetup& setup, Drive drive)
    : Match(setup, MatchProgress{first_game(setup)}, drive) {}

Match::Match(const MatchSetup& setup, const MatchProgress& progress, Drive drive)
    : impl_(std::make_unique<Impl>(setup, progress, drive)) {}

Match::~Match() = default;
Match::Match(Match&&) noexcept = default;
Match& Match::operator=(Match&&) noexcept = default;

std::optional<Refusal> Match::submit(Side side, const Command& command) {
  return impl_->submit(side, command);
}

void Match::tick(Milliseconds elapsed) {
  impl_->tick(elapsed);
}

std::vector<Event> Match::take_events() {
  return std::exchange(impl_->events_, {});
}

const MatchSetup& Match::setup() const {
  return impl_->setup_;
}

const Game& Match::game() const {
  return impl_->game_;
}

const Clock& Match::clock() const {
  return impl_->clock_;
}

MatchProgress Match::progress() const {
  return {impl_->game_,
          {clock().remaining(Side::White), clock().remaining(Side::Black)},
          impl_->takebacks_used_,
          game().outcome() ? std::nullopt : outcome()};
}

Match::State Match::state() const {
  return impl_->state_;
}

std::optional<Outcome> Match::outcome() const {
  return impl_->outcome_;
}

std::optional<Side> Match::draw_offer() const {
  return impl_->draw_offer_;
}

std::optional<int> Match::takebacks_left(Side side) const {
  return impl_->takebacks_left(side);
}

bool Match::computer_to_move() const {
  return impl_->computer_to_move();
}

std::optional<Report> Match::report() const {
  return impl_->machine_.report();
}

}  // namespace damas

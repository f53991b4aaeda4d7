#include "main/engine/match/referee.hpp"

#include "view/text/sentences.hpp"

namespace damas::tool {

namespace {

using std::chrono::duration_cast;

// The wait for an answer beyond a player's clock. A player that needs it has lost on time.
constexpr Milliseconds margin{1000};

class Referee {
 public:
  Referee(Game opening, const std::array<Seat, 2>& seats, const RefereeOptions& options,
          Random& random)
      : game_(std::move(opening)), seats_(seats), options_(options), random_(random) {
    for (const Side side : {Side::White, Side::Black}) {
      const auto& clock = seat(side).entrant.clock;
      if (clock) left_[index(side)] = clock->initial;
    }
  }

  PlayedGame play() {
    PlayedGame played = play_to_the_end();
    for (const Seat& each : seats_)
      each.player.end(played.game, played.winner);
    return played;
  }

 private:
  PlayedGame play_to_the_end() {
    for (const Side side : {Side::White, Side::Black}) {
      const auto forfeit = seat(side).player.begin({game_, side});
      if (forfeit) return lost_by(side, forfeit->reason);
    }
    while (!game_.outcome()) {
      if (game_.ply() >= options_.most_plies) {
        return over(std::nullopt, {}, "Draw after " + std::to_string(game_.ply()) + " plies.");
      }
      if (auto end = move()) return *end;
    }
    const Outcome outcome = *game_.outcome();
    return over(outcome.winner, outcome.reason, sentence(Language::English, outcome, game_));
  }

  const Seat& seat(Side side) const { return seats_[static_cast<std::size_t>(index(side))]; }

  // Plays a move. Answers the end of the game if it ends here for a reason other than the rules.
  std::optional<PlayedGame> move() {
    const Side side = game_.side_to_move();
    const Entrant& entrant = seat(side).entrant;
    Question question{game_, entrant.limits(), random_.next(), options_.patience};
    if (entrant.time) question.patience += *entrant.time;
    Milliseconds& left = left_[index(side)];
    if (entrant.clock) {
      left += entrant.clock->increment;
      question.level.clock = hub::TimeLeft{left, entrant.clock->increment};
      question.patience = left + margin;
    }
    const auto started = options_.now();
    const auto answer = seat(side).player.choose(question);
    left -= duration_cast<Milliseconds>(options_.now() - started);
    const auto* const forfeit = std::get_if<Forfeit>(&answer);
    if (entrant.clock && left.count() < 0 && (forfeit == nullptr || forfeit->by_silence)) {
      return over(opponent(side), EndReason::Time, seat(side).name + " lost on time.");
    }
    if (forfeit != nullptr) return lost_by(side, forfeit->reason);
    if (const auto* const end = std::get_if<Outcome>(&answer))
      return over(end->winner, end->reason, sentence(Language::English, *end, game_));
    if (game_.play(std::get<Move>(answer))) return std::nullopt;
    return lost_by(side, "chose an illegal move");
  }

  PlayedGame lost_by(Side side, const std::string& reason) {
    PlayedGame played = over(opponent(side), EndReason::Abandonment,
                             seat(side).name + " forfeits: " + reason + ".");
    played.forfeited = true;
    return played;
  }
  PlayedGame over(std::optional<Side> winner, std::optional<EndReason> reason, std::string text) {
    return {std::move(game_), winner, reason, reason == EndReason::Time, std::move(text)};
  }

  Game game_;
  const std::array<Seat, 2>& seats_;
  const RefereeOptions& options_;
  Random& random_;
  Milliseconds left_[2] = {};
};

}  // namespace

PlayedGame referee(Game opening, const std::array<Seat, 2>& seats, const RefereeOptions& options,
                   Random& random) {
  return Referee(std::move(opening), seats, options, random).play();
}

}  // namespace damas::tool

#include "view/window/online/online_scene.hpp"

#include <utility>

#include "net/protocol/limits.hpp"
#include "view/text/sentences.hpp"
#include "view/window/app/app.hpp"
#include "view/window/frame/announcements.hpp"
#include "view/window/online/leaving.hpp"
#include "view/window/online/online_session.hpp"
#include "view/window/online/words.hpp"

namespace damas {

namespace {

constexpr Milliseconds phrase_shows{6000};
constexpr Milliseconds worth_showing{100};  // least amount of time refunded for network lag
constexpr Milliseconds slow_move{500};      // a longer wait for the server is shown
constexpr std::array both_sides = {Side::White, Side::Black};

Status notice(std::string sentence) {
  return {std::move(sentence), Status::Tone::Notice, {}};
}

std::string own_name(const net::Person& person, const App& app) {
  const std::string you = app.tr(Text::You);
  return person.name.empty() ? you : app.tr(Text::PlayerOfSide, you, person.name);
}

}  // namespace

OnlineScene::OnlineScene(std::shared_ptr<Online> online)
    : CheckersScene(std::make_unique<OnlineSession>(online)),
      online_(std::move(online)),
      id_(remote().id()) {
  online_->shown(id_);
  for (const Side side : both_sides)
    seats_[side].there = remote().presence(side).on;
}

// Otherwise another scene replaces this one.
bool OnlineScene::is_shown_still() const {
  const net::RemoteMatch* match = std::as_const(*online_).client().match();
  return match != nullptr && match->id() == id_;
}

const net::Person& OnlineScene::other() const {
  return remote().players()[opponent(*remote().seat())];
}

void OnlineScene::update(const Input& input, Milliseconds elapsed, App& app) {
  if (std::exchange(comes_anew_, false)) online_->client().reconnect(true);
  if (!is_shown_still()) {
    // The server no longer has the match.
    if (std::as_const(*online_).client().match() == nullptr) go_out(app);
    return;
  }
  listen(elapsed, app);
  watch_connection(app);
  watch_clocks(app);
  watch_own_offers(app);
  time_unanswered_move(elapsed, app);
  CheckersScene::update(input, elapsed, app);
  if (const auto complaint = online_->take_complaint()) {
    controller().complain(*complaint);
    app.wake_after(Milliseconds{0});
  }
}

void OnlineScene::listen(Milliseconds elapsed, App& app) {
  for (const Side side : both_sides) {
    Seat& seat = seats_[side];
    if (seat.said.empty()) continue;
    seat.left -= elapsed;
    if (seat.left <= Milliseconds{0}) seat.said.clear();
  }
  for (const net::Said& said : remote().take_phrases()) {
    const std::string phrase = app.tr(text_of(said.phrase));
    seats_[said.by].said = phrase;
    seats_[said.by].left = phrase_shows;
    const std::string who = name(app.language(), remote().players()[said.by]);
    if (said.by != remote().seat()) app.announce(app.tr(Text::OnlineSaid, who, phrase));
  }
  for (const Side side : both_sides) {
    if (!seats_[side].said.empty()) app.wake_after(seats_[side].left);
    watch_presence(side, app);
  }
}

// Notifies that an offer was declined, but not if a move or the takeback itself ended it.
void OnlineScene::watch_own_offers(App& app) {
  const auto seat = remote().seat();
  const OwnOffers now{seat && remote().draw_offer() == seat,
                      seat && remote().takeback_offer() == seat, session().game().ply()};
  const OwnOffers before = std::exchange(own_offers_, now);
  const bool declined = (before.draw && !now.draw) || (before.takeback && !now.takeback);
  if (!declined || remote().over() || before.ply != now.ply) return;
  app.notify(app.tr(Text::OnlineDeclined, name(app.language(), other())));
}

// Only the opponent needs to know about the person's own absence.
void OnlineScene::watch_presence(Side side, App& app) {
  const bool there = remote().presence(side).on;
  if (std::exchange(seats_[side].there, there) == there) return;
  if (side == remote().seat() || remote().over()) return;
  const Text text = there ? Text::OnlineCameBack : Text::OnlineWentAway;
  app.notify(app.tr(text, name(app.language(), remote().players()[side])));
}

// Announces the connection's state; the status line only shows it.
void OnlineScene::watch_connection(const App& app) {
  const net::Connection& connection = std::as_const(*online_).client().connection();
  if (std::exchange(connected_, connection.online()) == connected_) return;
  app.announce(online_->standing(app.language()));
}

void OnlineScene::watch_clocks(const App& app) {
  const bool stand = remote().stands() && remote().up_to_date();
  if (std::exchange(clocks_stand_, stand) == stand || remote().over()) return;
  app.announce(app.tr(stand ? Text::OnlineServerWaits : Text::OnlineGoesOn));
}

void OnlineScene::time_unanswered_move(Milliseconds elapsed, App& app) {
  if (!remote().awaiting_server()) {
    unanswered_for_ = Milliseconds{0};
    return;
  }
  unanswered_for_ += elapsed;
  if (unanswered_for_ < slow_move) app.wake_after(slow_move - unanswered_for_);
}

Status OnlineScene::status(const App& app) const {
  if (!is_shown_still()) return shown_status();
  Status of_match = status_of_match(app);
  const net::Connection& connection = std::as_const(*online_).client().connection();
  if (!online_->given_up()) of_match.aside = short_sentence(app.language(), connection);
  of_match.alarm = !connection.online();
  Status shown = controller().status(of_match, app.language());
  // A question that the person can answer comes first, because it must be readable.
  const auto asked = asked_for(app);
  if (asked && shown.sentence != of_match.sentence) {
    shown.sentence = *asked + " · " + shown.sentence;
  }
  return shown;
}

std::optional<std::string> OnlineScene::asked_for(const App& app) const {
  if (online_->given_up()) return online_->standing(app.language());
  if (session().over() || !remote().seat()) return std::nullopt;
  const Side opponent_side = opponent(*remote().seat());
  return offer_of(opponent_side, app);
}

Status OnlineScene::status_of_match(const App& app) const {
  const Language language = app.language();
  if (online_->given_up()) return notice(online_->standing(language));
  const Game& game = session().game();
  if (session().over()) return notice(end_or_rematch(app));
  const std::optional<Side> seat = remote().seat();
  const bool own_turn = session().may_move();
  const std::string turn = own_turn ? app.tr(Text::YourTurn)
                           : seat   ? app.tr(Text::OnlineTurnOf, name(language, other()))
                                    : std::string(turn_sentence(language, game.side_to_move()));
  if (!remote().up_to_date() && remote().time().timed())
    return notice(turn + " · " + app.tr(Text::OnlineClockStands));
  if (remote().stands()) return notice(app.tr(Text::OnlineServerWaits));
  if (const auto offer = standing_offer(app)) return notice(*offer + " · " + turn);
  if (unanswered_for_ >= slow_move) return notice(app.tr(Text::OnlineSending));
  if (own_turn) return turn_status(controller().input(), game, turn, language);
  return {turn, Status::Tone::Plain, {}};
}

std::string OnlineScene::end_or_rematch(const App& app) const {
  const std::optional<Side> by = remote().rematch_offer();
  if (by && remote().seat() && by != remote().seat()) {
    return app.tr(Text::OnlineRematchBy, name(app.language(), other()));
  }
  return sentence(app.language(), *session().match().outcome(), session().game());
}

// The opponent's offer first, because the buttons beside the sentence answer it.
std::optional<std::string> OnlineScene::standing_offer(const App& app) const {
  const Side seat = remote().seat().value_or(Side::White);
  if (auto theirs = offer_of(opponent(seat), app)) return theirs;
  return offer_of(seat, app);
}

// In the same order as in question_of_offers().
std::optional<std::string> OnlineScene::offer_of(Side by, const App& app) const {
  const bool own = by == remote().seat();
  const std::string who = name(app.language(), remote().players()[by]);
  if (remote().takeback_offer() == by) {
    const std::string what = taken_back(by, app);
    return own ? app.tr(Text::OnlineTakebackSent, what) : app.tr(Text::OnlineTakebackBy, who, what);
  }
  if (remote().draw_offer() != by) return std::nullopt;
  return own ? std::string(app.tr(Text::OnlineDrawSent)) : app.tr(Text::OnlineDrawBy, who);
}

// The moves that would be taken back, up to the last move of `by`; the time for them would be
// restored.
std::string OnlineScene::taken_back(Side by, const App& app) const {
  const int plies = session().game().side_to_move() == by ? 2 : 1;
  const std::string moves = counted(app.language(), plies, Counted::OnlineMoves);
  return remote().time().timed() ? app.tr(Text::OnlineTakebackTimed, moves) : moves;
}

void OnlineScene::name_player(PlayerBar& bar, const App& app) const {
  if (!is_shown_still()) return;
  const net::Person& person = remote().players()[bar.side];
  bar.name = name(app.language(), person);
  bar.rating = rating_of(person);
  if (bar.side == remote().seat()) {
    bar.name = own_name(person, app);
  } else if (!remote().over() && remote().up_to_date()) {
    bar.note = note_on(app.language(), remote().presence(bar.side));
  }
  if (remote().time().timed() && !remote().over()) tell_clock(bar, app);
  if (!seats_[bar.side].said.empty()) bar.note = "“" + seats_[bar.side].said + "”";
}

void OnlineScene::tell_clock(PlayerBar& bar, const App& app) const {
  bar.clock_uncertain = !remote().up_to_date();
  if (bar.clock_uncertain) {
    bar.below_clock = app.tr(Text::OnlineLastHeard);
  } else if (remote().stands()) {
    bar.below_clock = app.tr(Text::OnlineStandsStill);
  } else if (const auto credit = remote().credit(bar.side)) {
    const Milliseconds given = net::limits::lag_quota - *credit;
    if (given < worth_showing) return;
    bar.below_clock = app.tr(Text::OnlineLagGiven, clock_text(given));
  }
}

// For spectators only: players get notices from watch_own_offers(), or have declined themselves.
void OnlineScene::handle(const Event& event, App& app) {
  CheckersScene::handle(event, app);
  const auto* declined = std::get_if<event::DrawDeclined>(&event);
  if (!declined || remote().seat()) return;
  app.notify(app.tr(Text::OnlineDeclined, name(app.language(), remote().players()[declined->by])));
}

PdnGame OnlineScene::record(const App& app) const {
  return online_->record(app);
}

std::optional<std::uint64_t> OnlineScene::kept_match() const {
  return is_shown_still() ? online_->kept_match() : std::nullopt;
}

bool OnlineScene::lets_go(App& app, const std::function<void(App&)>& then) {
  return ask_to_leave(online_, app, then);
}

void OnlineScene::leave(App& app) {
  CheckersScene::leave(app);
  online_->hidden(id_);
  if (is_shown_still() && !online_->playing()) online_->client().leave_match();
}

}  // namespace damas

#include "view/window/online/online_play.hpp"

#include <utility>

#include "net/protocol/limits.hpp"
#include "view/window/app/app.hpp"
#include "view/window/app/return_point.hpp"
#include "view/window/checkers/checkers_scene.hpp"
#include "view/window/online/leaving.hpp"
#include "view/window/online/online_session.hpp"
#include "view/window/online/online_status.hpp"
#include "view/window/online/words.hpp"

namespace damas {

namespace {

constexpr Milliseconds worth_showing{100};  // least amount of time refunded for network lag

std::string own_name(const net::Person& person, const App& app) {
  const std::string you = app.tr(Text::You);
  return person.name.empty() ? you : app.tr(Text::PlayerOfSide, you, person.name);
}

}  // namespace

OnlinePlay::OnlinePlay(std::shared_ptr<Online> online, const MatchParts& parts)
    : online_(std::move(online)),
      parts_(parts),
      id_(remote().id()),
      watch_(remote()),
      questions_(online_) {
  online_->shown(id_);
}

// Otherwise another scene replaces this one.
bool OnlinePlay::is_shown_still() const {
  const net::RemoteMatch* match = std::as_const(*online_).client().match();
  return match != nullptr && match->id() == id_;
}

const net::Person& OnlinePlay::other() const {
  return remote().players()[opponent(*remote().seat())];
}

std::optional<Milliseconds> OnlinePlay::begin_update(Milliseconds elapsed, App& app) {
  questions_.begin_update();
  if (!is_shown_still()) {
    // The server no longer has the match.
    if (std::as_const(*online_).client().match() == nullptr) go_out(app);
    return std::nullopt;
  }
  phrases_.update(remote(), elapsed, app);
  watch_.update(remote(), *online_, app);
  unanswered_.update(remote().awaiting_server(), elapsed);
  if (remote().awaiting_server() && !unanswered_.shown()) app.wake_after(unanswered_.until_shown());
  return elapsed;
}

void OnlinePlay::end_update(Milliseconds, App& app) {
  if (const auto complaint = online_->take_complaint()) {
    parts_.controller.complain(*complaint);
    app.wake_after(Milliseconds{0});
  }
}

const Session& OnlinePlay::session() const {
  return parts_.controller.session();
}

MatchWords OnlinePlay::words(const App& app) {
  if (!is_shown_still()) return {shown_};
  shown_ = status(app);
  return {shown_, questions_.question(app), {}, end_remark(app)};
}

Status OnlinePlay::status(const App& app) const {
  const GameController& controller = parts_.controller;
  const Language language = app.language();
  Status of_match = online_status(*online_, controller.input(), unanswered_.shown(), language);
  const net::Connection& connection = std::as_const(*online_).client().connection();
  if (!online_->given_up()) of_match.aside = short_sentence(language, connection);
  of_match.alarm = !connection.online();
  Status shown = controller.status(of_match, language);
  // A question that the person can answer comes first, because it must be readable.
  const auto asked = asked_online(*online_, language);
  if (asked && shown.sentence != of_match.sentence)
    shown.sentence = *asked + " · " + shown.sentence;
  return shown;
}

void OnlinePlay::name_player(PlayerBar& bar, const App& app) const {
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
  if (const std::string& said = phrases_.of(bar.side); !said.empty()) bar.note = "“" + said + "”";
}

void OnlinePlay::tell_clock(PlayerBar& bar, const App& app) const {
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

// For spectators only: players get notices from MatchWatch, or have declined themselves.
void OnlinePlay::handle(const Event& event, App& app) {
  const auto* declined = std::get_if<event::DrawDeclined>(&event);
  if (!declined || remote().seat()) return;
  app.notify(app.tr(Text::OnlineDeclined, name(app.language(), remote().players()[declined->by])));
}

MatchGame OnlinePlay::record(const App& app) const {
  return {online_->record(app), is_shown_still() ? online_->kept_match() : std::nullopt};
}

bool OnlinePlay::lets_go(App& app, const std::function<void(App&)>& then) {
  return ask_to_leave(online_, app, then);
}

void OnlinePlay::leave(App&) {
  online_->hidden(id_);
  if (is_shown_still() && !online_->playing()) online_->client().leave_match();
}

std::optional<ReturnPoint> OnlinePlay::return_point() const {
  return std::nullopt;
}

std::unique_ptr<Scene> online_scene(const std::shared_ptr<Online>& online) {
  return std::make_unique<CheckersScene>(
      std::make_unique<OnlineSession>(online),
      [&](const MatchParts& parts) { return std::make_unique<OnlinePlay>(online, parts); });
}

}  // namespace damas

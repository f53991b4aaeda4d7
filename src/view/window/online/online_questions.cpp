#include "view/window/online/online_questions.hpp"

#include <chrono>
#include <string>
#include <utility>

#include "view/window/app/app.hpp"
#include "view/window/online/online.hpp"
#include "view/window/online/words.hpp"

namespace damas {

namespace {

// If the next attempt to connect comes within this time, no button is needed.
constexpr std::chrono::seconds short_wait{3};

}  // namespace

void OnlineQuestions::begin_update() {
  if (std::exchange(comes_anew_, false)) online_->client().reconnect(true);
}

net::RemoteMatch& OnlineQuestions::remote() {
  return *online_->client().match();
}

std::optional<Question> OnlineQuestions::question(const App& app) {
  if (auto asked = of_connection(app)) return asked;
  if (!remote().seat()) return std::nullopt;
  if (auto asked = of_offers(app)) return asked;
  return of_claim(app);
}

std::optional<Question> OnlineQuestions::of_connection(const App& app) {
  const net::Connection& connection = online_->client().connection();
  const auto again = [this](bool, App&) { online_->client().reconnect(); };
  if (online_->ended_for_good()) {
    const auto to_menu = [](bool, App& a) { a.start(destination::Menu{}); };
    return Question{app.tr(Text::OnlineToMenu), {}, to_menu};
  }
  if (connection.state == net::Connection::State::Replaced) {
    return Question{app.tr(Text::OnlineUseHere), {}, again};
  }
  if (connection.trouble == net::Trouble::UnknownToken) {
    const auto anew = [this](bool, App& a) {
      comes_anew_ = true;
      a.redraw();
    };
    return Question{app.tr(Text::OnlineComeAnew), {}, anew};
  }
  const bool waits_long = connection.next_try && *connection.next_try > short_wait;
  if (connection.state == net::Connection::State::Failed || waits_long) {
    return Question{app.tr(Text::OnlineTryNow), {}, again};
  }
  return std::nullopt;
}

std::optional<Question> OnlineQuestions::of_offers(const App& app) {
  const auto asked = [&](std::optional<Side> by,
                         void (net::PlayerRequests::*reply)(net::Answer) const) {
    std::optional<Question> question;
    if (!by || by == remote().seat()) return question;
    const auto answer = [this, reply](bool yes, App& a) {
      (remote().requests().*reply)(yes ? net::Answer::Accept : net::Answer::Decline);
      a.redraw();
    };
    question = Question{app.tr(Text::AcceptDraw), app.tr(Text::DeclineDraw), answer};
    return question;
  };
  if (remote().over()) return asked(remote().rematch_offer(), &net::PlayerRequests::rematch);
  if (auto question = asked(remote().takeback_offer(), &net::PlayerRequests::takeback))
    return question;
  return asked(remote().draw_offer(), &net::PlayerRequests::draw);
}

std::optional<Question> OnlineQuestions::of_claim(const App& app) {
  const std::optional<Milliseconds> left = remote().claim_in();
  if (!left) return std::nullopt;
  const bool now = *left <= Milliseconds{0};
  const std::string label =
      now ? app.tr(Text::OnlineClaim) : app.tr(Text::OnlineClaimIn, countdown(*left));
  return Question{label, {}, [this](bool, App&) { remote().requests().claim(); }, now};
}

}  // namespace damas

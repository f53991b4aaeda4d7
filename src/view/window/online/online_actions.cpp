// The buttons and shortcuts of an online match, and its questions to the person.
#include <array>
#include <chrono>
#include <utility>

#include "view/text/sentences.hpp"
#include "view/window/app/app.hpp"
#include "view/window/app/preferences.hpp"
#include "view/window/dialogs/choices.hpp"
#include "view/window/online/leaving.hpp"
#include "view/window/online/online_scene.hpp"
#include "view/window/online/words.hpp"

namespace damas {

namespace {

// If the next attempt to connect comes within this time, no button is needed.
constexpr std::chrono::seconds short_wait{3};

constexpr int phrases = static_cast<int>(net::Phrase::Goodbye) + 1;

// A takeback goes back to before the player's last move, so there must be one; the moves of an
// opening that was drawn are nobody's.
bool has_moved(Side side, const Match& match) {
  const int played = match.game().ply() - match.setup().drawn_plies;
  return played > 1 || (played == 1 && match.game().side_to_move() != side);
}

}  // namespace

std::span<const GameButton> OnlineScene::buttons(bool portrait) const {
  using enum GameButton;
  static constexpr std::array below_board = {Menu, Undo, Say, Flip, More};
  static constexpr std::array beside_board = {Undo, OfferDraw, Resign, Say, Flip};
  static constexpr std::array below_watched = {Menu, Flip, More};
  static constexpr std::array beside_watched = {Flip};
  if (!remote().seat()) {
    if (portrait) return below_watched;
    return beside_watched;
  }
  if (portrait) return below_board;
  return beside_board;
}

std::span<const GameButton> OnlineScene::header_buttons() const {
  using enum GameButton;
  static constexpr std::array header = {Menu, Settings, Help, More};
  return header;
}

Button OnlineScene::button(GameButton button) {
  const std::optional<Side> seat = remote().seat();
  const bool going_on = seat && !session().over();
  Button usual = CheckersScene::button(button);
  switch (button) {
    case GameButton::Menu:
      return {Icon::ChevronLeft, way_out(), [this](App& app) { go_out(app); }};
    case GameButton::Undo:
      return {Icon::Undo, Text::OnlineTakeback, Action::Undo,
              going_on && has_moved(*seat, session().match()) && !remote().takeback_offer()};
    case GameButton::OfferDraw:
      return {Icon::Draw, Text::OfferDraw, [this](App& app) { offer_draw(app); },
              going_on && !remote().draw_offer()};
    case GameButton::Say:
      return {Icon::Speech, Text::OnlineSay, [this](App& app) { say_something(app); },
              seat.has_value()};
    case GameButton::Review:
    case GameButton::Analyse:
      usual.enabled = session().over();
      return usual;
    default:
      return usual;
  }
}

bool OnlineScene::perform(Action action, App& app) {
  switch (action) {
    case Action::Undo:
      if (button(GameButton::Undo).enabled) command(command::Undo{}, app);
      return true;
    case Action::Hint:
      app.notify(app.tr(Text::OnlineNoHints));
      return true;
    default:
      return CheckersScene::perform(action, app);
  }
}

// Asks first, because the button is next to others and an offer cannot be withdrawn.
void OnlineScene::offer_draw(App& app) {
  const auto offer = [this](App& a) {
    if (is_shown_still()) command(command::OfferDraw{}, a);
  };
  app.scenes().push(ask(Text::AskOfferDraw, Icon::Draw, offer));
}

void OnlineScene::say_something(App& app) {
  std::vector<Button> choices;
  for (int i = 0; i < phrases; ++i) {
    const auto phrase = static_cast<net::Phrase>(i);
    const auto act = [this, phrase](App&) {
      if (is_shown_still()) remote().requests().say(phrase);
    };
    choices.push_back({Icon::Speech, text_of(phrase), act});
  }
  app.scenes().push(std::make_unique<ChoicesScene>(Text::OnlineSay, std::move(choices)));
}

std::vector<Button> OnlineScene::more_choices(bool portrait) {
  std::vector<Button> choices;
  if (portrait && remote().seat()) {
    choices.push_back(row(GameButton::OfferDraw));
    choices.push_back(row(GameButton::Resign));
  }
  choices.push_back(row(GameButton::Review));
  choices.push_back({Icon::Save, Text::SaveGame, Action::SaveGame});
  choices.push_back(row(GameButton::Share));
  choices.push_back({Icon::Copy, Text::CopyGame, Action::CopyGame});
  choices.push_back({Icon::Copy, Text::CopyPosition, Action::CopyPosition});
  if (portrait) choices.push_back(row(GameButton::Settings));
  choices.push_back(row(GameButton::Rules));
  return choices;
}

std::optional<Question> OnlineScene::question(const App& app) {
  if (!is_shown_still()) return std::nullopt;
  if (auto asked = question_of_connection(app)) return asked;
  if (!remote().seat()) return std::nullopt;
  if (auto asked = question_of_offers(app)) return asked;
  return question_of_claim(app);
}

std::optional<Question> OnlineScene::question_of_connection(const App& app) {
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

std::optional<Question> OnlineScene::question_of_offers(const App& app) {
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

std::optional<Question> OnlineScene::question_of_claim(const App& app) {
  const std::optional<Milliseconds> left = remote().claim_in();
  if (!left) return std::nullopt;
  const bool now = *left <= Milliseconds{0};
  const std::string label =
      now ? app.tr(Text::OnlineClaim) : app.tr(Text::OnlineClaimIn, countdown(*left));
  return Question{label, {}, [this](bool, App&) { remote().requests().claim(); }, now};
}

std::string OnlineScene::end_sentence(const App& app) const {
  std::string text = CheckersScene::end_sentence(app);
  if (!remote().seat() || !remote().end()) return text;
  if (const auto& ratings = remote().end()->ratings) {
    const net::RatingChange& own = (*ratings)[*remote().seat()];
    return text + " " + app.tr(Text::OnlineRating, own.after, own.before);
  }
  return remote().rated() ? text + " " + app.tr(Text::OnlineTooShort) : text;
}

std::vector<Button> OnlineScene::sequels(const App& app) {
  const Button review = row(GameButton::Review);
  const Button lobby = row(GameButton::Menu);
  if (const auto& next = remote().next_match(); next && !remote().seat()) {
    const Button watch{Icon::Eye, Text::OnlineWatchRematch,
                       [this, next](App&) { online_->client().watch(*next); }};
    return {watch, lobby, review};
  }
  if (!remote().seat()) return {lobby, review};
  const bool asked = remote().rematch_offer() == remote().seat();
  const std::string again = asked ? app.tr(Text::OnlineRematchSent, name(app.language(), other()))
                                  : app.tr(Text::Rematch);
  const auto offer = [this](App& a) {
    remote().requests().rematch(net::Answer::Offer);
    a.redraw();
  };
  const Button rematch{Icon::Restart, again, offer, !asked && !remote().next_match()};
  const Button another{Icon::People, Text::OnlineQuick, [this](App& a) { seek_another(a); }};
  return {rematch, another, row(GameButton::Analyse), review, lobby};
}

// Searches for a match of the same kind.
void OnlineScene::seek_another(App& app) {
  const auto& opening = remote().opening();
  online_->client().join_queue(session().game().variant(), remote().time(),
                               app.preferences().online.adjudication,
                               opening ? net::OpeningWish(opening->lot) : std::nullopt);
  open_lobby(online_, app);
}

// A table has no lobby: it ends when its host leaves.
void OnlineScene::go_out(App& app) {
  if (online_->lan_server() == nullptr) return open_lobby(online_, app);
  const auto to_menu = [](App& a) { a.start(destination::Menu{}); };
  if (lets_go(app, to_menu)) to_menu(app);
}

Text OnlineScene::way_out() const {
  return online_->lan_server() == nullptr ? Text::OnlineLobby : Text::LanLeave;
}

}  // namespace damas

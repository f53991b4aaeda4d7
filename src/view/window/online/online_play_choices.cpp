// The buttons, lists and shortcuts of an online match.
#include <array>
#include <utility>

#include "view/text/sentences.hpp"
#include "view/window/app/app.hpp"
#include "view/window/app/preferences.hpp"
#include "view/window/checkers/game_controller.hpp"
#include "view/window/checkers/match_buttons.hpp"
#include "view/window/dialogs/choices.hpp"
#include "view/window/online/leaving.hpp"
#include "view/window/online/online_play.hpp"
#include "view/window/online/words.hpp"

namespace damas {

namespace {

constexpr int phrases = static_cast<int>(net::Phrase::Goodbye) + 1;

// A takeback goes back to before the player's last move, so there must be one; the moves of an
// opening that was drawn are nobody's.
bool has_moved(Side side, const Match& match) {
  const int played = match.game().ply() - match.setup().drawn_plies;
  return played > 1 || (played == 1 && match.game().side_to_move() != side);
}

}  // namespace

MatchButtons OnlinePlay::buttons() const {
  using enum GameButton;
  static constexpr std::array header = {Menu, Settings, Help, More};
  static constexpr std::array below_board = {Menu, Undo, Say, Flip, More};
  static constexpr std::array beside_board = {Undo, OfferDraw, Resign, Say, Flip};
  static constexpr std::array below_watched = {Menu, Flip, More};
  static constexpr std::array beside_watched = {Flip};
  if (!remote().seat()) return {header, below_watched, beside_watched};
  return {header, below_board, beside_board};
}

Button OnlinePlay::button(GameButton which, Button usual) {
  const std::optional<Side> seat = remote().seat();
  switch (which) {
    case GameButton::Menu:
      return {Icon::ChevronLeft, way_out(), [this](App& app) { go_out(app); }};
    case GameButton::Undo:
      return {Icon::Undo, Text::OnlineTakeback, Action::Undo, may_ask_takeback()};
    case GameButton::OfferDraw:
      return {Icon::Draw, Text::OfferDraw, [this](App& app) { offer_draw(app); },
              seat && !session().over() && !remote().draw_offer()};
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

bool OnlinePlay::may_ask_takeback() const {
  const std::optional<Side> seat = remote().seat();
  return seat && !session().over() && has_moved(*seat, session().match()) &&
         !remote().takeback_offer();
}

void OnlinePlay::command(const Command& command, App& app) {
  parts_.controller.command(command, app.language());
  app.redraw();
}

bool OnlinePlay::perform(Action action, App& app) {
  switch (action) {
    case Action::Undo:
      if (may_ask_takeback()) command(command::Undo{}, app);
      return true;
    case Action::Hint:
      app.notify(app.tr(Text::OnlineNoHints));
      return true;
    default:
      return false;
  }
}

// Asks first, because the button is next to others and an offer cannot be withdrawn.
void OnlinePlay::offer_draw(App& app) {
  const auto offer = [this](App& a) {
    if (is_shown_still()) command(command::OfferDraw{}, a);
  };
  app.scenes().push(ask(Text::AskOfferDraw, Icon::Draw, offer));
}

void OnlinePlay::say_something(App& app) {
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

std::vector<MatchChoice> OnlinePlay::more_choices(bool portrait) const {
  using enum GameButton;
  std::vector<MatchChoice> choices;
  if (portrait && remote().seat()) choices = {OfferDraw, Resign};
  const std::vector<MatchChoice> usual = {
      Review, Button{Icon::Save, Text::SaveGame, Action::SaveGame}, Share,
      Button{Icon::Copy, Text::CopyGame, Action::CopyGame},
      Button{Icon::Copy, Text::CopyPosition, Action::CopyPosition}};
  choices.insert(choices.end(), usual.begin(), usual.end());
  if (portrait) choices.emplace_back(Settings);
  choices.emplace_back(Rules);
  return choices;
}

std::string OnlinePlay::end_remark(const App& app) const {
  if (!remote().seat() || !remote().end()) return {};
  if (const auto& ratings = remote().end()->ratings) {
    const net::RatingChange& own = (*ratings)[*remote().seat()];
    return app.tr(Text::OnlineRating, own.after, own.before);
  }
  return remote().rated() ? std::string(app.tr(Text::OnlineTooShort)) : std::string();
}

std::vector<MatchChoice> OnlinePlay::sequels(const App& app) {
  using enum GameButton;
  if (const auto& next = remote().next_match(); next && !remote().seat()) {
    const Button watch{Icon::Eye, Text::OnlineWatchRematch,
                       [this, next](App&) { online_->client().watch(*next); }};
    return {watch, Menu, Review};
  }
  if (!remote().seat()) return {Menu, Review};
  const bool asked = remote().rematch_offer() == remote().seat();
  const std::string again = asked ? app.tr(Text::OnlineRematchSent, name(app.language(), other()))
                                  : app.tr(rematch_words(remote().seat()));
  const auto offer = [this](App& a) {
    remote().requests().rematch(net::Answer::Offer);
    a.redraw();
  };
  const Button rematch{Icon::Restart, again, offer, !asked && !remote().next_match()};
  const Button another{Icon::People, Text::OnlineQuick, [this](App& a) { seek_another(a); }};
  return {rematch, another, Analyse, Review, Menu};
}

// Searches for a match of the same kind.
void OnlinePlay::seek_another(App& app) {
  const auto& opening = remote().opening();
  online_->client().join_queue(session().game().variant(), remote().time(),
                               app.preferences().online.adjudication,
                               opening ? net::OpeningWish(opening->lot) : std::nullopt);
  open_lobby(online_, app);
}

// A table has no lobby: it ends when its host leaves.
void OnlinePlay::go_out(App& app) {
  if (online_->lan_server() == nullptr) return open_lobby(online_, app);
  const auto to_menu = [](App& a) { a.start(destination::Menu{}); };
  if (lets_go(app, to_menu)) to_menu(app);
}

Text OnlinePlay::way_out() const {
  return online_->lan_server() == nullptr ? Text::OnlineLobby : Text::LanLeave;
}

}  // namespace damas

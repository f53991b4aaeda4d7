#include "view/window/online/online.hpp"

#include <algorithm>
#include <memory>
#include <utility>
#include <vector>

#include "view/text/names.hpp"
#include "view/window/app/app.hpp"
#include "view/window/app/button.hpp"
#include "view/window/app/preferences.hpp"
#include "view/window/app/store.hpp"
#include "view/window/dialogs/choices.hpp"
#include "view/window/games/keep_games.hpp"
#include "view/window/games/my_games.hpp"
#include "view/window/games/open_games.hpp"
#include "view/window/online/kept_match.hpp"
#include "view/window/online/lan_server.hpp"
#include "view/window/online/online_play.hpp"
#include "view/window/online/words.hpp"

namespace damas {

namespace {

// A single key for all tables, because their ports differ.
constexpr const char* key_of_table = "table";

std::string beginning_of(const net::RemoteMatch& match, bool resumed, const App& app) {
  const Language language = app.language();
  const auto& players = match.players();
  if (!match.seat()) {
    return app.tr(Text::OnlineWatching, name(language, players.white),
                  name(language, players.black));
  }
  const std::string other = name(language, players[opponent(*match.seat())]);
  if (resumed) return app.tr(Text::OnlineResumed, other);
  const bool white = match.seat() == Side::White;
  return app.tr(white ? Text::OnlineFoundWhite : Text::OnlineFoundBlack, other);
}

std::string announcement(const net::RemoteMatch& match, const net::news::MatchBegan& began,
                         const App& app) {
  std::string text = beginning_of(match, began.resumed, app);
  if (began.without_opening) text += std::string(" ") + app.tr(Text::OnlineOpeningNone);
  if (match.opening()) text += " " + sentence(app.language(), *match.opening(), match.game());
  return match.adjudicable() ? text + " " + app.tr(Text::OnlineAdjudicable) : text;
}

Text text_of(net::OwnResult result) {
  switch (result) {
    case net::OwnResult::Won:
      return Text::OnlineLeftWon;
    case net::OwnResult::Lost:
      return Text::OnlineLeftLost;
    case net::OwnResult::Drawn:
      break;
  }
  return Text::OnlineLeftDrawn;
}

bool offers(const net::RequestBody& request) {
  const auto* draw = std::get_if<net::request::Draw>(&request);
  const auto* takeback = std::get_if<net::request::Takeback>(&request);
  return (draw && draw->answer == net::Answer::Offer) ||
         (takeback && takeback->answer == net::Answer::Offer);
}

const char* complaint(const net::news::Refused& refused, const App& app) {
  if (refused.code == net::ErrorCode::NotNow && offers(refused.what)) {
    return app.tr(Text::RefusedOfferAgain);
  }
  if (refused.code == net::ErrorCode::Busy && refused.wait) return app.tr(Text::RefusedTooBusyNow);
  return sentence(app.language(), refused.code);
}

}  // namespace

// The reaction to each kind of news.
struct Online::NewsHandler {
  Online& online;
  App& app;

  void operator()(const net::news::MatchBegan& began) const {
    const net::RemoteMatch* match = online.client_->match();
    if (match == nullptr || online.shown_ == match->id()) return;
    online.told_ply_ = match->game().ply();
    app.sounds().play(SoundEffect::Promotion);
    app.notify(announcement(*match, began, app));
    online.going_ = true;
    const auto self = online.shared_from_this();
    app.scenes().when_let_go(app, [self](App& a) { self->show_match(a); });
  }
  void operator()(const net::news::GameText& game) const {
    const Variant otherwise = app.preferences().online.variant;
    const auto read = games_of_text({}, app.tr(Text::OnlineGames), game.pdn, otherwise);
    const auto* opened = std::get_if<OpenedGames>(&read);
    if (opened) opened->file->load_all();
    if (!opened || opened->file->entries().empty()) {
      return app.notify(sentence(app.language(), net::ErrorCode::Server));
    }
    const auto& listed = online.client_->history().games;
    const auto line = std::find_if(listed.begin(), listed.end(),
                                   [&](const net::GameLine& l) { return l.match == game.match; });
    if (line != listed.end()) {
      opened->file->replace(0, with_listed_details(*line, opened->file->game(0),
                                                   online.client_->user(), app.language()));
    }
    open_game(opened->file, 0, app);
  }
  void operator()(const net::news::RoomHasTerms& room) const {
    const auto join = [self = online.shared_from_this(), code = room.code](bool wish) {
      return [self, code, wish](App&) { self->client().join_room(code, wish); };
    };
    const bool about_tables = room.adjudication && !room.wishes_tables;
    std::vector<Button> answers;
    std::string explanation;
    if (about_tables) {
      answers.push_back({Icon::Check, Text::OnlineJoinWithTables, join(true), true, true});
      answers.push_back({Icon::Close, Text::OnlineJoinWithoutTables, join(false)});
      if (room.opening) explanation = std::string(app.tr(text_of(*room.opening))) + " ";
      explanation += app.tr(Text::OnlineAdjudicationAbout);
    } else {
      answers.push_back({Icon::Check, Text::OnlineJoin, join(room.wishes_tables), true, true});
    }
    answers.push_back({Icon::ChevronLeft, Text::Cancel, {}});
    const Text title = about_tables ? Text::OnlineAskAdjudication : text_of(*room.opening);
    auto scene = std::make_unique<ChoicesScene>(title, std::move(answers));
    if (!explanation.empty()) scene->explain(std::move(explanation));
    app.scenes().push(std::move(scene));
  }
  void operator()(const net::news::LeftEnded& left) const {
    app.notify(app.tr(left.result ? text_of(*left.result) : Text::OnlineLeftEnded));
  }
  void operator()(const net::news::Refused& refused) const {
    online.complaint_ = complaint(refused, app);
  }
  void operator()(const net::news::Postponed& postponed) const {
    online.complaint_ = app.tr(Text::RefusedTooBusy, seconds_up(postponed.wait));
  }
  template <class Other>
  void operator()(const Other&) const {}
};

Online::Online(ServerAddress server, std::string key, App& app)
    : server_(std::move(server)), key_(std::move(key)) {
  net::ClientSettings settings;
  settings.url = server_.socket();
  const OnlineVisits& visits = app.store().visits().read();
  if (const auto known = visits.find(key_); known != visits.end()) {
    settings.token = known->second.token;
  }
  settings.name = app.preferences().online.name;
  settings.dial = app.desktop().dial;
  settings.wake = app.waker();
  settings.seed = app.next_seed();
  client_ = std::make_unique<net::Client>(std::move(settings));
}

// Stops waiting, because a match could not be shown any more.
Online::~Online() {
  const auto& waiting = client_->waiting();
  if (!waiting) return;
  if (waiting->code) {
    client_->close_room();
  } else {
    client_->leave_queue();
  }
}

std::shared_ptr<Online> Online::at(const ServerAddress& server, App& app) {
  const std::shared_ptr<Online> online(new Online(server, server.page(), app));
  app.run_in_background(online);
  return online;
}

std::shared_ptr<Online> Online::at(std::unique_ptr<LanServer> lan_server, App& app) {
  const std::shared_ptr<Online> online(new Online(lan_server->own_address(), key_of_table, app));
  online->lan_server_ = std::move(lan_server);
  app.run_in_background(online);
  return online;
}

bool Online::playing() const {
  const net::RemoteMatch* match = client_->match();
  return match != nullptr && match->seat() && !match->over();
}

void Online::update(std::chrono::milliseconds elapsed, App& app) {
  if (lan_server_) update_lan_server(app);
  if (client_->tick(elapsed)) app.redraw();
  for (const net::News& news : client_->take_news())
    std::visit(NewsHandler{*this, app}, news);
  keep(app);
  tell_turn(app);
  keep_game(app);
  tell_end(app);
  if (const auto next = client_->next_update()) app.wake_after(*next);
}

// If the server does not know the user, because its data was deleted, joins it as a new user.
void Online::update_lan_server(App& app) {
  lan_server_->update();
  if (lan_server_has_ended() && !std::exchange(told_end_, true)) {
    app.notify(connection_text(app.language()));
    app.redraw();
  }
  if (client_->connection().trouble == net::Trouble::UnknownToken) client_->reconnect(true);
}

bool Online::lan_server_has_ended() const {
  return lan_server_ && lan_server_->state() == LanServer::State::Ended;
}

std::string Online::connection_text(Language language, NextTry next_try) const {
  if (lan_server_has_ended()) return lan_server_->sentence(language);
  const std::string host = lan_server_ ? lan_server_->address().host : server_.host;
  net::Connection connection = client_->connection();
  if (next_try == NextTry::LeftOut) connection.next_try.reset();
  return sentence(language, connection, host);
}

bool Online::ended_for_good() const {
  return lan_server_has_ended() || client_->connection().trouble == net::Trouble::Closed;
}

bool Online::given_up() const {
  using State = net::Connection::State;
  const State state = client_->connection().state;
  return lan_server_has_ended() || state == State::Replaced || state == State::Failed;
}

// Saves the user's token, and whether to return to the match at the next start.
void Online::keep(App& app) {
  if (!client_->token() || !client_->connection().online()) return;
  const OnlineVisit visit{*client_->token(), has_match() && key_ != key_of_table};
  if (kept_ == visit) return;
  kept_ = visit;
  app.store().visits().change([&](OnlineVisits& all) { all[key_] = visit; });
}

// Notifies the person about their turn if the match is not shown.
void Online::tell_turn(App& app) {
  if (!playing() || going_) return;
  const net::RemoteMatch& match = *client_->match();
  const int ply = match.game().ply();
  const bool own_turn = match.game().side_to_move() == match.seat();
  const bool news = std::exchange(told_ply_, ply) != ply;
  if (!news || !own_turn || shown_ == match.id()) return;
  const net::Person& other = match.players()[opponent(*match.seat())];
  const std::string sentence = app.tr(Text::OnlineYourTurnThere, name(app.language(), other));
  app.notify(sentence);
  app.call_person(sentence);
}

PdnGame Online::record(const App& app) const {
  return record_of(*client().match(), server_, app);
}

// Saves finished games, because a server may delete them; a table's games end with it.
void Online::keep_game(App& app) {
  const std::optional<std::uint64_t> number = kept_match();
  if (!number) return;
  const net::MatchId& id = std::as_const(*client_).match()->id();
  if (std::exchange(kept_game_, id) == id) return;
  add_to_my_games(record(app), *number, app);
}

std::optional<std::uint64_t> Online::kept_match() const {
  const net::RemoteMatch* match = client().match();
  return match == nullptr ? std::nullopt : number_in_my_games(*match);
}

// Notifies the person about the match's end if the match is not shown.
void Online::tell_end(App& app) {
  const net::RemoteMatch* match = client_->match();
  if (match == nullptr || !match->seat() || !match->over()) return;
  if (std::exchange(ended_, match->id()) == match->id() || shown_ == match->id()) return;
  app.notify(app.tr(text_of(net::result_of(*match->end(), *match->seat()))));
}

void Online::hidden(const net::MatchId& match) {
  if (shown_ == match) shown_.reset();
}

bool Online::asks_before_leaving() const {
  return !going_ && !ended_for_good() && playing();
}

void Online::show_match(App& app) {
  going_ = false;
  if (client_->match() == nullptr) return;
  app.scenes().start(online_scene(shared_from_this()));
}

void Online::go_to_match(App& app) {
  if (playing()) return show_match(app);
  client_->return_to_match();
}

std::optional<std::string> Online::take_complaint() {
  return std::exchange(complaint_, std::nullopt);
}

}  // namespace damas

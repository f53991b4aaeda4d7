#include "dxp/session.hpp"

#include <utility>

namespace damas::dxp {

namespace {

using EndKind = Ending::Kind;

const char* reason_for(GameAnswer::Code code) {
  switch (code) {
    case GameAnswer::Code::OtherVersion:
      return "does not speak this version of the protocol";
    case GameAnswer::Code::NotThisGame:
      return "does not accept this game";
    default:
      return "does not want to play";
  }
}

EndCode code_of(const Outcome& outcome, Side own) {
  if (!outcome.winner) return EndCode::Draw;
  return *outcome.winner == own ? EndCode::Win : EndCode::Loss;
}

}  // namespace

Session::Session(Settings settings, Write write)
    : settings_(std::move(settings)),
      write_(std::move(write)),
      game_(settings_.variant, settings_.draw_table) {}

bool Session::to_move() const {
  return state_ == State::Playing && game_.side_to_move() == terms_.own;
}

std::optional<EndCode> Session::end_due() const {
  if (!to_move()) return std::nullopt;
  if (const auto outcome = game_.outcome()) return code_of(*outcome, terms_.own);
  if (terms_.moves > 0 && game_.ply() >= 2 * terms_.moves) return EndCode::Unknown;
  return std::nullopt;
}

Event Session::take(std::string_view text) {
  const auto parsed = parse_message(text);
  if (const auto* const error = std::get_if<Error>(&parsed)) {
    chat(error->text);
    return {Event::Kind::Unreadable, error->text};
  }
  return std::visit([this](const auto& message) { return on(message); }, std::get<Message>(parsed));
}

void Session::ask(const Terms& terms) {
  asked_ = terms;
  GameRequest request;
  request.name = settings_.name;
  request.follower = opponent(terms.own);
  request.minutes = terms.minutes;
  request.moves = terms.moves;
  if (terms.start != start_of(settings_.variant)) request.start = set_up_of(terms.start);
  state_ = State::Asking;
  say(request);
}

bool Session::play(const Move& move, Milliseconds used) {
  // Made first, because `move` may refer into the game's list of moves, which changes with the
  // move.
  const PlayedMove message = message_of(settings_.variant, move, used);
  if (!to_move() || !game_.play(move)) return false;
  say(message);
  return true;
}

void Session::end(EndCode code, bool no_more_games) {
  if (!to_move()) return;
  ending_ = {EndKind::OwnDecision, std::nullopt, "was told that the game ends"};
  if (game_.outcome()) {
    ending_ = {EndKind::Rules, game_.outcome(), ""};
  } else if (code == EndCode::Draw) {
    ending_.outcome = Outcome{std::nullopt, EndReason::Agreement};
  } else if (code == EndCode::Loss) {
    ending_.outcome = Outcome{opponent(terms_.own), EndReason::Resignation};
  }
  no_more_games_ = no_more_games;
  state_ = State::Ending;
  say(GameEnd{code, no_more_games});
}

void Session::chat(const std::string& text) {
  say(Chat{text});
}

Event Session::on(const GameRequest& request) {
  if (!settings_.follows) return deny(GameAnswer::Code::NoGame, "asked for a game unexpectedly");
  if (state_ != State::Idle)
    return deny(GameAnswer::Code::NotThisGame, "asked for a game before the last one had ended");
  other_name_ = request.name;
  if (request.version != protocol_version) {
    return deny(GameAnswer::Code::OtherVersion, "asked for version " +
                                                    std::to_string(request.version) +
                                                    " of the protocol, expected version 1");
  }
  Terms terms{request.follower, request.minutes, request.moves, start_of(settings_.variant)};
  if (request.start) {
    auto position = position_of(settings_.variant, *request.start);
    if (const auto* const error = std::get_if<Error>(&position)) {
      chat(error->text);
      return deny(GameAnswer::Code::NotThisGame,
                  "asked for a position that cannot be played: " + error->text);
    }
    terms.start = std::get<AnyPosition>(position);
  }
  answer(GameAnswer::Code::Accepted);
  start(terms);
  return {Event::Kind::Started};
}

Event Session::on(const GameAnswer& answer) {
  if (state_ != State::Asking) return {};
  other_name_ = answer.name;
  state_ = State::Idle;
  if (answer.code != GameAnswer::Code::Accepted)
    return {Event::Kind::Refused, reason_for(answer.code)};
  start(asked_);
  return {Event::Kind::Started};
}

Event Session::on(const PlayedMove& played) {
  // A move may arrive after this side has ended its game.
  if (state_ != State::Playing) return {};
  if (to_move()) return end_by_illegal_move("sent '" + text_of(played) + "' without being to move");
  // The other side may not have the draw rule that ended the game.
  if (game_.outcome()) return end_by({EndKind::Rules, game_.outcome(), ""});
  const auto move = find_move(game_, played);
  if (move && game_.play(*move)) return {Event::Kind::Moved, text_of(played)};
  chat(text_of(played) + " is no legal move here");
  return end_by_illegal_move("sent '" + text_of(played) + "', which is no legal move");
}

Event Session::end_by_illegal_move(const std::string& text) {
  return end_by({EndKind::IllegalMove, Outcome{terms_.own, EndReason::Abandonment}, text});
}

Event Session::end_by(Ending ending) {
  ending_ = std::move(ending);
  state_ = State::Ending;
  no_more_games_ = false;
  say(GameEnd{code_of(*ending_.outcome, terms_.own), false});
  return {Event::Kind::Ended};
}

Event Session::on(const GameEnd& end) {
  // The end of the last game may cross the question for the next one.
  if (state_ == State::Asking && !end.no_more_games) return {};
  if (state_ == State::Asking) {
    state_ = State::Over;
    return {Event::Kind::Refused, "wants no more games"};
  }
  const bool was_playing = state_ == State::Playing;
  const bool stops = end.no_more_games || (state_ == State::Ending && no_more_games_);
  if (was_playing) ending_ = ending_for(end.code);
  state_ = stops ? State::Over : State::Idle;
  if (!was_playing) return {};
  say(GameEnd{EndCode::Unknown, end.no_more_games});
  return {Event::Kind::Ended};
}

Event Session::on(const Chat& chat) {
  return {Event::Kind::Chat, chat.text};
}

// The first moves of White and of Black both have number 1, regardless of which side began.
Event Session::on(const BackRequest& request) {
  const bool black_began = game_.ply() % 2 == 0 ? game_.side_to_move() == Side::Black
                                                : game_.side_to_move() == Side::White;
  const int ply =
      2 * (request.move - 1) + (request.to_move == Side::Black ? 1 : 0) - (black_began ? 1 : 0);
  const bool back = settings_.takes_back && state_ == State::Playing && go_back_to(ply);
  say(BackAnswer{back ? BackAnswer::Code::Accepted : BackAnswer::Code::Declined});
  if (back) return {Event::Kind::TakenBack};
  return {Event::Kind::Denied, "asked to take moves back"};
}

Event Session::on(const BackAnswer&) {
  return {};
}

void Session::answer(GameAnswer::Code code) {
  say(GameAnswer{settings_.name, code});
}

Event Session::deny(GameAnswer::Code code, const std::string& what) {
  answer(code);
  return {Event::Kind::Denied, what};
}

void Session::start(const Terms& terms) {
  terms_ = terms;
  game_ = Game(terms.start, settings_.draw_table);
  ending_ = {};
  no_more_games_ = false;
  state_ = State::Playing;
}

// Replays the game, so that it no longer has the moves that were taken back.
bool Session::go_back_to(int ply) {
  if (ply < 0 || ply > game_.ply()) return false;
  Game game(game_.start(), settings_.draw_table);
  for (int i = 0; i < ply; ++i)
    game.play(game_.move_from(i));
  game_ = std::move(game);
  return true;
}

Ending Session::ending_for(EndCode code) const {
  if (game_.outcome()) return {EndKind::Rules, game_.outcome(), "ended the game"};
  switch (code) {
    case EndCode::Loss:
      return {EndKind::Resignation, Outcome{terms_.own, EndReason::Resignation}, "resigned"};
    case EndCode::Draw:
      return {EndKind::DrawClaim, Outcome{std::nullopt, EndReason::Agreement}, "claimed a draw"};
    case EndCode::Win:
      return {EndKind::WinClaim, std::nullopt, "claimed a win that the position does not show"};
    default:
      break;
  }
  return {EndKind::NoReason, std::nullopt, "ended the game without a reason"};
}

}  // namespace damas::dxp

#include "dxp/session.hpp"

#include <deque>

#include <doctest/doctest.h>

#include "dxp/channel.hpp"
#include "dxp/memory_stream.hpp"
#include "engine/random.hpp"

namespace damas::dxp {

namespace {

using State = Session::State;
using EventKind = Event::Kind;
using EndKind = Ending::Kind;
using Texts = std::vector<std::string>;

constexpr Milliseconds no_time{0};

// A session and the messages that it sends.
struct Speaker {
  explicit Speaker(Settings settings)
      : session(std::move(settings), [this](const std::string& text) { said.push_back(text); }) {}
  Texts take_said() { return std::exchange(said, {}); }

  Texts said;
  Session session;
};

Settings follower() {
  Settings settings;
  settings.name = "Follower";
  settings.follows = true;
  return settings;
}

Settings initiator() {
  Settings settings;
  settings.name = "Initiator";
  return settings;
}

std::string padded(std::string text) {
  text.resize(longest_name, ' ');
  return text;
}

std::string request(const std::string& rest) {
  return "R01" + padded("Scan") + rest;
}

Terms terms(Side own, int moves = 0) {
  return {own, 5, moves, start_of(Variant::International)};
}

// A position with one king for each side.
AnyPosition position(Side to_move, const std::string& white_king, const std::string& black) {
  std::string squares(50, 'e');
  squares[static_cast<std::size_t>(std::stoi(white_king) - 1)] = 'W';
  squares[static_cast<std::size_t>(std::stoi(black) - 1)] = 'Z';
  return std::get<AnyPosition>(position_of(Variant::International, {to_move, squares}));
}

Move move_of(const Session& session, PlayedMove move) {
  const auto found = find_move(session.game(), move);
  REQUIRE(found);
  return *found;
}

// A move after which the other side cannot capture.
Move safe_move(const Session& session) {
  for (const Move& move : session.game().legal_moves()) {
    Game after = session.game();
    after.play(move);
    if (after.outcome() || !after.legal_moves().front().is_capture()) return move;
  }
  FAIL("every move loses a piece");
  return {};
}

}  // namespace

TEST_CASE("A follower accepts a game with the requested side, time and position") {
  Speaker white(follower());
  CHECK(white.session.take(request("W005075A")).kind == EventKind::Started);
  CHECK(white.take_said() == Texts{"A" + padded("Follower") + "0"});
  CHECK(white.session.other_name() == "Scan");
  CHECK(white.session.terms().own == Side::White);
  CHECK(white.session.terms().minutes == 5);
  CHECK(white.session.terms().moves == 75);
  CHECK(white.session.to_move());
  Speaker black(follower());
  black.session.take(request("Z005000A"));
  CHECK_FALSE(black.session.to_move());
  CHECK(black.session.play(black.session.game().legal_moves().front(), no_time) == false);
  Speaker given(follower());
  const SetUp set_up = set_up_of(position(Side::Black, "46", "45"));
  CHECK(given.session.take(request("Z005000BZ" + set_up.squares)).kind == EventKind::Started);
  CHECK(given.session.to_move());
  CHECK(set_up_of(given.session.game().position()) == set_up);
}

TEST_CASE("An initiator asks for a game, and plays after it is accepted") {
  Speaker speaker(initiator());
  speaker.session.ask(terms(Side::White, 75));
  CHECK(speaker.take_said() == Texts{"R01" + padded("Initiator") + "Z005075A"});
  CHECK(speaker.session.state() == State::Asking);
  CHECK(speaker.session.take("A" + padded("Scan 3.1") + "0").kind == EventKind::Started);
  CHECK(speaker.session.other_name() == "Scan 3.1");
  CHECK(speaker.session.to_move());
  CHECK(speaker.session.play(move_of(speaker.session, {0, 32, 28}), Milliseconds(2400)));
  CHECK(speaker.take_said() == Texts{"M0002322800"});
  CHECK(speaker.session.take("M0001192300").kind == EventKind::Moved);
  CHECK(speaker.session.to_move());
}

TEST_CASE("A request contains a position other than the start") {
  Speaker speaker(initiator());
  Terms given = terms(Side::Black);
  given.start = position(Side::Black, "46", "45");
  speaker.session.ask(given);
  CHECK(speaker.take_said() ==
        Texts{"R01" + padded("Initiator") + "W005000BZ" + set_up_of(given.start).squares});
}

TEST_CASE("The end of the last game does not end the question for the next one") {
  Speaker speaker(initiator());
  speaker.session.ask(terms(Side::White));
  CHECK(speaker.session.take("E00").kind == EventKind::Nothing);
  CHECK(speaker.session.take("A" + padded("Scan") + "0").kind == EventKind::Started);
  Speaker refused(initiator());
  refused.session.ask(terms(Side::White));
  CHECK(refused.session.take("E01").kind == EventKind::Refused);
  CHECK(refused.session.state() == State::Over);
}

TEST_CASE("After a refusal, the session is ready for another game") {
  for (const auto& [code, reason] :
       {std::pair{"1", "does not speak this version of the protocol"},
        std::pair{"2", "does not accept this game"}, std::pair{"3", "does not want to play"}}) {
    Speaker speaker(initiator());
    speaker.session.ask(terms(Side::White));
    const Event event = speaker.session.take("A" + padded("Scan") + code);
    CHECK(event.kind == EventKind::Refused);
    CHECK(event.text == reason);
    CHECK(speaker.session.state() == State::Idle);
  }
}

TEST_CASE("A follower refuses each invalid request with its code") {
  Speaker speaker(follower());
  CHECK(speaker.session.take("R02" + padded("X") + "W005075A").kind == EventKind::Denied);
  CHECK(speaker.take_said() == Texts{"A" + padded("Follower") + "1"});
  speaker.session.take(request("W005075BW" + std::string(32, 'e')));
  CHECK(speaker.take_said() ==
        Texts{"Cexpected a position of 50 squares, found 32", "A" + padded("Follower") + "2"});
  CHECK(speaker.session.state() == State::Idle);
  speaker.session.take(request("W005075A"));
  speaker.take_said();
  CHECK(speaker.session.take(request("W005075A")).text ==
        "asked for a game before the last one had ended");
  CHECK(speaker.take_said() == Texts{"A" + padded("Follower") + "2"});
  Speaker other(initiator());
  CHECK(other.session.take(request("W005075A")).kind == EventKind::Denied);
  CHECK(other.take_said() == Texts{"A" + padded("Initiator") + "3"});
}

TEST_CASE("The code at the end of a game gives its result and is confirmed") {
  struct Case {
    const char* message;
    EndKind kind;
    std::optional<Outcome> outcome;
    const char* text;
  };
  for (const Case& c :
       {Case{"E00", EndKind::NoReason, std::nullopt, "ended the game without a reason"},
        Case{"E10", EndKind::Resignation, Outcome{Side::White, EndReason::Resignation}, "resigned"},
        Case{"E20", EndKind::DrawClaim, Outcome{std::nullopt, EndReason::Agreement},
             "claimed a draw"},
        Case{"E30", EndKind::WinClaim, std::nullopt,
             "claimed a win that the position does not show"}}) {
    Speaker speaker(follower());
    speaker.session.take(request("W005075A"));
    speaker.session.play(move_of(speaker.session, {0, 32, 28}), no_time);
    speaker.take_said();
    CHECK(speaker.session.take(c.message).kind == EventKind::Ended);
    CHECK(speaker.take_said() == Texts{"E00"});
    CHECK(speaker.session.state() == State::Idle);
    CHECK(speaker.session.ending().kind == c.kind);
    CHECK(speaker.session.ending().outcome == c.outcome);
    CHECK(speaker.session.ending().text == c.text);
  }
  Speaker speaker(follower());
  speaker.session.take(request("W005075A"));
  speaker.take_said();
  speaker.session.take("E01");
  CHECK(speaker.take_said() == Texts{"E01"});
  CHECK(speaker.session.state() == State::Over);
}

TEST_CASE("The side to move after the last move ends the game and waits for the answer") {
  // Black captures White's last piece.
  Speaker white(follower());
  const AnyPosition start = position(Side::Black, "28", "5");
  Speaker black(initiator());
  Terms given = terms(Side::Black);
  given.start = start;
  black.session.ask(given);
  white.session.take(black.take_said().front());
  black.session.take(white.take_said().front());
  CHECK_FALSE(black.session.end_due());
  black.session.play(black.session.game().legal_moves().front(), no_time);
  CHECK(white.session.take(black.take_said().front()).kind == EventKind::Moved);
  REQUIRE(white.session.end_due());
  CHECK(*white.session.end_due() == EndCode::Loss);
  white.session.end(*white.session.end_due());
  CHECK(white.session.state() == State::Ending);
  CHECK(white.session.ending().outcome == Outcome{Side::Black, EndReason::NoPieces});
  CHECK(white.said == Texts{"E10"});
  CHECK(black.session.take("E10").kind == EventKind::Ended);
  CHECK(black.session.ending().kind == EndKind::Rules);
  CHECK(black.session.ending().outcome == white.session.ending().outcome);
  // A move that arrives before the answer is ignored.
  CHECK(white.session.take("M0001192300").kind == EventKind::Nothing);
  CHECK(white.session.take(black.take_said().front()).kind == EventKind::Nothing);
  CHECK(white.session.state() == State::Idle);
}

TEST_CASE("A move after a draw that only this side recognises ends the game as a draw") {
  Speaker black(follower());
  Speaker white(initiator());
  Terms given = terms(Side::White);
  given.start = position(Side::White, "46", "4");
  white.session.ask(given);
  black.session.take(white.take_said().front());
  white.session.take(black.take_said().front());
  Speaker* waiting = &black;
  while (!waiting->session.game().outcome()) {
    Speaker& mover = *waiting;
    waiting = waiting == &black ? &white : &black;
    if (!mover.session.to_move()) continue;
    mover.session.play(safe_move(mover.session), no_time);
    waiting->session.take(mover.take_said().front());
  }
  // Lets the side that has moved last receive another move, as if the draw were unknown elsewhere.
  Speaker& last = black.session.to_move() ? white : black;
  last.take_said();
  CHECK(last.session.take("M0001465100").kind == EventKind::Ended);
  CHECK(last.session.ending().kind == EndKind::Rules);
  CHECK(last.session.ending().outcome->winner == std::nullopt);
  CHECK(last.said == Texts{"E20"});
}

TEST_CASE("The agreed number of moves ends a game without a result") {
  Speaker speaker(follower());
  speaker.session.take(request("W005001A"));
  CHECK_FALSE(speaker.session.end_due());
  speaker.session.play(move_of(speaker.session, {0, 32, 28}), no_time);
  speaker.session.take("M0001192300");
  REQUIRE(speaker.session.end_due());
  CHECK(*speaker.session.end_due() == EndCode::Unknown);
  speaker.session.end(EndCode::Unknown);
  CHECK(speaker.session.ending().kind == EndKind::OwnDecision);
  CHECK_FALSE(speaker.session.ending().outcome);
}

TEST_CASE("An illegal move loses, and both sides get the reason") {
  Speaker speaker(follower());
  speaker.session.take(request("Z005000A"));
  speaker.take_said();
  CHECK(speaker.session.take("M0001010200").kind == EventKind::Ended);
  CHECK(speaker.take_said() == Texts{"C1-2 is no legal move here", "E30"});
  CHECK(speaker.session.ending().kind == EndKind::IllegalMove);
  CHECK(speaker.session.ending().text == "sent '1-2', which is no legal move");
  CHECK(speaker.session.ending().outcome == Outcome{Side::Black, EndReason::Abandonment});
  speaker.session.take("E00");
  CHECK(speaker.session.state() == State::Idle);
  speaker.session.take(request("W005000A"));
  speaker.session.take("M0001322800");
  CHECK(speaker.session.ending().text == "sent '32-28' without being to move");
}

TEST_CASE("Moves are taken back only if that is allowed") {
  Settings settings = follower();
  settings.takes_back = true;
  Speaker speaker(settings);
  speaker.session.take(request("W005000A"));
  speaker.session.play(move_of(speaker.session, {0, 32, 28}), no_time);
  speaker.session.take("M0001192300");
  speaker.session.play(move_of(speaker.session, {0, 28, 19, {23}}), no_time);
  speaker.take_said();
  CHECK(speaker.session.take("B001Z").kind == EventKind::TakenBack);
  CHECK(speaker.take_said() == Texts{"K0"});
  CHECK(speaker.session.game().ply() == 1);
  CHECK(speaker.session.game().last_ply() == 1);
  CHECK(speaker.session.take("B002W").kind == EventKind::Denied);
  CHECK(speaker.take_said() == Texts{"K2"});
  Speaker strict(follower());
  strict.session.take(request("W005000A"));
  strict.take_said();
  CHECK(strict.session.take("B001W").kind == EventKind::Denied);
  CHECK(strict.take_said() == Texts{"K2"});
}

TEST_CASE("Chats are received, and unreadable messages are answered with what was expected") {
  Speaker speaker(follower());
  const Event chat = speaker.session.take("CHello");
  CHECK(chat.kind == EventKind::Chat);
  CHECK(chat.text == "Hello");
  CHECK(speaker.said.empty());
  const Event garbage = speaker.session.take("E9");
  CHECK(garbage.kind == EventKind::Unreadable);
  CHECK(speaker.take_said() == Texts{"C" + garbage.text});
}

TEST_CASE("Two sessions play whole games over a stream with portions of any size") {
  Random random(7);
  for (const Variant variant : {Variant::International, Variant::Brazilian, Variant::English}) {
    CAPTURE(info(variant).id);
    MemoryEnds ends(static_cast<std::size_t>(1 + random.below(20)));
    Channel channels[2] = {Channel(std::move(ends.first)), Channel(std::move(ends.second))};
    Settings settings[2] = {initiator(), follower()};
    settings[0].variant = settings[1].variant = variant;
    const Deadline later = std::chrono::steady_clock::now() + std::chrono::minutes(5);
    const auto say = [&](int i) {
      return [&, i](const std::string& text) { CHECK_FALSE(channels[i].send(text, later)); };
    };
    Session sessions[2] = {Session(settings[0], say(0)), Session(settings[1], say(1))};
    sessions[0].ask({Side::White, 1, 0, start_of(variant)});
    for (bool any = true; any;) {
      any = false;
      for (int i = 0; i < 2; ++i) {
        for (Received received = channels[i].receive(later); received.kind == Received::Kind::Text;
             received = channels[i].receive(later)) {
          const Event event = sessions[i].take(received.text);
          CHECK(event.kind != EventKind::Unreadable);
          any = true;
        }
        if (const auto code = sessions[i].end_due()) {
          sessions[i].end(*code);
          any = true;
        } else if (sessions[i].to_move()) {
          const auto& moves = sessions[i].game().legal_moves();
          const int chosen = random.below(static_cast<int>(moves.size()));
          CHECK(sessions[i].play(moves[static_cast<std::size_t>(chosen)], no_time));
          any = true;
        }
      }
    }
    for (const Session& session : sessions) {
      CHECK(session.state() == State::Idle);
      CHECK(session.game().outcome());
      CHECK(session.ending().kind == EndKind::Rules);
    }
    CHECK(sessions[0].game().position() == sessions[1].game().position());
    CHECK(sessions[0].ending().outcome == sessions[1].ending().outcome);
  }
}

TEST_CASE("A session survives messages with wrong characters during a game") {
  const Texts valid = {request("W005001A"),
                       "M0001322800",
                       "M0001192300",
                       "M0001281923",
                       "E00",
                       "CHello",
                       "B001W",
                       "K0",
                       "A" + padded("X") + "0"};
  Random random(12);
  const auto any = [&](std::size_t count) {
    return static_cast<std::size_t>(random.below(static_cast<int>(count)));
  };
  int games = 0;
  for (int i = 0; i < 2000; ++i) {
    Speaker speaker(follower());
    Session& session = speaker.session;
    session.take(request(i % 2 == 0 ? "W005000A" : "Z005000A"));
    for (int n = 0; n < 8; ++n) {
      std::string text =
          session.game().ply() < 2 && n < 3 ? valid[1 + any(2)] : valid[any(valid.size())];
      for (int changes = random.below(3); changes > 0; --changes) {
        text[any(text.size())] = static_cast<char>(random.below(256));
        if (random.below(5) == 0) text.resize(1 + any(text.size()));
      }
      CAPTURE(text);
      const Event event = session.take(text);
      if (event.kind == EventKind::Unreadable) CHECK_FALSE(event.text.empty());
      if (session.to_move() && !session.end_due()) {
        CHECK(session.play(session.game().legal_moves().front(), no_time));
      }
    }
    games += session.game().ply() > 0 ? 1 : 0;
    for (const std::string& said : speaker.said)
      CHECK(std::holds_alternative<Message>(parse_message(said)));
  }
  CHECK(games > 500);
}

TEST_CASE("A session works with all messages in any order") {
  const Texts messages = {request("W005001A"),
                          request("Z005000A"),
                          request("W000000BW"),
                          "A" + padded("X") + "0",
                          "A" + padded("X") + "2",
                          "M0001322800",
                          "M0001192300",
                          "M0000010200",
                          "E00",
                          "E11",
                          "E30",
                          "CHello",
                          "B001W",
                          "B999Z",
                          "K0",
                          "K2",
                          "",
                          "?",
                          std::string(3, '\xff')};
  Random random(3);
  for (int game = 0; game < 200; ++game) {
    Settings settings = random.below(2) == 0 ? follower() : initiator();
    settings.takes_back = random.below(2) == 0;
    Speaker speaker(settings);
    Session& session = speaker.session;
    for (int i = 0; i < 60; ++i) {
      const int chosen = random.below(static_cast<int>(messages.size()) + 3);
      if (chosen < static_cast<int>(messages.size())) {
        session.take(messages[static_cast<std::size_t>(chosen)]);
      } else if (session.state() == State::Idle) {
        session.ask(terms(Side::White, 2));
      } else if (const auto code = session.end_due()) {
        session.end(*code);
      } else if (session.to_move()) {
        CHECK(session.play(session.game().legal_moves().front(), no_time));
      }
    }
    for (const std::string& said : speaker.said)
      CHECK(std::holds_alternative<Message>(parse_message(said)));
  }
}

}  // namespace damas::dxp

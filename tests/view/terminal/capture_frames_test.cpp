#include "view/terminal/capture_frames.hpp"

#include "core/fen.hpp"
#include "core/notation.hpp"
#include "session.hpp"

namespace damas::terminal {

namespace {

using share::BoardFrame;
using share::Figure;
using share::frame_of;

struct Capture {
  Game before;
  std::vector<BoardFrame> frames;
};

// The only legal move of a position, as a match reports it.
Capture only_capture(const char* fen) {
  const auto position = parse_fen(Variant::Brazilian, fen);
  REQUIRE(std::holds_alternative<AnyPosition>(position));
  MatchSetup setup;
  setup.start = std::get<AnyPosition>(position);
  setup.players = {Human{}, Human{}};
  Match match(setup, Drive::Caller);
  const Game before = match.game();
  REQUIRE(before.legal_moves().size() == 1);
  REQUIRE_FALSE(match.submit(before.side_to_move(), command::Play{before.legal_moves().front()}));
  const auto events = match.take_events();
  return {before, capture_frames(before, std::get<event::MovePlayed>(events.front()))};
}

std::optional<Figure> at(const BoardFrame& frame, const char* square) {
  return frame.at(*parse_square(square, frame.shape));
}

}  // namespace

TEST_CASE("a frame shows the pieces where they stand") {
  const BoardFrame frame = frame_of(Game());
  CHECK(at(frame, "c3") == Figure{{Side::White, Kind::Man}, false});
  CHECK(at(frame, "b8") == Figure{{Side::Black, Kind::Man}, false});
  CHECK_FALSE(at(frame, "d4"));
  CHECK(frame.trail.empty());
}

TEST_CASE("captured pieces stay, marked, until the capture is done") {
  const auto frames = only_capture("W:Wc3:Bd4,f6,a7").frames;
  REQUIRE(frames.size() == 2);
  const Figure taken{{Side::Black, Kind::Man}, true};
  CHECK(at(frames[0], "e5") == Figure{{Side::White, Kind::Man}, false});
  CHECK_FALSE(at(frames[0], "c3"));
  CHECK(at(frames[0], "d4") == taken);
  CHECK(at(frames[0], "f6") == Figure{{Side::Black, Kind::Man}, false});
  CHECK(at(frames[1], "g7") == Figure{{Side::White, Kind::Man}, false});
  CHECK(at(frames[1], "d4") == taken);
  CHECK(at(frames[1], "f6") == taken);
}

TEST_CASE("the trail grows along the capture and then marks the whole move") {
  auto [game, frames] = only_capture("W:Wc3:Bd4,f6,a7");
  CHECK(frames[0].trail.size() == 2);
  CHECK(frames[1].trail.size() == 3);
  REQUIRE(game.play(game.legal_moves().front()));
  const BoardFrame after = frame_of(game);
  CHECK(after.trail.size() == 2);
  CHECK(after.trail.contains(*parse_square("g7", after.shape)));
  CHECK_FALSE(at(after, "d4"));
}

TEST_CASE("a capture that comes back to where it began shows the piece at each landing") {
  const auto frames = only_capture("W:Wc1:Bd2,d4,b4,b2,a7").frames;
  REQUIRE(frames.size() == 4);
  CHECK(at(frames[3], "c1") == Figure{{Side::White, Kind::Man}, false});
  CHECK(at(frames[3], "d4") == Figure{{Side::Black, Kind::Man}, true});
}

TEST_CASE("a quiet move has no frames in between") {
  MatchSetup setup;
  setup.players = {Human{}, Human{}};
  Match match(setup, Drive::Caller);
  const Game before = match.game();
  match.submit(Side::White, command::Play{before.legal_moves().front()});
  const auto events = match.take_events();
  CHECK(capture_frames(before, std::get<event::MovePlayed>(events.front())).empty());
}

}  // namespace damas::terminal

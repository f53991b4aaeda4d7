// Owns one side of the DamExchange protocol: the order of messages and the game that is played. It
// uses neither clocks nor connections.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include "core/game.hpp"
#include "dxp/message.hpp"
#include "dxp/position.hpp"

namespace damas::dxp {

struct Settings {
  Variant variant = Variant::International;
  std::size_t draw_table = 0;
  std::string name = "Damas";
  bool follows = false;     // accepts games that the other side asks for
  bool takes_back = false;  // lets the other side take moves back
};

// The terms of a game from the point of view of this side.
struct Terms {
  Side own = Side::White;
  int minutes = 0;  // of each side for the game; 0: no limit
  int moves = 0;    // of each side, then either side may end the game; 0: no limit
  AnyPosition start = {};
};

// How a game ended.
struct Ending {
  enum class Kind : std::uint8_t {
    Rules,        // the rules ended the game
    Resignation,  // of the other side
    DrawClaim,    // of the other side
    WinClaim,     // of the other side, not confirmed by the position
    NoReason,     // the other side ended the game without a reason
    IllegalMove,  // of the other side
    OwnDecision,  // this side ended it before the rules did
  };
  Kind kind = Kind::Rules;
  std::optional<Outcome> outcome = std::nullopt;  // unset: unknown
  std::string text = {};  // a sentence without its subject, the other side: "resigned"
};

// The effect of a message.
struct Event {
  enum class Kind : std::uint8_t {
    Nothing,
    Started,     // a game began
    Refused,     // the other side refused a game; `text` is the reason
    Moved,       // the other side moved
    TakenBack,   // the other side took moves back
    Ended,       // the game ended
    Chat,        // `text` is the other side's message
    Unreadable,  // `text` says what was expected
    Denied,      // this side denied a request; `text` describes it: "asked for …"
  };
  Kind kind = Kind::Nothing;
  std::string text = {};
};

class Session {
 public:
  enum class State : std::uint8_t {
    Idle,
    Asking,  // this side asked for a game and waits for the answer
    Playing,
    Ending,  // this side ended the game and waits for the answer
    Over,    // no more games
  };
  // Sends a message, which is passed without its final NUL byte.
  using Write = std::function<void(const std::string& message)>;

  Session(Settings settings, Write write);

  State state() const { return state_; }
  bool to_move() const;
  // The terms of the last game that began, not of a game that was only asked for.
  const Terms& terms() const { return terms_; }
  const Game& game() const { return game_; }
  const std::string& other_name() const { return other_name_; }
  // The end of the game that ended last.
  const Ending& ending() const { return ending_; }
  // The code for end() if this side is to move, but the rules or the number of moves end the game.
  std::optional<EndCode> end_due() const;

  // Handles a message of the other side, and sends an answer if there is one.
  Event take(std::string_view text);

  // Asks for a game. The state must be Idle.
  void ask(const Terms& terms);
  // Sends a move. False if this side is not to move, or the move is illegal.
  bool play(const Move& move, Milliseconds used);
  // Ends the game if this side is to move.
  void end(EndCode code, bool no_more_games = false);
  // Allowed in every state.
  void chat(const std::string& text);

 private:
  Event on(const GameRequest& request);
  Event on(const GameAnswer& answer);
  Event on(const PlayedMove& move);
  Event on(const GameEnd& end);
  Event on(const Chat& chat);
  Event on(const BackRequest& request);
  Event on(const BackAnswer& answer);

  void say(const Message& message) { write_(to_text(message)); }
  void answer(GameAnswer::Code code);
  Event deny(GameAnswer::Code code, const std::string& what);
  void start(const Terms& terms);
  bool go_back_to(int ply);
  Event end_by_illegal_move(const std::string& text);
  // Ends the current game, whose ending must have an outcome, and sends the end to the other side.
  Event end_by(Ending ending);
  Ending ending_for(EndCode code) const;

  Settings settings_;
  Write write_;
  State state_ = State::Idle;
  Terms terms_;
  Terms asked_;
  Game game_;
  std::string other_name_ = "the other program";
  Ending ending_;
  bool no_more_games_ = false;
};

}  // namespace damas::dxp

// Owns one side of the DamExchange protocol: which message may follow which, and the game that is
// played. Knows neither clocks nor connections.
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
  bool follows = false;     // plays games that the other side asks for
  bool takes_back = false;  // lets the other side take moves back
};

// What a game is about, as this side sees it.
struct Terms {
  Side own = Side::White;
  int minutes = 0;  // of each side for the game; 0: no limit
  int moves = 0;    // of each side, after which either may end the game; 0: no limit
  AnyPosition start = {};
};

// How a game ended.
struct Ending {
  enum class Kind : std::uint8_t {
    Rules,        // they ended it
    Resignation,  // of the other side
    DrawClaim,    // of the other side
    WinClaim,     // of the other side, which the position does not show
    NoReason,     // given by the other side
    IllegalMove,  // of the other side
    OwnDecision,  // this side ended it before the rules did
  };
  Kind kind = Kind::Rules;
  std::optional<Outcome> outcome = std::nullopt;  // none: unknown
  std::string text = {};  // a sentence, whose subject is the other side, without it: "resigned"
};

// What a message led to.
struct Event {
  enum class Kind : std::uint8_t {
    Nothing,
    Started,     // a game
    Refused,     // by the other side, which says why in `text`
    Moved,       // the other side
    TakenBack,   // moves
    Ended,       // the game
    Chat,        // `text` is what was said
    Unreadable,  // `text` is what was expected
    Denied,      // a request of the other side; `text` says what it did: "asked for …"
  };
  Kind kind = Kind::Nothing;
  std::string text = {};
};

class Session {
 public:
  enum class State : std::uint8_t {
    Idle,
    Asking,  // for a game; the answer is waited for
    Playing,
    Ending,  // this side ended the game, and the answer to that is waited for
    Over,    // no more games
  };
  // Takes a message without the NUL byte.
  using Write = std::function<void(const std::string& message)>;

  Session(Settings settings, Write write);

  State state() const { return state_; }
  bool to_move() const;
  // Of the last game. While one is asked for, it is not yet that one.
  const Terms& terms() const { return terms_; }
  const Game& game() const { return game_; }
  const std::string& other_name() const { return other_name_; }
  // Of the game that ended last.
  const Ending& ending() const { return ending_; }
  // What there is to say instead of a move: that the rules or the number of moves end the game.
  std::optional<EndCode> end_due() const;

  // Judges a message and answers what is to be answered.
  Event take(std::string_view text);

  // In Idle.
  void ask(const Terms& terms);
  // When it is to move. False for what is no legal move.
  bool play(const Move& move, Milliseconds used);
  void end(EndCode code, bool no_more_games = false);
  // Any time.
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

// Owns the client side of the Hub protocol: asks a program for moves and checks its answers.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "core/game.hpp"
#include "hub/level.hpp"
#include "hub/message.hpp"
#include "process/program.hpp"

namespace damas::hub {

// Why a program can no longer play. Nothing more can be asked of it afterwards.
struct Trouble {
  enum class Kind : std::uint8_t {
    Ended,        // it crashed or left
    Silent,       // no answer in time
    IllegalMove,  // or something that is no move
    Unfit,        // it does not play the variant, or does not know a parameter
  };
  Kind kind = Kind::Ended;
  std::string text = {};  // a sentence without its subject: "sent '1-2', which is no legal move"
  std::string sent = {};  // instead of a legal move: "1-2"
};

struct Answer {
  Move move;
  std::optional<Move> ponder = std::nullopt;        // the reply that the program expects, if legal
  std::optional<std::string> score = std::nullopt;  // in men, as the program wrote it
  std::optional<std::string> depth = std::nullopt;
};

struct ClientOptions {
  std::vector<std::pair<std::string, std::string>> parameters = {};  // set before `init`
  std::size_t draw_table = 0;    // sent to programs that have a parameter for it
  Milliseconds patience{10000};  // for every answer but a search's
};

// Callbacks while an answer is awaited; both may be empty.
struct Meanwhile {
  std::function<void(const Message&)> told = {};  // takes each `info`
  std::function<bool()> stop = {};  // asked several times a second; true: the program is to answer
};

class Client {
 public:
  explicit Client(std::unique_ptr<Program> program, ClientOptions options = {});
  ~Client();
  Client(const Client&) = delete;
  Client& operator=(const Client&) = delete;

  // Must be called first: says which variant will be played. Answers nothing if all is well.
  std::optional<Trouble> greet(Variant variant);
  // The program's own name with its version.
  const std::string& name() const { return name_; }

  // The next position belongs to another game.
  std::optional<Trouble> new_game();
  // The game must have a legal move and no outcome. Waits at most `patience` for the answer, and
  // after a stop at most as long as for every other answer.
  std::variant<Answer, Trouble> think(const Game& game, const Level& level, Milliseconds patience,
                                      const Meanwhile& meanwhile = {});

 private:
  struct Declared {
    std::string value;
    std::vector<std::string> values;  // of an enumeration; else empty
  };

  bool say(const Message& message, Deadline deadline);
  // The next line that is a valid message; other lines are skipped. Nothing if none came in time.
  std::optional<std::variant<Message, Trouble>> hear_within(Deadline deadline);
  std::variant<Message, Trouble> hear(Deadline deadline);
  std::variant<Message, Trouble> hear(Deadline& deadline, const Meanwhile& meanwhile);
  std::optional<Trouble> hear_until(const std::string& command, Deadline deadline);
  std::optional<Trouble> choose(const std::string& name, const std::string& value,
                                Deadline deadline);
  void learn(const Message& message);
  const Declared* declared(const std::string& name) const;
  void forget_what_was_said();
  Trouble ended();
  Trouble silent() const;
  std::variant<Answer, Trouble> answer_of(const Message& done, const Game& game) const;

  std::unique_ptr<Program> program_;
  ClientOptions options_;
  std::string name_ = "a program";
  std::vector<std::pair<std::string, Declared>> declared_;
  std::string last_error_;
  bool told_to_stop_ = false;
};

// The position and the moves that led to it. Draws by repetition need those moves that can be
// repeated; our own programs get all of them.
Message position_message(const Game& game);

}  // namespace damas::hub

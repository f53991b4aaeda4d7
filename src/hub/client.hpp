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

// The reason why a program can no longer play. It must not be used afterwards.
struct Trouble {
  enum class Kind : std::uint8_t {
    Ended,        // it crashed or quit
    Silent,       // no answer in time
    IllegalMove,  // or text that is no move
    Unfit,        // it does not play the variant, or does not know a parameter
  };
  Kind kind = Kind::Ended;
  std::string text = {};  // a sentence without its subject: "sent '1-2', which is no legal move"
  std::string sent = {};  // the text that is no legal move: "1-2"
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
  Milliseconds patience{10000};  // for every answer except that of a search
};

// The purpose of a search. A program that analyses does not answer with a move of its book.
enum class Purpose : std::uint8_t { Play, Analysis };

// Callbacks during a search; both may be empty.
struct SearchCallbacks {
  std::function<void(const Message&)> told = {};  // takes each `info`
  std::function<bool()> stop = {};  // called several times a second; true stops the search
};

class Client {
 public:
  explicit Client(std::unique_ptr<Program> program, ClientOptions options = {});
  ~Client();
  Client(const Client&) = delete;
  Client& operator=(const Client&) = delete;

  // Must be called first. Sets the variant and the parameters. Answers nothing on success.
  std::optional<Trouble> handshake(Variant variant);
  // The program's own name with its version.
  const std::string& name() const { return name_; }

  // Tells the program that the next position belongs to another game.
  std::optional<Trouble> new_game();
  // The game must have a legal move and no outcome. Waits at most `patience` for the answer, or,
  // after a stop, at most ClientOptions::patience.
  std::variant<Answer, Trouble> think(const Game& game, const Level& level, Milliseconds patience,
                                      const SearchCallbacks& callbacks = {},
                                      Purpose purpose = Purpose::Play);

 private:
  struct Declared {
    std::string value;
    std::vector<std::string> values;  // of an enumeration; else empty
  };

  bool send(const Message& message, Deadline deadline);
  // The next line that is a valid message; other lines are skipped. Nothing if none came in time.
  std::optional<std::variant<Message, Trouble>> receive_within(Deadline deadline);
  std::variant<Message, Trouble> receive(Deadline deadline);
  std::variant<Message, Trouble> receive(Deadline& deadline, const SearchCallbacks& callbacks);
  std::optional<Trouble> receive_until(const std::string& command, Deadline deadline);
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

// A position and the moves after it. Draws by repetition depend on the moves that can be repeated.
// Frisian, and variants that only our own programs know, get all moves.
Message position_message(const Game& game);

}  // namespace damas::hub

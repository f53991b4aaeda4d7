// Owns the start of other programs, and the exchange of text lines over their standard streams.
#pragma once

#include <chrono>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace damas {

using Deadline = std::chrono::steady_clock::time_point;

// The result of waiting for a line until a deadline.
struct Received {
  enum class Kind : std::uint8_t {
    Line,     // a line, without its end
    Silence,  // no complete line arrived in time
    End,      // the program has ended or closed its output, and all its lines were read
  };
  Kind kind = Kind::Silence;
  std::string text = {};  // of a line
};

// Longer lines are cut to this many bytes.
inline constexpr std::size_t longest_line = 65536;

// An interface, so that tests can replace a program.
class Program {
 public:
  Program() = default;
  Program(const Program&) = delete;
  Program& operator=(const Program&) = delete;
  // Ends the program at once, whatever it is doing.
  virtual ~Program() = default;

  // Sends a line and adds its end. False if the program does not read it before the deadline.
  virtual bool send(std::string_view line, Deadline deadline) = 0;
  virtual Received receive(Deadline deadline) = 0;
  // Closes the program's input, waits until the deadline for it to end, then kills it. Answers how
  // it ended: "exit status 1", "signal 11". Unread output is lost.
  virtual std::string end(Deadline deadline) = 0;
};

// The program, or a sentence that says why it could not be started.
using Started = std::variant<std::unique_ptr<Program>, std::string>;

// The first word is the program's file, a path or a name on the PATH. The program's error stream is
// discarded. Where the system supports it (Linux), the program also ends with the thread that
// started it. With a folder, the program starts in it, and its path must be absolute.
Started start_program(const std::vector<std::string>& words, const std::string& folder = {});

// Splits a command line at blanks; parts in '…' or "…" are not split. Answers an error sentence if
// a quote is not closed or there is no word.
std::variant<std::vector<std::string>, std::string> words_of(std::string_view command);

}  // namespace damas

// Owns programs that this one talks with in lines of text, over their standard streams.
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

// What came from a program until a deadline.
struct Heard {
  enum class Kind : std::uint8_t {
    Line,     // a line, without its end
    Silence,  // no whole line came in time
    End,      // the program has ended, or closed its output, and all that it wrote was heard
  };
  Kind kind = Kind::Silence;
  std::string text = {};  // of a line
};

// Lines longer than this are cut.
inline constexpr std::size_t longest_line = 65536;

// An interface, so that tests can play a program.
class Program {
 public:
  Program() = default;
  Program(const Program&) = delete;
  Program& operator=(const Program&) = delete;
  // Whatever the program is doing then, it does no longer.
  virtual ~Program() = default;

  // Sends a line; its end is added. False if the program does not take it until the deadline.
  virtual bool say(std::string_view line, Deadline deadline) = 0;
  virtual Heard hear(Deadline deadline) = 0;
  // Closes its input and lets it end by itself until the deadline, then ends it. Says how it ended:
  // "exit status 1", "signal 11". What it wrote and nobody heard is lost.
  virtual std::string end(Deadline deadline) = 0;
};

// The program, or a sentence that says why there is none.
using Started = std::variant<std::unique_ptr<Program>, std::string>;

// The first word is the file of the program, by its path or to be found on the PATH. What it writes
// to its error stream is not kept. Where the system can see to that (Linux), it also ends with the
// thread that started it. With a folder it begins there, and its path must be whole.
Started start_program(const std::vector<std::string>& words, const std::string& folder = {});

// Splits a command line at blanks; parts between '…' or "…" stay whole. A sentence if a quote is
// never closed or no word is there.
std::variant<std::vector<std::string>, std::string> words_of(std::string_view command);

}  // namespace damas

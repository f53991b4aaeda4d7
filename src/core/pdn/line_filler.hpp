// Owns the filling of lines: words go on a line until the next one would not fit.
#pragma once

#include <string>
#include <string_view>

namespace damas {

class LineFiller {
 public:
  explicit LineFiller(std::size_t width) : width_(width) {}

  // The words of a move text that may be followed by a line's end.
  void add(std::string_view word);
  // A mark that sticks to the word behind it, or to the one before it.
  void open(char mark);
  void close(char mark);
  // Prose within braces: lines end between its words, but not where the next one would look like
  // something else at the beginning of a line. A command such as [%clk 0:01:02] is one word.
  void add_prose(std::string_view text);
  // Lines that begin with a semicolon.
  void add_line_comment(std::string_view text);

  // All lines, each with its end.
  std::string take();

 private:
  // Puts the waiting word on this line or, where it does not fit, on the next.
  void place_word();
  void end_line();

  std::size_t width_;
  std::string text_;
  std::string line_;
  std::string word_;    // waits for marks that stick to it
  std::string opened_;  // marks that wait for a word
};

}  // namespace damas

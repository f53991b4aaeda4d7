// Owns the filling of lines: words are added to a line until the next one does not fit.
#pragma once

#include <string>
#include <string_view>

namespace damas {

class LineFiller {
 public:
  explicit LineFiller(std::size_t width) : width_(width) {}

  // Adds a word of the move text. A line may end after it.
  void add(std::string_view word);
  // Adds a mark that stays on the line of the word after it, or of the word before it.
  void open(char mark);
  void close(char mark);
  // Adds prose within braces. Lines may end between its words, but not before a word that would
  // look like a tag or an escape at the beginning of a line. A command such as [%clk 0:01:02] is
  // one word.
  void add_prose(std::string_view text);
  // Adds lines that begin with a semicolon.
  void add_line_comment(std::string_view text);

  // Returns all lines, each with its line end.
  std::string take();

 private:
  // Puts the pending word on this line, or on the next one if it does not fit.
  void place_word();
  void end_line();

  std::size_t width_;
  std::string text_;
  std::string line_;
  std::string word_;    // pending, because marks may be added to it
  std::string opened_;  // marks before the next word
};

}  // namespace damas

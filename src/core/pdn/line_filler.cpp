#include "core/pdn/line_filler.hpp"

#include <algorithm>
#include <utility>

#include "core/pdn/chars.hpp"

namespace damas {

namespace {

// The first word of a text. A command in brackets is one word even if it contains blanks.
std::string_view first_word(std::string_view text) {
  const std::size_t blank = std::min(text.find(' '), text.size());
  const std::size_t command = text.find("[%");
  if (command >= blank) return text.substr(0, blank);
  const std::size_t close = text.find(']', command);
  if (close == std::string_view::npos) return text.substr(0, blank);
  return text.substr(0, std::min(text.find(' ', close), text.size()));
}

std::string_view take_word(std::string_view& text) {
  const std::string_view word = first_word(text);
  text.remove_prefix(std::min(word.size() + 1, text.size()));
  return word;
}

// Whether a reader would take a line that begins with this word for a tag or an escape.
bool must_not_begin_a_line(std::string_view word) {
  const bool tag = word.size() > 1 && word[0] == '[' && chars::is_alpha(word[1]);
  return tag || word == "[" || word.starts_with('%');
}

}  // namespace

void LineFiller::end_line() {
  if (line_.empty()) return;
  text_ += line_ + "\n";
  line_.clear();
}

void LineFiller::place_word() {
  if (word_.empty()) return;
  const bool fits = line_.empty() || line_.size() + 1 + word_.size() <= width_;
  if (!fits && !must_not_begin_a_line(word_)) end_line();
  if (!line_.empty()) line_ += ' ';
  line_ += std::exchange(word_, {});
}

void LineFiller::add(std::string_view word) {
  place_word();
  word_ = std::exchange(opened_, {}) + std::string(word);
}

void LineFiller::open(char mark) {
  opened_ += mark;
}

void LineFiller::close(char mark) {
  if (!opened_.empty()) add("");
  word_ += mark;
}

void LineFiller::add_prose(std::string_view text) {
  while (!text.empty())
    add(take_word(text));
}

void LineFiller::add_line_comment(std::string_view text) {
  if (!opened_.empty()) add("");
  place_word();
  end_line();
  line_ = ";";
  while (!text.empty()) {
    const std::string_view word = take_word(text);
    if (line_.size() > 1 && line_.size() + 1 + word.size() > width_) {
      end_line();
      line_ = ";";
    }
    line_ += " " + std::string(word);
  }
  end_line();
}

std::string LineFiller::take() {
  if (!opened_.empty()) add("");
  place_word();
  end_line();
  return std::move(text_);
}

}  // namespace damas

#include "core/pdn/lexer.hpp"

#include <algorithm>

#include "core/pdn/chars.hpp"
#include "core/pdn/result.hpp"

namespace damas {

namespace {

using chars::is_alnum;
using chars::is_alpha;
using chars::is_blank;
using chars::is_digit;
using chars::is_space;

bool is_mark(char c) {
  return c == '!' || c == '?';
}

bool is_name(char c) {
  return is_alnum(c) || c == '_' || c == '-' || static_cast<unsigned char>(c) >= 0x80;
}

// Length of the separator at `at`: one of - x X :, an en dash or a multiplication sign.
std::size_t separator_length(std::string_view text, std::size_t at) {
  if (at >= text.size()) return 0;
  const char c = text[at];
  if (c == '-' || c == 'x' || c == 'X' || c == ':') return 1;
  const std::string_view rest = text.substr(at);
  if (rest.starts_with("\xC3\x97")) return 2;
  if (rest.starts_with("\xE2\x80\x93")) return 3;
  return 0;
}

// Length of a square's name: up to three digits, or a letter and up to two digits.
std::size_t square_length(std::string_view text, std::size_t at, bool algebraic) {
  std::size_t n = 0;
  if (algebraic) {
    if (at >= text.size() || !is_alpha(text[at])) return 0;
    if (chars::lower(text[at]) > 'l') return 0;
    n = 1;
  }
  const std::size_t first_digit = n;
  const std::size_t most = algebraic ? 2 : 3;
  while (at + n < text.size() && is_digit(text[at + n]) && n - first_digit < most)
    ++n;
  return n == first_digit ? 0 : n;
}

std::size_t skip(std::string_view text, std::size_t at, bool (*wanted)(char)) {
  while (at < text.size() && wanted(text[at]))
    ++at;
  return at;
}

// The index after a tag's closing bracket; 0 if it has none on its line.
std::size_t tag_end(std::string_view text, std::size_t at) {
  const std::size_t name = skip(text, skip(text, at + 1, is_blank), is_name);
  std::size_t i = skip(text, name, is_blank);
  if (i >= text.size() || text[i] != '"') return 0;
  for (++i; i < text.size() && text[i] != '\n'; ++i) {
    if (text[i] == '\\' && i + 1 < text.size() && text[i + 1] != '\n') {
      ++i;
      continue;
    }
    if (text[i] != '"') continue;
    // Some programs do not escape quotes within a value, so only a quote before a bracket closes
    // it.
    const std::size_t close = skip(text, i + 1, is_blank);
    if (close < text.size() && text[close] == ']') return close + 1;
  }
  return 0;
}

}  // namespace

bool tag_begins(std::string_view text, std::size_t at) {
  if (at >= text.size() || text[at] != '[') return false;
  const std::size_t name = skip(text, at + 1, is_blank);
  if (name >= text.size() || !is_alpha(text[name])) return false;
  const std::size_t end = skip(text, name, is_name);
  const std::size_t quote = skip(text, end, is_blank);
  return quote < text.size() && text[quote] == '"';
}

PdnLexer::PdnLexer(std::string_view text, std::size_t at) : text_(text), at_(at) {
  constexpr std::string_view byte_order_mark = "\xEF\xBB\xBF";
  if (text_.starts_with(byte_order_mark)) first_ = byte_order_mark.size();
  at_ = std::max(at_, first_);
}

PdnToken PdnLexer::token(PdnWord word, std::size_t length) {
  const PdnToken t{word, at_, at_ + length};
  at_ += length;
  if (word == PdnWord::Move) move_ended_ = at_;
  return t;
}

void PdnLexer::skip_blanks() {
  while (at_ < text_.size() && (is_space(text_[at_]) || text_[at_] == '\0'))
    ++at_;
}

PdnToken PdnLexer::next() {
  skip_blanks();
  if (at_ >= text_.size()) return token(PdnWord::End, 0);
  const char c = peek();
  if (c == '[') return bracket();
  if (c == '{') return comment();
  if (c == ';') return rest_of_line(PdnWord::Comment);
  const bool line_begins = at_ == first_ || text_[at_ - 1] == '\n';
  if (c == '%' && line_begins) return rest_of_line(PdnWord::Escape);
  if (c == '(') return parenthesis();
  if (c == ')') return token(PdnWord::Finish, 1);
  if (c == '$' && is_digit(peek(1))) {
    return token(PdnWord::Nag, skip(text_, at_ + 1, is_digit) - at_);
  }
  if (is_mark(c)) return strength();
  if (c == '*') return star();
  if (c == '/') return slash();
  if (c == '.') {
    return token(PdnWord::MoveNumber, skip(text_, at_, [](char d) { return d == '.'; }) - at_);
  }
  if (is_digit(c)) return number();
  if (const std::size_t length = move_length()) return move_or_result(length);
  if (text_.substr(at_).starts_with("\xC2\xBD-\xC2\xBD")) return token(PdnWord::Result, 5);
  return unknown();
}

PdnToken PdnLexer::bracket() {
  if (tag_begins(text_, at_)) {
    if (const std::size_t end = tag_end(text_, at_)) return token(PdnWord::Tag, end - at_);
  }
  const std::size_t stop = text_.find_first_of("]\n", at_);
  if (stop == std::string_view::npos) return token(PdnWord::BadTag, text_.size() - at_);
  return token(PdnWord::BadTag, stop - at_ + (text_[stop] == ']' ? 1 : 0));
}

PdnToken PdnLexer::comment() {
  for (std::size_t i = at_ + 1; i < text_.size(); ++i) {
    if (text_[i] == '}') return token(PdnWord::Comment, i + 1 - at_);
    const bool next_game = text_[i] == '\n' && tag_begins(text_, i + 1);
    if (next_game) return token(PdnWord::OpenComment, i - at_);
  }
  return token(PdnWord::OpenComment, text_.size() - at_);
}

PdnToken PdnLexer::rest_of_line(PdnWord word) {
  return token(word, std::min(text_.find('\n', at_), text_.size()) - at_);
}

PdnToken PdnLexer::parenthesis() {
  const std::size_t end = skip(text_, at_ + 1, is_mark);
  const bool marks = end > at_ + 1 && end < text_.size() && text_[end] == ')';
  return marks ? token(PdnWord::Strength, end + 1 - at_) : token(PdnWord::Begin, 1);
}

PdnToken PdnLexer::strength() {
  return token(PdnWord::Strength, skip(text_, at_, is_mark) - at_);
}

// Directly after a move, a star marks a forced move; elsewhere it ends the game.
PdnToken PdnLexer::star() {
  return token(at_ == move_ended_ ? PdnWord::Strength : PdnWord::Result, 1);
}

PdnToken PdnLexer::slash() {
  const std::size_t quote = skip(text_, skip(text_, at_ + 1, is_alpha), is_blank);
  const std::size_t close = text_.find_first_of("/\n", at_ + 1);
  const bool setup = quote < text_.size() && text_[quote] == '"' &&
                     close != std::string_view::npos && text_[close] == '/';
  return setup ? token(PdnWord::Setup, close + 1 - at_) : unknown();
}

PdnToken PdnLexer::number() {
  constexpr std::string_view draws[] = {"1/2-1/2", "1/2"};
  for (const std::string_view draw : draws) {
    if (text_.substr(at_).starts_with(draw)) return token(PdnWord::Result, draw.size());
  }
  if (const std::size_t length = move_length()) return move_or_result(length);
  const std::size_t digits = skip(text_, at_, is_digit);
  const std::size_t dots = skip(text_, digits, [](char d) { return d == '.'; });
  // Four digits are two squares without a separator.
  if (digits - at_ == 4 && dots == digits) return token(PdnWord::Move, 4);
  const bool word_ends = dots == text_.size() || dots > digits || is_space(text_[dots]);
  return word_ends ? token(PdnWord::MoveNumber, dots - at_) : unknown();
}

std::size_t PdnLexer::move_length() const {
  const bool algebraic = is_alpha(peek());
  std::size_t length = square_length(text_, at_, algebraic);
  if (length == 0) return 0;
  std::size_t squares = 1;
  while (true) {
    const std::size_t blank = skip(text_, at_ + length, is_blank);
    const std::size_t separator = separator_length(text_, blank);
    std::size_t next = separator > 0 ? skip(text_, blank + separator, is_blank) : at_ + length;
    if (separator == 0 && !algebraic) break;
    const std::size_t square = square_length(text_, next, algebraic);
    if (square == 0) break;
    length = next + square - at_;
    ++squares;
  }
  const bool goes_on = at_ + length < text_.size() && is_alnum(text_[at_ + length]);
  return squares > 1 && !goes_on ? length : 0;
}

PdnToken PdnLexer::move_or_result(std::size_t length) {
  const bool result = standard_result(text_.substr(at_, length)).has_value();
  return token(result ? PdnWord::Result : PdnWord::Move, length);
}

PdnToken PdnLexer::unknown() {
  std::size_t end = at_ + 1;
  while (end < text_.size() && !is_space(text_[end]) &&
         std::string_view("[]{}();$!?").find(text_[end]) == std::string_view::npos) {
    ++end;
  }
  return token(PdnWord::Unknown, end - at_);
}

PdnTagText tag_text(std::string_view token) {
  const std::size_t name = skip(token, 1, is_blank);
  const std::size_t end = skip(token, name, is_name);
  const std::size_t open = token.find('"', end);
  const std::size_t close = token.rfind('"');
  return {token.substr(name, end - name), token.substr(open + 1, close - open - 1)};
}

std::string_view comment_text(std::string_view token) {
  const bool braces = token.front() == '{';
  token.remove_prefix(1);
  if (braces && token.ends_with('}')) token.remove_suffix(1);
  return token;
}

std::string_view setup_text(std::string_view token) {
  const std::size_t open = token.find('"');
  const std::size_t close = token.rfind('"');
  return token.substr(open + 1, close > open ? close - open - 1 : 0);
}

}  // namespace damas

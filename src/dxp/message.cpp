#include "dxp/message.hpp"

#include <algorithm>
#include <charconv>

namespace damas::dxp {

namespace {

constexpr std::size_t version_digits = 2;
constexpr std::size_t minutes_digits = 3;
constexpr std::size_t moves_digits = 3;
constexpr std::size_t seconds_digits = 4;
constexpr std::size_t square_digits = 2;
constexpr std::size_t count_digits = 2;
constexpr std::size_t back_digits = 3;
constexpr std::string_view sides = "WZ";
constexpr std::string_view pieces = "wzWZe";

std::string without_blanks_behind(std::string_view text) {
  const std::size_t last = text.find_last_not_of(" \t\r\n");
  return std::string(text.substr(0, last == std::string_view::npos ? 0 : last + 1));
}

std::string printable_only(std::string_view text) {
  std::string out;
  for (const char c : text)
    out += c >= ' ' && c <= '~' ? c : '?';
  return out;
}

std::string quoted(std::string_view text) {
  constexpr std::size_t most = 20;
  return "'" + printable_only(text.substr(0, most)) + (text.size() > most ? "..." : "") + "'";
}

// Reads the fields of a message one after the other. Reports the first invalid field; the values of
// later fields are then meaningless.
class Fields {
 public:
  Fields(const char* message, std::string_view text) : message_(message), text_(text) {}

  int number(std::size_t digits, const char* what, int least = 0) {
    const std::string_view field = take(digits);
    int value = 0;
    const char* const end = field.data() + field.size();
    const auto [stop, error] = std::from_chars(field.data(), end, value);
    const bool good = field.size() == digits && error == std::errc{} && stop == end;
    // from_chars accepts a minus sign, but the protocol does not.
    if (good && value >= least && field.front() != '-') return value;
    expect(std::to_string(digits) + " digits for " + what, field);
    return least;
  }

  // The index of the field in `letters`.
  std::size_t one_of(std::string_view letters, const char* what) {
    const std::string_view field = take(1);
    const std::size_t place = field.empty() ? std::string_view::npos : letters.find(field.front());
    if (place != std::string_view::npos) return place;
    std::string list;
    for (std::size_t i = 0; i < letters.size(); ++i) {
      list += i == 0 ? "" : i + 1 == letters.size() ? " or " : ", ";
      list += letters[i];
    }
    expect(list + " for " + what, field);
    return 0;
  }

  Side side(const char* what) { return one_of(sides, what) == 0 ? Side::White : Side::Black; }

  std::string name(const char* what) {
    const std::string_view field = take(longest_name);
    if (field.size() < longest_name) expect(std::string("32 characters for ") + what, field);
    return without_blanks_behind(field);
  }

  std::string_view rest() { return take(text_.size()); }
  bool at_end() const { return at_ >= text_.size(); }

  std::optional<Error> finish() {
    if (!at_end()) expect("the end of the message", take(text_.size()));
    return error_;
  }

 private:
  std::string_view take(std::size_t count) {
    begin_ = at_;
    const std::string_view field = text_.substr(std::min(at_, text_.size()), count);
    at_ += field.size();
    return field;
  }

  void expect(const std::string& what, std::string_view found) {
    if (error_) return;
    error_ = Error{std::string(message_) + ": expected " + what + " at character " +
                   std::to_string(begin_ + 1) + ", found " +
                   (found.empty() ? "the end" : quoted(found))};
  }

  const char* message_;
  std::string_view text_;
  std::size_t at_ = 1;  // after the letter of the message
  std::size_t begin_ = 1;
  std::optional<Error> error_;
};

std::variant<Message, Error> checked(Fields& fields, Message message) {
  if (auto error = fields.finish()) return std::move(*error);
  return message;
}

std::variant<Message, Error> parse_request(std::string_view text) {
  Fields fields("GAMEREQ", text);
  GameRequest request;
  request.version = fields.number(version_digits, "the version");
  request.name = fields.name("the name of the initiator");
  request.follower = fields.side("the side of the follower");
  request.minutes = fields.number(minutes_digits, "the minutes");
  request.moves = fields.number(moves_digits, "the number of moves");
  if (fields.one_of("AB", "the starting position") == 1) {
    request.start = SetUp{fields.side("the side to move"), {}};
    do {
      request.start->squares += pieces[fields.one_of(pieces, "a square of the position")];
    } while (!fields.at_end());
  }
  return checked(fields, std::move(request));
}

std::variant<Message, Error> parse_answer(std::string_view text) {
  Fields fields("GAMEACC", text);
  GameAnswer answer;
  answer.name = fields.name("the name of the follower");
  answer.code = static_cast<GameAnswer::Code>(fields.one_of("0123", "the acceptance"));
  return checked(fields, std::move(answer));
}

std::variant<Message, Error> parse_move(std::string_view text) {
  Fields fields("MOVE", text);
  PlayedMove move;
  move.seconds = fields.number(seconds_digits, "the seconds");
  move.from = fields.number(square_digits, "the square from 01 on that it leaves", 1);
  move.to = fields.number(square_digits, "the square from 01 on that it reaches", 1);
  const int count = fields.number(count_digits, "the number of pieces taken");
  for (int i = 0; i < count; ++i)
    move.captured.push_back(fields.number(square_digits, "the square from 01 on of a piece", 1));
  return checked(fields, std::move(move));
}

std::variant<Message, Error> parse_end(std::string_view text) {
  Fields fields("GAMEEND", text);
  GameEnd end;
  end.code = static_cast<EndCode>(fields.one_of("0123", "the reason"));
  end.no_more_games = fields.one_of("01", "whether to stop") == 1;
  return checked(fields, end);
}

std::variant<Message, Error> parse_back_request(std::string_view text) {
  Fields fields("BACKREQ", text);
  BackRequest request;
  request.move = fields.number(back_digits, "the number from 001 on of the move", 1);
  request.to_move = fields.side("the side to move");
  return checked(fields, request);
}

std::variant<Message, Error> parse_back_answer(std::string_view text) {
  Fields fields("BACKACC", text);
  const auto code = static_cast<BackAnswer::Code>(fields.one_of("012", "the acceptance"));
  return checked(fields, BackAnswer{code});
}

std::string digits(int value, std::size_t count) {
  std::string text = std::to_string(std::max(value, 0));
  if (text.size() > count) return std::string(count, '9');
  return std::string(count - text.size(), '0') + text;
}

char letter(Side side) {
  return side == Side::White ? sides[0] : sides[1];
}

template <class Code>
char digit(Code code) {
  return static_cast<char>('0' + static_cast<int>(code));
}

// A name must not begin with a blank.
std::string name_field(std::string_view name) {
  const std::size_t begin = std::min(name.find_first_not_of(' '), name.size());
  std::string field = printable_only(name.substr(begin, longest_name));
  field.resize(longest_name, ' ');
  if (field.front() == ' ') field.front() = '?';
  return field;
}

struct Writer {
  std::string operator()(const GameRequest& m) const {
    std::string text = "R" + digits(m.version, version_digits) + name_field(m.name) +
                       letter(m.follower) + digits(m.minutes, minutes_digits) +
                       digits(m.moves, moves_digits);
    if (!m.start) return text + "A";
    return text + "B" + letter(m.start->to_move) + m.start->squares;
  }
  std::string operator()(const GameAnswer& m) const {
    return "A" + name_field(m.name) + digit(m.code);
  }
  std::string operator()(const PlayedMove& m) const {
    std::string text = "M" + digits(m.seconds, seconds_digits) + digits(m.from, square_digits) +
                       digits(m.to, square_digits) +
                       digits(static_cast<int>(m.captured.size()), count_digits);
    for (const int square : m.captured)
      text += digits(square, square_digits);
    return text;
  }
  std::string operator()(const GameEnd& m) const {
    return std::string("E") + digit(m.code) + (m.no_more_games ? "1" : "0");
  }
  std::string operator()(const Chat& m) const {
    const std::string text = printable_only(m.text).substr(0, longest_message - 1);
    return "C" + (text.empty() ? " " : text);
  }
  std::string operator()(const BackRequest& m) const {
    return "B" + digits(m.move, back_digits) + letter(m.to_move);
  }
  std::string operator()(const BackAnswer& m) const { return std::string("K") + digit(m.code); }
};

}  // namespace

std::variant<Message, Error> parse_message(std::string_view text) {
  const std::string message = without_blanks_behind(text);
  switch (message.empty() ? '\0' : message.front()) {
    case 'R':
      return parse_request(message);
    case 'A':
      return parse_answer(message);
    case 'M':
      return parse_move(message);
    case 'E':
      return parse_end(message);
    case 'C':
      return Chat{message.substr(1)};
    case 'B':
      return parse_back_request(message);
    case 'K':
      return parse_back_answer(message);
    default:
      break;
  }
  return Error{"expected a message that begins with R, A, M, E, C, B or K, found " +
               (message.empty() ? "an empty one" : quoted(message))};
}

std::string to_text(const Message& message) {
  return std::visit(Writer{}, message);
}

}  // namespace damas::dxp

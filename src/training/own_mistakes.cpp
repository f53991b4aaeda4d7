#include "training/own_mistakes.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <iterator>
#include <utility>

#include "core/fen.hpp"
#include "core/notation.hpp"
#include "core/text_lines.hpp"

namespace damas::training {

namespace {

constexpr std::string_view heading = "Damas mistakes 1";
constexpr std::string_view gone = "gone";  // begins the line of a mistake that was let go
constexpr std::size_t most_let_go = 10'000;
constexpr int hex = 16;

// The lines of a mistake begin with these words, in this order.
constexpr std::array<std::string_view, 9> keys = {
    "variant", "draws", "position", "played", "better", "white", "black", "date", "card"};

bool same_position(const OwnMistake& a, const OwnMistake& b) {
  return a.variant == b.variant && a.draw_table == b.draw_table && a.position == b.position;
}

// Names of players may have any characters; a line must stay one line.
std::string on_one_line(std::string text) {
  std::replace_if(
      text.begin(), text.end(), [](char c) { return c == '\n' || c == '\r'; }, ' ');
  return text;
}

// FNV-1a. The same mistake in another game has another number, because it may come back.
std::uint64_t number_of(const OwnMistake& mistake) {
  std::uint64_t sum = 0xcbf29ce484222325;
  const auto add = [&sum](std::string_view text) {
    for (const char c : text) {
      sum ^= static_cast<unsigned char>(c);
      sum *= 0x100000001b3;
    }
    sum *= 0x100000001b3;  // as if a zero byte ended it
  };
  add(info(mistake.variant).id);
  add(std::to_string(mistake.draw_table));
  add(mistake.position);
  // As they are read from the text form.
  add(on_one_line(mistake.white));
  add(on_one_line(mistake.black));
  add(on_one_line(mistake.date));
  return sum;
}

std::string in_hex(std::uint64_t number) {
  std::array<char, 16> digits{};
  const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), number, hex).ptr;
  return {digits.data(), end};
}

// In days.
double remembered_for(const OwnMistake& mistake) {
  return mistake.card.memory ? mistake.card.memory->stability : 1;
}

std::optional<Move> move_named(const Game& game, std::string_view text) {
  for (const Move& move : game.legal_moves()) {
    if (to_text(game, move) == text) return move;
  }
  return std::nullopt;
}

std::string quoted(std::string_view text) {
  return "'" + std::string(text) + "'";
}

// A mistake while it is being read from a text.
struct Draft {
  OwnMistake mistake;
  Game game;  // in its position, once that is read
};

// Returns what was expected instead; empty if the value is valid.
std::string read_variant(std::string_view value, OwnMistake& mistake) {
  const auto variant = variant_by_id(value);
  if (!variant) return "the name of a variant, such as 'brazilian'";
  mistake.variant = *variant;
  return {};
}

std::string read_draw_table(std::string_view value, OwnMistake& mistake) {
  const auto [stop, error] =
      std::from_chars(value.data(), value.data() + value.size(), mistake.draw_table);
  const std::size_t tables = info(mistake.variant).draw_tables.size();
  if (error == std::errc{} && stop == value.data() + value.size() && mistake.draw_table < tables)
    return {};
  return "the number of a draw table, from 0 to " + std::to_string(tables - 1);
}

std::string read_position(std::string_view value, Draft& draft) {
  OwnMistake& mistake = draft.mistake;
  const auto read = parse_fen(mistake.variant, value);
  if (const auto* error = std::get_if<FenError>(&read))
    return describe(*error, value, mistake.variant);
  const AnyPosition& position = std::get<AnyPosition>(read);
  draft.game = Game(position, mistake.draw_table);
  if (draft.game.outcome()) return "a position in which the game goes on";
  // In the form in which positions are compared.
  mistake.position = to_fen(position);
  return {};
}

std::string read_move(std::string_view value, const Game& game, std::string& move) {
  if (!move_named(game, value)) return "a legal move of the position";
  move = value;
  return {};
}

std::string read_value(std::size_t key, std::string_view value, Draft& draft) {
  OwnMistake& mistake = draft.mistake;
  switch (key) {
    case 0:
      return read_variant(value, mistake);
    case 1:
      return read_draw_table(value, mistake);
    case 2:
      return read_position(value, draft);
    case 3:
      return read_move(value, draft.game, mistake.played);
    case 4:
      return read_move(value, draft.game, mistake.better);
    case 5:
      mistake.white = value;
      return {};
    case 6:
      mistake.black = value;
      return {};
    case 7:
      mistake.date = value;
      return {};
    default:
      break;
  }
  auto card = card_from_text(value);
  if (auto* expected = std::get_if<std::string>(&card)) return std::move(*expected);
  mistake.card = std::get<Card>(card);
  return {};
}

std::string read_line(std::size_t key, std::string_view line, Draft& draft) {
  const std::size_t end = std::min(line.find(' '), line.size());
  if (line.substr(0, end) != keys[key]) return "a line that begins with " + quoted(keys[key]);
  return read_value(key, line.substr(std::min(end + 1, line.size())), draft);
}

class Reader {
 public:
  explicit Reader(std::string_view text) : text_(text) {}

  ReadMistakes read() {
    if (text_.empty()) return {};
    if (next() != heading) {
      complain(quoted(heading));
      return std::move(read_);
    }
    while (!text_.empty()) {
      const std::string_view line = next();
      if (line.substr(0, line.find(' ')) == gone) {
        read_gone(line.substr(gone.size()));
      } else if (!line.empty()) {
        read_mistake(line);
      }
    }
    return std::move(read_);
  }

 private:
  std::string_view next() {
    ++line_;
    return take_line(text_);
  }

  void complain(std::string expected) { read_.errors.push_back({line_, std::move(expected)}); }

  void read_gone(std::string_view number) {
    if (!number.empty()) number.remove_prefix(1);
    std::uint64_t read = 0;
    const char* const end = number.data() + number.size();
    const auto [stop, error] = std::from_chars(number.data(), end, read, hex);
    if (error != std::errc{} || stop != end)
      return complain("a hexadecimal number after " + quoted(gone));
    read_.mistakes.note_let_go(read);
  }

  // After an error goes on behind the next empty line, where another mistake begins.
  void read_mistake(std::string_view line) {
    Draft draft;
    for (std::size_t key = 0; key < keys.size(); ++key) {
      if (key > 0) line = text_.empty() ? std::string_view{} : next();
      std::string expected = read_line(key, line, draft);
      if (expected.empty()) continue;
      complain(std::move(expected));
      while (!line.empty() && !text_.empty())
        line = next();
      return;
    }
    if (!read_.mistakes.add(std::move(draft.mistake)))
      complain("another position than that of an earlier mistake");
  }

  std::string_view text_;
  int line_ = 0;
  ReadMistakes read_;
};

}  // namespace

OwnMistake mistake_in(const Game& before, const Move& played, const Move& better, Day day) {
  OwnMistake mistake;
  mistake.variant = before.variant();
  mistake.draw_table = before.draw_table();
  mistake.position = to_fen(before.position());
  mistake.played = to_text(before, played);
  mistake.better = to_text(before, better);
  mistake.card.due = day;
  return mistake;
}

std::optional<Exercise> exercise_of(const OwnMistake& mistake) {
  const auto position = parse_fen(mistake.variant, mistake.position);
  if (!std::holds_alternative<AnyPosition>(position) ||
      mistake.draw_table >= info(mistake.variant).draw_tables.size())
    return std::nullopt;
  Game before(std::get<AnyPosition>(position), mistake.draw_table);
  const auto played = move_named(before, mistake.played);
  const auto better = move_named(before, mistake.better);
  if (before.outcome() || !played || !better) return std::nullopt;
  return Exercise{std::move(before), *played, *better};
}

bool OwnMistakes::add(OwnMistake mistake) {
  const auto same = [&](const OwnMistake& each) { return same_position(each, mistake); };
  if (std::any_of(all_.begin(), all_.end(), same) || !exercise_of(mistake)) return false;
  if (std::find(let_go_.begin(), let_go_.end(), number_of(mistake)) != let_go_.end()) return false;
  if (all_.size() >= most) make_room();
  all_.push_back(std::move(mistake));
  return true;
}

void OwnMistakes::make_room() {
  const auto goes = std::max_element(all_.begin(), all_.end(), [](const auto& a, const auto& b) {
    return remembered_for(a) < remembered_for(b);
  });
  note_let_go(number_of(*goes));
  all_.erase(goes);
}

void OwnMistakes::note_let_go(std::uint64_t number) {
  if (std::find(let_go_.begin(), let_go_.end(), number) != let_go_.end()) return;
  if (let_go_.size() >= most_let_go) let_go_.erase(let_go_.begin());
  let_go_.push_back(number);
}

void OwnMistakes::merge(const OwnMistakes& other) {
  for (const OwnMistake& each : other.all_)
    add(each);
  for (const std::uint64_t number : other.let_go_)
    note_let_go(number);
}

void OwnMistakes::grade(const Game& before, Grade grade, Day day) {
  const std::string position = to_fen(before.position());
  for (OwnMistake& each : all_) {
    if (each.variant != before.variant() || each.draw_table != before.draw_table()) continue;
    if (each.position == position) each.card = reviewed(each.card, grade, day);
  }
}

std::vector<OwnMistake> OwnMistakes::due(Day day) const {
  std::vector<OwnMistake> found;
  std::copy_if(all_.begin(), all_.end(), std::back_inserter(found),
               [day](const OwnMistake& each) { return each.card.due <= day; });
  std::stable_sort(found.begin(), found.end(), [](const OwnMistake& a, const OwnMistake& b) {
    return a.card.due < b.card.due;
  });
  return found;
}

std::optional<Day> OwnMistakes::next_due() const {
  std::optional<Day> next;
  for (const OwnMistake& each : all_)
    next = next ? std::min(*next, each.card.due) : each.card.due;
  return next;
}

std::string text_of(const OwnMistakes& mistakes) {
  std::string text = std::string(heading) + "\n";
  for (const OwnMistake& each : mistakes.all()) {
    const std::array<std::string, keys.size()> values = {std::string(info(each.variant).id),
                                                         std::to_string(each.draw_table),
                                                         each.position,
                                                         each.played,
                                                         each.better,
                                                         on_one_line(each.white),
                                                         on_one_line(each.black),
                                                         on_one_line(each.date),
                                                         text_of(each.card)};
    text += "\n";
    for (std::size_t i = 0; i < keys.size(); ++i)
      text += std::string(keys[i]) + " " + values[i] + "\n";
  }
  if (!mistakes.let_go().empty()) text += "\n";
  for (const std::uint64_t number : mistakes.let_go())
    text += std::string(gone) + " " + in_hex(number) + "\n";
  return text;
}

ReadMistakes mistakes_from_text(std::string_view text) {
  return Reader(text).read();
}

}  // namespace damas::training

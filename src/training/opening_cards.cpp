#include "training/opening_cards.hpp"

#include <algorithm>
#include <utility>
#include <variant>

#include "core/fen.hpp"
#include "core/notation.hpp"

namespace damas::training {

namespace {

constexpr std::string_view heading = "Damas openings 1";
constexpr std::string_view no_move = "-";

bool has_move(const Game& game, std::string_view text) {
  const std::vector<Move>& legal = game.legal_moves();
  return std::any_of(legal.begin(), legal.end(),
                     [&](const Move& move) { return to_text(game, move) == text; });
}

std::string_view take_until(char mark, std::string_view& text) {
  const std::size_t end = std::min(text.find(mark), text.size());
  const std::string_view part = text.substr(0, end);
  text.remove_prefix(std::min(end + 1, text.size()));
  return part;
}

// Returns what was expected instead; empty if the line has been added.
std::string read_card(std::string_view line, OpeningCards& cards) {
  const auto variant = variant_by_id(take_until(' ', line));
  if (!variant) return "the name of a variant, such as 'brazilian'";
  const std::string_view fen = take_until(' ', line);
  const auto position = parse_fen(*variant, fen);
  if (const auto* error = std::get_if<FenError>(&position)) return describe(*error, fen, *variant);
  const std::string_view move = take_until(' ', line);
  if (move != no_move && !has_move(Game(std::get<AnyPosition>(position)), move))
    return "a legal move of the position, or '-'";
  auto card = card_from_text(line);
  if (auto* expected = std::get_if<std::string>(&card)) return std::move(*expected);
  const std::string own = move == no_move ? std::string{} : std::string(move);
  if (!cards.add(*variant, fen, {own, std::get<Card>(card)}))
    return "another position than that of an earlier line";
  return {};
}

}  // namespace

bool is_learned(const Card& card, Day today) {
  return card.memory && card.due > today && card.due > card.memory->last + 1;
}

const OpeningCard* OpeningCards::find(Variant variant, const std::string& fen) const {
  const auto found = all_.find({variant, fen});
  return found == all_.end() ? nullptr : &found->second;
}

void OpeningCards::make_room() {
  if (all_.size() < most) return;
  all_.erase(std::max_element(all_.begin(), all_.end(), [](const auto& a, const auto& b) {
    return a.second.card.due < b.second.card.due;
  }));
}

bool OpeningCards::add(Variant variant, std::string_view fen, OpeningCard card) {
  const auto read = parse_fen(variant, fen);
  const auto* const position = std::get_if<AnyPosition>(&read);
  if (position == nullptr) return false;
  if (!card.move.empty() && !has_move(Game(*position), card.move)) return false;
  // In the form in which positions are looked up.
  Key key{variant, to_fen(*position)};
  if (all_.contains(key)) return false;
  make_room();
  all_.emplace(std::move(key), std::move(card));
  return true;
}

void OpeningCards::grade(const Game& game, Grade grade, Day day) {
  const Key key{game.variant(), to_fen(game.position())};
  if (!all_.contains(key)) make_room();
  Card& card = all_[key].card;
  card = reviewed(card, grade, day);
}

void OpeningCards::choose(const Game& game, const Move& move) {
  const auto found = all_.find({game.variant(), to_fen(game.position())});
  if (found != all_.end()) found->second.move = to_text(game, move);
}

int OpeningCards::due(Day day) const {
  return static_cast<int>(std::count_if(
      all_.begin(), all_.end(), [day](const auto& each) { return each.second.card.due <= day; }));
}

std::string text_of(const OpeningCards& cards) {
  std::string text = std::string(heading) + "\n";
  for (const auto& [key, each] : cards.all()) {
    text += std::string(info(key.first).id) + " " + key.second + " " +
            (each.move.empty() ? std::string(no_move) : each.move) + " " + text_of(each.card) +
            "\n";
  }
  return text;
}

ReadOpeningCards opening_cards_from_text(std::string_view text) {
  ReadOpeningCards read;
  for (int number = 1; !text.empty(); ++number) {
    std::string_view line = take_until('\n', text);
    if (!line.empty() && line.back() == '\r') line.remove_suffix(1);
    if (number == 1 && line != heading) {
      read.errors.push_back({1, "'" + std::string(heading) + "'"});
      return read;
    }
    if (number == 1 || line.empty()) continue;
    std::string expected = read_card(line, read.cards);
    if (!expected.empty()) read.errors.push_back({number, std::move(expected)});
  }
  return read;
}

}  // namespace damas::training

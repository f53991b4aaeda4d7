#include "match/rating_history.hpp"

#include <algorithm>
#include <charconv>
#include <utility>

namespace damas {

namespace {

constexpr std::string_view heading = "Damas ratings 1";
constexpr std::size_t longest_date = 20;

std::string_view take_until(std::string_view& text, char end) {
  const std::size_t at = std::min(text.find(end), text.size());
  const std::string_view taken = text.substr(0, at);
  text.remove_prefix(std::min(at + 1, text.size()));
  return taken;
}

std::optional<int> number_of(std::string_view word) {
  int value = 0;
  const auto [stop, error] = std::from_chars(word.data(), word.data() + word.size(), value);
  if (error != std::errc{} || stop != word.data() + word.size()) return std::nullopt;
  return value;
}

std::optional<RatingHistory::Entry> entry_of(std::string_view line) {
  const std::string_view date = take_until(line, ' ');
  const auto games = number_of(take_until(line, ' '));
  const auto rating = number_of(line);
  if (date.empty() || date.size() > longest_date || !games || *games < 0 || !rating)
    return std::nullopt;
  return RatingHistory::Entry{std::string(date), *games, *rating};
}

}  // namespace

void RatingHistory::note(Entry entry) {
  if (entry.date.empty()) entry.date = "?";
  if (!entries_.empty() && entries_.back().games == entry.games) entries_.pop_back();
  entries_.push_back(std::move(entry));
  if (entries_.size() > most) entries_.erase(entries_.begin());
}

std::string text_of(const RatingHistory& history) {
  std::string text(heading);
  text += '\n';
  for (const auto& [date, games, rating] : history.entries())
    text += date + ' ' + std::to_string(games) + ' ' + std::to_string(rating) + '\n';
  return text;
}

std::optional<RatingHistory> rating_history_from_text(std::string_view text) {
  RatingHistory history;
  if (text.empty()) return history;
  if (take_until(text, '\n') != heading) return std::nullopt;
  while (!text.empty()) {
    auto entry = entry_of(take_until(text, '\n'));
    if (!entry) return std::nullopt;
    history.note(std::move(*entry));
  }
  return history;
}

}  // namespace damas

#include "training/progress.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <vector>

#include "core/text_lines.hpp"

namespace damas::training {

namespace {

constexpr std::string_view heading = "Damas problems 1";
constexpr double hundredths = 100;
constexpr double millionths = 1e6;
constexpr int hex = 16;

std::vector<std::string_view> words_of(std::string_view line) {
  std::vector<std::string_view> words;
  while (!line.empty()) {
    const std::size_t end = std::min(line.find(' '), line.size());
    words.push_back(line.substr(0, end));
    line.remove_prefix(std::min(end + 1, line.size()));
  }
  return words;
}

template <class Number>
std::optional<Number> number_of(std::string_view word, int base = 10) {
  Number value{};
  const auto [stop, error] = std::from_chars(word.data(), word.data() + word.size(), value, base);
  if (error != std::errc{} || stop != word.data() + word.size()) return std::nullopt;
  return value;
}

std::optional<int> count_of(std::string_view word) {
  const auto count = number_of<int>(word);
  return count && *count >= 0 ? count : std::nullopt;
}

std::string scaled(double value, double scale) {
  return std::to_string(std::llround(value * scale));
}

std::string text_of(ProblemId id) {
  std::array<char, 16> digits{};
  const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), id, hex).ptr;
  return {digits.data(), end};
}

std::optional<Variant> variant_named(std::string_view id) {
  for (std::size_t i = 0; i < variants.size(); ++i) {
    const auto variant = static_cast<Variant>(i);
    if (info(variant).id == id) return variant;
  }
  return std::nullopt;
}

bool read_rating(const std::vector<std::string_view>& words, rating::Rating& rating) {
  if (words.size() != 5) return false;
  const auto value = number_of<std::int64_t>(words[2]);
  const auto deviation = number_of<std::int64_t>(words[3]);
  const auto volatility = number_of<std::int64_t>(words[4]);
  if (!value || !deviation || !volatility || *deviation <= 0 || *volatility <= 0) return false;
  rating = {static_cast<double>(*value) / hundredths, static_cast<double>(*deviation) / hundredths,
            static_cast<double>(*volatility) / millionths};
  return true;
}

bool read_ratings(const std::vector<std::string_view>& words, VariantProgress& progress) {
  if (words.size() > most_ratings + 2 || !progress.ratings.empty()) return false;
  for (std::size_t i = 2; i < words.size(); ++i) {
    const auto rating = number_of<int>(words[i]);
    if (!rating) return false;
    progress.ratings.push_back(*rating);
  }
  return true;
}

bool read_streak(const std::vector<std::string_view>& words, VariantProgress& progress) {
  if (words.size() != 4) return false;
  const auto now = count_of(words[2]);
  const auto best = count_of(words[3]);
  if (!now || !best || *best < *now) return false;
  progress.streak = *now;
  progress.best_streak = *best;
  return true;
}

bool read_squares(const std::vector<std::string_view>& words, VariantProgress& progress) {
  if (words.size() != 4) return false;
  const auto named = count_of(words[2]);
  const auto found = count_of(words[3]);
  if (!named || !found) return false;
  progress.best_named = *named;
  progress.best_found = *found;
  return true;
}

bool read_word(std::string_view what, std::string_view word, VariantProgress& progress) {
  if (what == "rush") {
    const auto best = count_of(word);
    progress.best_rush = best.value_or(0);
    return best.has_value();
  }
  if (what == "daily") {
    progress.last_daily = puzzle::date_from_text(word);
    return progress.last_daily.has_value();
  }
  const auto id = number_of<ProblemId>(word, hex);
  if (!id) return false;
  if (what == "favourite") return progress.favourites.insert(*id).second;
  if (what == "solved") return progress.tried.emplace(*id, true).second;
  if (what == "failed") return progress.tried.emplace(*id, false).second;
  return false;
}

bool read_line(std::string_view line, Progress& progress) {
  const std::vector<std::string_view> words = words_of(line);
  if (words.size() < 3) return false;
  const auto variant = variant_named(words[0]);
  if (!variant) return false;
  VariantProgress& of = progress.of(*variant);
  if (words[1] == "rating") return read_rating(words, of.rating);
  if (words[1] == "ratings") return read_ratings(words, of);
  if (words[1] == "streak") return read_streak(words, of);
  if (words[1] == "squares") return read_squares(words, of);
  return words.size() == 3 && read_word(words[1], words[2], of);
}

}  // namespace

int VariantProgress::solved() const {
  return static_cast<int>(
      std::count_if(tried.begin(), tried.end(), [](const auto& each) { return each.second; }));
}

int tries_left_to_rating(const VariantProgress& progress) {
  return std::max(0, tries_to_rating - static_cast<int>(progress.tried.size()));
}

ToldRating told_rating(const VariantProgress& progress) {
  if (tries_left_to_rating(progress) > 0) return ToldRating::Later;
  return rating::is_provisional(progress.rating) ? ToldRating::Guess : ToldRating::Certain;
}

const VariantProgress& Progress::of(Variant variant) const {
  static const VariantProgress none;
  const auto found = all_.find(variant);
  return found == all_.end() ? none : found->second;
}

void begin_at(VariantProgress& progress, double rating) {
  if (progress.tried.empty()) progress.rating = {rating};
}

void note_try(VariantProgress& progress, ProblemId problem, const rating::Rating& of_problem,
              bool solved) {
  if (!progress.tried.emplace(problem, solved).second) return;
  const rating::RatedGame game{of_problem, solved ? 1.0 : 0.0};
  progress.rating = rating::rated(progress.rating, {&game, 1});
  if (progress.ratings.size() == most_ratings) progress.ratings.erase(progress.ratings.begin());
  progress.ratings.push_back(rating::shown(progress.rating));
  progress.streak = solved ? progress.streak + 1 : 0;
  progress.best_streak = std::max(progress.best_streak, progress.streak);
}

std::string text_of(const Progress& progress) {
  std::string text = std::string(heading) + "\n";
  for (const auto& [variant, of] : progress.all()) {
    const std::string begin = std::string(info(variant).id) + " ";
    const auto add = [&](const std::string& rest) { text += begin + rest + "\n"; };
    add("rating " + scaled(of.rating.value, hundredths) + " " +
        scaled(of.rating.deviation, hundredths) + " " + scaled(of.rating.volatility, millionths));
    if (!of.ratings.empty()) {
      std::string ratings = "ratings";
      for (const int rating : of.ratings)
        ratings += " " + std::to_string(rating);
      add(ratings);
    }
    add("streak " + std::to_string(of.streak) + " " + std::to_string(of.best_streak));
    add("rush " + std::to_string(of.best_rush));
    if (of.best_named > 0 || of.best_found > 0)
      add("squares " + std::to_string(of.best_named) + " " + std::to_string(of.best_found));
    if (of.last_daily) add("daily " + puzzle::date_text(*of.last_daily));
    for (const auto& [id, solved] : of.tried)
      add((solved ? "solved " : "failed ") + text_of(id));
    for (const ProblemId id : of.favourites)
      add("favourite " + text_of(id));
  }
  return text;
}

std::optional<Progress> progress_from_text(std::string_view text) {
  Progress progress;
  if (text.empty()) return progress;
  if (take_line(text) != heading) return std::nullopt;
  while (!text.empty()) {
    if (!read_line(take_line(text), progress)) return std::nullopt;
  }
  return progress;
}

}  // namespace damas::training

#include "training/repetition.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <vector>

#include "puzzle/daily.hpp"

namespace damas::training {

namespace {

// The default parameters of FSRS-6, by the names that the publication gives them.
constexpr std::array<double, 21> w = {0.212,  1.2931, 2.3065, 8.2956, 6.4133, 0.8334, 3.0194,
                                      0.001,  1.8722, 0.1666, 0.796,  1.4835, 0.0614, 0.2629,
                                      1.6483, 0.6014, 1.8729, 0.5425, 0.0912, 0.0658, 0.1542};

constexpr double wanted_recall = 0.9;
constexpr double least_stability = 0.001;
constexpr double least_difficulty = 1;
constexpr double most_difficulty = 10;
constexpr double longest_interval = 36500;
constexpr double thousand = 1000;

double number_of(Grade grade) {
  return static_cast<double>(grade);
}

// Chosen so that the recall after one stability is 90 %.
double factor() {
  return std::pow(0.9, -1 / w[20]) - 1;
}

double first_stability(Grade grade) {
  return w[static_cast<std::size_t>(grade) - 1];
}

// May be outside the range of difficulties.
double first_difficulty(Grade grade) {
  return w[4] - std::exp(w[5] * (number_of(grade) - 1)) + 1;
}

// A difficulty near the upper end grows slowly, and all return slowly to that of easy exercises.
double next_difficulty(double difficulty, Grade grade) {
  const double change = -w[6] * (number_of(grade) - 3);
  const double damped = difficulty + change * (10 - difficulty) / 9;
  return w[7] * first_difficulty(Grade::Easy) + (1 - w[7]) * damped;
}

double stability_on_same_day(double stability, Grade grade) {
  const double growth =
      std::exp(w[17] * (number_of(grade) - 3 + w[18])) * std::pow(stability, -w[19]);
  return stability * (grade >= Grade::Good ? std::max(growth, 1.0) : growth);
}

double stability_after_failure(const Memory& memory, double recalled) {
  const double later = w[11] * std::pow(memory.difficulty, -w[12]) *
                       (std::pow(memory.stability + 1, w[13]) - 1) *
                       std::exp(w[14] * (1 - recalled));
  return std::min(later, memory.stability / std::exp(w[17] * w[18]));
}

double stability_after_success(const Memory& memory, double recalled, Grade grade) {
  const double by_grade = grade == Grade::Hard ? w[15] : grade == Grade::Easy ? w[16] : 1;
  const double growth = std::exp(w[8]) * (11 - memory.difficulty) *
                        std::pow(memory.stability, -w[9]) * (std::exp(w[10] * (1 - recalled)) - 1) *
                        by_grade;
  return memory.stability * (1 + growth);
}

double next_stability(const Memory& memory, Grade grade, Day day) {
  if (day <= memory.last) return stability_on_same_day(memory.stability, grade);
  const double recalled = recall(memory, day);
  return grade == Grade::Again ? stability_after_failure(memory, recalled)
                               : stability_after_success(memory, recalled, grade);
}

double rounded(double value) {
  return std::round(value * thousand) / thousand;
}

Day interval(double stability) {
  const double days = stability / factor() * (std::pow(wanted_recall, -1 / w[20]) - 1);
  return std::llround(std::clamp(days, 1.0, longest_interval));
}

std::vector<std::string_view> words_of(std::string_view text) {
  std::vector<std::string_view> words;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find(' '), text.size());
    words.push_back(text.substr(0, end));
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return words;
}

std::string date_of(Day day) {
  return puzzle::date_text(puzzle::date_of_days(day));
}

std::optional<Day> day_from(std::string_view text) {
  const auto date = puzzle::date_from_text(text);
  return date ? std::optional<Day>(puzzle::days_of(*date)) : std::nullopt;
}

// "2.307": not by functions of the language, whose decimal mark may depend on the system.
std::string decimal(double value) {
  const long long thousandths = std::llround(value * thousand);
  std::string digits = std::to_string(thousandths % 1000);
  digits.insert(0, 3 - digits.size(), '0');
  return std::to_string(thousandths / 1000) + "." + digits;
}

template <class Number>
bool read_whole(std::string_view text, Number& number) {
  const auto [stop, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  return error == std::errc{} && stop == text.data() + text.size();
}

// With exactly three decimals.
std::optional<double> decimal_from(std::string_view text) {
  constexpr int decimals = 3;
  const std::size_t point = text.find('.');
  if (point == std::string_view::npos || text.size() != point + 1 + decimals) return std::nullopt;
  std::uint32_t whole = 0;
  std::uint32_t part = 0;
  if (!read_whole(text.substr(0, point), whole) || !read_whole(text.substr(point + 1), part))
    return std::nullopt;
  return whole + part / thousand;
}

}  // namespace

double recall(const Memory& memory, Day day) {
  const auto days = static_cast<double>(std::max<Day>(day - memory.last, 0));
  return std::pow(1 + factor() * days / memory.stability, -w[20]);
}

Card reviewed(const Card& card, Grade grade, Day day) {
  Memory next;
  if (card.memory) {
    next.stability = next_stability(*card.memory, grade, day);
    next.difficulty = next_difficulty(card.memory->difficulty, grade);
    next.last = std::max(day, card.memory->last);
  } else {
    next.stability = first_stability(grade);
    next.difficulty = first_difficulty(grade);
    next.last = day;
  }
  // Twice the longest interval, so that the number cannot grow without end.
  next.stability = rounded(std::clamp(next.stability, least_stability, 2 * longest_interval));
  next.difficulty = rounded(std::clamp(next.difficulty, least_difficulty, most_difficulty));
  return {next.last + interval(next.stability), next};
}

std::string text_of(const Card& card) {
  std::string text = "due " + date_of(card.due);
  if (!card.memory) return text;
  return text + " last " + date_of(card.memory->last) + " stability " +
         decimal(card.memory->stability) + " difficulty " + decimal(card.memory->difficulty);
}

std::variant<Card, std::string> card_from_text(std::string_view text) {
  const std::vector<std::string_view> words = words_of(text);
  const bool is_new = words.size() == 2;
  if ((!is_new && words.size() != 8) || words[0] != "due" ||
      (!is_new && (words[2] != "last" || words[4] != "stability" || words[6] != "difficulty")))
    return "'due DATE', or 'due DATE last DATE stability DAYS difficulty NUMBER'";
  const auto due = day_from(words[1]);
  if (!due) return "a date like 2026-11-25 after 'due'";
  if (is_new) return Card{*due, std::nullopt};
  const auto last = day_from(words[3]);
  if (!last) return "a date like 2026-11-25 after 'last'";
  if (*last > *due) return "a due date that is not before the last review";
  const auto stability = decimal_from(words[5]);
  if (!stability || *stability < least_stability || *stability > 2 * longest_interval)
    return "a number from 0.001 to 73000.000 with three decimals after 'stability'";
  const auto difficulty = decimal_from(words[7]);
  if (!difficulty || *difficulty < least_difficulty || *difficulty > most_difficulty)
    return "a number from 1.000 to 10.000 with three decimals after 'difficulty'";
  return Card{*due, Memory{*stability, *difficulty, *last}};
}

}  // namespace damas::training

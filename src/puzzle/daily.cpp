#include "puzzle/daily.hpp"

#include <charconv>
#include <chrono>

#include "puzzle/deal.hpp"
#include "puzzle/random.hpp"

namespace damas::puzzle {

namespace {

std::chrono::year_month_day calendar(Date date) {
  return {std::chrono::year(date.year), std::chrono::month(static_cast<unsigned>(date.month)),
          std::chrono::day(static_cast<unsigned>(date.day))};
}

// Nothing unless the text consists of digits.
std::optional<int> number(std::string_view digits) {
  int value = 0;
  const char* end = digits.data() + digits.size();
  const auto [stop, error] = std::from_chars(digits.data(), end, value);
  if (error != std::errc{} || stop != end || value < 0) return std::nullopt;
  return value;
}

std::string padded(int value, std::size_t width) {
  const std::string digits = std::to_string(value);
  return std::string(width - std::min(width, digits.size()), '0') + digits;
}

}  // namespace

std::optional<Date> date_from_text(std::string_view text) {
  if (text.size() != 10 || text[4] != '-' || text[7] != '-') return std::nullopt;
  const auto year = number(text.substr(0, 4));
  const auto month = number(text.substr(5, 2));
  const auto day = number(text.substr(8, 2));
  if (!year || !month || !day) return std::nullopt;
  const Date date{*year, *month, *day};
  if (!calendar(date).ok()) return std::nullopt;
  return date;
}

std::string date_text(Date date) {
  return padded(date.year, 4) + "-" + padded(date.month, 2) + "-" + padded(date.day, 2);
}

std::int64_t days_of(Date date) {
  return std::chrono::sys_days(calendar(date)).time_since_epoch().count();
}

Date date_of_days(std::int64_t days) {
  const std::chrono::days since(static_cast<std::chrono::days::rep>(days));
  const std::chrono::year_month_day date{std::chrono::sys_days(since)};
  return {static_cast<int>(date.year()), static_cast<int>(static_cast<unsigned>(date.month())),
          static_cast<int>(static_cast<unsigned>(date.day()))};
}

Board daily_deal(Date date, int side) {
  // Must never change: players compare their results of a day's deal with others.
  const auto day = static_cast<std::uint64_t>(days_of(date));
  Random seeds(day * 8 + static_cast<std::uint64_t>(side));
  Random random(seeds.next());
  return deal(side, random);
}

}  // namespace damas::puzzle

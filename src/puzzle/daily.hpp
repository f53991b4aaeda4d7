// Owns the daily deal: the same everywhere for the same date and size.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "puzzle/board.hpp"

namespace damas::puzzle {

// A date of the Gregorian calendar; month and day count from 1.
struct Date {
  int year = 2000;
  int month = 1;
  int day = 1;
  friend bool operator==(const Date&, const Date&) = default;
};

// Reads "2026-11-21". Nothing for other text and for dates that do not exist.
std::optional<Date> date_from_text(std::string_view text);
std::string date_text(Date date);

// Days since 1970-01-01, negative before it.
std::int64_t days_of(Date date);
Date date_of_days(std::int64_t days);

// A solvable board of this side that is not solved yet.
Board daily_deal(Date date, int side);

}  // namespace damas::puzzle

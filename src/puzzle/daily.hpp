// Owns the deal of a day: the same everywhere for the same date and size.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "puzzle/board.hpp"

namespace damas::puzzle {

// Of the Gregorian calendar; month and day count from 1.
struct Date {
  int year = 2000;
  int month = 1;
  int day = 1;
  friend bool operator==(const Date&, const Date&) = default;
};

// "2026-11-21". Nothing for other text and for days that no calendar has.
std::optional<Date> date_from_text(std::string_view text);
std::string date_text(Date date);

// Days after 1970-01-01, before it negative; and back.
std::int64_t days_of(Date date);
Date date_of_days(std::int64_t days);

// One of all boards of this side that can be solved and are not yet.
Board daily_deal(Date date, int side);

}  // namespace damas::puzzle

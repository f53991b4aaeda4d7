// Owns dates as old and new PDN files write them.
#pragma once

#include <compare>
#include <optional>
#include <string_view>

namespace damas {

// Unknown parts are 0.
struct PdnDate {
  int year = 0;
  int month = 0;
  int day = 0;

  friend auto operator<=>(const PdnDate&, const PdnDate&) = default;
};

// Reads dates such as "2004.10.27", "1970.4.2", "13-01-1996", "1841-??-??" and "2007/2008". The
// year has four digits and is the first or last part. Returns nothing without a year.
std::optional<PdnDate> parse_date(std::string_view text);

// Whether `date` can lie between `first` and `last`, inclusive. A missing limit excludes nothing,
// and unknown parts can have any value.
bool may_lie_between(const PdnDate& date, const std::optional<PdnDate>& first,
                     const std::optional<PdnDate>& last);

}  // namespace damas

#include "core/pdn/date.hpp"

#include <vector>

#include "core/pdn/chars.hpp"

namespace damas {

namespace {

struct Part {
  int value = 0;
  std::size_t digits = 0;
};

// The first three runs of digits or question marks, so that of two dates only the first is read.
std::vector<Part> parts_of(std::string_view text) {
  std::vector<Part> parts;
  for (std::size_t i = 0; i < text.size() && parts.size() < 3;) {
    if (!chars::is_digit(text[i]) && text[i] != '?') {
      ++i;
      continue;
    }
    Part part;
    for (; i < text.size() && (chars::is_digit(text[i]) || text[i] == '?') && part.digits < 4;
         ++i) {
      part.value = chars::is_digit(text[i]) ? 10 * part.value + (text[i] - '0') : 0;
      ++part.digits;
    }
    parts.push_back(part);
  }
  return parts;
}

int in_range(int value, int most) {
  return value <= most ? value : 0;
}

// Replaces unknown parts, which are 0, by their largest values.
PdnDate latest(PdnDate d) {
  if (d.month == 0) d.month = 12;
  if (d.day == 0) d.day = 31;
  return d;
}

}  // namespace

std::optional<PdnDate> parse_date(std::string_view text) {
  const std::vector<Part> parts = parts_of(text);
  if (parts.empty()) return std::nullopt;
  const bool year_last = parts.front().digits < 4;
  const Part year = year_last ? parts.back() : parts.front();
  if (year.digits != 4 || year.value == 0) return std::nullopt;
  PdnDate date{year.value, 0, 0};
  if (parts.size() > 1) date.month = in_range(parts[year_last ? parts.size() - 2 : 1].value, 12);
  if (parts.size() > 2) date.day = in_range(parts[year_last ? 0 : 2].value, 31);
  return date;
}

bool may_lie_between(const PdnDate& date, const std::optional<PdnDate>& first,
                     const std::optional<PdnDate>& last) {
  if (first && latest(date) < *first) return false;
  return !last || date <= latest(*last);
}

}  // namespace damas

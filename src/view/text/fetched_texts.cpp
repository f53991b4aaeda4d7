#include "view/text/fetched_texts.hpp"

#include <algorithm>
#include <cstdint>
#include <string_view>
#include <utility>

#include "view/text/text_rows.hpp"

namespace damas {

namespace {

std::string head() {
  constexpr std::string_view digits = "0123456789abcdef";
  std::string text = "damas texts ";
  for (int shift = 28; shift >= 0; shift -= 4)
    text += digits[(checksum_of_texts() >> static_cast<unsigned>(shift)) & 15U];
  return text;
}

}  // namespace

bool FetchedTexts::take(std::string file) {
  const auto rows = static_cast<std::size_t>(std::count(file.begin(), file.end(), '\0'));
  if (rows != row_count + 1 || file.back() != '\0' || file.c_str() != head()) return false;
  files_.push_front(std::move(file));
  const char* next = files_.front().c_str();
  for (const char*& row : rows_) {
    next += std::string_view(next).size() + 1;
    if (*next != '\0') row = next;
  }
  return true;
}

}  // namespace damas

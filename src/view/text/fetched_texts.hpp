// Owns the texts of one language that come in files, as a page fetches them.
//
// A file begins with "damas texts " and the checksum of the identifiers in eight hexadecimal
// digits. The rows follow: all texts in the order of Text, then of each counted text a form for
// each Plural. Everything ends with a zero byte. Rows that the file does not have are empty.
#pragma once

#include <array>
#include <cstddef>
#include <forward_list>
#include <string>

#include "view/text/text.hpp"

namespace damas {

class FetchedTexts {
 public:
  static constexpr std::size_t row_count =
      static_cast<std::size_t>(text_count) + counted_count * static_cast<std::size_t>(plural_count);

  FetchedTexts() = default;
  FetchedTexts(const FetchedTexts&) = delete;  // the rows point into the files
  FetchedTexts& operator=(const FetchedTexts&) = delete;

  static constexpr std::size_t index(Text id) { return static_cast<std::size_t>(id); }
  static constexpr std::size_t index(Counted id, Plural category) {
    return static_cast<std::size_t>(text_count) + static_cast<std::size_t>(id) * plural_count +
           static_cast<std::size_t>(category);
  }

  // Adds the rows of the file. If it is not one of this program, adds none and returns false.
  // Texts that the table has returned stay valid.
  bool take(std::string file);
  // Null if no file had the row.
  [[nodiscard]] const char* operator[](std::size_t index) const { return rows_[index]; }
  [[nodiscard]] bool empty() const { return files_.empty(); }

 private:
  std::array<const char*, row_count> rows_ = {};
  std::forward_list<std::string> files_;
};

}  // namespace damas

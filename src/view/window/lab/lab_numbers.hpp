// Owns LabNumbers: the numbers beside the board, on two pages: the sets of squares on it, and the
// magic lookup of the slide.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "view/text/text.hpp"
#include "view/window/lab/hex_rows.hpp"
#include "view/window/lab/lab_board.hpp"
#include "view/window/lab/lab_magic.hpp"

namespace damas {

class LabNumbers {
 public:
  enum class Page : std::uint8_t { Masks, Magic };

  Page page() const { return page_; }
  // The first number of the page is chosen then.
  void turn_to(Page page);

  // The chosen number of the page, which is also shown in bits.
  std::size_t chosen() const { return chosen_; }
  void choose(std::size_t row) { chosen_ = row; }

  // Whether a queen is on the page of magic numbers, where it has two lookups.
  bool has_two_lines(const LabBoard& board) const;
  bool shows_diagonals() const { return diagonals_; }
  void show_diagonals(bool diagonals) { diagonals_ = diagonals; }
  // The lines whose magic is shown.
  sliding::Slider line(const LabBoard& board) const;

  // The search for the magic factor; only on its page, after advance().
  const sliding::MagicSearch& search(const LabBoard& board) const {
    return magic_.search(line(board));
  }
  struct Progress {
    bool changed = false;  // the page shows something new
    bool more = false;     // the search has to go on
  };
  // Searches on for a few milliseconds at most, on the page of magic numbers.
  Progress advance(const LabBoard& board);

  // The numbers of the page. `sight` is the result of the slide as far as it is shown.
  std::vector<HexRow> rows(const LabBoard& board, const LabSight& sight, Language language) const;

 private:
  std::vector<HexRow> magic_rows(const LabBoard& board, Language language) const;

  LabMagic magic_;
  Page page_ = Page::Masks;
  std::size_t chosen_ = 0;
  bool diagonals_ = false;  // for a queen
};

}  // namespace damas

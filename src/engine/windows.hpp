// Owns the windows of a board: groups of eight squares whose men are evaluated together. Windows
// that are images of each other share a table.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <vector>

#include "core/board.hpp"

namespace damas {

inline constexpr int window_size = 8;
// 3^8, since each square is empty or has a man of one of the sides.
inline constexpr int window_patterns = 6561;

struct PatternWindow {
  // The squares of the pattern's base-3 digits, the lowest digit first.
  std::array<Square, window_size> squares = {};
  int table = 0;
  bool turned = false;  // seen from Black's side: the table's values count for Black
};

// A symmetry that maps a window onto itself.
struct WindowSymmetry {
  int table = 0;
  std::array<int, window_size> to = {};  // index of each digit in the image
  bool turned = false;
};

// Turning the board and exchanging the colours changes only the sign of a score. Where all squares
// are played on, mirroring changes nothing.
class WindowLayout {
 public:
  static constexpr int most_windows = 64;

  constexpr explicit WindowLayout(const BoardShape& shape) : shape_(shape) {
    if (shape.whole) {
      add_rectangles(2, 4, 0, 1, 2);
      add_rectangles(4, 2, 0, 2, 1);
    } else {
      add_rectangles(4, 4, 0, 2, 2);
      add_rectangles(4, 4, 1, 2, 2);
    }
    sort();
  }

  // Unturned windows come first.
  constexpr int count() const { return count_; }
  constexpr const PatternWindow& operator[](int i) const {
    return windows_[static_cast<std::size_t>(i)];
  }
  constexpr int straight() const { return straight_; }
  constexpr int tables() const { return tables_; }
  constexpr const BoardShape& shape() const { return shape_; }

  // The representative of a set of equivalent patterns of one table. A pattern's value is `sign`
  // times its representative's value; `sign` is 0 for a pattern that is its own opposite.
  struct Standing {
    std::uint16_t pattern = 0;
    std::int8_t sign = 1;
  };
  std::vector<Standing> standing(int table) const {
    std::vector<Standing> all(window_patterns);
    for (int pattern = 0; pattern < window_patterns; ++pattern) {
      Standing& mine = all[static_cast<std::size_t>(pattern)];
      mine.pattern = static_cast<std::uint16_t>(pattern);
      bool own_opposite = false;
      for (int i = 0; i < symmetry_count_; ++i) {
        const WindowSymmetry& symmetry = symmetries_[static_cast<std::size_t>(i)];
        if (symmetry.table != table) continue;
        const int image = image_of(pattern, symmetry);
        const auto sign = static_cast<std::int8_t>(symmetry.turned ? -1 : 1);
        own_opposite |= image == pattern && sign < 0;
        if (image < mine.pattern) mine = {static_cast<std::uint16_t>(image), sign};
      }
      if (own_opposite) mine.sign = 0;
    }
    return all;
  }

 private:
  // Adds the windows of that size at least `first` cells from each edge, in the given steps.
  constexpr void add_rectangles(int files, int ranks, int first, int file_step, int rank_step) {
    for (int rank = first; rank + ranks <= shape_.ranks - first; rank += rank_step) {
      for (int file = first; file + files <= shape_.files - first; file += file_step)
        add(rectangle({file, rank}, files, ranks));
    }
  }

  constexpr PatternWindow rectangle(Cell corner, int files, int ranks) const {
    PatternWindow window;
    std::size_t n = 0;
    for (int i = 0; i < files * ranks; ++i) {
      const auto square = shape_.square({corner.file + i % files, corner.rank + i / files});
      if (square) window.squares[n++] = *square;
    }
    return window;
  }

  // Adds a window and its images, unless the window is already present.
  constexpr void add(const PatternWindow& window) {
    if (find(window) >= 0) return;
    windows_[static_cast<std::size_t>(count_)] = window;
    windows_[static_cast<std::size_t>(count_++)].table = tables_;
    add_image(window, false, true);
    if (shape_.whole) {
      add_image(window, true, false);
      add_image(window, true, true);
    }
    ++tables_;
  }

  constexpr void add_image(const PatternWindow& window, bool mirrored, bool turned) {
    PatternWindow image;
    for (std::size_t i = 0; i < window_size; ++i)
      image.squares[i] = image_of(window.squares[i], mirrored, turned);
    image.table = tables_;
    image.turned = turned;
    const int known = find(image);
    if (known < 0) {
      windows_[static_cast<std::size_t>(count_++)] = image;
    } else if (windows_[static_cast<std::size_t>(known)].squares == window.squares) {
      symmetries_[static_cast<std::size_t>(symmetry_count_++)] = symmetry(window, image);
    }
  }

  constexpr Square image_of(Square s, bool mirrored, bool turned) const {
    Cell cell = shape_.cell(s);
    if (mirrored) cell.file = shape_.files - 1 - cell.file;
    if (turned) cell = {shape_.files - 1 - cell.file, shape_.ranks - 1 - cell.rank};
    return *shape_.square(cell);
  }

  constexpr WindowSymmetry symmetry(const PatternWindow& window, const PatternWindow& image) const {
    WindowSymmetry result{tables_, {}, image.turned};
    for (std::size_t i = 0; i < window_size; ++i) {
      const auto at = std::find(window.squares.begin(), window.squares.end(), image.squares[i]);
      result.to[i] = static_cast<int>(at - window.squares.begin());
    }
    return result;
  }

  // The index of the window with the same squares in any order, or -1.
  constexpr int find(const PatternWindow& window) const {
    for (int i = 0; i < count_; ++i) {
      const auto& squares = windows_[static_cast<std::size_t>(i)].squares;
      const bool same = std::all_of(squares.begin(), squares.end(), [&](Square s) {
        return std::find(window.squares.begin(), window.squares.end(), s) != window.squares.end();
      });
      if (same) return i;
    }
    return -1;
  }

  constexpr void sort() {
    std::array<PatternWindow, most_windows> sorted = {};
    std::size_t n = 0;
    for (const bool turned : {false, true}) {
      for (int i = 0; i < count_; ++i) {
        const PatternWindow& window = windows_[static_cast<std::size_t>(i)];
        if (window.turned == turned) sorted[n++] = window;
      }
      if (!turned) straight_ = static_cast<int>(n);
    }
    windows_ = sorted;
  }

  static int image_of(int pattern, const WindowSymmetry& symmetry) {
    static constexpr int power[] = {1, 3, 9, 27, 81, 243, 729, 2187};
    int image = 0;
    for (const int to : symmetry.to) {
      const int digit = pattern % 3;
      image += (symmetry.turned ? (3 - digit) % 3 : digit) * power[to];
      pattern /= 3;
    }
    return image;
  }

  BoardShape shape_;
  std::array<PatternWindow, most_windows> windows_ = {};
  std::array<WindowSymmetry, most_windows> symmetries_ = {};
  int count_ = 0;
  int straight_ = 0;
  int tables_ = 0;
  int symmetry_count_ = 0;
};

}  // namespace damas

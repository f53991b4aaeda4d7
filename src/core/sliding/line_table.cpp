#include "core/sliding/line_table.hpp"

namespace damas::sliding {

namespace {

// The places that a slide along a line of eight places reaches from `place`, one bit for each. The
// lowest bit of `pattern` stands for the second place.
unsigned slide_along_line(int place, unsigned pattern) {
  const unsigned occupied = pattern << 1;
  unsigned seen = 0;
  for (const int way : {-1, 1}) {
    for (int at = place + way; at >= 0 && at < side_length; at += way) {
      seen |= 1U << at;
      if ((occupied >> at & 1U) != 0) break;
    }
  }
  return seen;
}

std::uint64_t stood_on_a_file(unsigned line) {
  std::uint64_t file = 0;
  for (int rank = 0; rank < side_length; ++rank)
    file |= std::uint64_t{line >> rank & 1U} << (side_length * rank);
  return file;
}

unsigned reversed(unsigned pattern) {
  unsigned result = 0;
  for (int i = 0; i < 6; ++i)
    result |= (pattern >> i & 1U) << (5 - i);
  return result;
}

}  // namespace

LineTable::LineTable() {
  for (int place = 0; place < side_length; ++place) {
    for (unsigned pattern = 0; pattern < patterns; ++pattern) {
      const unsigned line = slide_along_line(place, pattern);
      ranks_[at(place)][pattern] = line * Bitboard::of(File::A).word();
      // The multiplication in along_file() puts A2 into the highest bit.
      files_[at(place)][reversed(pattern)] = stood_on_a_file(line);
    }
  }
  for (const Square s : all_squares) {
    using enum Direction;
    diagonals_[at(index(s))] = {(LabRays::from<NorthEast>(s) | LabRays::from<SouthWest>(s)).word(),
                                (LabRays::from<NorthWest>(s) | LabRays::from<SouthEast>(s)).word()};
  }
}

}  // namespace damas::sliding

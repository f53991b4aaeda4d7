// Owns the oversights of weaker levels, which miss some captures of several pieces and some
// backward captures during a search, as people do.
#pragma once

#include "core/position.hpp"
#include "engine/levels.hpp"

namespace damas {

template <Rules R>
class Oversight {
 public:
  // The same mistakes and seed always overlook the same captures of a position.
  Oversight(const Mistakes& mistakes, std::uint64_t seed)
      : mistakes_(mistakes), salt_(sees_all() ? 0 : mixed(seed + 1)) {}

  bool sees_all() const { return mistakes_.unseen_answers == 0 && mistakes_.unseen_chances == 0; }
  // Combined with table keys, so that searches with different oversights do not share entries. 0 if
  // all captures are seen.
  std::uint64_t salt() const { return salt_; }

  // Whether the search overlooks a capture; `own` if the searching player would make it. Forward
  // captures of a single piece are always seen.
  bool overlooks(const Position<R>& p, std::uint64_t key, const Move& m, bool own) const {
    const int pieces = bits::count(m.captured.word<typename Position<R>::Word>());
    const bool backwards = goes_back(p, m);
    if (pieces < 2 && !backwards) return false;
    int permille = own ? mistakes_.unseen_chances : mistakes_.unseen_answers;
    if (pieces < 2) permille /= 3;
    if (pieces > 2 || (pieces == 2 && backwards)) permille += permille / 2;
    const auto move = static_cast<std::uint64_t>(m.from) << 8 | static_cast<std::uint64_t>(m.to);
    return permille > 0 && mixed(key ^ salt_ ^ move) % 1000 < static_cast<std::uint64_t>(permille);
  }

 private:
  static std::uint64_t mixed(std::uint64_t x) {
    x = (x ^ x >> 30) * 0xBF58476D1CE4E5B9ULL;
    x = (x ^ x >> 27) * 0x94D049BB133111EBULL;
    return x ^ x >> 31;
  }

  static bool goes_back(const Position<R>& p, const Move& m) {
    const int way = R.board.cell(m.to).rank - R.board.cell(m.from).rank;
    return p.to_move == Side::White ? way <= 0 : way >= 0;
  }

  Mistakes mistakes_;
  std::uint64_t salt_;
};

}  // namespace damas

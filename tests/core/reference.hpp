// Owns a second, slow move generator for 8x8 boards, written from the sentences of the rule texts
// with nothing but an array of characters, to hold the fast one against.
#pragma once

#include <cctype>
#include <set>
#include <string>
#include <vector>

namespace reference {

using Place = std::pair<int, int>;  // file, rank

struct Mailbox {
  char at[8][8] = {};  // [file][rank]: w W b B or 0
  bool white_to_move = true;
};

// One legal move: where from, where to, what is taken, whether it crowns.
struct Found {
  Place from;
  Place to;
  std::set<Place> taken;
  bool crowned = false;

  friend auto operator<=>(const Found&, const Found&) = default;
};

class Generator {
 public:
  // Casual: the house rules of the article; else Brazilian.
  Generator(const Mailbox& box, bool casual) : box_(box), casual_(casual) {}

  std::set<Found> legal() {
    each_own_piece([this](Place p) { start_capture(p); });
    if (!casual_) keep_longest();
    if (captures_.empty() || casual_) each_own_piece([this](Place p) { quiet(p); });
    captures_.insert(quiet_.begin(), quiet_.end());
    return captures_;
  }

 private:
  static constexpr int ways[4][2] = {{1, 1}, {-1, 1}, {1, -1}, {-1, -1}};

  static bool inside(Place p) {
    return p.first >= 0 && p.first < 8 && p.second >= 0 && p.second < 8;
  }
  char piece(Place p) const { return box_.at[p.first][p.second]; }
  bool free(Place p) const { return inside(p) && piece(p) == 0; }
  bool enemy(Place p) const {
    if (!inside(p) || piece(p) == 0) return false;
    return (std::tolower(piece(p)) == 'w') != box_.white_to_move;
  }
  bool crown(Place p) const { return p.second == (box_.white_to_move ? 7 : 0); }
  static Place next(Place p, const int (&way)[2], int n = 1) {
    return {p.first + n * way[0], p.second + n * way[1]};
  }

  template <class F>
  void each_own_piece(F f) {
    for (int file = 0; file < 8; ++file) {
      for (int rank = 0; rank < 8; ++rank) {
        const char c = box_.at[file][rank];
        if (c != 0 && (std::tolower(c) == 'w') == box_.white_to_move) f(Place{file, rank});
      }
    }
  }

  void quiet(Place from) {
    const bool king = std::isupper(piece(from)) != 0;
    for (const auto& way : ways) {
      if (!king && (way[1] > 0) != box_.white_to_move) continue;
      for (int n = 1; free(next(from, way, n)); ++n) {
        const Place to = next(from, way, n);
        quiet_.insert({from, to, {}, !king && crown(to)});
        if (!king) break;
      }
    }
  }

  void start_capture(Place from) {
    from_ = from;
    moving_ = piece(from);
    box_.at[from.first][from.second] = 0;
    go_on(from, {});
    box_.at[from.first][from.second] = moving_;
  }

  // Tries every jump from `at`; captured pieces still stand on the board.
  bool go_on(Place at, std::set<Place> taken) {
    const bool king = std::isupper(moving_) != 0;
    const bool slides = king && (!casual_ || taken.empty());
    bool any = false;
    for (const auto& way : ways) {
      int n = 1;
      while (slides && free(next(at, way, n)))
        ++n;
      const Place victim = next(at, way, n);
      if (!enemy(victim) || taken.count(victim) != 0) continue;
      for (int m = n + 1; free(next(at, way, m)); ++m) {
        any = true;
        jump(next(at, way, m), victim, taken);
        if (!king || casual_) break;
      }
    }
    return any;
  }

  void jump(Place to, Place victim, std::set<Place> taken) {
    taken.insert(victim);
    const bool goes_on = go_on(to, taken);
    if (goes_on && !casual_) return;
    captures_.insert({from_, to, taken, std::islower(moving_) != 0 && crown(to)});
  }

  void keep_longest() {
    std::size_t most = 0;
    for (const Found& f : captures_)
      most = std::max(most, f.taken.size());
    for (auto it = captures_.begin(); it != captures_.end();) {
      it = it->taken.size() < most ? captures_.erase(it) : std::next(it);
    }
  }

  Mailbox box_;
  bool casual_;
  Place from_;
  char moving_ = 0;
  std::set<Found> captures_;
  std::set<Found> quiet_;
};

}  // namespace reference

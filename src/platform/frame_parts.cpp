#include "platform/frame_parts.hpp"

#include <algorithm>
#include <cstddef>
#include <limits>
#include <utility>

namespace damas {

namespace {

// Each area costs a walk through all parts.
constexpr std::size_t most_areas = 4;
// So far ahead a part is looked for that the other frame has next.
constexpr std::size_t most_skipped = 64;

std::int64_t size_of(const SDL_Rect& r) {
  return std::int64_t{r.w} * r.h;
}

SDL_Rect joined(const SDL_Rect& a, const SDL_Rect& b) {
  SDL_Rect both{};
  SDL_UnionRect(&a, &b, &both);
  return both;
}

// How many pixels more are drawn if the two are drawn as one.
std::int64_t cost_of_joining(const SDL_Rect& a, const SDL_Rect& b) {
  return size_of(joined(a, b)) - size_of(a) - size_of(b);
}

class Areas {
 public:
  void add(SDL_Rect area) {
    if (SDL_RectEmpty(&area) == SDL_TRUE) return;
    for (auto other = all_.begin(); other != all_.end();) {
      if (cost_of_joining(area, *other) > 0) {
        ++other;
        continue;
      }
      area = joined(area, *other);
      all_.erase(other);
      other = all_.begin();
    }
    all_.push_back(area);
    if (all_.size() > most_areas) join_cheapest();
  }

  // Grows areas until each indivisible part is inside or outside of each of them.
  void complete(std::span<const DrawnPart> parts) {
    for (bool grown = true; std::exchange(grown, false);) {
      for (const DrawnPart& part : parts) {
        for (SDL_Rect& area : all_) {
          if (!part.indivisible || !cuts(area, part.area)) continue;
          area = joined(area, part.area);
          grown = true;
        }
      }
    }
  }

  std::vector<SDL_Rect> take() { return std::move(all_); }

 private:
  static bool cuts(const SDL_Rect& area, const SDL_Rect& part) {
    SDL_Rect common{};
    return SDL_IntersectRect(&area, &part, &common) == SDL_TRUE &&
           SDL_RectEquals(&common, &part) != SDL_TRUE;
  }

  void join_cheapest() {
    std::int64_t least = std::numeric_limits<std::int64_t>::max();
    std::size_t first = 0;
    std::size_t second = 1;
    for (std::size_t i = 0; i < all_.size(); ++i) {
      for (std::size_t j = i + 1; j < all_.size(); ++j) {
        const std::int64_t cost = cost_of_joining(all_[i], all_[j]);
        if (cost >= least) continue;
        least = cost;
        first = i;
        second = j;
      }
    }
    const SDL_Rect both = joined(all_[first], all_[second]);
    all_.erase(all_.begin() + static_cast<std::ptrdiff_t>(second));
    all_.erase(all_.begin() + static_cast<std::ptrdiff_t>(first));
    add(both);
  }

  std::vector<SDL_Rect> all_;
};

// How many parts from `start` on come before that one; `most_skipped` if it does not come soon.
std::size_t parts_before(const DrawnPart& wanted, std::span<const DrawnPart> parts,
                         std::size_t start) {
  const auto next = parts.subspan(start, std::min(most_skipped, parts.size() - start));
  const auto found = std::find(next.begin(), next.end(), wanted);
  return found == next.end() ? most_skipped : static_cast<std::size_t>(found - next.begin());
}

}  // namespace

// Parts that both frames have in the same order give the same pixels, except where another part is
// drawn in only one of them. Missing some common parts only costs time.
std::vector<SDL_Rect> changed_areas(std::span<const DrawnPart> before,
                                    std::span<const DrawnPart> now) {
  Areas areas;
  std::size_t i = 0;
  std::size_t j = 0;
  while (i < before.size() && j < now.size()) {
    if (before[i] == now[j]) {
      ++i;
      ++j;
      continue;
    }
    const std::size_t gone = parts_before(now[j], before, i);
    const std::size_t come = parts_before(before[i], now, j);
    if (gone <= come) areas.add(before[i++].area);
    if (come <= gone) areas.add(now[j++].area);
  }
  for (; i < before.size(); ++i)
    areas.add(before[i].area);
  for (; j < now.size(); ++j)
    areas.add(now[j].area);
  areas.complete(now);
  return areas.take();
}

}  // namespace damas

// Owns Distances: the lengths of wins of few pieces, from tables that are computed when they are
// first asked for.
#pragma once

#include <functional>
#include <memory>
#include <optional>

#include "core/any_position.hpp"
#include "endgame/result.hpp"

namespace damas::endgame {

// When tables are computed: by a thread of their own, which in a page is its worker, or by find()
// itself, which a page never does.
enum class Computing : std::uint8_t { Beside, AtOnce };

class Tables;

class Distances {
 public:
  class Work;  // distances.cpp and distances_page.cpp have one each

  static constexpr int most_pieces = 4;

  using MakeTables = std::function<std::unique_ptr<Tables>(Variant)>;

  // `told` is called whenever more tables are known, by another thread; it may be empty. Tests
  // replace `make`.
  Distances(Variant variant, Computing computing, std::function<void()> told = {},
            MakeTables make = {});
  ~Distances();
  Distances(const Distances&) = delete;
  Distances& operator=(const Distances&) = delete;

  // Whether find() knows positions with this material soon, with either kind of Computing.
  static bool computes(const AnyPosition& position);

  // The result of a position of the variant, under perfect play and without draw rules. Nothing if
  // its tables are not computed yet or would be too large, or if there is no memory for them. With
  // Computing::AtOnce the first position of a material takes up to three seconds. Outside a page,
  // Computing::Beside also computes larger tables: four pieces on 50 squares take up to a minute
  // and 60 MB.
  std::optional<Result> find(const AnyPosition& position);
  // Grows when more is known, and when something cannot be known.
  int news() const;
  // Whether something that find() did not know is still being computed.
  bool awaits() const;

 private:
  std::unique_ptr<Work> work_;
};

}  // namespace damas::endgame

// Owns the endgame tables that explanations need, computed when they are first asked for.
#pragma once

#include <optional>

#include "endgame/distances.hpp"

namespace damas::coach {

class Endings {
 public:
  explicit Endings(Variant variant);

  // The result of a position of the variant, under perfect play and without draw rules. Nothing if
  // its tables would be too large. The first position of a material may take some seconds.
  std::optional<endgame::Result> find(const AnyPosition& position);

 private:
  endgame::Distances distances_;
};

}  // namespace damas::coach

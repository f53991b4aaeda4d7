// Owns the endgame tables that explanations need, computed when they are first asked for.
#pragma once

#include <memory>
#include <optional>

#include "endgame/tables.hpp"

namespace damas::coach {

class Endings {
 public:
  explicit Endings(Variant variant);

  // The result of a position of the variant, under perfect play and without draw rules. Nothing if
  // its tables would be too large. The first position of a material may take a tenth of a second.
  std::optional<endgame::Result> find(const AnyPosition& position);

 private:
  bool provide(const endgame::Material& material);

  Variant variant_;
  std::unique_ptr<endgame::Tables> tables_;
};

}  // namespace damas::coach

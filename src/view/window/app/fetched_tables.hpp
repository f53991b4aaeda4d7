// Owns FetchedTables: the shipped endgame tables of the variant that was asked for last.
#pragma once

#include <memory>

#include "core/variants.hpp"

namespace damas {

class App;
struct EndingTables;

class FetchedTables {
 public:
  // The first call for a variant fetches its tables; the answer is filled when they arrive, which
  // wakes the loop. Null where none can be fetched.
  std::shared_ptr<EndingTables> tables(Variant variant, const App& app);

 private:
  std::shared_ptr<EndingTables> last_;
};

}  // namespace damas

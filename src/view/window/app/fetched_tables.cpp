#include "view/window/app/fetched_tables.hpp"

#include "view/window/app/app.hpp"
#include "view/window/app/ending_tables.hpp"

namespace damas {

// The scene that asked may be gone when the tables arrive.
std::shared_ptr<EndingTables> FetchedTables::tables(Variant variant, const App& app) {
  if (!app.desktop().endings) return nullptr;
  if (last_ && last_->variant == variant) return last_;
  last_ = std::make_shared<EndingTables>(EndingTables{variant, nullptr});
  const auto computing =
      app.drive() == Drive::Caller ? endgame::Computing::AtOnce : endgame::Computing::Beside;
  app.desktop().endings(
      variant, [to = std::weak_ptr(last_), wake = app.waker(), computing](std::string_view packed) {
        const auto arrived = to.lock();
        if (!arrived) return;
        arrived->known =
            std::make_unique<endgame::KnownResults>(arrived->variant, packed, computing, wake);
        wake();
      });
  return last_;
}

}  // namespace damas

#include "engine/shipped_weights.hpp"

#include <array>
#include <mutex>
#include <optional>
#include <utility>

namespace damas {

namespace {

class Shelf {
 public:
  void fill_from(WeightsSource source) {
    const std::lock_guard lock(mutex_);
    source_ = std::move(source);
    known_ = {};
  }

  std::shared_ptr<const LearntWeights> find(Variant variant) {
    const std::lock_guard lock(mutex_);
    if (!source_) return nullptr;
    auto& known = known_[static_cast<std::size_t>(variant)];
    if (!known) known = source_(variant);
    return *known;
  }

 private:
  std::mutex mutex_;
  WeightsSource source_;
  std::array<std::optional<std::shared_ptr<const LearntWeights>>, variants.size()> known_;
};

Shelf& shelf() {
  static Shelf only;
  return only;
}

}  // namespace

void ship_weights(WeightsSource source) {
  shelf().fill_from(std::move(source));
}

std::shared_ptr<const LearntWeights> shipped_weights(Variant variant) {
  return shelf().find(variant);
}

}  // namespace damas

// Owns data that are shipped for variants and read when they are first asked for.
#pragma once

#include <array>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <utility>

#include "core/variants.hpp"

namespace damas {

// Thread-safe. Without a source there is nothing.
template <class Data>
class Shipped {
 public:
  // Returns null for a variant without data. Called at most once for each variant.
  using Source = std::function<std::shared_ptr<const Data>(Variant)>;

  // Drops what an earlier source gave.
  void use(Source source) {
    const std::lock_guard lock(mutex_);
    source_ = std::move(source);
    known_ = {};
  }

  // Null if there is none. Returns the same object each time.
  std::shared_ptr<const Data> find(Variant variant) {
    const std::lock_guard lock(mutex_);
    if (!source_) return nullptr;
    auto& known = known_[static_cast<std::size_t>(variant)];
    if (!known) known = source_(variant);
    return *known;
  }

 private:
  std::mutex mutex_;
  Source source_;
  std::array<std::optional<std::shared_ptr<const Data>>, variants.size()> known_;
};

}  // namespace damas

// Owns Delivery: bytes that a scene has requested, and that may arrive later, even after the scene
// was closed.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace damas {

class Delivery {
 public:
  using Use = std::function<void(std::string_view)>;
  // Calls `use` with the bytes: at once, or when they have been fetched.
  using Fetch = std::function<void(Use use)>;

  // Drops the previous request. Without `fetch` the bytes are empty. `wake` makes the loop update;
  // it may be empty.
  void request(const Fetch& fetch, std::function<void()> wake);
  // Requested, and not taken yet.
  bool pending() const { return arrived_ != nullptr; }
  // The bytes, once they have arrived.
  std::optional<std::string> take();

 private:
  std::shared_ptr<std::optional<std::string>> arrived_;  // null: nothing is requested
};

}  // namespace damas

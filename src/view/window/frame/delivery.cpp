#include "view/window/frame/delivery.hpp"

#include <utility>

namespace damas {

void Delivery::request(const Fetch& fetch, std::function<void()> wake) {
  arrived_ = std::make_shared<std::optional<std::string>>();
  if (!fetch) {
    arrived_->emplace();
    return;
  }
  fetch([to = std::weak_ptr(arrived_), wake = std::move(wake)](std::string_view bytes) {
    const auto arrived = to.lock();
    if (!arrived) return;
    arrived->emplace(bytes);
    if (wake) wake();
  });
}

std::optional<std::string> Delivery::take() {
  if (!arrived_ || !*arrived_) return std::nullopt;
  return *std::exchange(arrived_, nullptr);
}

}  // namespace damas

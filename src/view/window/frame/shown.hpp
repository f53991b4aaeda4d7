// Owns Shown: what a scene shows, which is drawn again only when it changes.
#pragma once

#include <optional>
#include <utility>

#include "view/window/app/app.hpp"

namespace damas {

template <class Content>
class Shown {
 public:
  const Content& operator*() const { return content_; }
  const Content* operator->() const { return &content_; }

  // Requests a drawing if the content is new, and returns the previous content.
  std::optional<Content> change(Content content, App& app) {
    if (content == content_) return std::nullopt;
    app.redraw();
    return std::exchange(content_, std::move(content));
  }

 private:
  Content content_;
};

}  // namespace damas

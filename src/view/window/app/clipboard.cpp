#include "view/window/app/clipboard.hpp"

#include <utility>

#include "view/window/app/app.hpp"

namespace damas {

bool Clipboard::copy(const std::string& text, std::string notice, App& app) {
  if (const auto& later = app.desktop().copy) {
    later(text, [&app, notice = std::move(notice)](bool copied) {
      app.notify(copied ? notice : app.tr(Text::NotCopied));
      app.waker()();
    });
    return true;
  }
  const auto& set = app.desktop().set_clipboard;
  if (!set || !set(text)) return false;
  app.notify(std::move(notice));
  return true;
}

void Clipboard::pass_link(const std::string& link, App& app) {
  if (!app.desktop().send_link) {
    app.copy(link);
    return;
  }
  app.desktop().send_link(link, [&app, link](bool sent) {
    if (!sent) app.copy(link);
  });
}

void Clipboard::paste(Pasted then, App& app) {
  const Desktop& desktop = app.desktop();
  const auto& later = desktop.read_clipboard;
  if (!later) return then(desktop.clipboard ? desktop.clipboard() : std::string{}, app);
  request_ = Request{std::move(then), nullptr, std::nullopt};
  later([this, &app](std::string text) {
    if (request_) request_->text = std::move(text);
    app.waker()();
  });
}

bool Clipboard::deliver(App& app) {
  if (!request_ || app.scenes().empty()) return false;
  const Scene* const top = &app.scenes().top();
  if (request_->scene == nullptr) request_->scene = top;
  if (request_->scene != top) {
    request_.reset();
    return false;
  }
  if (!request_->text) return false;
  const Request taken = *std::exchange(request_, std::nullopt);
  taken.then(*taken.text, app);
  return true;
}

}  // namespace damas

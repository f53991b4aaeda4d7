#include "view/window/problems/problem_shelf.hpp"

#include <utility>

#include "problems/packed_problems.hpp"
#include "view/text/names.hpp"
#include "view/window/app/app.hpp"
#include "view/window/frame/status.hpp"

namespace damas {

void ProblemShelf::request(Variant variant, App& app) {
  variant_ = variant;
  unreadable_ = false;
  Delivery::Fetch fetch;
  if (app.desktop().problems) {
    fetch = [&app, variant](Delivery::Use use) { app.desktop().problems(variant, std::move(use)); };
  }
  delivery_.request(fetch, app.waker());
}

std::optional<std::vector<problems::Problem>> ProblemShelf::take(App& app) {
  const std::optional<std::string> bytes = delivery_.take();
  if (!bytes) return std::nullopt;
  app.redraw();
  if (bytes->empty()) return std::nullopt;
  auto read = problems::problems_from(*bytes, variant_);
  auto* const all = std::get_if<std::vector<problems::Problem>>(&read);
  unreadable_ = all == nullptr || all->empty();
  if (unreadable_) return std::nullopt;
  return std::move(*all);
}

Status ProblemShelf::status(const App& app) const {
  if (delivery_.pending()) return Status::notice(app.tr(Text::Loading));
  const std::string variant = name(app.language(), variant_);
  return Status::notice(
      app.tr(unreadable_ ? Text::ProblemsUnreadable : Text::ProblemsNone, variant));
}

}  // namespace damas

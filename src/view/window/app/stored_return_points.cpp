#include "view/window/app/stored_return_points.hpp"

#include <optional>
#include <utility>

namespace damas {

StoredReturnPoints::StoredReturnPoints(const UserFiles* files, std::string_view name,
                                       StoreProblems& problems)
    : file_(files, name, StoreProblem::Kind::ReturnSetAside, problems) {
  read();
}

void StoredReturnPoints::read_again() {
  file_.forget_problems();
  points_.clear();
  text_.clear();
  read();
}

void StoredReturnPoints::read() {
  Expected<std::string> text = file_.read();
  if (!text && text.failure().kind == FailureKind::NotFound) return;
  auto points = text ? return_points_of(*text) : std::nullopt;
  if (points) {
    points_ = std::move(*points);
    text_ = std::move(text).value();
  } else {
    file_.set_aside();
  }
}

void StoredReturnPoints::keep(ReturnPoints points) {
  points_ = std::move(points);
  std::string text = points_.empty() ? std::string{} : to_text(points_);
  if (text == text_) return;
  text_ = std::move(text);
  if (!text_.empty()) return file_.write(text_);
  static_cast<void>(file_.try_remove());
}

void StoredReturnPoints::add_unwritten(KeptFiles& all) const {
  if (file_.is_unwritable()) file_.add_to(all, text_);
}

}  // namespace damas

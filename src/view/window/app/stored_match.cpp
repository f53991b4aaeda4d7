#include "view/window/app/stored_match.hpp"

#include <utility>
#include <variant>

#include "match/saved_match.hpp"

namespace damas {

StoredMatch::StoredMatch(const UserFiles* files, const std::string& name,
                         std::function<std::string()> left, StoreProblems& problems)
    : files_(files),
      left_(std::move(left)),
      problems_(&problems),
      file_(files, name, StoreProblem::Kind::MatchSetAside, problems) {
  read();
}

void StoredMatch::read_again() {
  file_.forget_problems();
  text_.reset();
  read();
}

void StoredMatch::read() {
  Expected<std::string> text = file_.read();
  if (!text && text.failure().kind == FailureKind::NotFound) return;
  const auto match = text ? restore(*text) : SaveError{};
  if (std::holds_alternative<SaveError>(match)) {
    file_.set_aside();
  } else if (!std::get<Match>(match).outcome()) {
    text_ = std::move(text).value();
  }
}

std::optional<Match> StoredMatch::restored(const EngineOptions& engine) const {
  if (!text_) return std::nullopt;
  auto restored = restore(*text_, engine);
  if (auto* match = std::get_if<Match>(&restored)) return std::move(*match);
  return std::nullopt;
}

void StoredMatch::keep(const Match& match) {
  if (match.outcome()) return forget();
  std::string text = save(match);
  // Must not overwrite a newer save of another program or page without need.
  if (text_ == text && !file_.is_unwritable()) return;
  text_ = std::move(text);
  file_.write(*text_);
}

void StoredMatch::forget() {
  text_.reset();
  file_.remove();
}

void StoredMatch::take_over_left() {
  if (text_ || files_ == nullptr || !left_) return;
  const std::string name = left_();
  if (name.empty()) return;
  file_ = StoredFile(files_, name, StoreProblem::Kind::MatchSetAside, *problems_);
  read();
}

void StoredMatch::add_unwritten(KeptFiles& all) const {
  if (file_.is_unwritable()) file_.add_to(all, text_.value_or(""));
}

}  // namespace damas

#include "view/window/openings/choose_opening.hpp"

#include <algorithm>
#include <array>
#include <limits>
#include <utility>

#include "book/shipped_books.hpp"
#include "view/text/names.hpp"
#include "view/window/app/app.hpp"
#include "view/window/dialogs/variant_list.hpp"

namespace damas {

namespace {

constexpr float dialog_width = 480;
// The person's moves in a line that can be chosen; the last one is no limit.
constexpr std::array lengths = {4, 8, 12, std::numeric_limits<int>::max()};

}  // namespace

ChooseOpening::ChooseOpening(const training::OpeningTask& present,
                             std::vector<PracticeStart> starts, Offered offered, Chosen chosen)
    : Overlay(dialog_width),
      task_(present),
      wanted_(present.side),
      variant_(variant_of(present.start)),
      starts_(std::move(starts)),
      offered_(std::move(offered)),
      chosen_(std::move(chosen)) {
  const auto found = std::find_if(starts_.begin(), starts_.end(), [&](const PracticeStart& each) {
    return each.position == present.start;
  });
  if (found != starts_.end()) start_ = static_cast<int>(found - starts_.begin());
  find_sides();
}

std::string ChooseOpening::title(const App& app) const {
  return app.tr(Text::OpeningsTitle);
}

void ChooseOpening::variant_row(Ui& ui, const App& app) {
  if (!short_variant_list(ui, app.language(), variants_with(has_book), variant_)) return;
  note_other_rows();
  find_sides();
}

// The openings of another variant are known once it has been chosen.
void ChooseOpening::start_row(Ui& ui, const App& app) {
  if (variant_ != present() || starts_.size() < 2) return;
  std::vector<ListEntry> entries;
  for (const PracticeStart& each : starts_) {
    std::string about = each.about;
    if (!each.sources.empty()) about += "\n" + each.sources;
    entries.push_back({each.name, about, {}});
  }
  if (ui.long_list(app.tr(Text::OpeningsOpening), entries, start_)) find_sides();
}

// Each question looks through the book, so it is asked only when the answer may be another one.
void ChooseOpening::find_sides() {
  sides_.clear();
  if (variant_ == present()) sides_ = offered_(starts_[static_cast<std::size_t>(start_)].position);
  if (sides_.empty()) sides_ = {Side::White, Side::Black};
}

// An opening after which the book has moves of one side only is practised by that side.
Side ChooseOpening::side() const {
  const bool offered = std::find(sides_.begin(), sides_.end(), wanted_) != sides_.end();
  return offered ? wanted_ : sides_.front();
}

training::OpeningTask ChooseOpening::task() const {
  training::OpeningTask shown = task_;
  shown.side = side();
  return shown;
}

void ChooseOpening::side_row(Ui& ui, const App& app) {
  std::vector<std::string> names;
  for (const Side side : sides_)
    names.push_back(name(app.language(), side));
  const auto found = std::find(sides_.begin(), sides_.end(), side());
  auto chosen = static_cast<int>(found - sides_.begin());
  if (ui.segments(app.tr(Text::SideLabel), names, chosen))
    wanted_ = sides_[static_cast<std::size_t>(chosen)];
}

void ChooseOpening::length_row(Ui& ui, const App& app) {
  std::vector<std::string> names;
  for (const int length : lengths)
    names.push_back(length == lengths.back() ? app.tr(Text::OpeningsWholeLength)
                                             : std::to_string(length));
  const auto found = std::find(lengths.begin(), lengths.end(), task_.own_moves);
  int chosen = found == lengths.end() ? 0 : static_cast<int>(found - lengths.begin());
  ui.segments(app.tr(Text::OpeningsLength), names, chosen);
  task_.own_moves = lengths[static_cast<std::size_t>(chosen)];
}

void ChooseOpening::content(Ui& ui, App& app) {
  variant_row(ui, app);
  start_row(ui, app);
  side_row(ui, app);
  length_row(ui, app);
  if (ui.button(app.tr(Text::Start), Emphasis::Primary)) confirmed(app);
}

void ChooseOpening::confirmed(App& app) {
  const Chosen chosen = chosen_;
  training::OpeningTask task = this->task();
  task.start = variant_ == present() ? starts_[static_cast<std::size_t>(start_)].position
                                     : start_of(variant_);
  close(app);
  chosen(task, app);
}

}  // namespace damas

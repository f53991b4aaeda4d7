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
                             std::vector<PracticeStart> starts, Chosen chosen)
    : Overlay(dialog_width),
      task_(present),
      variant_(variant_of(present.start)),
      starts_(std::move(starts)),
      chosen_(std::move(chosen)) {
  const auto found = std::find_if(starts_.begin(), starts_.end(), [&](const PracticeStart& each) {
    return each.position == present.start;
  });
  if (found != starts_.end()) start_ = static_cast<int>(found - starts_.begin());
}

std::string ChooseOpening::title(const App& app) const {
  return app.tr(Text::OpeningsTitle);
}

void ChooseOpening::variant_row(Ui& ui, const App& app) {
  if (short_variant_list(ui, app.language(), variants_with(has_book), variant_)) note_other_rows();
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
  ui.long_list(app.tr(Text::OpeningsOpening), entries, start_);
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
  const std::vector<std::string> sides = {name(app.language(), Side::White),
                                          name(app.language(), Side::Black)};
  int side = task_.side == Side::White ? 0 : 1;
  ui.segments(app.tr(Text::SideLabel), sides, side);
  task_.side = side == 0 ? Side::White : Side::Black;
  start_row(ui, app);
  length_row(ui, app);
  if (ui.button(app.tr(Text::Start), Emphasis::Primary)) confirmed(app);
}

void ChooseOpening::confirmed(App& app) {
  const Chosen chosen = chosen_;
  training::OpeningTask task = task_;
  task.start = variant_ == present() ? starts_[static_cast<std::size_t>(start_)].position
                                     : start_of(variant_);
  close(app);
  chosen(task, app);
}

}  // namespace damas

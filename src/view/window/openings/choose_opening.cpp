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

ChooseOpening::ChooseOpening(const training::OpeningTask& present, std::optional<AnyPosition> given,
                             const BookDelivery& delivered, Chosen chosen, App& app)
    : Overlay(dialog_width),
      task_(present),
      given_(std::move(given)),
      wanted_(present.side),
      variant_(variant_of(present.start)),
      chosen_(std::move(chosen)) {
  if (!has_book(variant_)) variant_ = variants_with(has_book).front();
  if (!delivered.pending()) keep(delivered, app);
  keep_top();
  request_book(app);
  find_sides();
}

std::string ChooseOpening::title(const App& app) const {
  return app.tr(Text::OpeningsTitle);
}

void ChooseOpening::variant_row(Ui& ui, App& app) {
  if (!short_variant_list(ui, app.language(), variants_with(has_book), variant_)) return;
  note_other_rows();
  request_book(app);
  find_sides();
  announce_notice(app);
}

// Unless it is known, or on the way since an earlier look at its variant.
void ChooseOpening::request_book(App& app) {
  const bool requested = delivery_.variant() == variant_ && delivery_.pending();
  if (choices() != nullptr || requested) return;
  delivery_.request(variant_, app);
  take_book(app);
}

// True if the book, which may be none, and the names have arrived now.
bool ChooseOpening::take_book(App& app) {
  if (!delivery_.take() || delivery_.pending()) return false;
  keep(delivery_, app);
  find_sides();
  note_other_rows();
  app.redraw();
  return true;
}

// Without a book nothing is known of its variant.
void ChooseOpening::keep(const BookDelivery& delivery, const App& app) {
  const std::shared_ptr<const Book>& book = delivery.book();
  if (!book) return;
  const Variant variant = delivery.variant();
  std::vector<PracticeStart> starts =
      practice_starts(app.language(), delivery.names(), book.get(), variant);
  const bool given = given_ && variant_of(*given_) == variant && *given_ != start_of(variant) &&
                     !training::sides_to_practise(*book, *given_).empty();
  if (given)
    starts.insert(starts.begin() + 1, {std::string(app.tr(Text::OpeningsGivenStart)), {}, *given_});
  const auto found = std::find_if(starts.begin(), starts.end(), [&](const PracticeStart& each) {
    return each.position == task_.start;
  });
  const int chosen = found == starts.end() ? 0 : static_cast<int>(found - starts.begin());
  known_.insert_or_assign(variant, Choices{book, std::move(starts), chosen});
}

void ChooseOpening::update(const Input& input, std::chrono::milliseconds elapsed, App& app) {
  if (take_book(app)) announce_notice(app);
  Overlay::update(input, elapsed, app);
}

const ChooseOpening::Choices* ChooseOpening::choices() const {
  const auto found = known_.find(variant_);
  return found == known_.end() ? nullptr : &found->second;
}

std::span<const PracticeStart> ChooseOpening::openings() const {
  const Choices* const all = choices();
  return all != nullptr ? std::span(all->starts) : std::span<const PracticeStart>{};
}

std::string ChooseOpening::notice(const App& app) const {
  if (choices() != nullptr) return {};
  if (delivery_.pending()) return app.tr(Text::Loading);
  return app.tr(Text::OpeningsNoBook, name(app.language(), variant_));
}

void ChooseOpening::announce_notice(const App& app) const {
  if (const std::string words = notice(app); !words.empty()) app.announce(words);
}

void ChooseOpening::start_row(Ui& ui, const App& app) {
  const auto found = known_.find(variant_);
  if (found == known_.end()) return ui.caption(notice(app).c_str());
  Choices& all = found->second;
  if (all.starts.size() < 2) return;
  std::vector<ListEntry> entries;
  for (const PracticeStart& each : all.starts)
    entries.push_back({each.name, each.about, {}});
  if (ui.long_list(app.tr(Text::OpeningsOpening), entries, all.chosen)) find_sides();
  if (const std::string about = about_start(); !about.empty()) ui.caption(about.c_str());
}

std::string ChooseOpening::about_start() const {
  const Choices* const all = choices();
  if (all == nullptr) return {};
  const PracticeStart& start = all->start();
  return start.sources.empty() ? start.about : start.about + "\n" + start.sources;
}

// Each question looks through the book, so it is asked only when the answer may be another one.
void ChooseOpening::find_sides() {
  sides_.clear();
  if (const Choices* const all = choices())
    sides_ = training::sides_to_practise(*all->book, all->start().position);
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
  ImGui::BeginDisabled(choices() == nullptr);
  if (ui.button(app.tr(Text::Start), Emphasis::Primary)) confirmed(app);
  ImGui::EndDisabled();
}

void ChooseOpening::confirmed(App& app) {
  const Choices* const all = choices();
  if (all == nullptr) return;
  const Chosen chosen = chosen_;
  training::OpeningTask task = this->task();
  task.start = all->start().position;
  close(app);
  chosen(task, app);
}

}  // namespace damas

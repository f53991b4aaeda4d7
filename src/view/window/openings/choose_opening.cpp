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
      choices_{variant_, std::move(starts), std::move(offered)},
      own_(choices_),
      chosen_(std::move(chosen)) {
  const auto& all = choices_.starts;
  const auto found = std::find_if(all.begin(), all.end(), [&](const PracticeStart& each) {
    return each.position == present.start;
  });
  if (found != all.end()) start_ = static_cast<int>(found - all.begin());
  keep_top();
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
}

void ChooseOpening::request_book(App& app) {
  book_.reset();
  names_.reset();
  const Variant of = variant_;
  Delivery::Fetch book;
  Delivery::Fetch names;
  if (of == own_.variant) {
    choices_ = own_;
    start_ = 0;
  } else {
    if (app.desktop().book)
      book = [&app, of](Delivery::Use use) { app.desktop().book(of, std::move(use)); };
    if (app.desktop().openings)
      names = [&app, of](Delivery::Use use) { app.desktop().openings(of, std::move(use)); };
  }
  book_delivery_.request(book, app.waker());
  names_delivery_.request(names, app.waker());
}

// A variant whose book cannot be read is practised from its start.
void ChooseOpening::take_book(App& app) {
  if (const auto text = names_delivery_.take(); text && !text->empty()) {
    auto read = OpeningNames::read(*text, variant_);
    if (auto* const names = std::get_if<OpeningNames>(&read)) names_ = std::move(*names);
  }
  if (const auto bytes = book_delivery_.take(); bytes && !bytes->empty()) {
    auto read = Book::from_bytes(*bytes, variant_);
    if (auto* const book = std::get_if<Book>(&read))
      book_ = std::make_shared<const Book>(std::move(*book));
  }
  if (known() || !book_ || names_delivery_.pending()) return;
  choices_ = {
      variant_, practice_starts(app.language(), names_ ? &*names_ : nullptr, book_.get(), variant_),
      [book = book_](const AnyPosition& s) { return training::sides_to_practise(*book, s); }};
  start_ = 0;
  find_sides();
  app.redraw();
}

void ChooseOpening::update(const Input& input, std::chrono::milliseconds elapsed, App& app) {
  take_book(app);
  Overlay::update(input, elapsed, app);
}

std::vector<PracticeStart> ChooseOpening::openings() const {
  return known() ? choices_.starts : std::vector<PracticeStart>{};
}

void ChooseOpening::start_row(Ui& ui, const App& app) {
  if (!known() || choices_.starts.size() < 2) return;
  std::vector<ListEntry> entries;
  for (const PracticeStart& each : choices_.starts)
    entries.push_back({each.name, each.about, {}});
  if (ui.long_list(app.tr(Text::OpeningsOpening), entries, start_)) find_sides();
  if (const std::string about = about_start(); !about.empty()) ui.caption(about.c_str());
}

std::string ChooseOpening::about_start() const {
  if (!known()) return {};
  const PracticeStart& start = chosen_start();
  return start.sources.empty() ? start.about : start.about + "\n" + start.sources;
}

// Each question looks through the book, so it is asked only when the answer may be another one.
void ChooseOpening::find_sides() {
  sides_.clear();
  if (known()) sides_ = choices_.offered(chosen_start().position);
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
  task.start = known() ? chosen_start().position : start_of(variant_);
  close(app);
  chosen(task, app);
}

}  // namespace damas

#include "view/window/review/headers_dialog.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

#include "core/pdn/date.hpp"
#include "view/text/pdn_sentences.hpp"
#include "view/window/app/app.hpp"

namespace damas {

namespace {

constexpr float dialog_width = 560;

struct Field {
  const char* tag;
  Text label;
};
constexpr std::array<Field, 6> fields = {{{"White", Text::White},
                                          {"Black", Text::Black},
                                          {"Event", Text::ReviewEvent},
                                          {"Site", Text::ReviewSite},
                                          {"Date", Text::ReviewDate},
                                          {"Round", Text::ReviewRound}}};
constexpr std::size_t date = 4;

}  // namespace

HeadersDialog::HeadersDialog(const PdnGame& game, TakeOver take_over)
    : Overlay(dialog_width), game_(game), take_over_(std::move(take_over)) {
  for (std::size_t i = 0; i < field_count; ++i)
    values_[i] = game.headers.value(fields[i].tag);
  const bool white_first = game.named_first == Side::White;
  scores_ = {white_first ? PdnScore::FirstWins : PdnScore::SecondWins, PdnScore::Draw,
             white_first ? PdnScore::SecondWins : PdnScore::FirstWins, PdnScore::Unknown};
  const auto known = std::find(scores_.begin(), scores_.end(), game.result.score);
  score_ = static_cast<int>(known - scores_.begin());
  if (known == scores_.end()) scores_.push_back(game.result.score);
}

std::string HeadersDialog::title(const App& app) const {
  return app.tr(Text::ReviewHeaders);
}

void HeadersDialog::content(Ui& ui, App& app) {
  for (const PdnError& error : game_.errors)
    ui.caption(sentence(app.language(), error).c_str());
  for (std::size_t i = 0; i < field_count; ++i) {
    if (ui.text_field(app.tr(fields[i].label), values_[i], i == date ? "2024.05.31" : "")) {
      complaint_.clear();
    }
  }
  result_row(ui, app);
  if (complaint_.empty()) return;
  ImGui::PushStyleColor(ImGuiCol_Text, im(app.theme().accent));
  ui.wrapped(complaint_.c_str());
  ImGui::PopStyleColor();
}

void HeadersDialog::result_row(Ui& ui, const App& app) {
  std::vector<std::string> names = {app.tr(Text::ReviewWhiteWins), app.tr(Text::Draw),
                                    app.tr(Text::ReviewBlackWins), app.tr(Text::ReviewUnknown)};
  if (scores_.size() > names.size()) {
    names.push_back(app.tr(Text::ReviewOtherResult, to_text(game_.result)));
  }
  ui.list(app.tr(Text::ReviewResult), names, score_);
}

PdnHeaders HeadersDialog::headers() const {
  PdnHeaders changed = game_.headers;
  for (std::size_t i = 0; i < field_count; ++i) {
    if (values_[i] == game_.headers.value(fields[i].tag)) continue;
    if (values_[i].empty()) {
      changed.remove(fields[i].tag);
    } else {
      changed.set(fields[i].tag, values_[i]);
    }
  }
  return changed;
}

PdnResult HeadersDialog::result() const {
  PdnResult changed = game_.result;
  changed.score = scores_[static_cast<std::size_t>(score_)];
  if (changed.score != PdnScore::Other) changed.text.clear();
  return changed;
}

bool HeadersDialog::date_is_fine() const {
  const std::string& text = values_[date];
  if (text.empty() || text == game_.headers.value(fields[date].tag)) return true;
  const bool unknown = text.find_first_not_of("?.") == std::string::npos;
  return unknown || parse_date(text).has_value();
}

void HeadersDialog::footer(Ui& ui, App& app) {
  const float cancel = std::floor(ImGui::GetContentRegionAvail().x / 3);
  if (ui.button(app.tr(Text::Cancel), Emphasis::Plain, cancel)) close(app);
  ImGui::SameLine();
  if (ui.button(app.tr(Text::Ok), Emphasis::Primary)) finish(app);
}

bool HeadersDialog::keep_typed(App& app) {
  if (!date_is_fine()) {
    complaint_ = app.tr(Text::ReviewDateExpected, values_[date]);
    app.redraw();
    return false;
  }
  take_over_(headers(), result(), app);
  return true;
}

void HeadersDialog::finish(App& app) {
  if (keep_typed(app)) close(app);
}

}  // namespace damas

#include "view/window/review/chance_graph.hpp"

#include <algorithm>
#include <cmath>
#include <string>

#include "core/pdn/build.hpp"
#include "view/text/analysis_sentences.hpp"
#include "view/text/names.hpp"
#include "view/window/app/app.hpp"
#include "view/window/kit/text_width.hpp"
#include "view/window/kit/widget_shapes.hpp"
#include "view/window/kit/widgets.hpp"

namespace damas {

namespace {

using analysis::AnalysedGame;
using analysis::Judgement;

constexpr float heading = 40;
constexpr float margin = 8;

// The edge of a ply's column, on whole units, so that it is not blurred.
float edge(const Rect& plot, int ply, int count) {
  return std::round(plot.x + plot.w * static_cast<float>(ply) / static_cast<float>(count));
}

class Plot {
 public:
  Plot(Ui& ui, const Rect& place, const GraphContent& content)
      : ui_(ui),
        list_(*ImGui::GetWindowDrawList()),
        place_(place),
        found_(*content.found),
        ply_(content.ply),
        count_(static_cast<int>(content.found->positions.size())) {}

  void draw() {
    const Theme& theme = ui_.theme();
    rect(place_, theme.black_man);
    for (int ply = 0; ply < count_; ++ply)
      column(ply);
    rect({place_.x, std::round(place_.center().y), place_.w, 1}, theme.accent);
    for (int ply = 1; ply < count_; ++ply)
      turning_point(ply);
    for (int ply = 1; ply < count_; ++ply)
      judgement(ply);
    if (ply_ >= 0 && ply_ < count_) {
      const float middle =
          std::round((edge(place_, ply_, count_) + edge(place_, ply_ + 1, count_)) / 2);
      rect({middle - 1, place_.y, 2, place_.h}, theme.accent);
    }
    ui_.outline(place_, 2, 1, ui_.gui().palette().border);
  }

  std::optional<int> ply_at(float x) const {
    const int ply =
        static_cast<int>(std::floor((x - place_.x) / place_.w * static_cast<float>(count_)));
    return std::clamp(ply, 0, count_ - 1);
  }

 private:
  void rect(const Rect& box, Color color) {
    list_.AddRectFilled(im(box.origin()), {box.right(), box.bottom()}, im(color));
  }

  // Draws White's part from below; positions that are not analysed yet stay empty.
  void column(int ply) {
    const float left = edge(place_, ply, count_);
    const float width = edge(place_, ply + 1, count_) - left;
    if (!found_.positions[static_cast<std::size_t>(ply)]) {
      return rect({left, place_.y, width, place_.h}, ui_.gui().palette().control);
    }
    const double white = found_.expected[static_cast<std::size_t>(ply)];
    const float height = std::round(place_.h * static_cast<float>(white));
    rect({left, place_.bottom() - height, width, height}, ui_.theme().white_man);
  }

  // A line through the position after the move.
  void turning_point(int ply) {
    const auto& move = found_.moves[static_cast<std::size_t>(ply - 1)];
    if (!move || !move->turning_point) return;
    const float middle =
        std::round((edge(place_, ply, count_) + edge(place_, ply + 1, count_)) / 2);
    rect({middle - 2, place_.y, 4, place_.h}, ui_.theme().hairline);
    rect({middle - 1, place_.y, 2, place_.h}, ui_.theme().victim);
  }

  // A dot above the position after the move, larger for a larger mistake.
  void judgement(int ply) {
    const auto& move = found_.moves[static_cast<std::size_t>(ply - 1)];
    if (!move || move->judgement == Judgement::Fine) return;
    const bool small = move->judgement == Judgement::Inaccuracy;
    const float size = move->judgement == Judgement::Blunder ? 8 : 6;
    const float middle = (edge(place_, ply, count_) + edge(place_, ply + 1, count_)) / 2;
    const float height =
        place_.h * static_cast<float>(found_.expected[static_cast<std::size_t>(ply)]);
    const float y = std::clamp(place_.bottom() - height, place_.y + size, place_.bottom() - size);
    const Rect dot = Rect::around({middle, y}, {size, size});
    ui_.fill(dot.inset(-1), size / 2 + 1, ui_.theme().hairline);
    ui_.fill(dot, size / 2, small ? ui_.theme().mark : ui_.theme().victim);
  }

  Ui& ui_;
  ImDrawList& list_;
  Rect place_;
  const AnalysedGame& found_;
  int ply_;
  int count_;
};

std::string side_text(Language language, const AnalysedGame& found, Side side) {
  const auto accuracy = found.accuracy[static_cast<std::size_t>(side)];
  return accuracy ? percent_text(language, *accuracy / 100) : std::string("\u2013");
}

Counted words_for(Judgement judgement) {
  if (judgement == Judgement::Inaccuracy) return Counted::AnalysisInaccuracies;
  return judgement == Judgement::Mistake ? Counted::AnalysisMistakes : Counted::AnalysisBlunders;
}

// "1 inaccuracy, 2 blunders", in signs "1 ?! 2 ??".
std::string counts_of_side(Language language, const AnalysedGame& found, Side side, bool in_signs) {
  std::string text;
  for (const Judgement judgement :
       {Judgement::Inaccuracy, Judgement::Mistake, Judgement::Blunder}) {
    const int count = found.count(side, judgement);
    if (count == 0) continue;
    if (!text.empty()) text += in_signs ? " " : ", ";
    text += in_signs ? std::to_string(count) + ' ' +
                           std::string(strength_of(analysis::nag_of(judgement)))
                     : counted(language, count, words_for(judgement));
  }
  return text.empty() ? tr(language, Text::AnalysisNoMistakes) : text;
}

std::string line_of_side(Language language, const AnalysedGame& found, Side side, SideForm form) {
  const Text text = form == SideForm::Brief ? Text::AnalysisOfSideShort : Text::AnalysisOfSide;
  return tr(language, text, name(language, side), side_text(language, found, side),
            counts_of_side(language, found, side, form != SideForm::Words));
}

// Takes its place from the right end of the row. `words`, for the tooltip and the screen reader,
// are longer than the text.
bool heading_button(Ui& ui, Rect& row, const char* text, const char* words) {
  const float width = text_width(text) + 4 * margin;
  const Rect box = {row.right() - width, row.y, width, row.h};
  row.w = std::max(0.0F, row.w - width - margin);
  ImGui::SetCursorScreenPos(im(box.origin()));
  // The finger may also press the plot below.
  const bool pressed = ImGui::InvisibleButton(text, {box.w, pressable(box.h)});
  const Rect face = box.inset(2);
  ui.fill(face, 6, ImGui::IsItemHovered() ? ui.gui().palette().active : ui.gui().palette().hovered);
  ui.focus_ring(face, 6, ui.theme().accent, words);
  Ui::tooltip(words);
  const float top = std::round(box.y + (box.h - ImGui::GetFontSize()) / 2);
  ImGui::GetWindowDrawList()->AddText({std::round(box.x + 2 * margin), top}, im(ui.theme().text),
                                      text);
  return pressed;
}

bool all_fit(const std::vector<std::string>& lines, float width) {
  return std::all_of(lines.begin(), lines.end(),
                     [width](const std::string& line) { return text_width(line) <= width; });
}

// As many lines as there are, in the middle of the row.
void heading_lines(Ui& ui, const Rect& row, const std::vector<std::string>& lines) {
  const float height = ImGui::GetFontSize();
  const float all = height * static_cast<float>(lines.size());
  float top = std::round(row.y + (row.h - all) / 2);
  for (const std::string& line : lines) {
    const std::string shown = with_ellipsis(line, row.w);
    ImGui::GetWindowDrawList()->AddText({row.x, top}, im(ui.theme().text), shown.c_str());
    top += height;
  }
}

// Answers the words for the screen reader.
std::string graph_heading(Ui& ui, const App& app, Rect row, const GraphContent& content,
                          GraphPressed& pressed) {
  const FontScope font(ui.gui(), GuiFont::Caption);
  if (content.progress) {
    const std::string said =
        app.tr(Text::AnalysisProgress, static_cast<int>(100 * *content.progress));
    pressed.stop = heading_button(ui, row, app.tr(Text::Stop), app.tr(Text::AnalysisStop));
    heading_lines(ui, row, {said});
    return said;
  }
  if (content.mistakes > 0) {
    const std::string about = app.tr(Text::LearnCount, content.mistakes);
    pressed.learn = heading_button(ui, row, app.tr(Text::LearnShort), about.c_str());
  }
  const Language language = app.language();
  const std::vector<std::string> words = lines_of_sides(language, *content.found, SideForm::Words);
  std::vector<std::string> shown = words;
  for (const SideForm form : {SideForm::Signs, SideForm::Brief}) {
    if (!all_fit(shown, row.w)) shown = lines_of_sides(language, *content.found, form);
  }
  heading_lines(ui, row, shown);
  if (shown != words) {
    ImGui::SetCursorScreenPos(im(row.origin()));
    ImGui::Dummy(im(row.size()));
    Ui::tooltip((words.front() + "\n" + words.back()).c_str());
  }
  return words.front() + ". " + words.back();
}

}  // namespace

std::string accuracy_text(Language language, const AnalysedGame& found) {
  return tr(language, Text::AnalysisAccuracy, side_text(language, found, Side::White),
            side_text(language, found, Side::Black));
}

std::vector<std::string> lines_of_sides(Language language, const AnalysedGame& found,
                                        SideForm form) {
  return {line_of_side(language, found, Side::White, form),
          line_of_side(language, found, Side::Black, form)};
}

GraphPressed graph_panel(Ui& ui, const App& app, const Rect& place, const GraphContent& content) {
  GraphPressed pressed;
  const Panel panel("graph", place, Panel::Kind::Flat, false);
  Rect rest = {place.x + margin, place.y, place.w - 2 * margin, place.h};
  const Rect row = take_top(rest, heading);
  const std::string said = graph_heading(ui, app, row, content, pressed);
  take_bottom(rest, margin);
  ImGui::SetCursorScreenPos(im(rest.origin()));
  ImGui::InvisibleButton("plot", im(rest.size()));
  Plot plot(ui, rest, content);
  plot.draw();
  ui.focus_ring(rest.inset(-2), 4, ui.theme().accent, app.tr(Text::AnalysisGraph, said));
  if (ImGui::IsItemActive()) pressed.ply = plot.ply_at(ImGui::GetIO().MousePos.x);
  return pressed;
}

}  // namespace damas

#include "view/window/help/help_scene.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

#include "view/text/names.hpp"
#include "view/window/app/app.hpp"
#include "view/window/app/button.hpp"
#include "view/window/app/preferences.hpp"
#include "view/window/app/return_point.hpp"
#include "view/window/dialogs/variant_list.hpp"
#include "view/window/help/rule_diagrams.hpp"
#include "view/window/kit/text_width.hpp"
#include "view/window/kit/widget_shapes.hpp"

namespace damas {

namespace {
constexpr float dialog_width = 720;
constexpr float gap = 24;
constexpr float diagram_side = 192;
constexpr float diagram_gap = 16;
constexpr float rule_gap = 14;
constexpr float indent = 20;
constexpr float least_text_width = 280;  // beside a diagram; otherwise the diagram is below
constexpr float arrow_width = 44;
constexpr float page_step = 0.85F;  // of the height, so that a line or two are seen again

// The previous or next variant in the list, cyclically.
int neighbour(int variant, int step) {
  const std::vector<int> order = variants_by_family();
  const int count = static_cast<int>(order.size());
  const auto place =
      static_cast<int>(std::find(order.begin(), order.end(), variant) - order.begin());
  return order[static_cast<std::size_t>((place + step + count) % count)];
}

bool leafs(Key key) {
  return key == Key::PageDown || key == Key::PageUp || key == Key::End || key == Key::Home;
}

// Scrolls the current window by a page.
void leaf(Key key) {
  const float page = page_step * ImGui::GetWindowHeight();
  float top = ImGui::GetScrollY();
  if (key == Key::PageDown) top += page;
  if (key == Key::PageUp) top -= page;
  if (key == Key::End) top = ImGui::GetScrollMaxY();
  if (key == Key::Home) top = 0;
  ImGui::SetScrollY(std::clamp(top, 0.0F, ImGui::GetScrollMaxY()));
}
}  // namespace

HelpScene::HelpScene(Variant variant, std::size_t draw_table, Page page)
    : Overlay(dialog_width), variant_(variant), draw_table_(draw_table), page_(page) {}

std::string HelpScene::title(const App& app) const {
  return app.tr(Text::HelpMenu);
}

void HelpScene::update(const Input& input, std::chrono::milliseconds elapsed, App& app) {
  for (const KeyPress& press : input.keys) {
    if (!leafs(press.key)) continue;
    leafing_ = press.key;
    app.redraw();
  }
  Overlay::update(input, elapsed, app);
}

void HelpScene::content(Ui& ui, App& app) {
  const std::vector<std::string> pages = {app.tr(Text::RulesMenu), app.tr(Text::KeysLabel),
                                          app.tr(Text::Online)};
  const float top = ImGui::GetCursorPosY();
  int page = static_cast<int>(page_);
  if (ui.tabs(pages, page)) {
    page_ = static_cast<Page>(page);
    ImGui::SetScrollY(0);
  }
  if (const auto key = std::exchange(leafing_, std::nullopt)) {
    leaf(*key);
    app.redraw();
  }
  // The dialog is as high as its tallest page, so its height does not change between pages.
  const float tallest =
      std::max(ui.measured([&] { rules(ui, app); }), ui.measured([&] { keys(ui, app); }));
  reserve(ImGui::GetCursorPosY() - top + tallest);
  if (page_ == Page::Rules) rules(ui, app);
  if (page_ == Page::Keys) keys(ui, app);
  if (page_ == Page::Online) online(ui, app);
}

void HelpScene::online(Ui& ui, const App& app) {
  for (const Text text :
       {Text::HelpOnlineClocks, Text::HelpOnlineOutage, Text::HelpOnlineAway,
        Text::HelpOnlineRating, Text::HelpOnlineAdjudication, Text::HelpOnlineWatch}) {
    ui.item(app.tr(text));
  }
}

void HelpScene::rules(Ui& ui, App& app) {
  if (written_in_ != app.language()) {
    written_in_ = app.language();
    rules_.clear();
    for (RuleLine& line : rule_lines(app.language(), variant_, draw_table_)) {
      std::vector<RuleDiagram> shown = rule_diagrams(variant_, line.rule);
      rules_.push_back({std::move(line), std::move(shown)});
    }
  }
  variant_row(ui, app);
  ui.caption(app.tr(Text::DiagramLegend));
  const float spacing = ImGui::GetStyle().ItemSpacing.x;
  ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, {spacing, rule_gap});
  for (const Rule& each : rules_)
    rule(ui, each);
  ImGui::PopStyleVar();
  sources(ui, app);
}

void HelpScene::variant_row(Ui& ui, App& app) {
  int chosen = static_cast<int>(variant_);
  const Size arrow_button{arrow_width, control_height()};
  if (icon_button(ui, {Icon::ChevronLeft, Text::PreviousVariant}, arrow_button, app)) {
    show(neighbour(chosen, -1), app);
  }
  ImGui::SameLine();
  const float spacing = ImGui::GetStyle().ItemSpacing.x;
  const float width = ImGui::GetContentRegionAvail().x - arrow_button.w - spacing;
  if (variant_list(ui, app.language(), app.tr(Text::VariantLabel), chosen, width)) {
    show(chosen, app);
  }
  ImGui::SameLine();
  if (icon_button(ui, {Icon::ChevronRight, Text::NextVariant}, arrow_button, app)) {
    show(neighbour(chosen, 1), app);
  }
}

std::optional<ReturnPoint> HelpScene::return_point(const App&) const {
  return ReturnPoint{destination::Help{variant_, draw_table_, page_}};
}

void HelpScene::show(int variant, App& app) {
  variant_ = static_cast<Variant>(variant);
  draw_table_ = 0;
  written_in_.reset();
  ImGui::SetScrollY(0);
  app.redraw();
}

// An inactive widget, so that the arrow keys can move from rule to rule.
void HelpScene::rule(Ui& ui, const Rule& rule) {
  const float width = ImGui::GetContentRegionAvail().x;
  const bool beside =
      rule.diagrams.size() == 1 && width - indent - diagram_side - diagram_gap >= least_text_width;
  const float line_width = beside ? width - diagram_side - diagram_gap : width;
  const ImVec2 start = ImGui::GetCursorPos();
  const float text_height = ui.measured([&] { ui.item(rule.line.sentence.c_str(), line_width); });
  const auto draw_diagrams = [&] { diagrams(ui, rule); };
  const float below = rule.diagrams.empty() ? 0 : ui.measured(draw_diagrams);
  const float spacing = ImGui::GetStyle().ItemSpacing.y;
  const float height = beside      ? std::max(text_height, below)
                       : below > 0 ? text_height + spacing + below
                                   : text_height;
  ImGui::InvisibleButton(rule.line.sentence.c_str(), {width, height});
  const ImVec2 end = ImGui::GetCursorPos();
  ui.focus_ring(item_rect().inset(-4), 6, ui.theme().accent, rule.line.sentence);
  ImGui::SetCursorPos(start);
  ui.item(rule.line.sentence.c_str(), line_width);
  if (beside) {
    ImGui::SetCursorPos({start.x + width - diagram_side, start.y});
  } else {
    ImGui::SetCursorPosX(start.x + indent);
  }
  draw_diagrams();
  ImGui::SetCursorPos(end);
}

// As many per row as fit.
void HelpScene::diagrams(Ui& ui, const Rule& rule) {
  Canvas& canvas = ui.gui().canvas();
  float left = ImGui::GetContentRegionAvail().x;
  ImGui::BeginGroup();  // further rows begin below the first diagram
  ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, {diagram_gap, ImGui::GetStyle().ItemSpacing.y});
  for (std::size_t i = 0; i < rule.diagrams.size(); ++i) {
    const RuleDiagram& diagram = rule.diagrams[i];
    const Size size = DiagramPainter::size_of(diagram, diagram_side, canvas.scale());
    if (i > 0 && left >= size.w) ImGui::SameLine();
    left -= size.w + diagram_gap;
    const ImVec2 at = ImGui::GetCursorScreenPos();
    ImGui::Dummy(im(size));
    if (!ImGui::IsItemVisible()) continue;
    const std::string key = std::string(info(variant_).id) + '/' +
                            std::to_string(static_cast<int>(rule.line.rule)) + '/' +
                            std::to_string(i);
    const Texture& texture = painter_.texture(canvas, key, diagram, diagram_side, ui.theme());
    const float exact = canvas.scale();
    const ImVec2 corner{std::round(at.x * exact) / exact, std::round(at.y * exact) / exact};
    ImGui::GetWindowDrawList()->AddImage(texture.id(), corner,
                                         {corner.x + static_cast<float>(texture.width()) / exact,
                                          corner.y + static_cast<float>(texture.height()) / exact});
  }
  ImGui::EndGroup();
  ImGui::PopStyleVar();
}

void HelpScene::sources(Ui& ui, const App& app) {
  const auto sentences = source_sentences(app.language(), variant_, draw_table_);
  if (sentences.empty()) return;
  ImGui::Separator();
  ui.caption(app.tr(Text::WhichText));
  for (const std::string& sentence : sentences)
    ui.item(sentence.c_str());
}

void HelpScene::keys(Ui& ui, App& app) {
  for (const Text text : {Text::HowToMouse, Text::HowToKeys, Text::HowToTyping, Text::HowToCaptures,
                          Text::HowToAnalysis, Text::HowToCoach, Text::HowToPosition}) {
    ui.item(app.tr(text));
  }
  if (app.offers(Action::Compare)) ui.item(app.tr(Text::HowToCompare));
  ImGui::Separator();
  float column = 0;
  for (std::size_t i = 0; i < action_count; ++i) {
    const char* text = app.tr(name_of(static_cast<Action>(i)));
    column = std::max(column, text_width(text) + gap);
  }
  for (std::size_t i = 0; i < action_count; ++i) {
    const auto action = static_cast<Action>(i);
    if (!app.offers(action)) continue;
    std::string bound = app.preferences().keys.text(app.language(), action);
    if (action == Action::Help) bound += ", ?";
    ImGui::TextUnformatted(app.tr(name_of(action)));
    ImGui::SameLine(column);
    ImGui::PushStyleColor(ImGuiCol_Text, im(ui.theme().muted));
    ui.wrapped(bound.c_str());
    ImGui::PopStyleColor();
  }
}

}  // namespace damas

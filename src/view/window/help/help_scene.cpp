#include "view/window/help/help_scene.hpp"

#include <algorithm>
#include <vector>

#include "view/text/names.hpp"
#include "view/window/app.hpp"
#include "view/window/help/rules_text.hpp"
#include "view/window/preferences.hpp"

namespace damas {

namespace {
constexpr float dialog_width = 640;
constexpr float gap = 24;
}  // namespace

HelpScene::HelpScene(Variant variant, std::size_t draw_table, Page page)
    : Overlay(dialog_width), variant_(variant), draw_table_(draw_table), page_(page) {}

std::string HelpScene::title(const App& app) const {
  return app.tr(Text::HelpMenu);
}

void HelpScene::content(Ui& ui, App& app) {
  const std::vector<std::string> pages = {app.tr(Text::RulesOf, name(app.language(), variant_)),
                                          app.tr(Text::KeysLabel)};
  const float top = ImGui::GetCursorPosY();
  int page = static_cast<int>(page_);
  if (ui.tabs(pages, page)) {
    page_ = static_cast<Page>(page);
    ImGui::SetScrollY(0);
  }
  // Turning a page does not change the dialog's height.
  const float tallest =
      std::max(ui.measured([&] { rules(ui, app); }), ui.measured([&] { keys(ui, app); }));
  reserve(ImGui::GetCursorPosY() - top + tallest);
  if (page_ == Page::Rules) {
    rules(ui, app);
  } else {
    keys(ui, app);
  }
}

void HelpScene::rules(Ui& ui, App& app) {
  for (const std::string& sentence : rule_sentences(app.language(), variant_, draw_table_)) {
    ui.item(sentence.c_str());
  }
}

void HelpScene::keys(Ui& ui, App& app) {
  for (const Text text :
       {Text::HowToMouse, Text::HowToKeys, Text::HowToTyping, Text::HowToCaptures}) {
    ui.item(app.tr(text));
  }
  ImGui::Separator();
  float column = 0;
  for (std::size_t i = 0; i < action_count; ++i) {
    const char* text = app.tr(name_of(static_cast<Action>(i)));
    column = std::max(column, ImGui::CalcTextSize(text).x + gap);
  }
  for (std::size_t i = 0; i < action_count; ++i) {
    const auto action = static_cast<Action>(i);
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

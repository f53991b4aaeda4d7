// The search for a position in the list of the database.
#include <algorithm>
#include <memory>
#include <utility>

#include "view/window/app/app.hpp"
#include "view/window/app/preferences.hpp"
#include "view/window/library/base_scene.hpp"
#include "view/window/library/pattern_scene.hpp"
#include "view/window/library/pattern_words.hpp"
#include "view/window/library/room.hpp"

namespace damas {

namespace {

constexpr float widest_clear = 200;

}  // namespace

// With the pattern of the search; without one, with an empty board of the usual variant.
void BaseScene::edit_pattern(App& app) {
  PositionPattern first;
  first.variant = usual_variant(app);
  edit_pattern(list_.search().pattern.value_or(first), app);
}

void BaseScene::edit_pattern(const PositionPattern& first, App& app) {
  app.scenes().push(
      std::make_unique<PatternScene>(first, [this](const std::optional<PositionPattern>& pattern,
                                                   App& a) { search_position(pattern, a); }));
}

// That of the search, else of the selected game.
Variant BaseScene::usual_variant(const App& app) const {
  if (list_.search().games.variant) return *list_.search().games.variant;
  const bool known = selected_ && list_.row_of(*selected_) && !list_.waiting();
  return known ? list_.entry(*selected_).variant : app.preferences().new_game.variant;
}

// A search that goes on is announced at its end.
void BaseScene::search_position(const std::optional<PositionPattern>& pattern, App& app) {
  BaseSearch wanted = list_.search();
  wanted.pattern = pattern;
  search(wanted, app);
  if (!list_.waiting()) app.announce(count_sentence(app));
}

// The row below the games: what is missing or wrong, else the position that they reach.
void BaseScene::notes_panel(Ui& ui, App& app) {
  const std::optional<PositionPattern>& pattern = list_.search().pattern;
  const std::string wrong = complaint(app);
  if (wrong.empty() && !pattern) return;
  const Room room("base-notes", layout_.note);
  float left = ListLayout::gap;
  if (pattern) {
    const float width = std::min(widest_clear, layout_.note.w / 2);
    if (ui.button(app.tr(Text::LibraryAnyPosition), Emphasis::Plain, width))
      return search_position(std::nullopt, app);
    left = width + ListLayout::gap;
  }
  const std::string position =
      pattern ? app.tr(Text::LibraryWithPosition, words_of(app.language(), *pattern)) : "";
  ImGui::SetCursorPos({left, 4});
  ui.caption(wrong.empty() ? position.c_str() : wrong.c_str(), layout_.note.w - left);
}

}  // namespace damas

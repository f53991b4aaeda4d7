#include "view/window/online/game_line.hpp"

#include <algorithm>

#include "view/text/names.hpp"
#include "view/window/app/app.hpp"
#include "view/window/kit/text_width.hpp"
#include "view/window/kit/widget_shapes.hpp"
#include "view/window/online/words.hpp"

namespace damas {

namespace {

constexpr float line_height = 56;

std::string result(const net::GameLine& game, const std::optional<net::UserId>& me,
                   const App& app) {
  std::string text;
  if (!game.winner) {
    text = app.tr(Text::OnlineDrawn);
  } else if (me && game.players[*game.winner].user == *me) {
    text = app.tr(Text::OnlineWon);
  } else if (me && game.players[opponent(*game.winner)].user == *me) {
    text = app.tr(Text::OnlineLostGame);
  } else {
    text = app.tr(*game.winner == Side::White ? Text::LibraryWhiteWins : Text::LibraryBlackWins);
  }
  return game.reason ? text + " (" + name(app.language(), *game.reason) + ")" : text;
}

}  // namespace

GameLineText text_of(const net::GameLine& game, const std::optional<net::UserId>& me,
                     const App& app) {
  const Language language = app.language();
  GameLineText text;
  const auto shown = [&](net::Person person) {
    person.name = name_to(me, language, person);
    return name_and_rating(language, person);
  };
  text.who = app.tr(Text::OnlinePair, shown(game.players.white), shown(game.players.black));
  text.about = name(language, game.variant) + " · " + name(language, game.time) + " · " +
               counted(language, game.plies, Counted::OnlineMoves);
  if (game.opening) text.about += std::string(" · ") + app.tr(Text::OnlineLineDrawnOpening);
  if (game.ended) {
    text.about = result(game, me, app) + " · " + text.about;
    if (const auto& day_of = app.desktop().day_of) text.when = day_of(*game.ended);
    std::replace(text.when.begin(), text.when.end(), '.', '-');
  }
  return text;
}

bool game_line(Ui& ui, const char* id, const GameLineText& text) {
  const float width = ImGui::GetContentRegionAvail().x;
  const bool pressed = ImGui::InvisibleButton(id, {width, line_height});
  const Rect box = item_rect();
  const GuiPalette& palette = ui.gui().palette();
  ui.fill(box, 8, ImGui::IsItemHovered() ? palette.hovered : palette.control);
  ui.focus_ring(box.inset(2), 6, palette.accent, text.who + ", " + text.about);
  const float room = box.w - 24;
  ImDrawList* const list = ImGui::GetWindowDrawList();
  float room_of_names = room;
  if (!text.when.empty()) {
    const FontScope font(ui.gui(), GuiFont::Caption);
    const float day = text_width(text.when);
    list->AddText({box.right() - 12 - day, box.y + 10}, im(palette.muted), text.when.c_str());
    room_of_names -= day + 12;
  }
  list->AddText({box.x + 12, box.y + 8}, im(palette.text),
                with_ellipsis(text.who, room_of_names).c_str());
  const FontScope font(ui.gui(), GuiFont::Caption);
  list->AddText({box.x + 12, box.y + 31}, im(palette.muted),
                with_ellipsis(text.about, room).c_str());
  return pressed;
}

}  // namespace damas

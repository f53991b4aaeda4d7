#include "view/window/puzzle/options.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <string>
#include <vector>

#include "platform/canvas.hpp"
#include "view/text/puzzle_sentences.hpp"
#include "view/window/app/app.hpp"
#include "view/window/app/store.hpp"
#include "view/window/kit/text_width.hpp"
#include "view/window/kit/widget_shapes.hpp"
#include "view/window/puzzle/help.hpp"
#include "view/window/puzzle/pictures.hpp"

namespace damas {

namespace {

constexpr float dialog_width = 560;
constexpr float narrowest_face = 56;
constexpr float widest_face = 88;
constexpr float gap = 8;
constexpr std::array faces{PuzzleFace::Numbers, PuzzleFace::Bay, PuzzleFace::Toucan,
                           PuzzleFace::Houses, PuzzleFace::Own};

Text name_of(PuzzleFace face) {
  switch (face) {
    case PuzzleFace::Numbers:
      return Text::PuzzleNumbers;
    case PuzzleFace::Bay:
      return Text::PuzzleBay;
    case PuzzleFace::Toucan:
      return Text::PuzzleToucan;
    case PuzzleFace::Houses:
      return Text::PuzzleHouses;
    case PuzzleFace::Own:
      break;
  }
  return Text::PuzzleOwnPicture;
}

}  // namespace

PuzzleOptions::PuzzleOptions(const App& app, const PuzzlePictures& pictures, Answers answers)
    : Overlay(dialog_width),
      pictures_(pictures),
      answers_(std::move(answers)),
      choice_(app.preferences().puzzle) {}

std::string PuzzleOptions::title(const App& app) const {
  return app.tr(Text::OptionsTitle);
}

void PuzzleOptions::content(Ui& ui, App& app) {
  deal_rows(ui, app);
  face_rows(ui, app);
  if (answers_.link && ui.button(label(*answers_.link, app).c_str()))
    press(*answers_.link, {}, app);
  if (!ui.button(app.tr(Text::HelpMenu))) return;
  app.scenes().push(std::make_unique<PuzzleHelp>());
  app.redraw();
}

void PuzzleOptions::deal_rows(Ui& ui, const App& app) {
  std::vector<std::string> sizes;
  for (int side = puzzle::ExactTable::side; side <= puzzle::Board::max_side; ++side)
    sizes.push_back(puzzle_size(side));
  int size = choice_.side - puzzle::ExactTable::side;
  ui.segments(app.tr(Text::PuzzleSize), sizes, size);
  choice_.side = size + puzzle::ExactTable::side;
  std::vector<std::string> difficulties;
  for (const puzzle::Difficulty each : puzzle::all_difficulties)
    difficulties.emplace_back(name(app.language(), each));
  int difficulty = static_cast<int>(choice_.difficulty);
  ui.segments(app.tr(Text::PuzzleDifficulty), difficulties, difficulty);
  choice_.difficulty = static_cast<puzzle::Difficulty>(difficulty);
  ui.caption(
      record_sentence(app.language(), choice_.side, app.store().puzzle().records().of(choice_.side))
          .c_str());
}

void PuzzleOptions::face_rows(Ui& ui, App& app) {
  const float width = ImGui::GetContentRegionAvail().x;
  const auto count = static_cast<float>(faces.size());
  const float each = std::floor((width + gap) / count - gap);
  const bool one_row = each >= narrowest_face;
  const float side = one_row ? std::min(each, widest_face) : std::floor((width + gap) / 3 - gap);
  ui.caption(app.tr(Text::PuzzleTiles));
  const float left = ImGui::GetCursorPosX();
  float x = left;
  std::optional<PuzzleFace> pressed;
  for (const PuzzleFace face : faces) {
    if (x > left) ImGui::SameLine(x, 0);
    if (face_button(ui, app, face, side)) pressed = face;
    x += side + gap;
    if (x + side > left + width + 1) x = left;
  }
  if (pressed == PuzzleFace::Own && !pictures_.has_own()) {
    answers_.choose_picture(app);
  } else if (pressed) {
    app.change_preferences([&](Preferences& p) { p.puzzle.face = *pressed; });
  }
  if (ui.button(app.tr(Text::PuzzleChoosePicture))) answers_.choose_picture(app);
  bool numbered = app.preferences().puzzle.numbered;
  if (!ui.toggle(app.tr(Text::PuzzleNumbered), numbered)) return;
  app.change_preferences([&](Preferences& p) { p.puzzle.numbered = numbered; });
}

bool PuzzleOptions::face_button(Ui& ui, const App& app, PuzzleFace face, float width) {
  const char* label = app.tr(name_of(face));
  const GuiPalette& palette = ui.gui().palette();
  const FontScope font(ui.gui(), GuiFont::Caption);
  const float line = ImGui::GetFontSize();
  const bool pressed = ImGui::InvisibleButton(label, {width, width + line + 4});
  const Rect box = item_rect();
  const Rect frame{box.x, box.y, width, width};
  ui.fill(frame, 8, ImGui::IsItemHovered() ? palette.hovered : palette.control);
  Canvas& canvas = ui.gui().canvas();
  const Rect inside = frame.inset(6);
  const int pixels = static_cast<int>(std::lround(inside.w * canvas.scale()));
  if (const Texture* picture = pictures_.thumbnail(canvas, face, pixels)) {
    ImGui::GetWindowDrawList()->AddImage(picture->id(), im(inside.origin()),
                                         {inside.right(), inside.bottom()});
  } else {
    ui.icon(face == PuzzleFace::Own ? Icon::Plus : Icon::Puzzle,
            Rect::around(frame.center(), {24, 24}), palette.muted);
  }
  const bool chosen = app.preferences().puzzle.face == face;
  if (chosen) ui.outline(frame, 8, 3, palette.accent);
  ui.focus_ring(frame.inset(-3), 11, palette.text, ui.said(label, chosen));
  const float text = text_width(label);
  const float at = box.x + std::max(0.0F, std::round((width - text) / 2));
  ImGui::PushClipRect(im(box.origin()), {box.right(), box.bottom()}, true);
  ImGui::GetWindowDrawList()->AddText({at, frame.bottom() + 3},
                                      im(chosen ? palette.text : palette.muted), label);
  ImGui::PopClipRect();
  return pressed;
}

void PuzzleOptions::footer(Ui& ui, App& app) {
  const float width = ImGui::GetContentRegionAvail().x;
  if (ui.button(app.tr(Text::PuzzleDaily), Emphasis::Plain, std::floor(width * 0.48F)))
    deal(puzzle_command::Daily{}, app);
  ImGui::SameLine();
  if (ui.button(app.tr(Text::PuzzleDeal), Emphasis::Primary)) confirmed(app);
}

void PuzzleOptions::confirmed(App& app) {
  deal(puzzle_command::Deal{}, app);
}

void PuzzleOptions::deal(const PuzzleCommand& command, App& app) {
  app.change_preferences([&](Preferences& p) {
    p.puzzle.side = choice_.side;
    p.puzzle.difficulty = choice_.difficulty;
  });
  answers_.command(command);
  close(app);
}

}  // namespace damas

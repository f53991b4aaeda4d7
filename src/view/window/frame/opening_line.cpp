#include "view/window/frame/opening_line.hpp"

#include <cmath>
#include <string_view>
#include <utility>

#include "openings/opening_names.hpp"
#include "view/text/opening_sentences.hpp"
#include "view/window/app/app.hpp"
#include "view/window/kit/text_width.hpp"
#include "view/window/kit/widgets.hpp"

namespace damas {

namespace {

constexpr float row_height = 28;
constexpr float lowest_list = 64;
constexpr float margin = 16;

std::string spoken(const std::string& line) {
  std::string words;
  for (const char c : line) {
    if (c == '\n') words += '.';
    words += c == '\n' ? ' ' : c;
  }
  return words;
}

}  // namespace

struct OpeningLine::Source {
  Variant variant = Variant::Brazilian;
  std::optional<OpeningNames> names;  // once they are here
};

OpeningLine::OpeningLine() = default;
OpeningLine::~OpeningLine() = default;

// The scene may be closed when the names arrive.
bool OpeningLine::ready(const Game& game, App& app) {
  if (source_ && source_->variant == game.variant()) return source_->names.has_value();
  opening_ = nullptr;
  source_ = std::make_shared<Source>(Source{game.variant(), std::nullopt});
  app.desktop().openings(game.variant(),
                         [to = std::weak_ptr(source_), wake = app.waker()](std::string_view text) {
                           const auto source = to.lock();
                           if (!source || text.empty()) return;
                           auto read = OpeningNames::read(text, source->variant);
                           if (auto* const names = std::get_if<OpeningNames>(&read))
                             source->names = std::move(*names);
                           if (wake) wake();
                         });
  return source_->names.has_value();
}

void OpeningLine::follow(const Game& game, App& app) {
  const bool begun = game.ply() > 0 && game.start() == start_of(game.variant());
  if (!begun || !app.desktop().openings || !ready(game, app)) {
    opening_ = nullptr;
    position_.reset();
    return;
  }
  if (position_ && ply_ == game.ply() && *position_ == game.position()) return;
  position_ = game.position();
  ply_ = game.ply();
  opening_ = source_->names->find(game);
}

std::string OpeningLine::text(Language language) const {
  if (opening_ == nullptr) return {};
  return opening_line(language, *opening_) + "\n" + sources_of(language, *opening_, "\n");
}

void OpeningLine::name(PdnGame& game) const {
  if (opening_ != nullptr && !game.headers.find("Opening"))
    game.headers.set("Opening", opening_->name);
}

float opening_line_height(float room, const std::string& line, bool fingers) {
  const float height = pressable(row_height, fingers);
  return line.empty() || room < lowest_list + height ? 0 : height;
}

void opening_row(Ui& ui, App& app, const std::string& line, float height) {
  if (height <= 0) return;
  const Rect row =
      Rect::at(from_im(ImGui::GetCursorScreenPos()), {ImGui::GetContentRegionAvail().x, height});
  if (ImGui::InvisibleButton("opening", im(row.size()))) app.notify(line);
  if (ImGui::IsItemHovered()) ui.fill(row, 6, ui.gui().palette().hovered);
  ui.focus_ring(row.inset(2), 5, ui.theme().accent, spoken(line));
  Ui::tooltip(line.c_str());
  const FontScope font(ui.gui(), GuiFont::Caption);
  const std::string shown = with_ellipsis(line.substr(0, line.find('\n')), row.w - 2 * margin);
  const float top = std::round(row.y + (row.h - ImGui::GetFontSize()) / 2);
  ImGui::GetWindowDrawList()->AddText({row.x + margin, top}, im(ui.theme().muted), shown.c_str());
}

}  // namespace damas

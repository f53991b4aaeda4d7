#include "view/window/editor/fen_field.hpp"

#include <algorithm>

#include "view/text/sentences.hpp"
#include "view/window/kit/widget_shapes.hpp"
#include "view/window/kit/widgets.hpp"

namespace damas {

namespace {

constexpr float inside = 12;

// Draws the frame itself, with ImGui's field inside.
bool text_field(Ui& ui, std::span<char> text, float width, bool wrong) {
  const Rect box = Rect::at(from_im(ImGui::GetCursorScreenPos()), {width, control_height()});
  ui.fill(box, 8, ui.gui().palette().control);
  ImGui::PushStyleVar(ImGuiStyleVar_FramePadding,
                      {inside, (control_height() - ImGui::GetFontSize()) / 2});
  for (const ImGuiCol color : {ImGuiCol_FrameBg, ImGuiCol_FrameBgHovered, ImGuiCol_FrameBgActive}) {
    ImGui::PushStyleColor(color, im(colors::transparent));
  }
  ImGui::SetNextItemWidth(width);
  const bool changed = ImGui::InputText("##fen", text.data(), text.size());
  ImGui::PopStyleColor(3);
  ImGui::PopStyleVar();
  if (wrong || ImGui::IsItemActive()) ui.outline(box, 8, 2, ui.theme().accent);
  ui.focus_ring(box, 8, ui.theme().accent,
                ImGui::IsItemActive() ? "" : std::string("FEN: ") + text.data());
  return changed;
}

}  // namespace

std::variant<AnyPosition, FenError> read_position(Variant variant, std::string_view text) {
  constexpr std::string_view tag = "[FEN \"";
  const std::size_t found = text.find(tag);
  const std::size_t begin = found == std::string_view::npos ? 0 : found + tag.size();
  std::string_view fen = text.substr(begin);
  if (begin > 0) fen = fen.substr(0, fen.find('"'));
  auto read = parse_fen(variant, fen);
  if (auto* error = std::get_if<FenError>(&read)) error->at += begin;
  return read;
}

std::optional<BoardEdit> FenField::panel(Ui& ui, const BoardEdit& board, Language language,
                                         float width) {
  if (!typing_ && error_.empty()) {
    const std::string fen = to_fen(board.position());
    text_.fill('\0');
    std::copy_n(fen.begin(), std::min(fen.size(), text_.size() - 1), text_.begin());
  }
  const bool changed = text_field(ui, text_, width, !error_.empty());
  typing_ = ImGui::IsItemActive();
  const bool done = ImGui::IsItemDeactivatedAfterEdit();
  if (!changed && !done) return std::nullopt;
  const auto typed = read(board, language);
  return done ? typed : std::nullopt;
}

std::optional<BoardEdit> FenField::read(const BoardEdit& board, Language language) {
  const std::string_view text = text_.data();
  const auto read = read_position(board.variant(), text);
  if (const auto* error = std::get_if<FenError>(&read)) {
    error_ = sentence(language, *error, text, board.variant());
    return std::nullopt;
  }
  error_.clear();
  return BoardEdit(std::get<AnyPosition>(read));
}

void FenField::type(std::string_view text, const BoardEdit& board, Language language) {
  text_.fill('\0');
  std::copy_n(text.begin(), std::min(text.size(), text_.size() - 1), text_.begin());
  static_cast<void>(read(board, language));
}

void FenField::reset() {
  error_.clear();
}

}  // namespace damas

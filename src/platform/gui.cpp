#include "platform/gui.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

#include <SDL.h>
#include <imgui.h>
#include <imgui_impl_sdlrenderer2.h>
#include <imgui_internal.h>

#include "platform/canvas_state.hpp"
#include "platform/desktop.hpp"
#include "platform/gui_internals.hpp"
#include "platform/gui_parts.hpp"
#include "platform/gui_pixels.hpp"
#include "platform/gui_state.hpp"
#include "platform/letters.hpp"
#include "platform/sdl_video.hpp"

namespace damas {

namespace {

// `scale`: the whole number of pixels for one unit of the data.
void draw_scaled(SDL_Renderer* renderer, ImDrawData& drawn, int scale) {
  const auto unit = static_cast<float>(scale);
  SDL_RenderSetScale(renderer, unit, unit);
  ImGui_ImplSDLRenderer2_RenderDrawData(&drawn);
  SDL_RenderSetScale(renderer, 1, 1);
}

}  // namespace

Gui::Gui(Canvas& canvas) : state_(std::make_unique<State>(canvas)) {
  ImGuiIO& io = state_->io();
  io.IniFilename = nullptr;
  io.LogFilename = nullptr;
  io.ConfigFlags |= ImGuiConfigFlags_NavEnableKeyboard;
  io.ConfigInputTextCursorBlink = false;  // each blink would need a frame
  io.ConfigWindowsMoveFromTitleBarOnly = true;
  io.ClipboardUserData = state_.get();
  io.GetClipboardTextFn = [](void* state) {
    auto& kept = static_cast<State*>(state)->clipboard;
    kept = clipboard_text();
    return kept.c_str();
  };
  io.SetClipboardTextFn = [](void*, const char* text) { set_clipboard_text(text); };
  ImGui_ImplSDLRenderer2_Init(canvas.state().renderer);
  apply_style(state_->palette);
}

Gui::~Gui() {
  state_->activate();
  ImGui_ImplSDLRenderer2_Shutdown();
}

void Gui::set_palette(const GuiPalette& palette) {
  if (palette == state_->palette) return;
  state_->activate();
  state_->palette = palette;
  apply_style(palette);
  state_->settling = std::max(state_->settling, 1);
}

const GuiPalette& Gui::palette() const {
  return state_->palette;
}

void Gui::set_fingers(bool fingers) {
  ImGuiIO& io = state_->io();
  const bool before = (io.ConfigFlags & ImGuiConfigFlags_IsTouchScreen) != 0;
  if (fingers == before) return;
  state_->settling = std::max(state_->settling, 2);
  if (is_pressed()) return;
  io.ConfigFlags ^= ImGuiConfigFlags_IsTouchScreen;
}

// ImGui hears of a press one frame after it hears where the finger is.
bool Gui::is_pressed() const {
  state_->activate();
  return state_->last_pointer.held.any() || ImGui::IsAnyMouseDown() ||
         ImGui::IsMouseReleased(ImGuiMouseButton_Left) ||
         !state_->context->InputEventsQueue.empty();
}

void Gui::set_words(const GuiWords& words) {
  state_->words = words;
}

const GuiWords& Gui::words() const {
  return state_->words;
}

void Gui::tell_focus(Focus focus) {
  state_->focus = std::move(focus);
}

const Gui::Focus& Gui::focus() const {
  return state_->focus;
}

void Gui::build_fonts() {
  ImGuiIO& io = state_->io();
  Canvas::State& canvas = state_->canvas.state();
  ImGui_ImplSDLRenderer2_DestroyFontsTexture();
  state_->letters_texture = {};
  state_->letters = canvas.for_snapshots ? shared_letters(canvas.fonts, canvas.scale)
                                         : make_letters(canvas.fonts, canvas.scale);
  io.Fonts = state_->letters.get();
  for (std::size_t i = 0; i < state_->fonts.size(); ++i)
    state_->fonts[i] = font_in(*state_->letters, static_cast<GuiFont>(i));
  io.FontDefault = font(GuiFont::Body);
  state_->built_scale = canvas.scale;
  state_->built_edition = canvas.fonts.edition();
  ++state_->builds;
  if (FrameRecord* const record = canvas.record.get()) record->forget_pixels();
}

void Gui::prepare() {
  state_->activate();
  const bool other_fonts = state_->built_edition != state_->canvas.state().fonts.edition();
  if (other_fonts || state_->built_scale != state_->canvas.scale()) build_fonts();
  if (other_fonts) state_->settling = std::max(state_->settling, 2);  // texts have other widths
  // Others that share the letters have textures of their own.
  ImFontAtlas& letters = *state_->letters;
  letters.SetTexID(state_->letters_texture);
  ImGui_ImplSDLRenderer2_NewFrame();  // makes and sets a texture if there is none
  state_->letters_texture = letters.TexID;
}

void Gui::begin(std::chrono::milliseconds elapsed) {
  prepare();
  state_->focus = {};
  ImGuiIO& io = state_->io();
  const Size size = state_->canvas.size();
  io.DisplaySize = {size.w, size.h};
  io.DisplayFramebufferScale = {state_->canvas.scale(), state_->canvas.scale()};
  io.DeltaTime = std::max(0.001F, std::chrono::duration<float>(elapsed).count());
  ImGui::NewFrame();
  if (std::exchange(state_->leaving_field, false)) {
    ImGui::ClearActiveID();
    io.WantTextInput = false;
    if (!state_->claimed) state_->stop_walking();
  }
  state_->pan();
  state_->enter_panel();
}

void Gui::end() {
  state_->activate();
  ImGui::Render();
  state_->follow_tab();
  state_->show(*ImGui::GetDrawData());
  // ImGui reports presses and releases that arrived together in successive frames.
  const bool more = !state_->context->InputEventsQueue.empty() || state_->next_panel.panel != 0;
  state_->settling = more ? 2 : std::max(0, state_->settling - 1);
}

void Gui::State::show(ImDrawData& drawn) const {
  SDL_Renderer* renderer = canvas.state().renderer;
  const float scale = canvas.scale();
  const bool software = draws_in_software(renderer);
  const bool whole = scale == std::floor(scale);
  if (!whole) place_on_pixels(drawn, scale, software);
  const int unit = whole ? static_cast<int>(scale) : 1;
  FrameRecord* const record = canvas.state().record.get();
  if (record == nullptr) return draw_scaled(renderer, drawn, unit);
  // A canvas for snapshots draws all or nothing, so nobody compares its parts.
  const bool compared = canvas.state().own_renderer == nullptr;
  const auto parts = compared ? gui_parts(drawn, unit, software) : std::vector<DrawnPart>{};
  record->cover(parts, unit, [=, this, &drawn](const SDL_Rect& area) {
    activate();
    draw_gui_inside(drawn, area, unit, [&] { draw_scaled(renderer, drawn, unit); });
  });
}

bool Gui::needs_frame() const {
  const ImGuiContext& g = *state_->context;
  const bool dimming = g.DimBgRatio > 0 && g.DimBgRatio < 1;
  const bool before_tooltip =
      g.HoverItemDelayId != 0 && g.HoverItemDelayTimer <= g.Style.HoverDelayNormal;
  const bool holding = g.ActiveId != 0 && g.IO.MouseDown[0];
  return state_->settling > 0 || dimming || before_tooltip || holding;
}

bool Gui::wants_pointer() const {
  return state_->pointer_taken;
}
bool Gui::wants_keyboard() const {
  return state_->keyboard() != State::Keyboard::Scene;
}

bool Gui::wants_text() const {
  return state_->context->IO.WantTextInput;
}

bool Gui::has_popup() const {
  return state_->popup_open();
}

void Gui::take_keyboard() {
  state_->claimed = true;
  state_->start_walking();
  state_->walking = false;
  set_focus_visible(false);
  state_->settling = std::max(state_->settling, 2);  // ImGui needs a frame to find the first widget
}

void Gui::release_keyboard() {
  state_->claimed = false;
  state_->stop_walking();
}

void Gui::forget_textures() {
  state_->activate();
  ImGui_ImplSDLRenderer2_DestroyDeviceObjects();
  state_->letters_texture = {};
}

Canvas& Gui::canvas() const {
  return state_->canvas;
}

int Gui::builds() const {
  return state_->builds;
}

ImFont* Gui::font(GuiFont font) const {
  return state_->fonts[static_cast<std::size_t>(font)];
}

}  // namespace damas

// Owns the letters of Dear ImGui, drawn for one scale; internal to src/platform.
#pragma once

#include <memory>

#include <imgui.h>

#include "platform/gui.hpp"
#include "platform/sdl_font.hpp"

namespace damas {

// They are drawn when a renderer first asks for their texture.
std::shared_ptr<ImFontAtlas> make_letters(FontLibrary& library, float scale);

// The same, but all who ask for a scale get the same letters, which are thus drawn only once. Each
// must set the atlas's texture before its frame.
std::shared_ptr<ImFontAtlas> shared_letters(FontLibrary& library, float scale);

ImFont* font_in(const ImFontAtlas& letters, GuiFont font);

}  // namespace damas

// Owns artificial Inputs for tests and demonstrations: each call makes one frame.
#pragma once

#include <string_view>
#include <vector>

#include "platform/input.hpp"

namespace damas::made {

Input hover(Point at);
Input press(Point at, MouseButton button = MouseButton::Left);
// release(): at the place of the press; drop(): at the end of a drag.
Input release(Point at, MouseButton button = MouseButton::Left);
Input drop(Point from, Point at);
Input key(Key key, Modifiers with = no_modifiers);
Input text(std::string_view utf8);
Input action(PadAction action);
Input wheel(Point at, float notches);
Input resize(Size window);
Input quit();
Input drop_file(std::string_view path);
Input drop_text(std::string_view utf8);

// Whole gestures, one Input per frame.
std::vector<Input> click(Point at, MouseButton button = MouseButton::Left);
std::vector<Input> tap(Point at);
// A press, `steps` moves, a release.
std::vector<Input> drag(Point from, Point to, int steps = 4);
// The Inputs of typing: per character a key press (if it has a key) and its text.
std::vector<Input> type(std::string_view ascii);

}  // namespace damas::made

// Owns the status line of a lesson, except while a move is asked for.
#pragma once

#include <string>

#include "lessons/session.hpp"
#include "view/window/frame/status.hpp"

namespace damas {

// Says what the person can do now, and whether their last answer was right.
Status status_of(const lessons::Session& session, Language language);

// "Hint: it is 2 or 3."
std::string sentence(Language language, const lessons::Hint& hint);

}  // namespace damas

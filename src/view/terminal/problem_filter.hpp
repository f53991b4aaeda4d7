// Owns the lists from which a person chooses which problems come next.
#pragma once

#include <variant>

#include "training/session.hpp"
#include "view/terminal/console.hpp"

namespace damas::terminal {

// The difficulty, then the theme, from which menu leads back to the difficulty. Both propose what
// the session had last. Nothing is changed yet.
std::variant<training::Filter, Leave> ask_problem_filter(Console& console,
                                                         const training::Session& session);

}  // namespace damas::terminal

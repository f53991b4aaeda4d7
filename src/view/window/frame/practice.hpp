// Owns the words about what comes back as an exercise, a person's own mistakes and their openings,
// and the day by which it is due.
#pragma once

#include <optional>
#include <string>

#include "training/repetition.hpp"

namespace damas {

class App;

// Nothing if the system tells no date.
std::optional<training::Day> day_of_today(const App& app);

// "Your mistakes: 5 due"
std::string own_mistakes_label(App& app);
// When the next one comes back, or that none is collected yet.
std::string next_own_mistake(App& app);

// "Opening practice: 5 due"; without the number if none is due.
std::string openings_label(App& app);

}  // namespace damas

// Owns how the games that were finished here are shown.
#pragma once

namespace damas {

class App;

// As a list above what is shown now, or says that there are none yet.
void open_my_games(App& app);

}  // namespace damas

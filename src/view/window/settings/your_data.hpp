// Owns the commands of the settings for everything that is kept: to save it in a file, to read it
// from one, and to delete it.
#pragma once

#include <string>
#include <vector>

namespace damas {

class App;
class Ui;

// The rows of the section. Without a place where anything is kept, only the statistics.
void your_data_rows(Ui& ui, App& app);

// For files that were chosen or dropped: asks whether everything is to be replaced by that file.
// False if it is not such a file.
bool take_everything(const std::vector<std::string>& paths, App& app);

}  // namespace damas

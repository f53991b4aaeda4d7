// Owns the file of the positions of practised openings, which the window program uses as well.
#pragma once

#include <string>

#include "training/opening_cards.hpp"
#include "view/terminal/progress_file.hpp"

namespace damas::terminal {

class OpeningsFile : public ProgressFile<training::OpeningCards> {
 public:
  // If the path is empty, they are kept in memory only.
  explicit OpeningsFile(std::string path);
};

}  // namespace damas::terminal

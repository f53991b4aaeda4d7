// Owns ImportWatch: what a scene shows of an import into the games database, and how it tells the
// end.
#pragma once

#include <string>

namespace damas {

class App;

class ImportWatch {
 public:
  // Call it at every update. True if an import has just ended; the person has then been told.
  bool follow(App& app);
  // An import begins.
  void begin() { running_ = true; }
  bool running() const { return running_; }
  // "added to the database: 1,234 · 17 %"; only while it runs.
  std::string sentence(const App& app) const;

 private:
  bool running_ = false;
};

}  // namespace damas

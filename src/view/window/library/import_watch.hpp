// Owns ImportWatch: the progress of an import into the games database, which a scene shows. The App
// tells its end.
#pragma once

#include <string>

namespace damas {

class App;

class ImportWatch {
 public:
  // Call it at every update, and when an import begins.
  void follow(App& app);
  bool running() const { return running_; }
  // "added to the database: 1,234 (17 % read)"; only while it runs.
  std::string sentence(const App& app) const;

 private:
  bool running_ = false;
};

}  // namespace damas

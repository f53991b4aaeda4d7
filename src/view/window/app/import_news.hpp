// Owns ImportNews: it tells the person the end of each import into the games database, once,
// whatever scene is open then.
#pragma once

namespace damas {

class App;

class ImportNews {
 public:
  // Only the App calls it, at every update.
  void follow(App& app);

 private:
  int told_ = 0;  // imports whose end has been reported
};

}  // namespace damas

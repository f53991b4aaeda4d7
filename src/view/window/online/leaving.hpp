// Owns the question that is asked before the person leaves a server.
#pragma once

#include <functional>
#include <memory>

namespace damas {

class App;
class Online;

// True if the person plays no match there. Otherwise opens the question; if the person leaves,
// tells the server and then calls `then`.
bool ask_to_leave(const std::shared_ptr<Online>& online, App& app,
                  const std::function<void(App&)>& then);

// Opens the menu, and above it the lobby of that server.
void open_lobby(std::shared_ptr<Online> online, App& app);

}  // namespace damas

// Owns the question that is asked before one goes away from a server.
#pragma once

#include <functional>
#include <memory>

namespace damas {

class App;
class Online;

// True where no match of one's own goes on; else the question is pushed, and at the answer that
// lets go the server is told, then `then` is done.
bool ask_to_leave(const std::shared_ptr<Online>& online, App& app,
                  const std::function<void(App&)>& then);

// The menu, and above it the lobby of that server.
void open_lobby(std::shared_ptr<Online> online, App& app);

}  // namespace damas

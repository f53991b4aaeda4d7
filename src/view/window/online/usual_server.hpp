// Owns the usual server: the one that the lobby uses unless a link names another.
#pragma once

#include <optional>
#include <string>

#include "view/window/app/address.hpp"

namespace damas {

class App;

// That of the preferences, else the one that the page came from; nothing if neither is there.
std::optional<ServerAddress> usual_server(const App& app);
// Makes `server` the usual one. Returns it as the preferences name it: empty if the page came from
// it.
std::string prefer_server(const ServerAddress& server, App& app);

}  // namespace damas

#include "view/window/online/usual_server.hpp"

#include "view/window/app/app.hpp"
#include "view/window/app/preferences.hpp"

namespace damas {

std::optional<ServerAddress> usual_server(const App& app) {
  const std::string& chosen = app.preferences().online.server;
  return read_address(chosen.empty() ? app.desktop().own_server : chosen);
}

std::string prefer_server(const ServerAddress& server, App& app) {
  const bool own = server == read_address(app.desktop().own_server);
  const std::string named = own ? std::string() : server.page();
  app.change_preferences([&named](Preferences& p) { p.online.server = named; });
  return named;
}

}  // namespace damas

#include "view/window/app/visits.hpp"

#include "net/protocol/values.hpp"
#include "view/window/app/object_reader.hpp"

namespace damas {

std::string to_text(const OnlineVisits& visits) {
  Json json = Json::object();
  for (const auto& [server, visit] : visits)
    json[server] = {{"token", visit.token}, {"playing", visit.playing}};
  return json.dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
}

std::optional<OnlineVisits> visits_of(std::string_view text) {
  const auto shallow = [](int depth, Json::parse_event_t, const Json&) { return depth <= 3; };
  const Json json = Json::parse(text.begin(), text.end(), shallow, false);
  if (!json.is_object()) return std::nullopt;
  OnlineVisits visits;
  for (const auto& [server, each] : json.items()) {
    OnlineVisit visit;
    bool valid = true;
    ObjectReader reader(each, valid);
    reader.read("token", visit.token);
    reader.read("playing", visit.playing);
    if (!valid || !net::is_token(visit.token)) return std::nullopt;
    visits[server] = visit;
  }
  return visits;
}

}  // namespace damas

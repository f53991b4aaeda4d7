#include "net/server/worker/log.hpp"

#include <chrono>
#include <cstdio>
#include <nlohmann/json.hpp>

namespace damas::net {

void Log::line(std::string_view level, std::string_view event,
               std::initializer_list<LogField> fields) {
  const auto now = std::chrono::system_clock::now().time_since_epoch();
  nlohmann::ordered_json line = {
      {"at", std::chrono::duration_cast<std::chrono::milliseconds>(now).count()},
      {"level", level},
      {"event", event}};
  for (const LogField& field : fields) {
    std::visit([&](const auto& value) { line[std::string(field.name)] = value; }, field.value);
  }
  write_(line.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace));
}

Log standard_log() {
  return Log([](const std::string& line) {
    const std::string whole = line + "\n";
    std::fwrite(whole.data(), 1, whole.size(), stderr);  // one call, so that lines do not mix
  });
}

}  // namespace damas::net

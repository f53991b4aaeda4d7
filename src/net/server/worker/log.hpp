// Owns the server's log: one JSON object per line and event.
#pragma once

#include <cstdint>
#include <functional>
#include <initializer_list>
#include <string>
#include <string_view>
#include <variant>

namespace damas::net {

struct LogField {
  std::string_view name;
  std::variant<std::int64_t, double, std::string> value;
};

// May be used by several threads at once.
class Log {
 public:
  // `write` receives whole lines without line end, one call at a time.
  explicit Log(std::function<void(const std::string&)> write) : write_(std::move(write)) {}

  void info(std::string_view event, std::initializer_list<LogField> fields = {}) {
    line("info", event, fields);
  }
  void error(std::string_view event, std::initializer_list<LogField> fields = {}) {
    line("error", event, fields);
  }

 private:
  void line(std::string_view level, std::string_view event, std::initializer_list<LogField> fields);

  std::function<void(const std::string&)> write_;
};

// Writes to the standard error stream.
Log standard_log();

}  // namespace damas::net

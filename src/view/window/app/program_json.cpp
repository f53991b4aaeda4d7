#include "view/window/app/program_json.hpp"

#include <algorithm>

#include "view/window/app/preferences.hpp"

namespace damas {

namespace {

constexpr std::size_t most_programs = 8;
constexpr Milliseconds longest_move = std::chrono::hours(1);

Json json_of(const HubProgram& program) {
  return {{"file", program.file}, {"arguments", program.arguments}, {"name", program.name}};
}

void read(ObjectReader& reader, HubProgram& program) {
  reader.read("file", program.file);
  reader.read("arguments", program.arguments);
  reader.read("name", program.name);
}

}  // namespace

Json json_of(const std::vector<HubProgram>& programs) {
  Json json = Json::array();
  for (const HubProgram& each : programs)
    json.push_back(json_of(each));
  return json;
}

Json json_of(const ProgramPlayer& player) {
  Json json = json_of(player.program);
  json["move_ms"] = player.move_time.count();
  return json;
}

bool read_programs(const Json& json, std::vector<HubProgram>& programs) {
  if (!json.is_array() || json.size() > most_programs) return false;
  bool valid = true;
  for (const Json& each : json) {
    HubProgram program;
    ObjectReader reader(each, valid);
    read(reader, program);
    if (!program.file.empty()) programs.push_back(std::move(program));
  }
  return valid;
}

bool read_program(const Json& json, ProgramPlayer& player) {
  bool valid = true;
  ObjectReader reader(json, valid);
  read(reader, player.program);
  std::int64_t time = player.move_time.count();
  reader.read("move_ms", time, 1, longest_move.count());
  player.move_time = Milliseconds(time);
  return valid;
}

void Preferences::remember_program(const HubProgram& program) {
  std::erase_if(programs, [&](const HubProgram& known) { return known.same_program(program); });
  programs.insert(programs.begin(), program);
  if (programs.size() > most_programs) programs.pop_back();
}

}  // namespace damas

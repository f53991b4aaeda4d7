#include "view/window/app/preferences.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "platform/interface_size.hpp"
#include "puzzle/exact_table.hpp"
#include "view/window/app/object_reader.hpp"
#include "view/window/app/program_json.hpp"

namespace damas {

namespace {

constexpr std::array<std::string_view, 4> opponent_ids = {"computer", "person", "machines",
                                                          "program"};
constexpr std::array<std::string_view, 3> side_ids = {"white", "black", "random"};
constexpr std::array<std::string_view, 3> square_numbers_ids = {"auto", "on", "off"};
constexpr std::array<std::string_view, 3> guard_ids = {"off", "man", "small"};
constexpr std::array<std::string_view, 2> guard_says_ids = {"cost", "reason"};
constexpr std::array<std::string_view, 3> motion_ids = {"normal", "fast", "off"};
constexpr std::array<std::string_view, 4> difficulty_ids = {"any", "easy", "medium", "hard"};
constexpr std::array<std::string_view, 5> face_ids = {"numbers", "bay", "toucan", "houses", "own"};
constexpr std::array<std::string_view, 3> picture_size_ids = {"small", "medium", "large"};
constexpr Milliseconds longest_time = std::chrono::hours(10);
constexpr int most_takebacks = 99;
constexpr std::size_t most_recent_files = 10;

Json json_of(const TimeControl& time) {
  if (!time.timed()) return nullptr;
  return {{"initial_ms", time.initial->count()}, {"increment_ms", time.increment.count()}};
}

Json json_of(const NewGameChoice& choice) {
  return {{"variant", info(choice.variant).id},
          {"draw_table", info(choice.variant).draw_tables[choice.draw_table].id},
          {"opponent", id_in(opponent_ids, choice.opponent)},
          {"level", choice.level},
          {"adapts", choice.adapts},
          {"second_level", choice.second_level},
          {"program", json_of(choice.program)},
          {"side", id_in(side_ids, choice.side)},
          {"time", json_of(choice.time)},
          {"takebacks", choice.takebacks ? Json(*choice.takebacks) : Json(nullptr)},
          {"hints", choice.hints},
          {"ballot", choice.ballot},
          {"eleven_men", choice.eleven_men}};
}

Json json_of(const PersonRating& rating) {
  const PersonRating::Record& record = rating.record();
  return {{"points", record.points},
          {"games", record.games},
          {"last_match", record.last_match},
          {"points_before_last", record.points_before_last}};
}

Json json_of(const PuzzleChoice& choice) {
  return {{"side", choice.side},
          {"difficulty", id_in(difficulty_ids, choice.difficulty)},
          {"face", id_in(face_ids, choice.face)},
          {"numbered", choice.numbered}};
}

Json json_of(const OnlineChoice& choice) {
  return {{"server", choice.server},
          {"name", choice.name},
          {"variant", info(choice.variant).id},
          {"time", json_of(choice.time)},
          {"side", id_in(side_ids, choice.side)},
          {"adjudication", choice.adjudication},
          {"ballot", choice.ballot},
          {"eleven_men", choice.eleven_men}};
}

Json json_of(const PictureChoice& choice) {
  return {{"size", id_in(picture_size_ids, choice.size)}, {"colors", choice.colors}};
}

Json json_of(const KeyBindings& keys) {
  Json json = Json::object();
  for (std::size_t i = 0; i < action_count; ++i) {
    const auto action = static_cast<Action>(i);
    Json& chords = json[std::string(id_of(action))] = Json::array();
    for (const Chord& chord : keys.chords(action))
      chords.push_back(to_text(chord));
  }
  return json;
}

bool read_time(const Json& json, TimeControl& time) {
  if (json.is_null()) return true;
  bool valid = json.contains("initial_ms");
  std::int64_t initial = 0;
  std::int64_t increment = 0;
  ObjectReader reader(json, valid);
  reader.read("initial_ms", initial, 1, longest_time.count());
  reader.read("increment_ms", increment, 0, longest_time.count());
  if (valid) time = {Milliseconds(initial), Milliseconds(increment)};
  return valid;
}

bool read_draw_table(const Json& json, NewGameChoice& choice) {
  if (!json.is_string()) return false;
  const auto tables = info(choice.variant).draw_tables;
  for (std::size_t i = 0; i < tables.size(); ++i) {
    if (tables[i].id != json.get<std::string>()) continue;
    choice.draw_table = i;
    return true;
  }
  return false;
}

bool read_variant(const Json& json, Variant& variant) {
  if (!json.is_string()) return false;
  const auto known = variant_by_id(json.get<std::string>());
  if (known) variant = *known;
  return known.has_value();
}

bool read_choice(const Json& json, NewGameChoice& choice) {
  bool valid = true;
  ObjectReader reader(json, valid);
  reader.visit("variant", [&](const Json& j) { return read_variant(j, choice.variant); });
  reader.visit("draw_table", [&](const Json& j) { return read_draw_table(j, choice); });
  reader.read("opponent", choice.opponent, opponent_ids);
  reader.read("level", choice.level, weakest_level, strongest_level);
  reader.read("adapts", choice.adapts);
  reader.read("second_level", choice.second_level, weakest_level, strongest_level);
  reader.visit("program", [&](const Json& j) { return read_program(j, choice.program); });
  reader.read("side", choice.side, side_ids);
  reader.visit("time", [&](const Json& j) { return read_time(j, choice.time); });
  reader.visit("takebacks", [&](const Json& j) {
    if (j.is_null()) return true;
    if (!j.is_number_integer()) return false;
    choice.takebacks =
        static_cast<int>(std::clamp<std::int64_t>(j.get<std::int64_t>(), 0, most_takebacks));
    return true;
  });
  reader.read("hints", choice.hints);
  reader.read("ballot", choice.ballot);
  reader.read("eleven_men", choice.eleven_men);
  return valid;
}

bool read_rating(const Json& json, PersonRating& rating) {
  bool valid = true;
  PersonRating::Record record = rating.record();
  ObjectReader reader(json, valid);
  reader.read("points", record.points, PersonRating::lowest, PersonRating::highest);
  reader.read("games", record.games, 0, 1'000'000'000);
  reader.visit("last_match", [&](const Json& j) {
    if (!j.is_number_unsigned()) return false;
    record.last_match = j.get<std::uint64_t>();
    return true;
  });
  reader.read("points_before_last", record.points_before_last, PersonRating::lowest,
              PersonRating::highest);
  rating = PersonRating(record);
  return valid;
}

bool read_choice(const Json& json, PuzzleChoice& choice) {
  bool valid = true;
  ObjectReader reader(json, valid);
  reader.read("side", choice.side, puzzle::ExactTable::side, puzzle::Board::max_side);
  reader.read("difficulty", choice.difficulty, difficulty_ids);
  reader.read("face", choice.face, face_ids);
  reader.read("numbered", choice.numbered);
  return valid;
}

bool read_choice(const Json& json, OnlineChoice& choice) {
  bool valid = true;
  ObjectReader reader(json, valid);
  reader.read("server", choice.server);
  reader.read("name", choice.name);
  reader.visit("variant", [&](const Json& j) { return read_variant(j, choice.variant); });
  reader.visit("time", [&](const Json& j) {
    if (j.is_null()) choice.time = {};
    return read_time(j, choice.time);
  });
  reader.read("side", choice.side, side_ids);
  reader.read("adjudication", choice.adjudication);
  reader.read("ballot", choice.ballot);
  reader.read("eleven_men", choice.eleven_men);
  return valid;
}

bool read_choice(const Json& json, PictureChoice& choice) {
  bool valid = true;
  ObjectReader reader(json, valid);
  reader.read("size", choice.size, picture_size_ids);
  reader.read("colors", choice.colors);
  return valid;
}

bool read_chords(const Json& json, Action action, KeyBindings& keys) {
  if (!json.is_array()) return false;
  std::vector<Chord> chords;
  for (const Json& item : json) {
    const auto chord = item.is_string() ? parse_chord(item.get<std::string>()) : std::nullopt;
    if (!chord) return false;
    chords.push_back(*chord);
  }
  keys.set(action, std::move(chords));
  return true;
}

bool read_keys(const Json& json, KeyBindings& keys) {
  if (!json.is_object()) return false;
  bool valid = true;
  for (const auto& [id, chords] : json.items()) {
    // Ignores actions of later versions.
    if (const auto action = action_by_id(id)) valid = read_chords(chords, *action, keys) && valid;
  }
  return valid;
}

bool read_language(const Json& json, std::optional<Language>& language) {
  if (json.is_null()) return true;
  if (!json.is_string()) return false;
  language = language_by_code(json.get<std::string>());
  return language.has_value();
}

bool read_size(const Json& json, std::optional<int>& percent) {
  if (json.is_null()) return true;
  if (!json.is_number_integer()) return false;
  const auto read = json.get<std::int64_t>();
  if (read < interface_percent::least || read > interface_percent::most) return false;
  percent = static_cast<int>(read);
  return true;
}

bool read_files(const Json& json, std::vector<std::string>& files) {
  if (!json.is_array() || json.size() > most_recent_files) return false;
  for (const Json& path : json) {
    if (!path.is_string()) return false;
    files.push_back(path.get<std::string>());
  }
  return true;
}

}  // namespace

void Preferences::remember_file(const std::string& path) {
  std::erase(recent_files, path);
  recent_files.insert(recent_files.begin(), path);
  if (recent_files.size() > most_recent_files) recent_files.pop_back();
}

std::string to_text(const Preferences& p) {
  const Json json = {{"language", p.language ? Json(code(*p.language)) : Json(nullptr)},
                     {"theme", p.theme},
                     {"light_panel", p.light_panel},
                     {"own_colors", p.own_colors},
                     {"volume", p.volume},
                     {"muted", p.muted},
                     {"motion", id_in(motion_ids, p.motion)},
                     {"reduced_motion", p.reduced_motion},
                     {"own_motion", p.own_motion},
                     {"coordinates", p.coordinates},
                     {"square_numbers", id_in(square_numbers_ids, p.square_numbers)},
                     {"show_targets", p.show_targets},
                     {"show_movable", p.show_movable},
                     {"confirm_resign", p.confirm_resign},
                     {"ponders", p.ponders},
                     {"guard", id_in(guard_ids, p.guard)},
                     {"guard_says", id_in(guard_says_ids, p.guard_says)},
                     {"pause_hidden", p.pause_hidden},
                     {"kept_games", p.kept_games},
                     {"analysis_lines", p.analysis_lines},
                     {"statistics_as_table", p.statistics_as_table},
                     {"fullscreen", p.fullscreen},
                     {"notifications", p.notifications},
                     {"interface_size", p.interface_size ? Json(*p.interface_size) : Json(nullptr)},
                     {"new_game", json_of(p.new_game)},
                     {"puzzle", json_of(p.puzzle)},
                     {"online", json_of(p.online)},
                     {"pictures", json_of(p.pictures)},
                     {"keys", json_of(p.keys)},
                     {"recent_files", p.recent_files},
                     {"rating", json_of(p.rating)},
                     {"programs", json_of(p.programs)},
                     {"adviser", json_of(p.adviser)}};
  return json.dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
}

ReadPreferences read_preferences(std::string_view text) {
  ReadPreferences answer;
  Preferences& p = answer.preferences;
  // Preferences have few levels. Deeper values are dropped, since copying them would recurse
  // unbounded.
  const auto shallow = [](int depth, Json::parse_event_t, const Json&) { return depth <= 4; };
  const Json json = Json::parse(text.begin(), text.end(), shallow, false);
  ObjectReader reader(json, answer.valid);
  reader.visit("language", [&](const Json& j) { return read_language(j, p.language); });
  reader.read("theme", p.theme);
  reader.read("light_panel", p.light_panel);
  // Files of earlier versions do not say who decided, so it was the person.
  p.own_colors = json.contains("theme") || json.contains("light_panel");
  reader.read("own_colors", p.own_colors);
  reader.read("volume", p.volume, 0.0F, 1.0F);
  reader.read("muted", p.muted);
  reader.read("motion", p.motion, motion_ids);
  reader.read("reduced_motion", p.reduced_motion);
  p.own_motion = json.contains("reduced_motion");
  reader.read("own_motion", p.own_motion);
  reader.read("coordinates", p.coordinates);
  reader.read("square_numbers", p.square_numbers, square_numbers_ids);
  reader.read("show_targets", p.show_targets);
  reader.read("show_movable", p.show_movable);
  reader.read("confirm_resign", p.confirm_resign);
  reader.read("ponders", p.ponders);
  reader.read("guard", p.guard, guard_ids);
  reader.read("guard_says", p.guard_says, guard_says_ids);
  reader.read("pause_hidden", p.pause_hidden);
  reader.read("kept_games", p.kept_games, 1, most_kept_games);
  reader.read("analysis_lines", p.analysis_lines, 1, most_analysis_lines);
  reader.read("statistics_as_table", p.statistics_as_table);
  reader.read("fullscreen", p.fullscreen);
  reader.read("notifications", p.notifications);
  reader.visit("interface_size", [&](const Json& j) { return read_size(j, p.interface_size); });
  reader.visit("new_game", [&](const Json& j) { return read_choice(j, p.new_game); });
  reader.visit("puzzle", [&](const Json& j) { return read_choice(j, p.puzzle); });
  reader.visit("online", [&](const Json& j) { return read_choice(j, p.online); });
  reader.visit("pictures", [&](const Json& j) { return read_choice(j, p.pictures); });
  reader.visit("keys", [&](const Json& j) { return read_keys(j, p.keys); });
  reader.visit("recent_files", [&](const Json& j) { return read_files(j, p.recent_files); });
  reader.visit("rating", [&](const Json& j) { return read_rating(j, p.rating); });
  reader.visit("programs", [&](const Json& j) { return read_programs(j, p.programs); });
  reader.visit("adviser", [&](const Json& j) { return read_program(j, p.adviser); });
  return answer;
}

}  // namespace damas

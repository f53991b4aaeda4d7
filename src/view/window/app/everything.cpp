#include "view/window/app/everything.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstdint>
#include <utility>
#include <vector>

#include "view/text/text.hpp"
#include "view/window/app/foreign_programs.hpp"
#include "view/window/app/kept_names.hpp"
#include "view/window/app/object_reader.hpp"

namespace damas {

namespace {

constexpr std::string_view heading = "everything that Damas keeps, 1";
constexpr const char* games_key = "games";
constexpr const char* games_check_key = "check of games";
constexpr int deepest = 4;
constexpr int hex = 16;

// The number of bytes that follow the first byte of a character; nothing for other bytes.
std::optional<int> bytes_behind(unsigned char first) {
  if (first < 0x80) return 0;
  if (first >= 0xC2 && first < 0xE0) return 1;
  if (first >= 0xE0 && first < 0xF0) return 2;
  if (first >= 0xF0 && first < 0xF5) return 3;
  return std::nullopt;
}

bool is_behind(char c) {
  return (static_cast<unsigned char>(c) & 0xC0U) == 0x80U;
}

// Whether it can stand in JSON as it is: UTF-8 without overlong forms and surrogates.
bool is_text(std::string_view bytes) {
  while (!bytes.empty()) {
    const auto first = static_cast<unsigned char>(bytes.front());
    const std::optional<int> more = bytes_behind(first);
    const std::size_t length = static_cast<std::size_t>(more.value_or(0)) + 1;
    if (!more || first == 0 || bytes.size() < length) return false;
    if (!std::all_of(bytes.begin() + 1, bytes.begin() + static_cast<std::ptrdiff_t>(length),
                     is_behind))
      return false;
    const auto second = static_cast<unsigned char>(length > 1 ? bytes[1] : 0);
    const bool strange = (first == 0xE0 && second < 0xA0) || (first == 0xED && second >= 0xA0) ||
                         (first == 0xF0 && second < 0x90) || (first == 0xF4 && second >= 0x90);
    if (strange) return false;
    bytes.remove_prefix(length);
  }
  return true;
}

std::string hex_of(std::string_view bytes) {
  constexpr std::string_view digits = "0123456789abcdef";
  std::string text;
  text.reserve(2 * bytes.size());
  for (const char c : bytes) {
    const auto byte = static_cast<unsigned char>(c);
    text += digits[byte / hex];
    text += digits[byte % hex];
  }
  return text;
}

std::optional<std::string> bytes_of(std::string_view text) {
  if (text.size() % 2 != 0) return std::nullopt;
  std::string bytes;
  bytes.reserve(text.size() / 2);
  for (std::size_t i = 0; i < text.size(); i += 2) {
    unsigned byte = 0;
    const char* const end = text.data() + i + 2;
    const auto [stop, error] = std::from_chars(text.data() + i, end, byte, hex);
    if (error != std::errc{} || stop != end) return std::nullopt;
    bytes += static_cast<char>(byte);
  }
  return bytes;
}

// The JSON form of bytes.
Json json_of(const std::string& content) {
  if (is_text(content)) return content;
  Json json = Json::object();
  json["hex"] = hex_of(content);
  return json;
}

// FNV-1a of all names and contents.
std::string checksum_of(const KeptFiles& files) {
  std::uint64_t sum = 0xcbf29ce484222325;
  const auto add = [&](std::string_view bytes) {
    for (const char c : bytes) {
      sum ^= static_cast<unsigned char>(c);
      sum *= 0x100000001b3;
    }
    sum *= 0x100000001b3;  // as if a zero byte ended it
  };
  for (const auto& [name, content] : files) {
    add(name);
    add(content);
  }
  std::array<char, 16> digits{};
  const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), sum, hex).ptr;
  return {digits.data(), end};
}

std::optional<std::string> content_of(const Json& json) {
  if (json.is_string()) return json.get<std::string>();
  if (!json.is_object() || !json.contains("hex") || !json["hex"].is_string()) return std::nullopt;
  return bytes_of(json["hex"].get_ref<const std::string&>());
}

// Also if the file of the identities was set aside.
bool is_secret(std::string_view name) {
  return name.starts_with(visits_file);
}

Readers readers_of(std::string_view name) {
  return is_secret(name) ? Readers::Owner : Readers::AsBefore;
}

Expected<Done> write_all(const UserFiles& files, const KeptFiles& all) {
  for (const auto& [name, content] : all) {
    const auto present = files.read(name);
    if (present && *present == content) continue;
    if (auto written = files.write(name, content, readers_of(name)); !written) return written;
  }
  return Done{};
}

Expected<Done> remove_others(const UserFiles& files, const KeptFiles& before,
                             const KeptFiles& wanted) {
  for (const auto& [name, content] : before) {
    if (wanted.contains(name)) continue;
    if (auto removed = files.remove(name); !removed) return removed;
  }
  return Done{};
}

// Tries each file, whatever happens to the others; the paths of those that could not be put back.
std::vector<std::string> put_back(const UserFiles& files, const KeptFiles& before,
                                  const KeptFiles& tried) {
  std::vector<std::string> failed;
  for (const auto& each : before) {
    if (!write_all(files, {each})) failed.push_back(files.path(each.first));
  }
  for (const auto& [name, content] : tried) {
    if (before.contains(name) || !files.exists(name)) continue;
    // There was no such kept file before. If it cannot be read either, something else is there,
    // such as a folder, which must stay.
    if (!files.remove(name) && files.read(name)) failed.push_back(files.path(name));
  }
  return failed;
}

}  // namespace

bool keeps_nothing(const UserFiles& files) {
  const std::vector<std::string> names = files.list();
  return std::none_of(names.begin(), names.end(), [](const std::string& name) {
    return is_kept_name(name) && !is_terminal_match_file(name);
  });
}

Expected<KeptFiles> kept_files(const UserFiles& files) {
  KeptFiles all;
  for (const std::string& name : files.list()) {
    if (!is_kept_name(name)) continue;
    auto content = files.read(name);
    if (!content) return content.failure();
    all[name] = std::move(content).value();
  }
  return all;
}

bool have_identities(const KeptFiles& files) {
  return std::any_of(files.begin(), files.end(),
                     [](const auto& each) { return is_secret(each.first); });
}

KeptFiles without_identities(KeptFiles files) {
  std::erase_if(files, [](const auto& each) { return is_secret(each.first); });
  return files;
}

Replaced replace_kept(const UserFiles& files, KeptFiles with, OtherFiles others) {
  const auto before = kept_files(files);
  if (!before) return {before.failure(), {}};
  if (others == OtherFiles::IdentitiesStay && !have_identities(with)) {
    for (const auto& each : *before) {
      if (is_secret(each.first)) with.insert(each);
    }
  }
  auto done = write_all(files, with);
  if (done) done = remove_others(files, *before, with);
  if (!done) return {done.failure(), put_back(files, *before, with)};
  files.tell_replaced();
  return {};
}

std::string sentence(Language language, const Replaced& failed,
                     const std::function<std::string(const std::string&)>& shown) {
  const std::string subject = shown(failed.failure ? failed.failure->subject : std::string{});
  if (failed.not_put_back.empty()) return tr(language, Text::EverythingFailed, subject);
  return tr(language, Text::EverythingMixed, subject, shown(failed.not_put_back.front()));
}

std::string everything_of(const KeptFiles& files, const std::string& games) {
  Json json = Json::object();
  json["what"] = heading;
  json["check"] = checksum_of(files);
  json["files"] = Json::object();
  for (const auto& [name, content] : files) {
    json["files"][name] = json_of(content);
  }
  if (!games.empty()) {
    json[games_key] = json_of(games);
    json[games_check_key] = checksum_of({{games_key, games}});
  }
  return json.dump(1, ' ', false, Json::error_handler_t::replace) + "\n";
}

std::optional<ReadEverything> everything_in(std::string_view text) {
  const auto shallow = [](int depth, Json::parse_event_t, const Json&) { return depth <= deepest; };
  const Json json = Json::parse(text.begin(), text.end(), shallow, false);
  if (!json.is_object() || !json.contains("what") || json["what"] != heading) return std::nullopt;
  if (!json.contains("files") || !json["files"].is_object()) return std::nullopt;
  ReadEverything read;
  KeptFiles& files = read.files;
  for (const auto& [name, each] : json["files"].items()) {
    auto content = content_of(each);
    if (!is_kept_name(name) || !content) return std::nullopt;
    files[name] = std::move(*content);
  }
  if (!json.contains("check") || json["check"] != checksum_of(files)) return std::nullopt;
  if (json.contains(games_key)) {
    auto games = content_of(json[games_key]);
    if (!games || !json.contains(games_check_key)) return std::nullopt;
    if (json[games_check_key] != checksum_of({{games_key, *games}})) return std::nullopt;
    read.games = *std::move(games);
  }
  read.left_out_programs = leave_out_programs(files);
  return read;
}

bool is_everything(std::string_view text) {
  constexpr std::size_t beginning = 200;
  return text.substr(0, beginning).find(heading) != text.npos;
}

}  // namespace damas

#include "house/includes.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <string_view>

namespace damas::house {

namespace {

using Names = std::vector<std::string_view>;

constexpr std::string_view window = "view/window/";

// A folder below src/ with the rooms, single headers and foreign headers it may include besides
// its own and the standard library. A name that ends in '*' stands for all that begin like it.
struct Room {
  std::string name;
  Names may_include;
  bool is_scene = false;
};

Names operator+(Names names, const Names& more) {
  names.insert(names.end(), more.begin(), more.end());
  return names;
}

// A folder of the window above `app`.
Room on_app(std::string_view folder, const Names& more = {}) {
  const Names common = {
      "core/*",      "engine/engine.hpp",   "imgui.h",           "match/*",          "platform/*",
      "view/text/*", "view/window/board/*", "view/window/kit/*", "view/window/app/*"};
  return {std::string(window) + std::string(folder), common + more};
}

// A scene of the window, which knows no other scene.
Room scene(std::string_view folder, const Names& more = {}) {
  Room room = on_app(
      folder, Names{"view/window/dialogs/*", "view/window/games/*", "view/window/frame/*"} + more);
  room.is_scene = true;
  return room;
}

// In the direction of dependencies: a room may include only rooms above it.
const std::array rooms{
    Room{"core", {}},
    Room{"wire", {"core/*"}},
    Room{"lessons", {"core/*"}},
    Room{"book", {"core/*"}},
    Room{"openings", {"core/*"}},
    Room{"explorer", {"core/*", "wire/*"}},
    Room{"games",
         {"core/*", "explorer/game_identity.hpp", "explorer/games_reader.hpp",
          "explorer/known_games.hpp", "sqlite3.h"}},
    Room{"endgame", {"core/*", "wire/*"}},
    Room{"engine", {"core/*", "wire/*", "book/*", "endgame/*"}},
    Room{"analysis", {"core/*", "engine/engine.hpp"}},
    Room{"statistics", {"analysis/*", "core/*"}},
    Room{"share", {"analysis/*", "core/*", "gif_lib.h"}},
    Room{"coach", {"core/*", "endgame/*", "engine/engine.hpp"}},
    Room{"problems", {"core/*"}},
    Room{"mining", {"core/*", "engine/engine.hpp", "engine/thinker.hpp", "problems/*"}},
    Room{"process",
         {"fcntl.h", "poll.h", "sys/prctl.h", "sys/syscall.h", "sys/wait.h", "unistd.h",
          "windows.h"}},
    Room{"match",
         {"core/*", "engine/engine.hpp", "engine/level_strength.hpp", "engine/random.hpp",
          "nlohmann/json.hpp"}},
    Room{"hub",
         {"core/*", "engine/engine.hpp", "engine/learnt_weights.hpp", "engine/shipped_weights.hpp",
          "engine/thinker.hpp", "match/program_engine.hpp", "process/*"}},
    Room{"tcp",
         {"fcntl.h", "netdb.h", "netinet/in.h", "netinet/tcp.h", "poll.h", "sys/socket.h",
          "unistd.h", "winsock2.h", "ws2tcpip.h"}},
    Room{"dxp", {"core/*", "hub/position.hpp", "tcp/*"}},
    Room{"rating", {}},
    Room{"net/protocol", {"core/*", "match/clock.hpp", "nlohmann/json.hpp"}},
    Room{"net/replay", {"core/*", "match/*", "net/protocol/*"}},
    Room{"net/client",
         {"core/*", "match/*", "net/protocol/*", "net/replay/*", "boost/*", "openssl/*",
          "emscripten*"}},
    Room{"net/server/community",
         {"core/*", "engine/engine.hpp", "match/*", "net/protocol/*", "net/replay/*",
          "openings/ballots.hpp", "openings/eleven_man.hpp", "rating/*"}},
    Room{"net/server/storage",
         {"core/*", "match/clock.hpp", "net/protocol/*", "net/server/community/*", "soci/*",
          "openssl/evp.h", "libpq-fe.h", "fcntl.h", "poll.h", "sys/file.h", "sys/stat.h",
          "unistd.h"}},
    Room{"net/server/worker",
         {"match/clock.hpp", "net/protocol/*", "net/server/community/*", "net/server/storage/*",
          "nlohmann/json.hpp"}},
    Room{"net/server/gateway",
         {"net/protocol/*", "net/server/community/*", "net/server/worker/*", "boost/*",
          "arpa/inet.h", "netinet/in.h", "netinet/tcp.h", "openssl/err.h", "sys/socket.h"}},
    Room{"puzzle", {}},
    Room{"training",
         {"book/book.hpp", "core/*", "endgame/*", "engine/engine.hpp", "match/command.hpp",
          "match/played_event.hpp", "problems/*", "puzzle/daily.hpp", "puzzle/random.hpp",
          "rating/*"}},
    Room{"files", {"fcntl.h", "sys/file.h", "unistd.h", "windows.h"}},
    Room{"platform",
         {"files/*", "SDL*", "imgui*", "emscripten*", "arpa/inet.h", "fcntl.h", "ifaddrs.h",
          "net/if.h", "netinet/in.h", "sys/prctl.h", "sys/syscall.h", "sys/wait.h", "unistd.h",
          "windows.h"}},
    Room{"view/text",
         {"analysis/lead.hpp", "analysis/win_length.hpp", "book/book.hpp", "coach/claim.hpp",
          "coach/refutation.hpp", "core/*", "endgame/certain_result.hpp", "engine/engine.hpp",
          "engine/level_strength.hpp", "match/*", "openings/*", "problems/*", "puzzle/*",
          "share/web_page.hpp", "training/*"}},
    Room{"view/command_line",
         {"core/*", "files/paths.hpp", "view/text/*", "CLI/CLI.hpp", "fcntl.h", "io.h",
          "windows.h"}},
    Room{"view/terminal",
         {"analysis/chances.hpp",
          "analysis/lead.hpp",
          "book/book.hpp",
          "book/shipped_books.hpp",
          "coach/*",
          "core/*",
          "endgame/certain_result.hpp",
          "endgame/known_results.hpp",
          "endgame/packed_tables.hpp",
          "engine/engine.hpp",
          "engine/shipped_endings.hpp",
          "files/*",
          "lessons/*",
          "match/*",
          "openings/*",
          "problems/*",
          "puzzle/*",
          "share/*",
          "training/*",
          "view/text/*",
          "view/command_line/*",
          "sys/ioctl.h",
          "sys/select.h",
          "unistd.h",
          "windows.h"}},
    Room{"view/window/board", {"core/*", "match/*", "platform/*", "view/text/*"}},
    Room{"view/window/kit", {"imgui.h", "platform/*", "view/text/*", "view/window/board/*"}},
    Room{"view/window/app",
         {"core/*", "endgame/known_results.hpp", "engine/engine.hpp", "explorer/games_base.hpp",
          "lessons/progress.hpp", "match/*", "net/client/*", "net/protocol/*", "puzzle/*",
          "training/*", "platform/*", "view/text/*", "nlohmann/json.hpp", "view/window/board/*",
          "view/window/kit/*"}},
    on_app("dialogs", {"lessons/reader.hpp", "openings/ballots.hpp", "openings/eleven_man.hpp"}),
    on_app("games", {"explorer/games_base.hpp", "view/window/dialogs/*"}),
    on_app("share",
           {"assets/assets.hpp", "share/*", "view/window/dialogs/*", "view/window/games/*"}),
    on_app("frame", {"coach/*", "openings/*", "puzzle/daily.hpp", "training/*"}),
    on_app("checkers", {"view/window/dialogs/*", "view/window/games/*", "view/window/frame/*",
                        "view/window/share/*"}),
    scene("local", {"coach/mistake.hpp", "view/window/checkers/*"}),
    scene("new_game"),
    scene("settings", {"explorer/*", "view/window/share/*"}),
    scene("editor", {"view/window/share/*"}),
    scene("help"),
    scene("lab"),
    scene("lessons", {"lessons/*", "view/window/share/*"}),
    scene("library", {"explorer/*"}),
    scene("menu"),
    scene("online", {"view/window/checkers/*", "net/client/*", "net/protocol/*",
                     "nlohmann/json.hpp", "qrcodegen.hpp", "training/endings.hpp"}),
    scene("openings", {"book/book.hpp", "book/shipped_books.hpp", "openings/*", "training/*"}),
    scene("problems",
          {"problems/*", "puzzle/daily.hpp", "rating/*", "training/*", "view/window/share/*"}),
    scene("puzzle", {"puzzle/*", "assets/assets.hpp", "view/window/share/*"}),
    scene("review", {"analysis/*", "book/book.hpp", "coach/*", "endgame/certain_result.hpp",
                     "endgame/known_results.hpp", "explorer/*", "share/move_book.hpp", "training/*",
                     "view/window/share/*"}),
    scene("statistics",
          {"lessons/reader.hpp", "statistics/*", "training/progress.hpp", "view/window/share/*"}),
    scene("trainers", {"endgame/known_results.hpp", "endgame/packed_tables.hpp", "training/*"}),
    scene("welcome", {"training/progress.hpp"}),
    Room{"view/window/start",
         {"core/*", "explorer/*", "files/paths.hpp", "games/*", "hub/client_thread.hpp", "match/*",
          "platform/*", "share/*", "view/text/*", "view/command_line/*", "view/window/*",
          "assets/assets.hpp", "assets/ballots.hpp", "assets/books.hpp", "assets/endings.hpp",
          "assets/lessons.hpp", "assets/openings.hpp", "assets/problems.hpp"}},
    Room{"main",
         {"analysis/*",
          "coach/*",
          "core/*",
          "book/*",
          "dxp/*",
          "endgame/*",
          "engine/*",
          "explorer/*",
          "files/*",
          "games/*",
          "hub/*",
          "match/*",
          "mining/*",
          "net/*",
          "openings/*",
          "problems/*",
          "process/*",
          "puzzle/*",
          "share/*",
          "training/*",
          "platform/*",
          "tcp/*",
          "view/*",
          "assets/assets.hpp",
          "assets/ballots.hpp",
          "assets/books.hpp",
          "assets/endings.hpp",
          "assets/lessons.hpp",
          "assets/openings.hpp",
          "assets/problems.hpp",
          "assets/weights.hpp",
          "CLI/CLI.hpp",
          "nlohmann/json.hpp",
          "sys/resource.h",
          "sys/sysctl.h"}},
};

const Room* room_of(const SourceFile& file) {
  const auto found = std::find_if(rooms.begin(), rooms.end(), [&](const Room& room) {
    return file.is_below("src/" + room.name);
  });
  return found == rooms.end() ? nullptr : &*found;
}

// The name between <> or "" of an include line, with its opening mark before it.
std::optional<std::string_view> included(std::string_view line) {
  constexpr std::string_view directive = "#include ";
  if (!line.starts_with(directive)) {
    return std::nullopt;
  }
  const auto name = line.substr(directive.size());
  return name.substr(0, name.find_first_of(">\"", 1));
}

bool matches(std::string_view name, std::string_view pattern) {
  return pattern.ends_with('*') ? name.starts_with(pattern.substr(0, pattern.size() - 1))
                                : name == pattern;
}

bool is_standard(std::string_view marked) {
  return marked.front() == '<' && marked.find_first_of("./") == std::string_view::npos;
}

bool is_allowed(const Room& room, std::string_view marked) {
  const auto name = marked.substr(1);
  return is_standard(marked) || name.starts_with(room.name + "/") ||
         std::any_of(room.may_include.begin(), room.may_include.end(),
                     [name](std::string_view pattern) { return matches(name, pattern); });
}

}  // namespace

std::vector<Finding> forbidden_includes(const SourceFile& file) {
  const Room* room = room_of(file);
  if (room == nullptr) {
    return {{file.path, 1, "lies in no room that tests/house/includes.cpp knows"}};
  }
  std::vector<Finding> findings;
  for (std::size_t i = 0; i < file.lines.size(); ++i) {
    const auto marked = included(file.lines[i]);
    if (marked && !is_allowed(*room, *marked)) {
      findings.push_back({file.path, i + 1,
                          room->name + " may not include " + std::string(marked->substr(1)) +
                              " (write project headers with their "
                              "room, \"core/board.hpp\")"});
    }
  }
  return findings;
}

std::vector<std::string> folders_of_window() {
  std::vector<std::string> found;
  for (const Room& room : rooms) {
    if (room.name.starts_with(window)) found.push_back(room.name.substr(window.size()));
  }
  return found;
}

std::vector<std::string> scenes_of_window() {
  std::vector<std::string> found;
  for (const Room& room : rooms) {
    if (room.is_scene) found.push_back(room.name.substr(window.size()));
  }
  return found;
}

std::vector<std::string> upward_permissions() {
  std::vector<std::string> found;
  for (auto room = rooms.begin(); room != rooms.end(); ++room) {
    for (const std::string_view pattern : room->may_include) {
      const auto below = std::find_if(room + 1, rooms.end(), [&](const Room& other) {
        const std::string folder = other.name + "/";
        return matches(folder, pattern) || pattern.starts_with(folder);
      });
      if (below != rooms.end())
        found.push_back(room->name + " may include " + below->name + ", which is below it");
    }
  }
  return found;
}

}  // namespace damas::house

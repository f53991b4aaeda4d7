#include "view/window/start/options.hpp"

#include <algorithm>
#include <span>
#include <vector>

#include "platform/files.hpp"
#include "view/window/board/theme.hpp"
#include "view/window/dialogs/lesson_file.hpp"
#include "view/window/games/open_games.hpp"
#include "view/window/lessons/open_lessons.hpp"
#include "view/window/share/board_images.hpp"
#include "view/window/share/picture_looks.hpp"

namespace damas {

namespace {

// Every scene has room in a window of this size, in either orientation.
constexpr int least_shorter = 360;
constexpr int least_longer = 480;
constexpr int most_extent = 8192;
constexpr int least_percent = 25;
constexpr int most_percent = 400;
constexpr int shortest_delay = 20;  // milliseconds
constexpr int longest_delay = 60000;

// In the order of FirstScene, from the one after Resume.
const CommandLine::Names scenes = {
#define DAMAS_FIRST_SCENE(scene, name) name,
#include "view/window/start/first_scene_list.inc"
#undef DAMAS_FIRST_SCENE
};

const CommandLine::Names opponents = {"computer", "person", "machines"};  // by Opponent

const CommandLine::Names picture_sizes = {"small", "medium", "large"};  // by PictureSize

CommandLine::Names ids_of(std::span<const Theme> all) {
  CommandLine::Names ids;
  for (const Theme& theme : all)
    ids.emplace_back(theme.id);
  return ids;
}

CommandLine::Names theme_ids() {
  return ids_of(themes());
}

void declare(CommandLine& line) {
  const auto add = [&](const char* name, Text text, const auto&... arguments) {
    line.add(name, tr(line.language(), text, arguments...));
  };
  add("--theme", Text::OptionTheme, CommandLine::joined(theme_ids()));
  add("--variant", Text::OptionVariant, CommandLine::joined(CommandLine::variant_ids()));
  add("--fen", Text::OptionFen);
  add("--opponent", Text::OptionOpponent, CommandLine::joined(opponents));
  add("--scene", Text::OptionScene, CommandLine::joined(scenes));
  add("--size", Text::OptionWindowSize);
  add("--scale", Text::OptionScale, least_percent, most_percent);
  add("--screenshot", Text::OptionScreenshot);
  add("--save-picture", Text::OptionSavePicture);
  add("--save-animation", Text::OptionSaveAnimation);
  add("--picture-width", Text::OptionPictureSize, least_picture, most_picture);
  add("--picture-size", Text::OptionPictureSizes, CommandLine::joined(picture_sizes));
  add("--picture-colors", Text::OptionPictureColors, CommandLine::joined(ids_of(picture_themes())));
  add("--delay", Text::OptionDelay, shortest_delay, longest_delay);
  line.add_flag("--flip", tr(line.language(), Text::OptionFlip));
  add("--server", Text::OptionServer);
  add("--data", Text::OptionData, usual_folder("damas"));
  add("--export", Text::OptionExport);
  line.add_flag("--identities", tr(line.language(), Text::OptionIdentities));
  add("--import", Text::OptionImport);
  add("--seed", Text::OptionSeed);
  line.add_flag("--software", tr(line.language(), Text::OptionSoftware));
  line.add_files(tr(line.language(), Text::OptionFiles));
}

bool is_link(const std::string& typed) {
  return typed.starts_with("http://") || typed.starts_with("https://");
}

// A link may be given instead of files.
void read_server(CommandLine& line, WindowProgramOptions& o) {
  std::optional<std::string> typed = line.text("--server");
  if (const auto link = std::find_if(o.files.begin(), o.files.end(), is_link);
      link != o.files.end()) {
    if (!typed) typed = *link;
    o.files.erase(link);
  }
  if (!typed) return;
  o.invitation = read_invitation(*typed);
  if (o.invitation && o.invitation->server) return;
  line.reject("--server", tr(line.language(), Text::OptionServerExpected), *typed);
}

// The named file, which must end in one of those.
std::optional<std::string> file_ending_in(CommandLine& line, const char* option,
                                          const CommandLine::Names& endings) {
  const auto name = line.text(option);
  if (!name || std::find(endings.begin(), endings.end(), extension(*name)) != endings.end()) {
    return name;
  }
  line.reject(option, tr(line.language(), Text::OptionFileEnding, CommandLine::joined(endings)),
              *name);
  return std::nullopt;
}

void read_pictures(CommandLine& line, WindowProgramOptions& o) {
  o.picture = file_ending_in(line, "--save-picture", {".png", ".svg"});
  o.animation = file_ending_in(line, "--save-animation", {".gif"});
  o.picture_width = line.number("--picture-width", least_picture, most_picture);
  if (const auto size = line.pick<PictureSize>("--picture-size", picture_sizes)) {
    o.picture_size = *size;
    line.refuse_beside("--picture-size", {"--picture-width"});
  }
  const CommandLine::Names colors = ids_of(picture_themes());
  if (const auto look = line.pick<std::size_t>("--picture-colors", colors))
    o.picture_colors = colors[*look];
  o.delay = line.number("--delay", shortest_delay, longest_delay);
  o.flip = line.has("--flip");
}

// Why the file cannot be opened; empty if it can.
std::string against_games(const std::string& path, const FileAccess& files, Language language) {
  const auto read = read_games(files, path, Variant::Brazilian);
  const auto* trouble = std::get_if<FileTrouble>(&read);
  // The window offers such a file to its games database.
  if (trouble && trouble->kind == FileTrouble::Kind::TooLarge) return {};
  return trouble ? sentence(language, *trouble, path) : std::string{};
}

std::string against_lessons(const std::string& path, const FileAccess& files, Language language) {
  const auto read = lessons_of_file(files, path, path, language);
  const auto* refusal = std::get_if<LessonsRefusal>(&read);
  return refusal ? refusal->sentence : std::string{};
}

FirstScene scene_of(const PageLink& asked) {
  if (asked.daily_problem || asked.problem) return FirstScene::Problems;
  if (!asked.lesson.empty()) return FirstScene::Lessons;
  if (asked.deal) return FirstScene::Puzzle;
  return asked.start ? FirstScene::Review : FirstScene::NewGame;
}

}  // namespace

std::optional<FirstScene> scene_named(std::string_view name) {
  const auto found = std::find(scenes.begin(), scenes.end(), name);
  if (found == scenes.end()) return std::nullopt;
  return static_cast<FirstScene>(found - scenes.begin() + 1);
}

void follow_link(std::string_view link, WindowProgramOptions& options) {
  const std::string_view part = link.substr(std::min(link.find('#'), link.size()));
  if (part.empty()) return;
  if (const auto scene = scene_named(part.substr(1))) {
    options.scene = *scene;
    return;
  }
  const auto read = read_page_link(part.substr(1));
  if (!read) {
    options.invitation = read_invitation(link);
    return;
  }
  if (const auto* error = std::get_if<PageLinkError>(&*read)) {
    options.bad_link = *error;
    return;
  }
  const auto& asked = std::get<PageLink>(*read);
  options.variant = asked.variant;
  options.start = asked.start;
  options.games = asked.games;
  options.daily_problem = asked.daily_problem;
  options.problem = asked.problem;
  options.lesson = asked.lesson;
  options.lesson_step = asked.lesson_step;
  options.deal = asked.deal;
  options.scene = scene_of(asked);
}

std::variant<WindowProgramOptions, CommandLineEnd> read_window_options(int argc,
                                                                       const char* const* argv,
                                                                       Language otherwise) {
  CommandLine line(Text::OptionWindowAbout, "damas", argc, argv, otherwise);
  declare(line);
  if (auto end = line.parse()) return *end;
  WindowProgramOptions o;
  o.may_ask = true;
  if (line.has("--lang")) o.language = line.language();
  if (const auto theme = line.pick<std::size_t>("--theme", theme_ids())) {
    o.theme = std::string(themes()[*theme].id);
  }
  o.variant = line.variant("--variant");
  o.start = line.position("--fen", o.variant.value_or(Variant::Brazilian));
  o.opponent = line.pick<Opponent>("--opponent", opponents);
  if (const auto scene = line.pick<std::size_t>("--scene", scenes)) {
    o.scene = static_cast<FirstScene>(*scene + 1);
  } else if (o.variant || o.start || o.opponent) {
    o.scene = FirstScene::Checkers;
  }
  if (const auto size = line.size("--size", least_shorter, least_longer, most_extent)) {
    o.size = {static_cast<float>(size->first), static_cast<float>(size->second)};
  }
  o.scale =
      static_cast<float>(line.number("--scale", least_percent, most_percent).value_or(100)) / 100;
  o.files = line.typed("files");
  read_server(line, o);
  if (!o.files.empty()) {
    line.refuse_beside(o.files.front(), {"--variant", "--fen", "--opponent", "--scene"});
  }
  o.screenshot = line.file("--screenshot");
  // Without a window nothing connects to a server.
  if (o.screenshot) line.refuse_beside("--screenshot", {"--server"});
  read_pictures(line, o);
  o.data = line.folder("--data").value_or("");
  o.exported = line.file("--export");
  o.imported = line.file("--import");
  if (o.exported) line.refuse_beside("--export", {"--import"});
  line.want_beside("--identities", "--export");
  o.identities = line.has("--identities");
  o.seed = line.whole_number("--seed");
  o.software = line.has("--software");
  if (auto end = line.error()) return *end;
  return o;
}

std::optional<CommandLineEnd> refuse_files(const WindowProgramOptions& options,
                                           const FileAccess& files, Language language) {
  std::string refusal;
  for (const std::string& path : options.files) {
    const std::string against = has_lessons(files, path) ? against_lessons(path, files, language)
                                                         : against_games(path, files, language);
    if (against.empty()) return std::nullopt;
    refusal += against + "\n";
  }
  if (refusal.empty()) return std::nullopt;
  return CommandLineEnd{refusal, 2};
}

}  // namespace damas

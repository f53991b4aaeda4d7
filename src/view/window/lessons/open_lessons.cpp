#include "view/window/lessons/open_lessons.hpp"

#include <utility>

#include "lessons/reader.hpp"
#include "platform/file_access.hpp"
#include "view/text/printable.hpp"
#include "view/window/app/app.hpp"
#include "view/window/dialogs/file_trouble.hpp"

namespace damas {

namespace {

// Some editors write it at the beginning of UTF-8 files.
constexpr std::string_view byte_order_mark = "\xEF\xBB\xBF";

std::string sentence_of(const lessons::LessonError& error, const std::string& shown,
                        Language language) {
  const std::string name = shortened(shown);
  const std::string expected = shortened(error.expected, longest_message);  // may quote the file
  if (error.found.empty()) {
    return tr(language, Text::LessonFileLacks, name, error.line, expected);
  }
  return tr(language, Text::LessonFileWrong, name, error.line, expected, shortened(error.found));
}

}  // namespace

std::variant<LessonsText, LessonsRefusal> lessons_of_file(const FileAccess& files,
                                                          const std::string& path,
                                                          const std::string& shown,
                                                          Language language) {
  Expected<std::string> content = files.read(path);
  if (!content) {
    const bool missing = content.failure().kind == FailureKind::NotFound;
    const auto kind = missing ? FileTrouble::Kind::NotFound : FileTrouble::Kind::Unreadable;
    return LessonsRefusal{sentence(language, FileTrouble{kind}, shown)};
  }
  std::string text = std::move(content).value();
  if (text.starts_with(byte_order_mark)) text.erase(0, byte_order_mark.size());
  const auto read = lessons::read_lesson_file(text);
  if (const auto* error = std::get_if<lessons::LessonError>(&read)) {
    return LessonsRefusal{sentence_of(*error, shown, language)};
  }
  return LessonsText{std::move(text)};
}

std::optional<Destination> lessons_of_files(const std::vector<std::string>& paths, App& app) {
  std::string all;
  for (const std::string& typed : paths) {
    const std::string path = app.disk().absolute(typed);
    const auto read = lessons_of_file(app.disk(), path, place_name(app, path), app.language());
    if (const auto* refusal = std::get_if<LessonsRefusal>(&read)) {
      app.notify(refusal->sentence);
    } else {
      all += std::get<LessonsText>(read).text + "\n";
    }
  }
  if (all.empty()) return std::nullopt;
  return destination::Lessons{{}, std::move(all)};
}

}  // namespace damas

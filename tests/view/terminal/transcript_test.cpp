// Whole sessions: transcripts/<name>.in holds the options on its first line and what is typed
// below, transcripts/<name>.out the complete output. With DAMAS_ACCEPT set the outputs are written
// anew.
#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <iterator>

#include "session.hpp"
#include "view/text/wrap.hpp"

namespace damas::terminal {

namespace {

struct Script {
  std::vector<std::string> arguments;
  std::vector<std::string> lines;
};

std::string read(const std::filesystem::path& path) {
  std::ifstream file(path, std::ios::binary);
  REQUIRE(file.good());
  return {std::istreambuf_iterator<char>(file), {}};
}

Script script_of(const std::filesystem::path& path) {
  std::istringstream text(read(path));
  Script script;
  std::string line;
  std::getline(text, line);
  std::istringstream first(line);
  std::copy(std::istream_iterator<std::string>(first), {}, std::back_inserter(script.arguments));
  while (std::getline(text, line))
    script.lines.push_back(line);
  return script;
}

std::vector<std::filesystem::path> script_files() {
  std::vector<std::filesystem::path> files;
  for (const auto& entry : std::filesystem::directory_iterator(DAMAS_TRANSCRIPTS)) {
    if (entry.path().extension() == ".in") files.push_back(entry.path());
  }
  std::sort(files.begin(), files.end());
  return files;
}

Session run(const Script& script, std::size_t lines, ConsoleSetup setup = {}) {
  std::string input;
  for (std::size_t i = 0; i < lines; ++i)
    input += script.lines[i] + "\n";
  const InEmptyFolder folder;
  return run_session(script.arguments, input, std::move(setup));
}

}  // namespace

TEST_CASE("sessions give the accepted transcripts") {
  REQUIRE(script_files().size() >= 8);
  for (std::filesystem::path file : script_files()) {
    CAPTURE(file.stem().string());
    const Script script = script_of(file);
    const Session session = run(script, script.lines.size());
    CHECK(session.status == 0);
    file.replace_extension(".out");
    if (std::getenv("DAMAS_ACCEPT") != nullptr) {
      std::ofstream(file, std::ios::binary) << session.output;
    }
    CHECK(session.output == read(file));
  }
}

TEST_CASE("a session that ends early ends cleanly, at whichever prompt") {
  for (const std::filesystem::path& file : script_files()) {
    CAPTURE(file.stem().string());
    const Script script = script_of(file);
    const std::string whole = run(script, script.lines.size()).output;
    for (std::size_t lines = 0; lines < script.lines.size(); ++lines) {
      const Session session = run(script, lines);
      CHECK(session.status == 0);
      // Everything except the line end after the last prompt and the closing line.
      const std::size_t goodbye = session.output.rfind('\n', session.output.size() - 2);
      REQUIRE(goodbye != std::string::npos);
      CHECK(whole.substr(0, goodbye) == session.output.substr(0, goodbye));
    }
  }
}

namespace {

// A typed line may have any length.
bool ends_with_answer(const std::string& line, const Script& script) {
  return std::any_of(script.lines.begin(), script.lines.end(), [&](const std::string& typed) {
    return !typed.empty() && line.size() >= typed.size() &&
           line.compare(line.size() - typed.size(), typed.size(), typed) == 0;
  });
}

}  // namespace

TEST_CASE("no line is wider than the screen") {
  for (const std::filesystem::path& file : script_files()) {
    CAPTURE(file.stem().string());
    const Script script = script_of(file);
    for (const int width : {40, 80}) {
      ConsoleSetup setup;
      setup.width = [width] { return width; };
      std::istringstream output(run(script, script.lines.size(), setup).output);
      for (std::string line; std::getline(output, line);) {
        CAPTURE(line);
        CHECK((columns(line) <= width || ends_with_answer(line, script)));
      }
    }
  }
}

}  // namespace damas::terminal

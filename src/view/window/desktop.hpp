// Owns Desktop: what the window system, or the page around the program, does for it.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "match/program_engine.hpp"
#include "net/client/link.hpp"
#include "platform/child_program.hpp"
#include "platform/color.hpp"
#include "platform/desktop.hpp"
#include "view/text/language.hpp"

namespace damas {

// What a table for the network of this machine needs; empty functions where there can be none.
struct TableMakings {
  std::string program;  // the server's
  std::function<Expected<std::unique_ptr<ChildProgram>>(const std::string& program,
                                                        const std::vector<std::string>& arguments)>
      start;
  std::function<std::vector<std::string>()> addresses;
};

// Tests replace it. Any function may be empty.
struct Desktop {
  using Pasted = std::function<void(std::string)>;
  using Saved = std::function<void(SaveAnswer)>;

  std::function<std::string()> clipboard;
  std::function<bool(const std::string&)> set_clipboard;
  // Where the clipboard cannot be read at once: the text comes later, or never.
  std::function<void(Pasted)> read_clipboard;
  std::function<void(bool)> set_fullscreen;
  // In percent; unset: as suits the window.
  std::function<void(std::optional<int>)> set_interface_size;
  // By the calendar of the place, as in PDN: "2004.10.27".
  std::function<std::string()> today;
  std::function<std::string(std::int64_t)> day_of;  // of milliseconds since 1970-01-01 UTC
  std::string language;                             // what the system prefers, such as "pt-BR"

  bool has_quit = true;     // a page has none: whoever opened it closes it
  bool in_browser = false;  // which keeps some keys, such as Ctrl+N, for itself, and zooms

  // A sentence for who does not see the screen.
  std::function<void(const std::string&)> announce;
  // What the program speaks and looks like from now on.
  std::function<void(Language)> show_language;
  std::function<void(Color)> show_panel;
  // Escape leads somewhere from now on, or not: a page has a way back of its own.
  std::function<void(bool)> show_way_back;

  // The system's own dialogs; ours where these are empty. The files that are chosen come in an
  // Input, as dropped ones do; the answer of a save comes later.
  std::function<void()> open_files;
  std::function<void()> open_picture;
  // The files of an Input have been read, and nobody needs them where they are. Empty where they
  // are the person's own.
  std::function<void(const std::vector<std::string>& paths)> files_read;
  std::function<void(const std::string& name, const std::string& content, Saved)> save_file;

  // Connects to servers; empty where that is not possible.
  net::Dial dial;
  // The address of the server that the page came from, which is played on; empty natively.
  std::string own_server;
  TableMakings table;
  // Programs of others that play and advise; empty where none can be started.
  StartProgram start_program;

  // A keyboard on the screen, for moves that are typed.
  std::function<void()> show_keyboard;
};

}  // namespace damas

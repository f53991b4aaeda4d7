// Owns Desktop: the services of the window system, or of the page around the program.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/variants.hpp"
#include "match/program_engine.hpp"
#include "net/client/link.hpp"
#include "platform/child_program.hpp"
#include "platform/color.hpp"
#include "platform/desktop.hpp"
#include "view/text/language.hpp"
#include "view/window/app/system_settings.hpp"

namespace damas {

class GamesBase;

// The functions that start a server on this machine's network; empty if that is impossible.
struct LanServerSetup {
  std::string program;  // the path of the server program
  std::function<Expected<std::unique_ptr<ChildProgram>>(const std::string& program,
                                                        const std::vector<std::string>& arguments)>
      start;
  std::function<std::vector<std::string>()> addresses;
};

// Tests replace it. Every function may be empty.
struct Desktop {
  using Copied = std::function<void(bool copied)>;
  using Pasted = std::function<void(std::string)>;
  using Saved = std::function<void(SaveAnswer)>;
  using Sent = std::function<void(bool sent)>;  // false if the system refused

  std::function<std::string()> clipboard;
  std::function<bool(const std::string&)> set_clipboard;
  // If set, the clipboard cannot be read at once: the text arrives later, or never.
  std::function<void(Pasted)> read_clipboard;
  std::function<void(bool)> set_fullscreen;
  // In percent; unset: chosen to suit the window.
  std::function<void(std::optional<int>)> set_interface_size;
  // The local date as in PDN: "2004.10.27".
  std::function<std::string()> today;
  std::function<std::string(std::int64_t)> day_of;  // argument: milliseconds since 1970-01-01 UTC
  std::string language;                             // preferred by the system: "pt-BR"

  bool has_quit = true;     // false in a page, which the program cannot close
  bool in_browser = false;  // a browser keeps some keys, such as Ctrl+N, for itself, and zooms

  // Announces a sentence through the screen reader.
  std::function<void(const std::string&)> announce;
  // Tells the person, who may look elsewhere, that it is their turn.
  std::function<void(const std::string&)> call_person;
  // Lets call_person() show notifications; the system may ask the person first. Empty if there are
  // none.
  std::function<void(bool)> set_notifications;
  // Tells the page the program's language, and its panel colour with whether the person has chosen
  // it; otherwise it follows from the system's settings.
  std::function<void(Language)> show_language;
  std::function<void(Color, bool chosen)> show_panel;
  // Tells the page whether Escape leads back, because a page has a Back button of its own.
  std::function<void(bool)> show_way_back;

  // Whether a page still loads a part of the program, without which only some scenes work. Empty:
  // never.
  std::function<bool()> loads_rest;
  // Tells the person, where they have pressed, that what they asked for waits for that part; or
  // that it no longer waits.
  std::function<void(bool)> show_waiting;

  // The system's own dialogs; the program's dialogs are used if these are empty. Chosen files
  // arrive in an Input, like dropped files; a save is answered later.
  std::function<void()> open_files;
  std::function<void()> open_picture;
  // The bytes of a file that is too large for a page to read at once, which only the games database
  // can take; 0 for other files. Empty if files are not read by a page.
  std::function<std::uint64_t(const std::string& path)> large_file;
  // Called when the files of an Input have been read and may be removed. Empty if they are the
  // person's own files.
  std::function<void(const std::vector<std::string>& paths)> files_read;
  std::function<void(const std::string& name, const std::string& content, Saved)> save_file;
  // Open the system's list of apps that take a link or a file. Empty where there is none.
  std::function<void(const std::string& link, Sent)> send_link;
  std::function<void(const std::string& name, const std::string& content, Sent)> send_file;

  // Connects to servers; empty if that is impossible.
  net::Dial dial;
  // The address of the server that the page came from, the default for online play; empty natively.
  std::string own_server;
  // The address of the page, without '#' and what follows it, to which links lead; empty natively.
  std::string page_address;
  LanServerSetup lan_server;
  // Starts external programs that play and advise; empty where none can be started.
  StartProgram start_program;
  // How many cores may compute for this program and those that it starts.
  int cores = 1;

  // Shows an on-screen keyboard for typed moves.
  std::function<void()> show_keyboard;
  // If set, it is used instead of `set_clipboard`, and reports later whether the text was copied.
  std::function<void(const std::string&, Copied)> copy;
  // Calls `use` with the packed problems of the variant: at once, or in a page when they have been
  // fetched. They are empty if the variant has none.
  std::function<void(Variant, std::function<void(std::string_view)> use)> problems;
  // The same for packed endgame tables.
  std::function<void(Variant, std::function<void(std::string_view)> use)> endings;
  // The same for the text with the names of openings.
  std::function<void(Variant, std::function<void(std::string_view)> use)> openings;
  // The same for the opening book.
  std::function<void(Variant, std::function<void(std::string_view)> use)> book;
  // The same for the list of openings that are drawn by lot.
  std::function<void(Variant, std::function<void(std::string_view)> use)> ballots;
  // The same for the text of all lessons.
  std::function<void(std::function<void(std::string_view)> use)> lessons;
  // The person's games database; null where there is none.
  std::shared_ptr<GamesBase> games;
  // Fetches the late pictures at once, because they are needed now.
  std::function<void()> fetch_pictures;

  SystemSettings system_settings;
};

}  // namespace damas

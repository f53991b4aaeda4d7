// Owns the file of everything that is kept: all of the user's files and the games of the database
// as one text, for another device or as a backup.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "platform/expected.hpp"
#include "platform/files.hpp"
#include "view/text/language.hpp"
#include "view/window/app/kept_names.hpp"

namespace damas {

// Whether there is not a single kept file, as before the first start. Games of the terminal program
// do not count.
bool keeps_nothing(const UserFiles& files);
// Without locks, half-written files and whatever else is in the folder. Failure: Unreadable, with
// the name.
Expected<KeptFiles> kept_files(const UserFiles& files);

// The identities on servers are secrets: whoever has them can play under the person's names.
bool have_identities(const KeptFiles& files);
KeptFiles without_identities(KeptFiles files);

// The treatment of kept files that are not among the new ones.
enum class OtherFiles : std::uint8_t {
  Removed,
  IdentitiesStay,  // if the new files have none; all others are removed
};

// The outcome of a replacement.
struct Replaced {
  std::optional<Failure> failure;  // of the first file that could not be read or changed
  // Then everything is as before, except for these paths, which could not be put back.
  std::vector<std::string> not_put_back;

  [[nodiscard]] bool ok() const { return !failure; }
};
// Writes these files and removes the others. If a file cannot be changed, tries to put all back.
Replaced replace_kept(const UserFiles& files, KeptFiles with, OtherFiles others);
// Tells a person that a replacement failed, and why; `shown` makes a path fit to be shown.
std::string sentence(Language language, const Replaced& failed,
                     const std::function<std::string(const std::string&)>& shown);

// More games of the database, as PDN, are not put into the file: a phone could not read it.
inline constexpr std::size_t most_bytes_of_games = std::size_t{32} << 20;
// In a page, which has the text several times in its memory while it is saved.
inline constexpr std::size_t most_bytes_of_games_in_page = std::size_t{8} << 20;

// JSON in which the files can be read, with a checksum. `games` is the PDN of the games database;
// empty if there is none, or if its games are left out.
std::string everything_of(const KeptFiles& files, const std::string& games = {});
// The files of such a text. They name no programs: the file may come from anywhere, and a program
// of another device is hardly here.
struct ReadEverything {
  KeptFiles files;
  std::string games;  // of the games database, as PDN; empty if the file has none
  bool left_out_programs = false;
};
// Nothing if the text is damaged, or something else.
std::optional<ReadEverything> everything_in(std::string_view text);
// Whether the text looks like such a file, damaged or not.
bool is_everything(std::string_view text);

}  // namespace damas

// Owns StoredFile: one of the user's files, which it reads and writes as a whole, and the problems
// with it that the user should know.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "platform/expected.hpp"
#include "platform/files.hpp"
#include "view/window/app/kept_names.hpp"
#include "view/window/app/store_problem.hpp"

namespace damas {

class StoredFile {
 public:
  // `files` may be null: then there is never a file, and nothing is written. `damaged` is the
  // problem if the file must be set aside. `files` and `problems` must outlive this object.
  StoredFile(const UserFiles* files, std::string_view name, StoreProblem::Kind damaged,
             StoreProblems& problems, Readers readers = Readers::AsBefore);

  [[nodiscard]] bool exists() const;
  // Failures: NotFound, Unreadable.
  [[nodiscard]] Expected<std::string> read() const;
  void write(std::string_view content);
  void remove();
  // The same, but the user hears nothing of a failure.
  [[nodiscard]] Expected<Done> try_write(std::string_view content) const;
  Expected<Done> try_remove() const;
  // Notes that the file cannot be written; only once.
  void note_unwritable();
  // Renames the file, whose content cannot be used. Answers whether it is out of the way.
  bool set_aside();
  // Lets this window alone read and then change the file, as long as the lock lives. Waits a moment
  // for another window.
  [[nodiscard]] std::optional<FileLock> lock() const;

  // Whether the user has been told that the file cannot be written: then what the program has may
  // be newer.
  [[nodiscard]] bool is_unwritable() const { return unwritable_; }
  // Adds the content, if there is any, under the file's name.
  void add_to(KeptFiles& all, std::string content) const;
  // All files have been replaced: later problems are noted again.
  void forget_problems() { unwritable_ = false; }

 private:
  const UserFiles* files_;
  std::string name_;
  StoreProblem::Kind damaged_;
  StoreProblems* problems_;
  Readers readers_;
  bool unwritable_ = false;
};

}  // namespace damas

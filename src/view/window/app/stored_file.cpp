#include "view/window/app/stored_file.hpp"

#include <utility>

namespace damas {

StoredFile::StoredFile(const UserFiles* files, std::string_view name, StoreProblem::Kind damaged,
                       StoreProblems& problems, Readers readers)
    : files_(files), name_(name), damaged_(damaged), problems_(&problems), readers_(readers) {}

bool StoredFile::exists() const {
  return files_ != nullptr && files_->exists(name_);
}

Expected<std::string> StoredFile::read() const {
  if (files_ == nullptr) return Failure{FailureKind::NotFound, name_, ""};
  return files_->read(name_);
}

Expected<Done> StoredFile::try_write(std::string_view content) const {
  if (files_ == nullptr) return Done{};
  return files_->write(name_, content, readers_);
}

Expected<Done> StoredFile::try_remove() const {
  if (!exists()) return Done{};
  return files_->remove(name_);
}

void StoredFile::write(std::string_view content) {
  if (!try_write(content)) note_unwritable();
}

void StoredFile::remove() {
  if (!try_remove()) note_unwritable();
}

void StoredFile::note_unwritable() {
  if (std::exchange(unwritable_, true)) return;
  problems_->push_back({StoreProblem::Kind::Unwritable, files_->path(name_)});
}

bool StoredFile::set_aside() {
  const Expected<std::string> where = files_->set_aside(name_);
  if (where) {
    problems_->push_back({damaged_, *where});
  } else {
    problems_->push_back({StoreProblem::Kind::Unreadable, files_->path(name_)});
  }
  return !exists();
}

// A caller without the lock writes all the same, because that is better than losing the change.
std::optional<FileLock> StoredFile::lock() const {
  if (files_ == nullptr) return std::nullopt;
  return files_->lock(name_ + ".lock");
}

void StoredFile::add_to(KeptFiles& all, std::string content) const {
  if (!content.empty()) all[name_] = std::move(content);
}

}  // namespace damas

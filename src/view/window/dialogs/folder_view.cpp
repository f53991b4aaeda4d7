#include "view/window/dialogs/folder_view.hpp"

#include <algorithm>
#include <utility>

#include "core/pdn/text.hpp"

namespace damas {

namespace {

bool begins_like(const std::string& name, const std::string& begin) {
  return folded(name).starts_with(folded(begin));
}

std::string with_slash(std::string folder) {
  if (!folder.ends_with('/')) folder += '/';
  return folder;
}

std::string common_begin(const std::string& a, const std::string& b) {
  const auto end = std::mismatch(a.begin(), a.end(), b.begin(), b.end()).first;
  std::string common(a.begin(), end);
  // Does not split a character.
  const auto cut = [&] {
    return end != a.end() && (static_cast<unsigned char>(*end) & 0xC0U) == 0x80U;
  };
  if (!cut()) return common;
  while (!common.empty() && (static_cast<unsigned char>(common.back()) & 0xC0U) == 0x80U)
    common.pop_back();
  if (!common.empty()) common.pop_back();
  return common;
}

}  // namespace

bool is_game_file(const std::string& name) {
  const std::string type = extension(name);
  return type == ".pdn" || type == ".fen";
}

bool is_lesson_file(const std::string& name) {
  return extension(name) == ".lesson";
}

bool is_opened_file(const std::string& name) {
  return is_game_file(name) || is_lesson_file(name);
}

bool is_picture_file(const std::string& name) {
  const std::string type = extension(name);
  return type == ".png" || type == ".jpg" || type == ".jpeg";
}

bool is_kept_file(const std::string& name) {
  return extension(name) == ".json";
}

bool is_shared_file(const std::string& name) {
  const std::string type = extension(name);
  return type == ".png" || type == ".svg" || type == ".gif" || type == ".html" || type == ".csv" ||
         type == ".json";
}

bool is_program_file(const std::string& name) {
  const std::string type = extension(name);
  return type.empty() || type == ".exe" || type == ".bat" || type == ".cmd" || type == ".sh" ||
         type == ".py" || type == ".bin";
}

FolderView::FolderView(const FileAccess& files, const std::string& folder, const std::string& name,
                       Kind kind)
    : files_(files), kind_(kind) {
  std::string at = files.absolute(folder);
  while (files.kind(at) != PathKind::Folder && parent_folder(at) != at)
    at = parent_folder(at);
  path_ = with_slash(at) + name;
  look();
}

std::string FolderView::folder() const {
  const std::size_t slash = path_.rfind('/');
  return slash == std::string::npos ? std::string{} : path_.substr(0, slash + 1);
}

std::string FolderView::name() const {
  return path_.substr(folder().size());
}

void FolderView::type(const std::string& path) {
  path_ = path;
  begin_ = name();
  if (folder() == looked_) {
    filter();
  } else {
    look();
  }
}

void FolderView::look() {
  looked_ = folder();
  all_items_.clear();
  problem_.reset();
  auto listed = files_.list(files_.absolute(looked_.empty() ? "." : looked_));
  if (listed) {
    all_items_ = std::move(listed).value();
  } else {
    problem_ = listed.failure().kind;
  }
  filter();
}

void FolderView::filter() {
  shown_.clear();
  for (const FolderItem& item : all_items_) {
    const bool kind = item.folder || all_ || kind_(item.name);
    if (kind && begins_like(item.name, begin_)) shown_.push_back(item);
  }
}

bool FolderView::complete() {
  if (shown_.empty()) return false;
  std::string common = shown_.front().name;
  for (const FolderItem& item : shown_)
    common = common_begin(common, item.name);
  if (shown_.size() == 1 && shown_.front().folder) common += '/';
  if (common.size() <= name().size()) return false;
  type(folder() + common);
  return true;
}

void FolderView::pick(const FolderItem& item) {
  path_ = folder() + item.name;
  if (!item.folder) return;
  path_ += '/';
  begin_.clear();
  look();
}

void FolderView::up() {
  const std::string name_now = name();
  std::string at = files_.absolute(folder().empty() ? "." : folder());
  path_ = with_slash(parent_folder(at)) + name_now;
  begin_.clear();
  look();
}

void FolderView::show_all(bool all) {
  all_ = all;
  filter();
}

}  // namespace damas

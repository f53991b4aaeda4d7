// Owns SharedValue: a value in one of the user's files that several windows or pages change.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "view/window/app/stored_file.hpp"

namespace damas {

// The text form of a value.
template <class Value>
struct ValueText {
  std::string (*text_of)(const Value& value);
  // Replaces the value. If the text is damaged, answers false, and only adds to the value what can
  // be read.
  bool (*read)(std::string_view text, Value& value);
};

// A file that can neither be read nor set aside is never overwritten.
template <class Value>
class SharedValue {
 public:
  SharedValue(StoredFile file, ValueText<Value> text) : file_(std::move(file)), text_(text) {}

  // The value as it is in the file now.
  const Value& read() {
    // If writing has failed, the value here is newer.
    if (!file_.is_unwritable() && !stuck_) read_file();
    return value_;
  }
  // Applies a change to the value as it is in the file now, and answers the result.
  const Value& change(const std::function<void(Value&)>& edit) {
    const auto lock = file_.lock();
    read();
    edit(value_);
    write_file();
    return value_;
  }
  // The value as it was read or changed last.
  [[nodiscard]] const Value& last_read() const { return value_; }

  // The files have been replaced: forgets the value.
  void forget() {
    file_.forget_problems();
    value_ = {};
    content_.reset();
    stuck_ = false;
  }
  // Adds what could not be written.
  void add_unwritten(KeptFiles& all) const {
    if (file_.is_unwritable() || stuck_) file_.add_to(all, text_.text_of(value_));
  }

 private:
  // The readable part of a damaged file is written again at once, so that it is not lost if the
  // program ends before the next change.
  void read_file() {
    Expected<std::string> content = file_.read();
    if (!content && content.failure().kind == FailureKind::NotFound) return;
    if (content && *content == content_) return;
    if (content && text_.read(*content, value_)) {
      content_ = std::move(content).value();
      return;
    }
    stuck_ = !file_.set_aside();
    content_.reset();
    write_file();
  }
  void write_file() {
    std::string content = text_.text_of(value_);
    if (content == content_ || (!content_ && content == text_.text_of({}))) return;
    content_ = std::move(content);
    if (!stuck_) file_.write(*content_);
  }

  StoredFile file_;
  ValueText<Value> text_;
  Value value_;
  std::optional<std::string> content_;  // of the file, as it was read or written last
  bool stuck_ = false;                  // a damaged file could not be set aside
};

}  // namespace damas

// Owns Expected: a result of the platform, either a value or a Failure.
#pragma once

#include <cassert>
#include <string>
#include <utility>
#include <variant>

namespace damas {

enum class FailureKind {
  NotFound,     // no such file
  Unreadable,   // exists, but cannot be read
  Unwritable,   // cannot be created, written or renamed
  Malformed,    // was read, but its content is invalid
  Unavailable,  // the machine lacks it: a display, a sound device
};

struct Failure {
  FailureKind kind = FailureKind::Unavailable;
  std::string subject;  // the file or device
  std::string detail;   // technical, in English; not for users, who see kind and subject

  bool operator==(const Failure&) const = default;
};

template <class T>
class [[nodiscard]] Expected {
 public:
  Expected(T value) : content_(std::in_place_index<0>, std::move(value)) {}
  Expected(Failure failure) : content_(std::in_place_index<1>, std::move(failure)) {}

  bool ok() const { return content_.index() == 0; }
  explicit operator bool() const { return ok(); }

  const T& value() const& {
    assert(ok());
    return *std::get_if<0>(&content_);
  }
  T& value() & {
    assert(ok());
    return *std::get_if<0>(&content_);
  }
  T&& value() && {
    assert(ok());
    return std::move(*std::get_if<0>(&content_));
  }
  const T& operator*() const& { return value(); }
  T& operator*() & { return value(); }
  T&& operator*() && { return std::move(*this).value(); }
  const T* operator->() const { return &value(); }
  T* operator->() { return &value(); }

  const Failure& failure() const {
    assert(!ok());
    return *std::get_if<1>(&content_);
  }

 private:
  std::variant<T, Failure> content_;
};

// The value of a function that returns nothing else: `return Done{};`
struct Done {
  bool operator==(const Done&) const = default;
};

}  // namespace damas

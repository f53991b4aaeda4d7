// Owns values and maps that can go back to their state at the last keep(), for a transaction that
// is rolled back.
#pragma once

#include <map>
#include <optional>
#include <unordered_map>
#include <utility>

namespace damas::net {

template <typename T>
class Undoable {
 public:
  const T& operator*() const { return value_; }
  const T* operator->() const { return &value_; }
  T& change() { return value_; }
  void keep() { kept_ = value_; }
  void undo() { value_ = kept_; }

 private:
  T value_{};
  T kept_{};
};

// Copies only the entries that change, because a transaction changes few of many.
template <typename Key, typename Value>
class UndoableMap {
 public:
  // Null: there is no such entry.
  const Value* find(const Key& key) const {
    const auto found = values_.find(key);
    return found == values_.end() ? nullptr : &found->second;
  }
  const Value& at(const Key& key) const { return values_.at(key); }
  bool contains(const Key& key) const { return values_.contains(key); }
  auto begin() const { return values_.begin(); }
  auto end() const { return values_.end(); }

  // The entry, which is added if there is none.
  Value& change(const Key& key) {
    remember(key);
    return values_[key];
  }
  void erase(const Key& key) {
    remember(key);
    values_.erase(key);
  }
  // Erases an entry that undo() need not restore.
  void drop(const Key& key) { values_.erase(key); }

  // The changed entries as they were; nothing for those that did not exist.
  const std::map<Key, std::optional<Value>>& before() const { return before_; }

  void keep() { before_.clear(); }
  void undo() {
    for (auto& [key, value] : before_) {
      if (value) {
        values_.insert_or_assign(key, std::move(*value));
      } else {
        values_.erase(key);
      }
    }
    before_.clear();
  }

 private:
  void remember(const Key& key) {
    if (before_.contains(key)) return;
    const Value* value = find(key);
    before_.emplace(key, value ? std::optional(*value) : std::nullopt);
  }

  std::unordered_map<Key, Value> values_;
  std::map<Key, std::optional<Value>> before_;
};

}  // namespace damas::net

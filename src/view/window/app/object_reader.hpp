// Owns reading the members of a JSON object that a person may have edited.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <nlohmann/json.hpp>
#include <string>
#include <string_view>

namespace damas {

using Json = nlohmann::ordered_json;

// The name of an enumerator; `ids` are in the order of the enumeration.
template <class Enum, std::size_t Count>
std::string id_in(const std::array<std::string_view, Count>& ids, Enum value) {
  return std::string(ids[static_cast<std::size_t>(value)]);
}

// Reads the members of one object. Missing and invalid members keep their values; invalid ones are
// remembered.
class ObjectReader {
 public:
  ObjectReader(const Json& object, bool& valid) : object_(object), valid_(valid) {
    if (!object.is_object()) valid_ = false;
  }

  void read(const char* name, bool& value) {
    visit(name, [&](const Json& j) {
      if (!j.is_boolean()) return false;
      value = j.get<bool>();
      return true;
    });
  }

  void read(const char* name, float& value, float low, float high) {
    visit(name, [&](const Json& j) {
      if (!j.is_number()) return false;
      const float number = j.get<float>();
      if (!(number >= low && number <= high)) return false;
      value = number;
      return true;
    });
  }

  template <class Integer>
  void read(const char* name, Integer& value, std::int64_t low, std::int64_t high) {
    visit(name, [&](const Json& j) {
      if (!j.is_number_integer()) return false;
      const auto number = j.get<std::int64_t>();
      if (number < low || number > high) return false;
      value = static_cast<Integer>(number);
      return true;
    });
  }

  void read(const char* name, std::string& value) {
    visit(name, [&](const Json& j) {
      if (!j.is_string()) return false;
      value = j.get<std::string>();
      return true;
    });
  }

  template <class Enum, std::size_t Count>
  void read(const char* name, Enum& value, const std::array<std::string_view, Count>& ids) {
    std::string id = id_in(ids, value);
    read(name, id);
    const auto found = std::find(ids.begin(), ids.end(), id);
    if (found == ids.end()) {
      valid_ = false;
    } else {
      value = static_cast<Enum>(found - ids.begin());
    }
  }

  // `take` returns whether the member was valid.
  template <class Take>
  void visit(const char* name, const Take& take) {
    if (!object_.is_object()) return;
    const auto found = object_.find(name);
    if (found != object_.end() && !take(*found)) valid_ = false;
  }

 private:
  const Json& object_;
  bool& valid_;
};

}  // namespace damas

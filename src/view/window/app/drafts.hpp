// Owns Drafts: texts typed into dialogs that were closed before they were used, for the next time.
#pragma once

#include <map>
#include <string>

namespace damas {

class Drafts {
 public:
  // If `text` equals `was`, keeps nothing and removes an earlier draft.
  void keep(const std::string& name, const std::string& text, const std::string& was) {
    if (text == was) {
      texts_.erase(name);
    } else {
      texts_[name] = text;
    }
  }
  // The kept text; `otherwise` if there is none.
  std::string of(const std::string& name, const std::string& otherwise) const {
    const auto found = texts_.find(name);
    return found == texts_.end() ? otherwise : found->second;
  }

 private:
  std::map<std::string, std::string> texts_;
};

}  // namespace damas

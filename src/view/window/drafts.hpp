// Owns Drafts: what was typed into dialogs that were left before it was used, for the next time.
#pragma once

#include <map>
#include <string>

namespace damas {

class Drafts {
 public:
  // Nothing is kept if `text` equals `was`; an earlier draft is forgotten then.
  void keep(const std::string& name, const std::string& text, const std::string& was) {
    if (text == was) {
      texts_.erase(name);
    } else {
      texts_[name] = text;
    }
  }
  // What was kept; `otherwise` if nothing was.
  std::string of(const std::string& name, const std::string& otherwise) const {
    const auto found = texts_.find(name);
    return found == texts_.end() ? otherwise : found->second;
  }

 private:
  std::map<std::string, std::string> texts_;
};

}  // namespace damas

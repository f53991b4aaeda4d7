#include "core/pdn/split.hpp"

#include <algorithm>
#include <utility>

#include "core/pdn/chars.hpp"

namespace damas {

bool PdnSplitter::begins_another(const PdnWords& game, const PdnToken& tag) const {
  if (!game.body.empty()) return tag.word == PdnWord::Tag;
  if (game.tags.empty() || tag.word != PdnWord::Tag) return false;
  const std::size_t last = game.tags.back().end;
  const std::string_view between = text_.substr(last, tag.begin - last);
  if (std::count(between.begin(), between.end(), '\n') < 2) return false;
  const std::string_view name = tag_text(tag.in(text_)).name;
  const PdnToken& first = game.tags.front();
  return first.word == PdnWord::Tag &&
         chars::equal_ignoring_case(tag_text(first.in(text_)).name, name);
}

bool PdnSplitter::next(PdnWords& game) {
  game.tags.clear();
  game.body.clear();
  game.result.reset();
  int depth = 0;
  while (true) {
    const PdnToken t = held_ ? *std::exchange(held_, std::nullopt) : lexer_.next();
    if (t.word == PdnWord::End) return !game.empty();
    const bool is_tag = t.word == PdnWord::Tag || t.word == PdnWord::BadTag;
    if (is_tag && begins_another(game, t)) {
      held_ = t;
      return true;
    }
    const bool ends = t.word == PdnWord::Result && depth == 0;
    if (ends && game.empty()) continue;
    if (game.empty()) game.begin = t.begin;
    game.end = t.end;
    if (ends) {
      game.result = t;
      return true;
    }
    if (t.word == PdnWord::Begin) ++depth;
    if (t.word == PdnWord::Finish && depth > 0) --depth;
    (is_tag && game.body.empty() ? game.tags : game.body).push_back(t);
  }
}

}  // namespace damas

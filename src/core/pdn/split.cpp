#include "core/pdn/split.hpp"

#include <algorithm>
#include <cassert>

#include "core/pdn/chars.hpp"

namespace damas {

namespace {

bool is_comment(const PdnToken& t) {
  return t.word == PdnWord::Comment;
}

bool is_tag(const PdnToken& t) {
  return t.word == PdnWord::Tag || t.word == PdnWord::BadTag;
}

bool has_begun(const PdnWords& game) {
  return game.body.size() > game.preface;
}

}  // namespace

bool PdnWords::empty() const {
  return tags.empty() && std::all_of(body.begin(), body.end(), is_comment);
}

bool PdnSplitter::begins_another(const PdnWords& game, const PdnToken& tag) const {
  if (has_begun(game)) return tag.word == PdnWord::Tag;
  if (game.tags.empty() || tag.word != PdnWord::Tag) return false;
  const std::size_t last = game.tags.back().end;
  const std::string_view between = text_.substr(last, tag.begin - last);
  if (std::count(between.begin(), between.end(), '\n') < 2) return false;
  const std::string_view name = tag_text(tag.in(text_)).name;
  const PdnToken& first = game.tags.front();
  return first.word == PdnWord::Tag &&
         chars::equal_ignoring_case(tag_text(first.in(text_)).name, name);
}

PdnToken PdnSplitter::next_word() {
  PdnToken t = lexer_.next();
  while (t.word == PdnWord::Escape)
    t = lexer_.next();
  return t;
}

PdnToken PdnSplitter::take() {
  if (held_.empty()) return next_word();
  const PdnToken t = held_.front();
  held_.pop_front();
  return t;
}

void PdnSplitter::add(PdnWords& game, PdnToken t) const {
  if (game.tags.empty() && game.body.empty()) game.begin = t.begin;
  game.end = t.end;
  if (is_tag(t) && !has_begun(game)) {
    game.tags.push_back(t);
    return;
  }
  const bool comments_only = game.tags.empty() && !has_begun(game);
  if (comments_only && (is_comment(t) || t.word == PdnWord::OpenComment)) ++game.preface;
  game.body.push_back(t);
}

void PdnSplitter::add_comments_behind(PdnWords& game) {
  assert(held_.empty());
  const std::size_t line_end = std::min(text_.find('\n', game.end), text_.size());
  PdnToken t = next_word();
  for (; is_comment(t); t = next_word()) {
    if (t.begin < line_end) {
      add(game, t);
    } else {
      held_.push_back(t);
    }
  }
  if (t.word != PdnWord::End) {
    held_.push_back(t);
    return;
  }
  for (const PdnToken& comment : held_)
    add(game, comment);
  held_.clear();
}

bool PdnSplitter::next(PdnWords& game) {
  game.tags.clear();
  game.body.clear();
  game.preface = 0;
  game.result.reset();
  int depth = 0;
  while (true) {
    const PdnToken t = take();
    if (t.word == PdnWord::End) return !game.empty();
    if (is_tag(t) && begins_another(game, t)) {
      held_.push_front(t);
      return true;
    }
    const bool ends = t.word == PdnWord::Result && depth == 0;
    if (ends && game.empty()) continue;
    if (ends) {
      game.result = t;
      game.end = t.end;
      add_comments_behind(game);
      return true;
    }
    if (t.word == PdnWord::Begin) ++depth;
    if (t.word == PdnWord::Finish && depth > 0) --depth;
    add(game, t);
  }
}

}  // namespace damas

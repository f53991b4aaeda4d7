#include "core/pdn/build.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <utility>

#include "core/pdn/chars.hpp"
#include "core/pdn/moves.hpp"
#include "core/pdn/squares.hpp"
#include "core/pdn/text.hpp"
#include "core/variant_rules.hpp"

namespace damas {

namespace {

constexpr std::size_t deepest = 100;
constexpr int forced = 7;
constexpr std::array<std::string_view, 7> strengths = {"", "!", "?", "!!", "??", "!?", "?!"};

// The place in the tree where moves are added.
struct Place {
  PdnNode node = PdnNode::Root;
  AnyPosition position;
  AnyPosition before;     // the position in which the move of `node` was made
  bool is_fresh = false;  // a variation that has no move yet
};

std::string without_blanks(std::string_view text) {
  std::string out;
  std::copy_if(text.begin(), text.end(), std::back_inserter(out),
               [](char c) { return !chars::is_space(c); });
  return out;
}

class Builder {
 public:
  Builder(std::string_view text, const PdnWords& words, const PdnStart& start,
          const AnyPosition& position, const PdnHeaders& headers)
      : text_(text),
        words_(words),
        start_(start),
        squares_(info(start.variant).rules.board, start.numbering),
        score_(without_blanks(headers.value("Result"))),
        start_is_set_(headers.find("FEN") != nullptr) {
    built_.tree = PdnTree(position);
    places_.push_back({PdnNode::Root, position, position});
  }

  PdnBuilt run() {
    while (next_ < words_.body.size() && !built_.broken)
      take(words_.body[next_++]);
    if (!built_.broken && places_.size() > 1) fail(PdnProblem::VariationEnd, end_token());
    return std::move(built_);
  }

 private:
  Place& here() { return places_.back(); }

  void take(const PdnToken& t) {
    switch (t.word) {
      case PdnWord::Move:
        return take_move(t);
      case PdnWord::MoveNumber:
      case PdnWord::Result:
      case PdnWord::End:
      case PdnWord::Escape:
        return;
      case PdnWord::Strength:
        return add_nag(nag_of(t.in(text_)));
      case PdnWord::Nag:
        return take_nag(t);
      case PdnWord::Comment:
        return add_comment(t);
      case PdnWord::OpenComment:
        add_comment(t);
        if (next_ <= words_.preface) return add_error(PdnProblem::CommentEnd, t);
        return fail(PdnProblem::CommentEnd, t);
      case PdnWord::Begin:
        return begin_variation(t);
      case PdnWord::Finish:
        return end_variation(t);
      case PdnWord::Setup:
        return take_setup(t);
      case PdnWord::Tag:
      case PdnWord::BadTag:
      case PdnWord::Unknown:
        return fail(PdnProblem::Move, t);
    }
  }

  void take_move(const PdnToken& t) {
    if (!squares_.read(t.in(text_), path_)) return fail_or_score(PdnProblem::Square, t);
    Move move;
    PdnMatch match = find_move(here().position, path_, move);
    if (match == PdnMatch::Illegal && joins_next_moves(move)) match = PdnMatch::Found;
    if (match != PdnMatch::Found) {
      const bool illegal = match == PdnMatch::Illegal;
      return fail_or_score(illegal ? PdnProblem::IllegalMove : PdnProblem::AmbiguousMove, t);
    }
    Place& p = here();
    add(p, built_.tree.add(p.node, move), after(p.position, move));
    if (places_.size() == 1) ++built_.plies;
  }

  // Some programs write each jump of a capture as a separate move: 11x18 18x25.
  bool joins_next_moves(Move& move) {
    const std::vector<Square> first = path_;
    std::vector<Square> joined = path_;
    for (std::size_t i = next_; i < words_.body.size(); ++i) {
      const bool is_move = words_.body[i].word == PdnWord::Move;
      if (!is_move || !squares_.read(words_.body[i].in(text_), path_)) break;
      if (path_.front() != joined.back()) break;
      joined.insert(joined.end(), path_.begin() + 1, path_.end());
      if (find_move(here().position, joined, move) != PdnMatch::Found) continue;
      if (!move.is_capture()) break;
      next_ = i + 1;
      return true;
    }
    path_ = first;
    return false;
  }

  void add(Place& p, PdnNode node, const AnyPosition& position) {
    if (p.is_fresh || !pending_.empty()) {
      built_.tree.set_notes(node, std::exchange(pending_, {}));
    }
    p.is_fresh = false;
    p.node = node;
    p.before = std::exchange(p.position, position);
  }

  void take_setup(const PdnToken& t) {
    const std::string_view written = setup_text(t.in(text_));
    const std::string fen = plain_fen(written, start_.first_side);
    const auto parsed = parse_fen(start_.variant, fen, start_.numbering);
    if (const auto* error = std::get_if<FenError>(&parsed)) {
      fail(PdnProblem::Fen, t);
      built_.errors.back().at = place_in(text_, written, error->at);
      built_.errors.back().detail = describe(*error, fen, start_.variant);
      return;
    }
    const AnyPosition& position = std::get<AnyPosition>(parsed);
    Place& p = here();
    const bool is_start = p.node == PdnNode::Root && places_.size() == 1 &&
                          built_.tree.first_child(PdnNode::Root) == PdnNode::None && !start_is_set_;
    if (is_start) {
      const PdnNotes notes = built_.tree.notes(PdnNode::Root);
      built_.tree = PdnTree(position);
      built_.tree.set_notes(PdnNode::Root, notes);
      p.position = p.before = position;
      start_is_set_ = true;
      return;
    }
    add(p, built_.tree.add_setup(p.node, position), position);
  }

  void take_nag(const PdnToken& t) {
    int nag = 0;
    const auto [stop, error] =
        std::from_chars(text_.data() + t.begin + 1, text_.data() + t.end, nag);
    if (error != std::errc{}) return add_error(PdnProblem::Nag, t);
    // The standard ends at 255, but what a file says is kept.
    add_nag(nag);
  }

  void add_nag(int nag) {
    if (nag == 0) return;
    if (here().is_fresh || here().node == PdnNode::Root) {
      pending_.nags.push_back(nag);
      return;
    }
    PdnNotes notes = built_.tree.notes(here().node);
    notes.nags.push_back(nag);
    built_.tree.set_notes(here().node, std::move(notes));
  }

  void add_comment(const PdnToken& t) {
    const std::string comment = to_utf8(chars::one_paragraph(comment_text(t.in(text_))));
    if (comment.empty()) return;
    const auto append = [&](std::string& to) { to += (to.empty() ? "" : " ") + comment; };
    if (here().is_fresh) return append(pending_.before);
    PdnNotes notes = built_.tree.notes(here().node);
    append(notes.after);
    built_.tree.set_notes(here().node, std::move(notes));
  }

  void begin_variation(const PdnToken& t) {
    const bool nothing_to_vary = here().is_fresh || here().node == PdnNode::Root;
    if (places_.size() > deepest || nothing_to_vary) {
      add_error(nothing_to_vary ? PdnProblem::VariationBegin : PdnProblem::VariationTooDeep, t);
      skip_variation();
      return;
    }
    const AnyPosition before = here().before;
    places_.push_back({built_.tree.parent(here().node), before, before, true});
  }

  void end_variation(const PdnToken& t) {
    if (places_.size() == 1) return fail(PdnProblem::Move, t);
    places_.pop_back();
    pending_ = {};
  }

  // Continues after the parenthesis that closes the current variation.
  void skip_variation() {
    for (int depth = 1; depth > 0 && next_ < words_.body.size(); ++next_) {
      if (words_.body[next_].word == PdnWord::Begin) ++depth;
      if (words_.body[next_].word == PdnWord::Finish) --depth;
    }
  }

  PdnToken end_token() const { return {PdnWord::End, words_.end, words_.end}; }

  void add_error(PdnProblem problem, const PdnToken& t) {
    PdnError error;
    error.problem = problem;
    error.at = t.begin;
    error.found = quotable(t.in(text_), 40);
    built_.errors.push_back(std::move(error));
  }

  void fail(PdnProblem problem, const PdnToken& t) {
    add_error(problem, t);
    if (places_.size() == 1) {
      built_.broken = true;
      return;
    }
    skip_variation();
    places_.pop_back();
    pending_ = {};
  }

  // The last word can be the score of a match of several games, such as "4-6", which looks like a
  // move.
  void fail_or_score(PdnProblem problem, const PdnToken& t) {
    const bool last = places_.size() == 1 && next_ == words_.body.size();
    if (last && without_blanks(t.in(text_)) == score_) return;
    const PdnMoveStyle style{start_.numbering, info(start_.variant).capture_separator};
    const AnyPosition position = here().position;
    fail(problem, t);
    built_.errors.back().possible = possible_moves(position, path_, style);
  }

  std::string_view text_;
  const PdnWords& words_;
  const PdnStart& start_;
  PdnSquares squares_;
  std::string score_;
  bool start_is_set_;
  PdnBuilt built_;
  std::vector<Place> places_;
  PdnNotes pending_;  // of the next move
  std::vector<Square> path_;
  std::size_t next_ = 0;
};

}  // namespace

PdnBuilt build_game(std::string_view text, const PdnWords& words, const PdnStart& start,
                    const AnyPosition& position, const PdnHeaders& headers) {
  return Builder(text, words, start, position, headers).run();
}

int nag_of(std::string_view strength) {
  if (strength == "*") return forced;
  if (strength.starts_with('(')) strength = strength.substr(1, strength.size() - 2);
  const auto found = std::find(strengths.begin() + 1, strengths.end(), strength.substr(0, 2));
  return found == strengths.end() ? 0 : static_cast<int>(found - strengths.begin());
}

std::string_view strength_of(int nag) {
  const bool has_marks = nag > 0 && nag < static_cast<int>(strengths.size());
  return has_marks ? strengths[static_cast<std::size_t>(nag)] : std::string_view();
}

}  // namespace damas

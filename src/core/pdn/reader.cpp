#include "core/pdn/reader.hpp"

#include <algorithm>
#include <utility>

#include "core/pdn/build.hpp"
#include "core/pdn/chars.hpp"
#include "core/pdn/conventions.hpp"
#include "core/pdn/game_type.hpp"
#include "core/pdn/reading.hpp"
#include "core/pdn/starts.hpp"
#include "core/pdn/text.hpp"

namespace damas {

namespace {

// Tags whose content other members of a game repeat.
constexpr std::string_view told_elsewhere[] = {"Result", "GameType", "FEN", "SetUp"};

PdnHeaders headers_of(std::string_view text, const PdnWords& words) {
  PdnHeaders headers;
  for (const PdnToken& t : words.tags) {
    if (t.word != PdnWord::Tag) continue;
    const PdnTagText tag = tag_text(t.in(text));
    headers.set(to_utf8(tag.name), to_utf8(unescaped(tag.value)));
  }
  return headers;
}

const PdnToken* tag_named(std::string_view text, const PdnWords& words, std::string_view name) {
  for (const PdnToken& t : words.tags) {
    const bool named =
        t.word == PdnWord::Tag && chars::equal_ignoring_case(tag_text(t.in(text)).name, name);
    if (named) return &t;
  }
  return nullptr;
}

PdnError error_at(PdnProblem problem, std::string_view text, const PdnToken& t) {
  PdnError error;
  error.problem = problem;
  error.at = t.begin;
  error.found = quotable(t.in(text), 60);
  return error;
}

std::vector<PdnError> tag_errors(std::string_view text, const PdnWords& words) {
  std::vector<PdnError> errors;
  for (const PdnToken& t : words.tags) {
    if (t.word == PdnWord::BadTag) errors.push_back(error_at(PdnProblem::Tag, text, t));
  }
  return errors;
}

struct Attempt {
  std::optional<PdnBuilt> built;
  std::vector<PdnError> errors;  // used if nothing could be built
};

class GameReader {
 public:
  GameReader(std::string_view text, const PdnWords& words, const PdnHeaders& headers,
             const PdnOptions& options)
      : text_(text),
        words_(words),
        headers_(headers),
        found_(possible_starts(text, words, headers, options.otherwise, options.usual)) {}

  bool stated() const { return found_.stated; }

  // Returns the first start with which all moves can be made. If there is none, returns the first
  // start if a tag states the type, and otherwise the start with which the most moves can be made.
  Attempt best() {
    Attempt best;
    for (const PdnStart& start : found_.starts) {
      std::optional<PdnBuilt> built = build(start, best);
      if (!built) continue;
      const bool whole = !built->broken;
      const bool further = !found_.stated && best.built && built->plies > best.built->plies;
      if (whole || further || !best.built) best.built = std::move(built);
      if (whole) return best;
    }
    if (best.built) return best;
    if (found_.starts.empty()) {
      best.errors.push_back(unknown_type());
    } else {
      best.built.emplace();
      best.built->tree = PdnTree(start_of(found_.starts.front().variant));
      best.built->errors = best.errors;
    }
    return best;
  }

 private:
  std::optional<PdnBuilt> build(const PdnStart& start, Attempt& attempt) {
    const auto position = position_of(start, headers_);
    if (const auto* error = std::get_if<FenError>(&position)) {
      if (attempt.errors.empty()) attempt.errors.push_back(bad_fen(start, *error));
      return std::nullopt;
    }
    return build_game(text_, words_, start, std::get<AnyPosition>(position), headers_);
  }

  PdnError bad_fen(const PdnStart& start, const FenError& error) const {
    const PdnToken& tag = *tag_named(text_, words_, "FEN");
    PdnError e = error_at(PdnProblem::Fen, text_, tag);
    e.at = place_in(text_, tag_text(tag.in(text_)).value, error.at);
    e.detail = describe(error, plain_fen(headers_.value("FEN"), start.first_side), start.variant);
    return e;
  }

  PdnError unknown_type() const {
    if (const PdnToken* t = tag_named(text_, words_, "GameType")) {
      return error_at(PdnProblem::GameType, text_, *t);
    }
    if (const PdnToken* t = tag_named(text_, words_, "Variant"); t != nullptr && stated()) {
      PdnError e = error_at(PdnProblem::GameType, text_, *t);
      e.detail = "unknown variant '" + quotable(headers_.value("Variant"), 60) + "'";
      return e;
    }
    // No board has all the squares that the moves name.
    const auto move = std::find_if(words_.body.begin(), words_.body.end(),
                                   [](const PdnToken& t) { return t.word == PdnWord::Move; });
    return error_at(PdnProblem::Square, text_, *move);
  }

  std::string_view text_;
  const PdnWords& words_;
  const PdnHeaders& headers_;
  PdnStarts found_;
};

PdnResult result_of(std::string_view text, const PdnWords& words, const PdnHeaders& headers) {
  const PdnResult tag = parse_result(headers.value("Result"));
  if (tag.score != PdnScore::Unknown || !words.result) return tag;
  return parse_result(words.result->in(text));
}

}  // namespace

PdnGame read_game(std::string_view text, const PdnWords& words, const PdnOptions& options) {
  PdnGame game;
  game.begin = words.begin;
  game.end = words.end;
  game.headers = headers_of(text, words);
  game.errors = tag_errors(text, words);
  GameReader reader(text, words, game.headers, options);
  Attempt attempt = reader.best();
  if (attempt.built) {
    game.tree = std::move(attempt.built->tree);
    attempt.errors = std::move(attempt.built->errors);
  }
  game.errors.insert(game.errors.end(), attempt.errors.begin(), attempt.errors.end());
  game.variant_guessed = !reader.stated();
  game.result = result_of(text, words, game.headers);
  const ResultOrder order = usual_order(game);
  game.named_first = order.named_first;
  game.evidence = order.evidence;
  for (const std::string_view name : told_elsewhere)
    game.headers.remove(name);
  if (variant_by_id(game.headers.value("Variant"))) game.headers.remove("Variant");
  return game;
}

std::vector<PdnGame> read_pdn(std::string_view text, const PdnOptions& options) {
  PdnReading reading(text, options);
  while (reading.step()) {
  }
  return reading.take();
}

}  // namespace damas

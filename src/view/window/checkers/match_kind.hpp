// Owns MatchKind: what a match in this window and an online match answer differently to the screen
// that they share.
#pragma once

#include <chrono>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <variant>
#include <vector>

#include "match/command.hpp"
#include "view/window/app/button.hpp"
#include "view/window/checkers/game_button.hpp"
#include "view/window/checkers/match_record.hpp"
#include "view/window/checkers/question_panel.hpp"
#include "view/window/frame/coach_card.hpp"
#include "view/window/frame/status.hpp"

namespace damas {

class App;
class BoardScreen;
class GameController;
class Scene;
struct PlayerBar;
struct ReturnPoint;

// The parts of the screen that a kind of match uses; they live longer than it.
struct MatchParts {
  const Scene& scene;
  const BoardScreen& screen;
  GameController& controller;
  const MatchRecord& record;
};

struct MatchButtons {
  std::span<const GameButton> header;        // the first one at the left
  std::span<const GameButton> below_board;   // in portrait
  std::span<const GameButton> beside_board;  // in landscape
};

// A row of a list: a button of the match, or one that only this list has.
using MatchChoice = std::variant<GameButton, Button>;

// The present words of the screen about the match.
struct MatchWords {
  Status status;
  std::optional<Question> question = {};
  // The warning of a mistake, which replaces what the coach says otherwise.
  std::optional<CoachCard::Content> warning = {};
  std::string end_remark = {};  // follows the sentence about the end; may be empty
};

class MatchKind {
 public:
  using Milliseconds = std::chrono::milliseconds;

  virtual ~MatchKind() = default;
  MatchKind() = default;
  MatchKind(const MatchKind&) = delete;
  MatchKind& operator=(const MatchKind&) = delete;

  virtual MatchButtons buttons() const = 0;
  // The button as it is in this kind of match; `usual` is the one of a match in this window.
  virtual Button button(GameButton which, Button usual) = 0;
  // The rows of the list More.
  virtual std::vector<MatchChoice> more_choices(bool portrait) const = 0;
  // The choices after the end of the match: at most five, the best first; the last two share a row.
  virtual std::vector<MatchChoice> sequels(const App& app) = 0;
  virtual MatchWords words(const App& app) = 0;
  // Sets the player's name and a note about them.
  virtual void name_player(PlayerBar& bar, const App& app) const = 0;
  virtual MatchGame record(const App& app) const = 0;

  // Called before the screen is updated. Answers by how much time the match advances; nothing if
  // the screen no longer shows the match and must not be updated.
  virtual std::optional<Milliseconds> begin_update(Milliseconds elapsed, App& app) = 0;
  // Called after the screen has been updated.
  virtual void end_update(Milliseconds elapsed, App& app) = 0;
  // Called after the event has been announced.
  virtual void handle(const Event& event, App& app) = 0;
  // False if this kind of match does nothing of its own for the action.
  virtual bool perform(Action action, App& app) = 0;
  // Leads out of the match, for Escape and for the button Menu.
  virtual void go_out(App& app) = 0;
  // Saves the match for the next start.
  virtual void save(App& app) const = 0;

  // These three are called as those of the Scene with the same names; leave() follows save().
  virtual bool lets_go(App& app, const std::function<void(App&)>& then) = 0;
  virtual void leave(App& app) = 0;
  virtual std::optional<ReturnPoint> return_point() const = 0;
};

// Makes the kind of match for the parts of a new screen.
using MakeMatchKind = std::function<std::unique_ptr<MatchKind>(const MatchParts&)>;

}  // namespace damas

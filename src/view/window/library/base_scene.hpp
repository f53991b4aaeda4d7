// Owns BaseScene: the games of the person's database in a list that can be searched, also for
// positions, and the progress of an import.
#pragma once

#include <chrono>
#include <memory>
#include <optional>
#include <string>

#include "view/window/app/destination.hpp"
#include "view/window/app/scene.hpp"
#include "view/window/kit/key_bindings.hpp"
#include "view/window/library/base_list.hpp"
#include "view/window/library/game_rows.hpp"
#include "view/window/library/import_watch.hpp"
#include "view/window/library/list_layout.hpp"

namespace damas {

class Ui;

class BaseScene final : public Scene {
 public:
  explicit BaseScene(std::shared_ptr<GamesBase> base, destination::GamesDatabase to = {});

  void layout(Size size) override;
  void update(const Input& input, std::chrono::milliseconds elapsed, App& app) override;
  void draw(Canvas&, const App&) const override {}
  void panels(Gui& gui, App& app) override;
  Rect notice_room(Size window) const override;
  std::string spoken_title(const App& app) const override;
  std::optional<ReturnPoint> return_point(const App& app) const override;

  const BaseList& list() const { return list_; }
  // The number of the game that has the focus.
  std::optional<std::size_t> selected() const { return selected_; }
  // "17 of 10,000 games"
  std::string count_sentence(const App& app) const;
  std::string fitting_count(Ui& ui, const App& app, float width) const;
  // The sentence about what is missing or wrong; empty if nothing is.
  std::string complaint(const App& app) const;
  // The middle of the row, if it is visible.
  std::optional<Point> place_of(std::size_t number) const { return rows_.place_of(number); }

 private:
  void follow_base(App& app);
  void perform(Action action, App& app);
  void search(const BaseSearch& search, App& app);
  // Selects a shown game if there is one.
  void settle_selection();
  void open(std::size_t number, App& app);

  // Opens the board on which the person says what to search for.
  void edit_pattern(App& app);
  void edit_pattern(const PositionPattern& first, App& app);
  Variant usual_variant(const App& app) const;
  // Nothing: games with any position.
  void search_position(const std::optional<PositionPattern>& pattern, App& app);

  void sort_by(GameColumn column, App& app);
  // For windows that have no column headings.
  void choose_order(App& app);

  void header_panel(Ui& ui, App& app);
  void search_panel(Ui& ui, App& app);
  bool search_cell(Ui& ui, App& app, int cell, BaseSearch& search);
  void rows_panel(Ui& ui, App& app);
  void notes_panel(Ui& ui, App& app);
  void footer_panel(Ui& ui, App& app);

  std::shared_ptr<GamesBase> base_;
  BaseList list_;
  GameRows rows_;
  ImportWatch import_;
  std::optional<PositionPattern> to_edit_;  // as soon as the scene is shown
  std::optional<std::size_t> opening_;  // the number of a game that the database has yet to give
  std::optional<std::size_t> selected_;
  std::optional<std::chrono::milliseconds> ask_again_at_;  // in App::now(); unset: not waiting
  int focusing_ = 0;  // frames until the first field accepts typing
  ListLayout layout_;
};

}  // namespace damas

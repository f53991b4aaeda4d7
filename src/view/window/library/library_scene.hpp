// Owns LibraryScene: the games of one or several files in a list that can be searched, also for
// positions, and sorted.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "view/window/app/game_file.hpp"
#include "view/window/app/scene.hpp"
#include "view/window/kit/key_bindings.hpp"
#include "view/window/library/file_games.hpp"
#include "view/window/library/game_rows.hpp"
#include "view/window/library/import_watch.hpp"
#include "view/window/library/list_layout.hpp"

namespace damas {

class Ui;

class LibraryScene final : public Scene {
 public:
  using Files = std::vector<std::shared_ptr<GameFile>>;

  // `files` must not be empty. With a pattern, only games that reach it are shown.
  explicit LibraryScene(Files files, std::optional<PositionPattern> pattern = {});

  void layout(Size size) override;
  void update(const Input& input, std::chrono::milliseconds elapsed, App& app) override;
  void draw(Canvas&, const App&) const override {}
  void panels(Gui& gui, App& app) override;
  Rect notice_room(Size window) const override;
  std::string spoken_title(const App& app) const override;
  std::vector<std::shared_ptr<GameFile>> open_files() const override { return files_; }
  std::optional<ReturnPoint> return_point(const App& app) const override;

  const GameFile& file() const { return games_.file(); }
  const GameList& list() const { return games_.list(); }
  const std::optional<PositionPattern>& pattern() const { return games_.pattern(); }
  // The file index of the game that has the focus.
  std::optional<std::size_t> selected() const { return games_.selected(); }
  // "17 of 10,000"
  std::string count_sentence(const App& app) const;
  // The error in the search's dates; empty: none.
  std::string complaint(const App& app) const;
  // The middle of the row, if it is visible.
  std::optional<Point> place_of(std::size_t index) const { return rows_.place_of(index); }

 private:
  void read_on(App& app);
  void show_file(const std::shared_ptr<GameFile>& file, App& app);
  void search(const GameSearch& search, App& app);
  void search_on(App& app);
  void search_positions(const std::optional<PositionPattern>& pattern, App& app);
  void show_search(bool selected_other, App& app);
  // Opens the board on which the person says what to search for.
  void edit_pattern(App& app);
  Variant usual_variant(const App& app) const;
  void perform(Action action, App& app);
  void open(std::size_t index, App& app);
  void remove_selected(App& app);
  void tell_removed(const RemovedGame& removed, std::size_t row, App& app);
  void put_back(App& app);
  bool can_import(const App& app) const;
  void import_file(App& app);
  void copy_selected(App& app) const;

  void header_panel(Ui& ui, App& app);
  void search_panel(Ui& ui, App& app);
  bool search_cell(Ui& ui, App& app, int cell, GameSearch& search);
  void order_cell(Ui& ui, App& app);
  void file_cell(Ui& ui, App& app);
  void position_cell(Ui& ui, App& app);
  void reading_panel(Ui& ui) const;
  void rows_panel(Ui& ui, App& app);
  void errors_panel(Ui& ui, App& app);
  void make_room_for_errors(float height, App& app);
  void footer_panel(Ui& ui, App& app);
  int cells() const;

  Files files_;
  FileGames games_;
  GameRows rows_;
  std::vector<RemovedGame> removed_;  // from the shown file, the last one at the end
  ImportWatch import_;                // of the shown file or another one into the games database
  bool search_open_ = false;          // shows all fields where there is room for only two
  int focusing_ = 0;                  // frames until the first field accepts typing
  float errors_room_ = 0;             // that the text of errors needs
  ListLayout layout_;
};

}  // namespace damas

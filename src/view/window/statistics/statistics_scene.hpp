// Owns StatisticsScene: the person's results, ratings and progress, as plots and tables.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "statistics/games_reading.hpp"
#include "view/window/dialogs/overlay.hpp"
#include "view/window/frame/delivery.hpp"
#include "view/window/statistics/charts.hpp"

namespace damas {

class StatisticsScene final : public Overlay {
 public:
  explicit StatisticsScene(App& app);

  void update(const Input& input, std::chrono::milliseconds elapsed, App& app) override;
  std::optional<ReturnPoint> return_point(const App&) const override;

  // Empty until all games have been read.
  const std::vector<StatisticsPage>& pages() const { return pages_; }
  std::size_t page() const { return page_; }

 private:
  std::string title(const App& app) const override;
  void content(Ui& ui, App& app) override;
  float footer_height() const override { return control_height(); }
  void footer(Ui& ui, App& app) override;

  void take_lessons();
  void read_on(App& app);
  void write_pages(App& app);
  void page_rows(Ui& ui, const App& app) const;

  statistics::GamesReading games_;
  bool read_ = false;
  std::optional<Language> written_in_;  // the language of the pages; unset: none are written
  std::vector<StatisticsPage> pages_;
  std::size_t page_ = 0;
  Delivery lessons_;
  std::vector<std::string> lesson_ids_;  // of all lessons; empty: they are not there
};

}  // namespace damas

#include "view/window/statistics/statistics_scene.hpp"

#include <algorithm>
#include <chrono>
#include <cstddef>
#include <variant>

#include "lessons/reader.hpp"
#include "view/text/names.hpp"
#include "view/window/app/app.hpp"
#include "view/window/app/preferences.hpp"
#include "view/window/app/return_point.hpp"
#include "view/window/app/store.hpp"
#include "view/window/kit/widget_shapes.hpp"
#include "view/window/share/save_content.hpp"
#include "view/window/statistics/plots.hpp"

namespace damas {

namespace {

constexpr float dialog_width = 720;
constexpr float usual_content = 480;
constexpr std::chrono::milliseconds reading_time{8};  // per frame
constexpr const char* csv_name = "damas-statistics.csv";

// An inactive widget, so that the arrow keys can move to it.
void sentence_row(Ui& ui, const std::string& sentence) {
  const ImVec2 start = ImGui::GetCursorPos();
  const float height = ui.measured([&] { ui.wrapped(sentence.c_str()); });
  ImGui::InvisibleButton(sentence.c_str(), {ImGui::GetContentRegionAvail().x, height});
  const ImVec2 end = ImGui::GetCursorPos();
  ui.focus_ring(item_rect().inset(-2), 4, ui.theme().accent, sentence);
  ImGui::SetCursorPos(start);
  ui.wrapped(sentence.c_str());
  ImGui::SetCursorPos(end);
}

}  // namespace

StatisticsScene::StatisticsScene(App& app)
    : Overlay(dialog_width), games_(app.store().games().text(), level_of_name) {
  keep_top();
  if (!app.store().lessons().read().done.empty())
    lessons_.request(app.desktop().lessons, app.waker());
}

std::string StatisticsScene::title(const App& app) const {
  return app.tr(Text::Statistics);
}

void StatisticsScene::update(const Input& input, std::chrono::milliseconds elapsed, App& app) {
  take_lessons();
  if (!read_) read_on(app);
  if (read_ && written_in_ != app.language()) write_pages(app);
  Overlay::update(input, elapsed, app);
}

// For the number of lessons. The pages are written again with it.
void StatisticsScene::take_lessons() {
  const std::optional<std::string> text = lessons_.take();
  if (!text) return;
  const auto read = lessons::read_lessons(*text);
  const auto* const all = std::get_if<std::vector<lessons::Lesson>>(&read);
  if (all == nullptr) return;
  for (const lessons::Lesson& lesson : *all)
    lesson_ids_.push_back(lesson.id);
  written_in_.reset();
}

// Reads a part in each frame, so that the window stays responsive.
void StatisticsScene::read_on(App& app) {
  const auto now = std::chrono::steady_clock::now;
  const auto end = now() + reading_time;
  while (!read_ && now() < end)
    read_ = !games_.step();
  app.redraw();
  app.wake_after(std::chrono::milliseconds{0});
}

void StatisticsScene::write_pages(App& app) {
  written_in_ = app.language();
  const training::Progress& problems = app.store().progress().read();
  const auto& finished = app.store().lessons().read().done;
  const auto done = lesson_ids_.empty()
                        ? static_cast<std::ptrdiff_t>(finished.size())
                        : std::count_if(lesson_ids_.begin(), lesson_ids_.end(),
                                        [&](const auto& id) { return finished.contains(id); });
  pages_ = statistics_pages(
      app.language(), {games_.summary(), app.preferences().rating, app.store().ratings().read(),
                       problems, static_cast<int>(done), static_cast<int>(lesson_ids_.size())});
  app.redraw();
}

void StatisticsScene::content(Ui& ui, App& app) {
  reserve(usual_content);
  if (pages_.empty()) {
    const int percent = static_cast<int>(games_.progress() * 100);
    return ui.caption(app.tr(Text::LibraryReading, percent).c_str());
  }
  std::vector<std::string> names;
  for (const StatisticsPage& page : pages_)
    names.emplace_back(app.tr(page.name));
  int chosen = static_cast<int>(page_);
  if (ui.tabs(names, chosen)) {
    page_ = static_cast<std::size_t>(chosen);
    ImGui::SetScrollY(0);
  }
  bool as_table = app.preferences().statistics_as_table;
  if (ui.toggle(app.tr(Text::StatisticsAsTable), as_table))
    app.change_preferences([&](Preferences& p) { p.statistics_as_table = as_table; });
  page_rows(ui, app);
}

void StatisticsScene::page_rows(Ui& ui, const App& app) const {
  const StatisticsPage& page = pages_[page_];
  for (const std::string& sentence : page.sentences)
    sentence_row(ui, sentence);
  for (const Chart& chart : page.charts) {
    if (app.preferences().statistics_as_table) {
      show_table(ui, app.language(), chart);
    } else {
      show_plot(ui, app.language(), chart);
    }
  }
}

std::optional<ReturnPoint> StatisticsScene::return_point(const App&) const {
  return ReturnPoint{destination::Statistics{}};
}

void StatisticsScene::footer(Ui& ui, App& app) {
  ImGui::BeginDisabled(pages_.empty());
  if (ui.button(app.tr(Text::StatisticsSave))) save_content(csv_name, csv_of(pages_), app);
  ImGui::EndDisabled();
}

}  // namespace damas

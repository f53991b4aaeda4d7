// Owns HelpScene: the rules of every variant with diagrams, how to play, and the keys.
#pragma once

#include <optional>
#include <vector>

#include "view/window/app/destination.hpp"
#include "view/window/dialogs/overlay.hpp"
#include "view/window/help/diagram_painter.hpp"
#include "view/window/help/rules_text.hpp"

namespace damas {

class HelpScene final : public Overlay {
 public:
  using Page = HelpPage;
  // `draw_table` is an index into the variant's draw tables.
  explicit HelpScene(Variant variant, std::size_t draw_table = 0, Page page = Page::Rules);

  void update(const Input& input, std::chrono::milliseconds elapsed, App& app) override;
  std::optional<ReturnPoint> return_point(const App&) const override;

  Variant variant() const { return variant_; }
  Page page() const { return page_; }

 private:
  struct Rule {
    RuleLine line;
    std::vector<RuleDiagram> diagrams;
  };

  std::string title(const App& app) const override;
  void content(Ui& ui, App& app) override;

  void rules(Ui& ui, App& app);
  void variant_row(Ui& ui, App& app);
  void show(int variant, App& app);
  void rule(Ui& ui, const Rule& rule);
  void diagrams(Ui& ui, const Rule& rule);
  void sources(Ui& ui, const App& app);
  void keys(Ui& ui, App& app);
  static void online(Ui& ui, const App& app);

  Variant variant_;
  std::size_t draw_table_;
  Page page_;
  std::optional<Language> written_in_;  // the language of the rules' text; unset: to be written
  std::vector<Rule> rules_;
  std::optional<Key> leafing_;  // a page key pressed since the last frame
  DiagramPainter painter_;
};

}  // namespace damas

// Owns HelpScene: how to play, the keys, and the rules of a variant in short.
#pragma once

#include "core/variants.hpp"
#include "view/window/dialogs/overlay.hpp"

namespace damas {

class HelpScene final : public Overlay {
 public:
  enum class Page : std::uint8_t { Rules, Keys };
  explicit HelpScene(Variant variant, std::size_t draw_table = 0, Page page = Page::Rules);

 private:
  std::string title(const App& app) const override;
  void content(Ui& ui, App& app) override;

  void rules(Ui& ui, App& app);
  void keys(Ui& ui, App& app);

  Variant variant_;
  std::size_t draw_table_;
  Page page_;
};

}  // namespace damas

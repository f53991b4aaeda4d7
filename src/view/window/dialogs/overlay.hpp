// Owns Overlay: a dialog above a dimmed scene, in the program's own style.
#pragma once

#include <string>

#include "view/window/scene.hpp"
#include "view/window/widgets.hpp"

namespace damas {

// Closes by Escape, by a press beside it, or by its cross, at once; what was typed in it is then
// kept, or the person is asked.
class Overlay : public Scene {
 public:
  void layout(Size size) override;
  void update(const Input& input, std::chrono::milliseconds elapsed, App& app) override;
  void draw(Canvas&, const App&) const override {}
  void panels(Gui& gui, App& app) final;
  bool is_overlay() const final { return true; }
  bool walks_by_keys() const override { return true; }
  std::string spoken_title(const App& app) const override { return title(app); }

  // Where it lies; known once it has been shown.
  Rect place() const;

 protected:
  // The widest it may become, and how much of the window's height it takes at most.
  explicit Overlay(float width) : width_(width) {}

  virtual std::string title(const App& app) const = 0;
  // Fills the dialog with widgets; what is longer than the window scrolls.
  virtual void content(Ui& ui, App& app) = 0;
  // For content(): the dialog is high enough for this much, even while less is shown.
  void reserve(float height) { reserved_ = height; }
  // For content(): widgets have gone, and the keyboard, if it was on one, is on none then.
  void note_other_rows() { other_rows_ = true; }
  // Its upper edge stays where it is while its height changes, up to a usual one.
  void keep_top() { keeps_top_ = true; }
  // Stays in view below what scrolls: its height, 0 for none, and its widgets.
  virtual float footer_height() const { return 0; }
  virtual void footer(Ui&, App&) {}
  // False for a question whose answers already include leaving.
  virtual bool has_cross() const { return true; }
  // Escape, the cross, or a press beside it.
  virtual void cancelled(App& app);
  // Takes over what was typed, or keeps it for the next time. False: it is such that this cannot
  // be.
  virtual bool keep_typed(App&) { return true; }
  // Enter, while the keyboard is on no widget.
  virtual void confirmed(App& app);
  void close(App& app);

  Size window() const { return window_; }

 private:
  float wanted_height() const;
  float most_height() const;
  float room_for_title() const;
  void measure_title(Ui& ui, const App& app);
  void measure(Ui& ui, App& app);
  void scrolling_content(Ui& ui, App& app);
  void cross(Point top_right, Ui& ui, App& app);

  float width_;
  Size window_;
  float content_height_ = 0;  // as of the last frame; 0: not known yet
  float title_rest_ = 0;      // the height of its lines but the first
  float reserved_ = 0;
  bool keeps_top_ = false;
  bool other_rows_ = false;  // in this frame
  int settling_ = 0;         // frames until a new height has had all its effects
};

}  // namespace damas

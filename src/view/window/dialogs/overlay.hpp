// Owns Overlay: a dialog above a dimmed scene, in the program's own style.
#pragma once

#include <string>

#include "view/window/app/scene.hpp"
#include "view/window/kit/widgets.hpp"

namespace damas {

// Escape, a press beside it, or its cross closes it at once; typed text is then kept, or the person
// is asked. A dialog may stay open at a press beside it.
class Overlay : public Scene {
 public:
  void layout(Size size) override;
  void update(const Input& input, std::chrono::milliseconds elapsed, App& app) override;
  void draw(Canvas&, const App&) const override {}
  void panels(Gui& gui, App& app) final;
  bool is_overlay() const final { return true; }
  bool walks_by_keys() const override { return true; }
  std::string spoken_title(const App& app) const override { return title(app); }

  // Valid once it has been shown.
  Rect place() const;

 protected:
  // `width` is the greatest width.
  explicit Overlay(float width) : width_(width) {}

  virtual std::string title(const App& app) const = 0;
  // Fills the dialog with widgets; content higher than the window scrolls.
  virtual void content(Ui& ui, App& app) = 0;
  // For content(): makes the dialog at least this high, even while less is shown.
  void reserve(float height) { reserved_ = height; }
  // For content(): widgets have disappeared; if one of them had the focus, no widget has it now.
  void note_other_rows() { other_rows_ = true; }
  // Keeps the upper edge in place while the height changes, up to a usual height.
  void keep_top() { keeps_top_ = true; }
  // A part that stays visible below the scrolling content: its height, 0 for none, and its widgets.
  virtual float footer_height() const { return 0; }
  virtual void footer(Ui&, App&) {}
  // False for a question that has an answer for leaving.
  virtual bool has_cross() const { return true; }
  // False for a dialog that a press beside it, which may be a mistake, must not close.
  virtual bool closes_beside() const { return true; }
  // Called by Escape, the cross, or a press beside the dialog.
  virtual void cancelled(App& app);
  // Applies the typed text, or keeps it for the next time. False if that is impossible.
  virtual bool keep_typed(App&) { return true; }
  // Called by Enter while no widget has the focus.
  virtual void confirmed(App& app);
  void close(App& app);

  Size window() const { return window_; }

 private:
  float margin() const;
  float padding() const;
  float header_height() const;
  float wanted_height() const;
  float most_height() const;
  float room_for_title() const;
  void measure_title(Ui& ui, const App& app);
  void measure(Ui& ui, App& app);
  float scrolling_content(Ui& ui, App& app);  // answers the width of its scroll bar
  void footer_beside(float bar, Ui& ui, App& app);
  void cross(Point top_right, Ui& ui, App& app);
  void wait_for_focus(App& app) const;

  float width_;
  Size window_;
  float cross_ = 0;           // the side of the cross in the last frame
  bool low_ = false;          // the rows need so much room that the edges get little
  float footer_ = 0;          // footer_height() in the last frame
  float content_height_ = 0;  // in the last frame; 0: unknown
  float title_rest_ = 0;      // the height of all lines but the first
  float reserved_ = 0;
  bool keeps_top_ = false;
  bool other_rows_ = false;  // note_other_rows() was called, and the focus not looked at since
  int settling_ = 0;         // frames until a new height has taken full effect
};

}  // namespace damas

// Owns EndBanner: the card over the board of a finished game, with the result and what can follow.
#pragma once

#include <chrono>
#include <optional>
#include <string>
#include <vector>

#include "core/outcome.hpp"
#include "platform/geometry.hpp"
#include "view/window/app/button.hpp"

namespace damas {

// The place of a card of that size in the middle of the board, on whole pixels.
Rect card_on(const Rect& board, Size size);

class EndBanner {
 public:
  struct Content {
    Outcome outcome;
    std::optional<Side> only_person;  // see ending_look()
    std::string sentence;
    std::vector<Button> sequels;  // at most five, the best first; the last two share a row
  };

  // The person has closed it to see the board; it stays closed until reopen().
  bool closed() const { return closed_; }
  void close() { closed_ = true; }
  void reopen() { closed_ = false; }
  // Call it when it comes on the screen; `now` as in App.
  void appeared(std::chrono::milliseconds now) { since_ = now; }

  // In the middle of `board`. `on_top`: no other scene covers it, so Enter chooses the best sequel.
  void panel(Ui& ui, App& app, const Rect& board, const Content& content, bool on_top,
             const PerformAction& perform);

 private:
  void sequel_buttons(Ui& ui, App& app, std::vector<Button> all, bool on_top,
                      const PerformAction& perform) const;

  float height_ = 224;  // in the last frame
  bool closed_ = false;
  std::chrono::milliseconds since_{0};
};

}  // namespace damas

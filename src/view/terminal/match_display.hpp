// Owns MatchDisplay: how a console shows a match, from the side of White or of Black.
#pragma once

#include <string>
#include <vector>

#include "match/match.hpp"
#include "view/terminal/console.hpp"
#include "view/terminal/page_text.hpp"

namespace damas::terminal {

class MatchDisplay {
 public:
  // Both must outlive this object.
  MatchDisplay(Console& console, const Match& match);

  void flip() { flipped_ = !flipped_; }
  // A single person sees the board from their own side.
  void turn_to_person();

  // Shows the board on a new screen.
  void show_page(const BelowBoard& below);
  // Shows the board again, with the same remarks, if otherwise the question would push it out of
  // view. Long output, such as the help, gets the whole screen.
  void make_room(const std::string& prompt, const std::vector<std::string>& choices);
  // Shows each jump of a capture.
  void show_capture(const event::MovePlayed& played);

 private:
  void show(const std::vector<std::string>& page);
  PageStyle style() const;

  Console& console_;
  const Match& match_;
  bool flipped_ = false;
};

}  // namespace damas::terminal

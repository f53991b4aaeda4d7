#include <algorithm>
#include <cctype>
#include <cmath>
#include <numbers>
#include <optional>
#include <string>
#include <utility>

#include "platform/outline.hpp"

namespace damas {

namespace {

constexpr float pi = std::numbers::pi_v<float>;

// Reads numbers, flags and command letters; std::from_chars for floats is not available everywhere.
class Scanner {
 public:
  explicit Scanner(std::string_view text) : text_(text) {}

  std::size_t position() const { return at_; }
  bool at_end() {
    skip_separators();
    return at_ == text_.size();
  }
  std::optional<char> command() {
    if (at_end() || std::isalpha(static_cast<unsigned char>(text_[at_])) == 0) return std::nullopt;
    return text_[at_++];
  }
  std::optional<float> number() {
    skip_separators();
    const bool negative = take('-');
    if (!negative) take('+');
    const std::size_t begin = at_;
    double value = digits();
    std::size_t count = at_ - begin;
    if (take('.')) {
      const std::size_t fraction = at_;
      value += digits() / std::pow(10.0, static_cast<double>(at_ - fraction));
      count += at_ - fraction;
      at_ = std::max(at_, fraction);
    }
    if (count == 0) return std::nullopt;
    value *= std::pow(10.0, exponent());
    return static_cast<float>(negative ? -value : value);
  }
  std::optional<bool> flag() {
    skip_separators();
    if (take('0')) return false;
    if (take('1')) return true;
    return std::nullopt;
  }

 private:
  void skip_separators() {
    constexpr std::string_view separators = " \t\r\n,";
    while (at_ < text_.size() && separators.find(text_[at_]) != std::string_view::npos)
      ++at_;
  }
  bool take(char expected) {
    if (at_ == text_.size() || text_[at_] != expected) return false;
    ++at_;
    return true;
  }
  double digits() {
    double value = 0;
    for (; at_ < text_.size() && text_[at_] >= '0' && text_[at_] <= '9'; ++at_) {
      value = value * 10 + (text_[at_] - '0');
    }
    return value;
  }
  double exponent() {
    const std::size_t before = at_;
    if (!take('e') && !take('E')) return 0;
    const bool negative = take('-');
    if (!negative) take('+');
    const std::size_t begin = at_;
    const double value = std::min(digits(), 60.0);
    if (at_ == begin) at_ = before;
    return negative ? -value : value;
  }

  std::string_view text_;
  std::size_t at_ = 0;
};

struct EllipseArc {
  float rx, ry, turn;  // turn in radians
  bool large, sweep;
};

// Converts SVG's end-point form into a centre and two angles, as in appendix F.6.5 of its
// specification.
void add_ellipse_arc(Outline& outline, EllipseArc arc, Point to) {
  const Point from = outline.pen();
  if (arc.rx == 0 || arc.ry == 0 || from == to) {
    outline.line_to(to);
    return;
  }
  const float cosine = std::cos(arc.turn);
  const float sine = std::sin(arc.turn);
  const Point half = (from - to) * 0.5F;
  const Point p{cosine * half.x + sine * half.y, -sine * half.x + cosine * half.y};
  const float needed = std::hypot(p.x / arc.rx, p.y / arc.ry);
  const float grow = std::max(needed, 1.0F);
  const float rx = arc.rx * grow;
  const float ry = arc.ry * grow;
  const float part = std::hypot(p.x / rx, p.y / ry);
  float away = std::sqrt(std::max(0.0F, 1 / (part * part) - 1));
  if (arc.large == arc.sweep) away = -away;
  const Point c{away * rx * p.y / ry, -away * ry * p.x / rx};
  const float begin = std::atan2((p.y - c.y) / ry, (p.x - c.x) / rx);
  float way = std::atan2((-p.y - c.y) / ry, (-p.x - c.x) / rx) - begin;
  if (arc.sweep && way < 0) way += 2 * pi;
  if (!arc.sweep && way > 0) way -= 2 * pi;
  const Point middle = (from + to) * 0.5F;
  const int pieces = std::max(2, static_cast<int>(std::ceil(std::abs(way) / (pi / 32))));
  for (int i = 1; i <= pieces; ++i) {
    const float angle = begin + way * static_cast<float>(i) / static_cast<float>(pieces);
    const Point e{rx * std::cos(angle) + c.x, ry * std::sin(angle) + c.y};
    outline.line_to(middle + Point{cosine * e.x - sine * e.y, sine * e.x + cosine * e.y});
  }
}

class PathReader {
 public:
  explicit PathReader(std::string_view text) : scanner_(text) {}

  Expected<Outline> read() {
    char letter = 0;
    while (!scanner_.at_end()) {
      if (const auto next = scanner_.command()) {
        letter = *next;
      } else if (letter == 'M' || letter == 'm') {
        letter = letter == 'M' ? 'L' : 'l';  // further points of a move are lines
      } else if (letter == 'Z' || letter == 'z') {
        letter = 0;
      }
      if (!apply(letter)) return malformed();
    }
    return std::move(outline_);
  }

 private:
  Failure malformed() const {
    return {FailureKind::Malformed, "path data",
            "at character " + std::to_string(scanner_.position())};
  }

  bool apply(char letter) {
    const char kind = static_cast<char>(std::toupper(static_cast<unsigned char>(letter)));
    base_ = letter == kind ? Point{} : outline_.pen();
    const bool done =
        kind == 'C' || kind == 'S' || kind == 'Q' || kind == 'T' ? curve(kind) : straight(kind);
    if (kind != 'C' && kind != 'S') cubic_control_.reset();
    if (kind != 'Q' && kind != 'T') quad_control_.reset();
    return done;
  }

  bool straight(char kind) {
    switch (kind) {
      case 'Z':
        outline_.close();
        return true;
      case 'M':
        if (const auto p = point()) return outline_.move_to(*p), true;
        return false;
      case 'L':
        if (const auto p = point()) return outline_.line_to(*p), true;
        return false;
      case 'H':
        if (const auto x = scanner_.number()) {
          return outline_.line_to({base_.x + *x, outline_.pen().y}), true;
        }
        return false;
      case 'V':
        if (const auto y = scanner_.number()) {
          return outline_.line_to({outline_.pen().x, base_.y + *y}), true;
        }
        return false;
      case 'A':
        return ellipse_arc();
      default:
        return false;
    }
  }

  bool curve(char kind) {
    const Point pen = outline_.pen();
    const bool cubic = kind == 'C' || kind == 'S';
    const auto& previous = cubic ? cubic_control_ : quad_control_;
    // Smooth curves mirror the last control point of the curve before.
    std::optional<Point> first = previous ? pen * 2 - *previous : pen;
    if (kind == 'C' || kind == 'Q') first = point();
    const std::optional<Point> second = cubic ? point() : first;
    const std::optional<Point> end = point();
    if (!first || !second || !end) return false;
    if (cubic) {
      outline_.cubic_to(*first, *second, *end);
      cubic_control_ = second;
    } else {
      outline_.quad_to(*first, *end);
      quad_control_ = first;
    }
    return true;
  }

  bool ellipse_arc() {
    const auto rx = scanner_.number();
    const auto ry = scanner_.number();
    const auto degrees = scanner_.number();
    const auto large = scanner_.flag();
    const auto sweep = scanner_.flag();
    const auto to = point();
    if (!rx || !ry || !degrees || !large || !sweep || !to) return false;
    add_ellipse_arc(outline_, {std::abs(*rx), std::abs(*ry), *degrees * pi / 180, *large, *sweep},
                    *to);
    return true;
  }

  std::optional<Point> point() {
    const auto x = scanner_.number();
    const auto y = scanner_.number();
    if (!x || !y) return std::nullopt;
    return base_ + Point{*x, *y};
  }

  Scanner scanner_;
  Outline outline_;
  Point base_;  // the origin of relative coordinates
  std::optional<Point> cubic_control_;
  std::optional<Point> quad_control_;
};

}  // namespace

Expected<Outline> Outline::from_svg(std::string_view path_data) {
  return PathReader{path_data}.read();
}

}  // namespace damas

// Owns random test texts for readers of messages: samples with damage that depends on a seed.
#pragma once

#include <random>
#include <string>
#include <vector>

namespace damas::net {

class Damage {
 public:
  Damage(std::vector<std::string> samples, std::uint64_t seed)
      : samples_(std::move(samples)), random_(seed) {}

  // The next text: a sample with one to four changes, some of them parts of other samples.
  std::string next() {
    std::string text = any_sample();
    for (std::size_t wounds = below(4) + 1; wounds > 0; --wounds)
      wound(text);
    return text;
  }

 private:
  std::size_t below(std::size_t n) { return static_cast<std::size_t>(random_() % n); }
  const std::string& any_sample() { return samples_[below(samples_.size())]; }

  void wound(std::string& text) {
    static const std::vector<std::string> pieces = {"{",
                                                    "}",
                                                    "[",
                                                    "]",
                                                    ",",
                                                    ":",
                                                    "\"",
                                                    "null",
                                                    "true",
                                                    "-1",
                                                    "1e999",
                                                    "0.5",
                                                    "\\u0000",
                                                    "\xff",
                                                    "18446744073709551616",
                                                    "\xed\xa0\x80",
                                                    "\"id\":1,",
                                                    "\"t\":\"move\",",
                                                    "[[[[[[[["};
    const std::size_t at = below(text.size() + 1);
    switch (below(6)) {
      case 0:
        if (at < text.size()) text[at] = static_cast<char>(below(256));
        break;
      case 1:
        text.erase(at, below(8));
        break;
      case 2:
        text.insert(at, pieces[below(pieces.size())]);
        break;
      case 3:
        text.resize(at);
        break;
      case 4:
        text.insert(at, any_sample().substr(0, below(40)));
        break;
      default:
        if (at < text.size()) text.insert(at, text.substr(at, below(16)));
    }
  }

  std::vector<std::string> samples_;
  std::mt19937_64 random_;
};

}  // namespace damas::net

#include "book/book.hpp"

#include <algorithm>
#include <array>
#include <cassert>
#include <utility>

#include "core/variant_file.hpp"

namespace damas {

namespace {

constexpr VariantFile book_file{"DAMASBOK", 1, "no opening book", "a book", "one"};
constexpr std::uint8_t last_choice = 0x80;

// Forty bits: with 20,000 positions in a book, one of fifty million unknown positions is mistaken
// for one of them, and then a legal move is played.
constexpr int dropped_bits = 24;

std::uint64_t key_of(const Game& game) {
  const auto key_of_any = [](const auto& position) { return key(position); };
  return std::visit(key_of_any, static_cast<const AnyPosition::Base&>(game.position())) >>
         dropped_bits;
}

std::array<std::uint64_t, 4> order_of(const Move& m) {
  std::array<std::uint64_t, 4> order{};
  order[0] = static_cast<std::uint64_t>(index(m.from)) << 8 |
             static_cast<std::uint64_t>(index(m.to)) << 1 | (m.promotes ? 1U : 0U);
  std::size_t word = 1;
  int held = 0;
  for (const Square s : m.captured) {
    if (held == 8 && word + 1 < order.size()) {
      ++word;
      held = 0;
    }
    order[word] = order[word] << 8 | static_cast<std::uint64_t>(index(s) + 1);
    ++held;
  }
  return order;
}

void add_compact(std::string& bytes, std::uint64_t number) {
  for (; number >= 0x80; number >>= 7)
    bytes.push_back(static_cast<char>((number & 0x7FU) | 0x80U));
  bytes.push_back(static_cast<char>(number));
}

std::uint64_t compact_from(ByteReader& reader) {
  std::uint64_t number = 0;
  for (int shift = 0; shift < 64; shift += 7) {
    const auto byte = reader.number<std::uint8_t>();
    number |= static_cast<std::uint64_t>(byte & 0x7FU) << shift;
    if (byte < 0x80) break;
  }
  return number;
}

// Zigzag encoding: small numbers of either sign become small unsigned numbers.
std::uint64_t folded(int number) {
  return number < 0 ? static_cast<std::uint64_t>(-(number + 1)) * 2 + 1
                    : static_cast<std::uint64_t>(number) * 2;
}

int unfolded(std::uint64_t number) {
  const int half = static_cast<int>(number / 2 & 0x7FFFFFFFU);
  return number % 2 == 1 ? -half - 1 : half;
}

}  // namespace

std::vector<Move> in_stable_order(std::vector<Move> moves) {
  std::sort(moves.begin(), moves.end(),
            [](const Move& a, const Move& b) { return order_of(a) < order_of(b); });
  return moves;
}

Book::Book(Variant variant, std::string commit) : variant_(variant), commit_(std::move(commit)) {}

void Book::add(const Game& game, const BookEntry& entry) {
  assert(game.variant() == variant_ && !entry.moves.empty());
  const std::vector<Move> legal = in_stable_order(game.legal_moves());
  Stored stored{entry.score, {}};
  for (const BookMove& each : entry.moves) {
    const auto found = std::find(legal.begin(), legal.end(), each.move);
    assert(found != legal.end());
    const std::ptrdiff_t place = found - legal.begin();
    // No opening has so many moves; a composed position that has them is not worth a wider field.
    if (place > 0xFF) continue;
    stored.choices.push_back({static_cast<std::uint8_t>(place),
                              static_cast<std::uint8_t>(std::clamp(each.loss, 0, greatest_loss))});
  }
  if (!stored.choices.empty()) positions_[key_of(game)] = std::move(stored);
}

std::optional<BookEntry> Book::find(const Game& game) const {
  if (game.variant() != variant_) return std::nullopt;
  const auto found = positions_.find(key_of(game));
  if (found == positions_.end()) return std::nullopt;
  const std::vector<Move> legal = in_stable_order(game.legal_moves());
  BookEntry entry{found->second.score, {}};
  for (const Choice& choice : found->second.choices) {
    if (choice.move >= legal.size()) return std::nullopt;
    entry.moves.push_back({legal[choice.move], choice.loss});
  }
  return entry;
}

std::string Book::to_bytes() const {
  std::string bytes = begin_bytes(book_file, variant_);
  add_text(bytes, commit_);
  add_number(bytes, static_cast<std::uint32_t>(positions_.size()));
  std::uint64_t before = 0;
  for (const auto& [key, stored] : positions_) {
    add_compact(bytes, key - before);
    before = key;
    add_compact(bytes, folded(stored.score));
    for (std::size_t i = 0; i < stored.choices.size(); ++i) {
      const bool last = i + 1 == stored.choices.size();
      add_number(bytes, stored.choices[i].move);
      add_number(bytes,
                 static_cast<std::uint8_t>(stored.choices[i].loss | (last ? last_choice : 0U)));
    }
  }
  add_checksum(bytes);
  return bytes;
}

std::variant<Book, BookError> Book::from_bytes(std::string_view bytes, Variant variant) {
  auto content = content_of(bytes, book_file, variant);
  if (const auto* fault = std::get_if<std::string>(&content)) return BookError{*fault};
  ByteReader& reader = std::get<ByteReader>(content);
  Book book(variant, std::string(reader.text()));
  const auto count = reader.number<std::uint32_t>();
  std::uint64_t key = 0;
  for (std::uint32_t i = 0; i < count && reader.ok(); ++i) {
    key += compact_from(reader);
    Stored stored{unfolded(compact_from(reader)), {}};
    for (bool last = false; !last && reader.ok();) {
      const auto move = reader.number<std::uint8_t>();
      const auto loss = reader.number<std::uint8_t>();
      last = loss >= last_choice;
      stored.choices.push_back({move, static_cast<std::uint8_t>(loss % last_choice)});
    }
    book.positions_.emplace_hint(book.positions_.end(), key, std::move(stored));
  }
  if (!reader.ok() || !reader.rest().empty() || book.positions_.size() != count)
    return BookError{"has another number of positions than its beginning says"};
  return book;
}

}  // namespace damas

#include "explorer/played_moves.hpp"

#include <algorithm>
#include <charconv>
#include <string_view>

#include "core/game.hpp"
#include "core/pdn/convert.hpp"

namespace damas {

namespace {

std::uint64_t key_of(const AnyPosition& position) {
  const auto key_of_any = [](const auto& p) { return key(p); };
  return std::visit(key_of_any, static_cast<const AnyPosition::Base&>(position));
}

// 0 if there is none.
int number_in(std::string_view text) {
  int number = 0;
  const auto read = std::from_chars(text.data(), text.data() + text.size(), number);
  return read.ec == std::errc{} && number > 0 ? number : 0;
}

int rating_of(const PdnHeaders& headers, std::string_view rating, std::string_view elo) {
  const int found = number_in(headers.value(rating));
  return found > 0 ? found : number_in(headers.value(elo));
}

int mean_rating(const PdnHeaders& headers) {
  const int white = rating_of(headers, "WhiteRating", "WhiteElo");
  const int black = rating_of(headers, "BlackRating", "BlackElo");
  return white > 0 && black > 0 ? (white + black) / 2 : 0;
}

}  // namespace

std::optional<int> PlayedMove::average_rating() const {
  if (rated == 0) return std::nullopt;
  return static_cast<int>((ratings + rated / 2) / rated);
}

bool PlayedMoves::add(const PdnGame& game) {
  if (game.variant() != variant_) return false;
  const auto number = static_cast<std::uint32_t>(results_.size());
  results_.push_back(
      {game.winner(), game.result.score == PdnScore::Draw, mean_rating(game.headers)});
  const std::vector<PdnNode> line = game.tree.main_line();
  const std::vector<AnyPosition> positions = positions_of(game.tree);
  for (std::size_t i = 0; i < positions.size(); ++i) {
    if (i >= line.size()) {
      add(key_of(positions[i]), number, no_move);
    } else if (game.tree.setup(line[i]) == nullptr) {
      add(key_of(positions[i]), number, short_move(game.tree.move(line[i])));
    }
  }
  return true;
}

void PlayedMoves::add(std::uint64_t key, std::uint32_t game, ShortMove move) {
  visits_[bucket_of(key)].push_back({key, game, move});
}

// By the upper bits of a product, because the lower bits of keys may be alike.
std::size_t PlayedMoves::bucket_of(std::uint64_t key) {
  constexpr std::uint64_t odd = 0x9E3779B97F4A7C15;
  return static_cast<std::size_t>((key * odd) >> (64 - bucket_bits));
}

// Few captures of one position have the same ends, so 15 bits tell them apart.
PlayedMoves::ShortMove PlayedMoves::short_move(const Move& move) {
  constexpr std::uint32_t hash_factor = 0x0100'0193;
  constexpr int hash_bits = 15;
  std::uint32_t captured = 0;
  for (const Square square : move.captured)
    captured = (captured + static_cast<std::uint32_t>(index(square)) + 1) * hash_factor;
  const auto from = static_cast<std::uint32_t>(index(move.from));
  const auto to = static_cast<std::uint32_t>(index(move.to));
  const std::uint32_t crowned = move.promotes ? 1 : 0;
  return from | (to << 8) | (crowned << 16) | (captured >> (32 - hash_bits) << 17);
}

template <class Use>
void PlayedMoves::visits_of(const AnyPosition& position, const LeftOut& left_out,
                            const Use& use) const {
  if (variant_of(position) != variant_) return;
  const std::uint64_t wanted = key_of(position);
  std::optional<std::uint32_t> last;
  for (const Visit& visit : visits_[bucket_of(wanted)]) {
    if (visit.key != wanted || last == visit.game) continue;
    last = visit.game;
    if (visit.game < left_out.size() && left_out[visit.game]) continue;
    use(visit);
  }
}

std::vector<PlayedMove> PlayedMoves::from(const AnyPosition& position,
                                          const LeftOut& left_out) const {
  std::vector<PlayedMove> moves;
  std::vector<ShortMove> short_moves;  // of `moves`
  std::optional<Game> game;
  visits_of(position, left_out, [&](const Visit& visit) {
    if (visit.move == no_move) return;
    const auto found = std::find(short_moves.begin(), short_moves.end(), visit.move);
    auto place = static_cast<std::size_t>(found - short_moves.begin());
    if (found == short_moves.end()) {
      if (!game) game.emplace(position);
      const auto& legal = game->legal_moves();
      const auto move = std::find_if(legal.begin(), legal.end(), [&](const Move& each) {
        return short_move(each) == visit.move;
      });
      if (move == legal.end()) return;
      place = moves.size();
      moves.push_back({*move});
      short_moves.push_back(visit.move);
    }
    PlayedMove& played = moves[place];
    const Result& result = results_[visit.game];
    ++played.games;
    if (result.draw) ++played.draws;
    if (result.winner) ++(*result.winner == Side::White ? played.white : played.black);
    if (result.rating == 0) return;
    ++played.rated;
    played.ratings += result.rating;
  });
  std::stable_sort(moves.begin(), moves.end(),
                   [](const PlayedMove& a, const PlayedMove& b) { return a.games > b.games; });
  return moves;
}

std::vector<std::uint32_t> PlayedMoves::games_with(const AnyPosition& position,
                                                   const LeftOut& left_out) const {
  std::vector<std::uint32_t> games;
  visits_of(position, left_out, [&](const Visit& visit) { games.push_back(visit.game); });
  return games;
}

}  // namespace damas

#include "engine/learning/fit.hpp"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <vector>

#include "engine/learning/adam.hpp"
#include "engine/random.hpp"

namespace damas::learning {

namespace {

// A score of this size means odds of e to 1.
constexpr double centimen_per_logit = 135;

double logistic(double x) {
  return 1 / (1 + std::exp(-x));
}

struct Example {
  const StoredPosition* position = nullptr;
  float expected = 0;  // White's expected result, 0..1
};

float expected_of(const PlayedGame& game, const JudgedPosition& judged, double result_share) {
  const double own = expectation(judged.score);
  const double white = judged.position.to_move == Side::White ? own : 1 - own;
  if (judged.before_random_move) return static_cast<float>(white);
  return static_cast<float>(result_share * (game.result + 1) / 2 + (1 - result_share) * white);
}

double cross_entropy(double expected, double found) {
  const auto part = [](double share, double of) {
    return share > 0 ? -share * std::log(std::max(of, 1e-12)) : 0;
  };
  return part(expected, found) + part(1 - expected, 1 - found);
}

class Fit {
 public:
  Fit(Variant variant, std::span<const PlayedGame> games, const FitSettings& settings)
      : settings_(settings),
        weights_(variant),
        features_(make_variant_features(variant)),
        random_(settings.seed) {
    for (const PlayedGame& game : games) {
      auto& list = game.number % settings.held_out_every == 0 ? held_out_ : training_;
      for (const JudgedPosition& judged : game.positions)
        list.push_back({&judged.position, expected_of(game, judged, settings.result_share)});
    }
    if (training_.empty()) training_.swap(held_out_);
    assert(!training_.empty());
    parameters_.resize(2 * (weights_.terms.size() + weights_.patterns.size()));
    gradient_.resize(parameters_.size());
  }

  LearntWeights run(const FitProgress& progress) {
    const std::size_t batch = batch_size();
    const std::size_t batches = (training_.size() + batch - 1) / batch;
    Adam adam(parameters_.size(), settings_.rate,
              batches * static_cast<std::size_t>(settings_.epochs),
              settings_.least_gradient / static_cast<double>(batch));
    for (int epoch = 1; epoch <= settings_.epochs; ++epoch) {
      shuffle();
      double loss = 0;
      for (std::size_t first = 0; first < training_.size(); first += batch) {
        const std::size_t size = std::min(batch, training_.size() - first);
        loss += learn(std::span(training_).subspan(first, size), adam);
      }
      report(epoch, loss, progress);
    }
    return rounded();
  }

 private:
  std::size_t batch_size() const {
    constexpr std::size_t fewest = 256;
    const auto most = std::max(fewest, static_cast<std::size_t>(settings_.batch));
    const std::size_t wished = training_.size() * static_cast<std::size_t>(settings_.epochs) /
                               static_cast<std::size_t>(settings_.steps);
    return std::clamp(wished, fewest, most);
  }

  float& parameter(std::size_t weight, std::size_t phase) {
    return parameters_[2 * weight + phase];
  }

  // White's expected result, and the divisor of the sum of weights.
  struct Judged {
    double expected = 0;
    double held = 1;
  };
  Judged judge(const Example& example) {
    features_->find(*example.position, found_);
    double opening = 0;
    double ending = 0;
    for (int i = 0; i < found_.size; ++i) {
      const Features::Count& count = found_.counts[static_cast<std::size_t>(i)];
      opening += static_cast<double>(parameter(count.weight, 0)) * static_cast<double>(count.times);
      ending += static_cast<double>(parameter(count.weight, 1)) * static_cast<double>(count.times);
    }
    const double part = static_cast<double>(found_.opening);
    const double balance = opening * part + ending * (1 - part);
    const double held = static_cast<double>(found_.held[balance > 0 ? 0 : 1]);
    return {logistic(balance / held), held};
  }

  double learn(std::span<const Example> batch, Adam& adam) {
    std::fill(gradient_.begin(), gradient_.end(), 0.0F);
    double loss = 0;
    for (const Example& example : batch) {
      const Judged judged = judge(example);
      const double expected = static_cast<double>(example.expected);
      loss += cross_entropy(expected, judged.expected) - cross_entropy(expected, expected);
      const double slope = (judged.expected - expected) / judged.held;
      const auto opening = static_cast<float>(slope * static_cast<double>(found_.opening));
      const auto ending = static_cast<float>(slope * (1 - static_cast<double>(found_.opening)));
      for (int i = 0; i < found_.size; ++i) {
        const Features::Count& count = found_.counts[static_cast<std::size_t>(i)];
        gradient_[2 * std::size_t{count.weight}] += opening * count.times;
        gradient_[2 * std::size_t{count.weight} + 1] += ending * count.times;
      }
    }
    const auto scale = static_cast<float>(1.0 / static_cast<double>(batch.size()));
    const auto pull = static_cast<float>(settings_.prior / static_cast<double>(training_.size()));
    for (std::size_t i = 0; i < gradient_.size(); ++i)
      gradient_[i] = gradient_[i] * scale + pull * parameters_[i];
    adam.step(parameters_, gradient_);
    return loss;
  }

  void report(int epoch, double training_loss, const FitProgress& progress) {
    double held_out_loss = 0;
    for (const Example& example : held_out_) {
      const double expected = static_cast<double>(example.expected);
      held_out_loss +=
          cross_entropy(expected, judge(example).expected) - cross_entropy(expected, expected);
    }
    const auto mean = [](double sum, std::size_t n) {
      return n == 0 ? 0 : sum / static_cast<double>(n);
    };
    progress({training_.size(), held_out_.size(), mean(training_loss, training_.size()),
              mean(held_out_loss, held_out_.size()), epoch});
  }

  void shuffle() {
    for (std::size_t n = training_.size(); n > 1; --n)
      std::swap(training_[n - 1], training_[random_.next() % n]);
  }

  LearntWeights rounded() {
    const auto round = [&](std::size_t weight, std::size_t phase) {
      const double value = static_cast<double>(parameter(weight, phase)) * centimen_per_logit *
                           LearntWeights::per_centiman;
      return static_cast<std::int16_t>(std::lround(std::clamp(value, -32767.0, 32767.0)));
    };
    std::size_t i = 0;
    for (std::vector<LearntWeight>* list : {&weights_.terms, &weights_.patterns}) {
      for (LearntWeight& weight : *list) {
        weight = {round(i, 0), round(i, 1)};
        ++i;
      }
    }
    complete(weights_);
    return weights_;
  }

  FitSettings settings_;
  LearntWeights weights_;
  std::unique_ptr<VariantFeatures> features_;
  Random random_;
  std::vector<Example> training_;
  std::vector<Example> held_out_;
  std::vector<float> parameters_;  // for each weight its opening and ending value, in logits
  std::vector<float> gradient_;
  Features found_;
};

}  // namespace

double expectation(double score) {
  return logistic(score / centimen_per_logit);
}

LearntWeights fit(Variant variant, std::span<const PlayedGame> games, const FitSettings& settings,
                  const FitProgress& progress) {
  Fit fitting(variant, games, settings);
  LearntWeights weights = fitting.run(progress);
  weights.games = static_cast<std::uint32_t>(games.size());
  for (const PlayedGame& game : games)
    weights.positions += static_cast<std::uint32_t>(game.positions.size());
  return weights;
}

}  // namespace damas::learning

// Owns ChooseOpening: the dialog for the variant, the opening, the side and the length of the lines
// that are practised.
#pragma once

#include <chrono>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "book/book.hpp"
#include "openings/opening_names.hpp"
#include "training/opening_tree.hpp"
#include "view/text/opening_sentences.hpp"
#include "view/window/dialogs/overlay.hpp"
#include "view/window/frame/delivery.hpp"

namespace damas {

class ChooseOpening final : public Overlay {
 public:
  using Chosen = std::function<void(const training::OpeningTask&, App&)>;

  // The sides for which there is something to practise.
  using Offered = std::function<std::vector<Side>(const AnyPosition& start)>;

  // `starts` and `offered` are those of the present variant; there is at least one start. The
  // dialog requests those of another variant once it has been chosen.
  ChooseOpening(const training::OpeningTask& present, std::vector<PracticeStart> starts,
                Offered offered, Chosen chosen);

  void update(const Input& input, std::chrono::milliseconds elapsed, App& app) override;

  // The openings of the chosen variant; empty while its book is on the way.
  std::vector<PracticeStart> openings() const;
  // What is said below the list of the chosen opening alone: its moves, and where its name is from.
  std::string about_start() const;
  // The sides that can be chosen: what the book can ask for the chosen opening, but both while it
  // is not known yet.
  const std::vector<Side>& sides() const { return sides_; }
  // The present one, with the side and the length that are shown as chosen.
  training::OpeningTask task() const;

 private:
  std::string title(const App& app) const override;
  void content(Ui& ui, App& app) override;
  void confirmed(App& app) override;
  void variant_row(Ui& ui, App& app);
  void request_book(App& app);
  void take_book(App& app);
  void start_row(Ui& ui, const App& app);
  void side_row(Ui& ui, const App& app);
  void length_row(Ui& ui, const App& app);
  void find_sides();
  Side side() const;
  // What can be practised in a variant.
  struct Choices {
    Variant variant;
    std::vector<PracticeStart> starts;
    Offered offered;
  };
  bool known() const { return choices_.variant == variant_; }
  const PracticeStart& chosen_start() const {
    return choices_.starts[static_cast<std::size_t>(start_)];
  }

  training::OpeningTask task_;
  Side wanted_;  // by the person, even while it is not offered
  Variant variant_;
  Choices choices_;  // those that have arrived last
  Choices own_;      // of the present variant
  int start_ = 0;    // among the choices
  Delivery book_delivery_;
  Delivery names_delivery_;
  std::shared_ptr<const Book> book_;  // of the chosen variant, if that is another one
  std::optional<OpeningNames> names_;
  std::vector<Side> sides_;
  Chosen chosen_;
};

}  // namespace damas

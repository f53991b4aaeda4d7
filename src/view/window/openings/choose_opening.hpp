// Owns ChooseOpening: the dialog for the variant, the opening, the side and the length of the lines
// that are practised.
#pragma once

#include <chrono>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "book/book.hpp"
#include "training/opening_tree.hpp"
#include "view/text/opening_sentences.hpp"
#include "view/window/dialogs/overlay.hpp"
#include "view/window/openings/book_delivery.hpp"

namespace damas {

class ChooseOpening final : public Overlay {
 public:
  using Chosen = std::function<void(const training::OpeningTask&, App&)>;

  // A position that is `given` is offered, too, if the book has something to practise there. What
  // `delivered` does not have, the dialog requests.
  ChooseOpening(const training::OpeningTask& present, std::optional<AnyPosition> given,
                const BookDelivery& delivered, Chosen chosen, App& app);

  void update(const Input& input, std::chrono::milliseconds elapsed, App& app) override;

  // The openings of the chosen variant, valid until the next update; empty while its book is on the
  // way, and if there is none that can be read.
  std::span<const PracticeStart> openings() const;
  // Why there are no openings, and nothing can be started; empty if there are some.
  std::string notice(const App& app) const;
  // The words below the list about the chosen opening: its moves, and the sources of its name.
  std::string about_start() const;
  // The sides that can be chosen: those for which the book has moves in the chosen opening, and
  // both while the book is not known yet.
  const std::vector<Side>& sides() const { return sides_; }
  // The present task, with the side and the length that are shown as chosen.
  training::OpeningTask task() const;

 private:
  // The openings that can be practised in a variant.
  struct Choices {
    std::shared_ptr<const Book> book;   // not null
    std::vector<PracticeStart> starts;  // at least one
    int chosen = 0;                     // of the starts

    const PracticeStart& start() const { return starts[static_cast<std::size_t>(chosen)]; }
  };

  std::string title(const App& app) const override;
  void content(Ui& ui, App& app) override;
  void confirmed(App& app) override;
  void variant_row(Ui& ui, App& app);
  void start_row(Ui& ui, const App& app);
  void side_row(Ui& ui, const App& app);
  void length_row(Ui& ui, const App& app);
  void request_book(App& app);
  bool take_book(App& app);
  void keep(const BookDelivery& delivery, const App& app);
  void find_sides();
  void announce_notice(const App& app) const;
  Side side() const;
  // The choices in the chosen variant; null while they are not known.
  const Choices* choices() const;

  training::OpeningTask task_;
  std::optional<AnyPosition> given_;
  Side wanted_;  // by the person, even while it is not offered
  Variant variant_;
  BookDelivery delivery_;
  std::map<Variant, Choices> known_;  // of the variants whose books have arrived
  std::vector<Side> sides_;
  Chosen chosen_;
};

}  // namespace damas

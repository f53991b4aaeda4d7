// Owns ProgramRows: the rows of a dialog for the choice of an external program, and the check
// whether it can play.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/variants.hpp"
#include "match/program_engine.hpp"
#include "view/window/kit/widgets.hpp"

namespace damas {

class App;

class ProgramRows {
 public:
  // Whether the list offers our own engine, too, which is chosen if the file is empty.
  enum class OwnEngine : std::uint8_t { Offered, NotOffered };

  ProgramRows(ProgramPlayer chosen, OwnEngine own_engine);

  // Asks the chosen program once for its name, and whether it plays the variant. Call it once per
  // frame.
  void update(App& app, Variant variant, std::size_t draw_table);
  // `by_clock`: the program uses the clock of the game, so there is no row for its time.
  void show(Ui& ui, App& app, bool by_clock);
  // Takes over the arguments that are still being typed.
  void settle_typed() { chosen_.program.arguments = arguments_; }
  // Keeps the typed arguments for the next time the dialog opens.
  void keep_typed(App& app) const;

  const ProgramPlayer& chosen() const { return chosen_; }
  // The reason why the program cannot play; empty if none is known.
  std::string complaint(const App& app) const;
  // The program has not answered yet.
  bool asking() const { return asked_ && !answered_; }

 private:
  struct Asked {
    HubProgram program;
    Variant variant = Variant::Brazilian;
    std::size_t draw_table = 0;

    bool same(const Asked& other) const {
      return program.same_program(other.program) && variant == other.variant &&
             draw_table == other.draw_table;
    }
  };

  bool is_own_engine() const { return chosen_.program.file.empty(); }
  std::vector<HubProgram> offered(const App& app) const;
  void list_row(Ui& ui, App& app);
  void time_row(Ui& ui, const App& app, bool by_clock);
  std::string draft() const;
  void take_up_typed(const App& app);
  void choose(const HubProgram& program);
  void choose_file(App& app);

  ProgramPlayer chosen_;
  OwnEngine own_engine_;
  std::string arguments_;  // as they are being typed
  HubProgram first_;       // as it was chosen, before its arguments changed
  bool begun_ = false;
  std::optional<Asked> asked_;
  std::unique_ptr<ProgramEngine> engine_;
  bool answered_ = false;
};

}  // namespace damas

// Owns ProgramRows: the rows of a dialog in which a program of others is chosen, and what it
// answers when it is asked who it is.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/variants.hpp"
#include "match/program_engine.hpp"
#include "view/window/widgets.hpp"

namespace damas {

class App;

class ProgramRows {
 public:
  // Our own engine may be among what is chosen from: then no file stands for it.
  enum class Ours : std::uint8_t { Offered, Not };

  ProgramRows(ProgramPlayer chosen, Ours ours);

  // Asks the chosen program, once, for its name and whether it plays that. Call it once a frame.
  void update(App& app, Variant variant, std::size_t draw_table);
  // `by_clock`: its time is the game's.
  void show(Ui& ui, App& app, bool by_clock);
  // Takes over what is still being typed.
  void settle_typed() { chosen_.program.arguments = arguments_; }
  // For the next time that the dialog is opened.
  void keep_typed(App& app) const;

  const ProgramPlayer& chosen() const { return chosen_; }
  // Why it cannot play; empty as long as nothing is known against it.
  std::string complaint(const App& app) const;
  // It is still to answer.
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

  bool is_ours() const { return chosen_.program.file.empty(); }
  std::vector<HubProgram> offered(const App& app) const;
  void list_row(Ui& ui, App& app);
  void time_row(Ui& ui, const App& app, bool by_clock);
  std::string draft() const;
  void take_up_typed(const App& app);
  void choose(const HubProgram& program);
  void choose_file(App& app);

  ProgramPlayer chosen_;
  Ours ours_;
  std::string arguments_;  // as they are being typed
  HubProgram first_;       // as it was chosen when the dialog came
  bool begun_ = false;
  std::optional<Asked> asked_;
  std::unique_ptr<ProgramEngine> engine_;
  bool answered_ = false;
};

}  // namespace damas

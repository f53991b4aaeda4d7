// Owns FileChooser: the dialog for opening a file or choosing a place for a new one.
#pragma once

#include <functional>
#include <string>

#include "view/window/dialogs/folder_view.hpp"
#include "view/window/dialogs/overlay.hpp"
#include "view/window/dialogs/path_field.hpp"

namespace damas {

class FileChooser final : public Overlay {
 public:
  enum class Purpose : std::uint8_t { Open, OpenPicture, OpenProgram, OpenKept, Save };
  // Called with an absolute path after the dialog has closed; for saving, the file may not exist
  // yet.
  using Chosen = std::function<void(const std::string& path, App&)>;

  // Why a file cannot be opened; empty if it can.
  using Complaint = std::function<std::string(const std::string& path, const App&)>;

  FileChooser(const App& app, Purpose purpose, const std::string& name, Chosen chosen,
              Complaint against = {});

  // Saving a game must not cost time on its clock.
  bool holds_the_clock() const override { return true; }
  const FolderView& view() const { return view_; }
  // Why the typed path cannot be chosen; empty if it can.
  const std::string& complaint() const { return complaint_; }

 private:
  std::string title(const App& app) const override;
  void content(Ui& ui, App& app) override;
  float footer_height() const override { return control_height(); }
  void footer(Ui& ui, App& app) override;
  void confirmed(App& app) override { choose(app); }
  bool keep_typed(App& app) override;

  bool shows_recent(const App& app) const;
  void path_row(Ui& ui, App& app);
  void folder_list(Ui& ui, App& app);
  void recent_list(Ui& ui, App& app);
  bool row(Ui& ui, Icon icon, const std::string& name, const std::string& note, bool chosen);
  void choose(App& app);
  void choose(const std::string& path, App& app);
  std::string folder_sentence(const App& app) const;

  Purpose purpose_;
  Chosen chosen_;
  Complaint against_;  // checks the chosen file; may be empty
  FolderView view_;
  std::string ending_;    // of the suggested name, for a name without one
  std::string draft_;     // the name of the draft that is kept if nothing is chosen
  std::string typed_;     // the content of the field
  bool written_ = false;  // by the person, not by a press on a row
  std::string complaint_;
  bool recent_ = false;
  int focusing_ = focus_frames;  // frames until the field has the keyboard focus
  bool to_list_ = false;         // afterwards the first row gets the focus
  bool done_ = false;
};

}  // namespace damas

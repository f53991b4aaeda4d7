// Owns FileChooser: the dialog in which a file is opened or given a place.
#pragma once

#include <functional>
#include <string>

#include "view/window/dialogs/overlay.hpp"
#include "view/window/library/folder_view.hpp"
#include "view/window/library/path_field.hpp"

namespace damas {

class FileChooser final : public Overlay {
 public:
  enum class Purpose : std::uint8_t { Open, OpenPicture, OpenProgram, Save };
  // Called with a whole path after the dialog has closed; to save, one that may not exist yet.
  using Chosen = std::function<void(const std::string& path, App&)>;

  // Why a file cannot be opened; empty when it can.
  using Complaint = std::function<std::string(const std::string& path, const App&)>;

  FileChooser(const App& app, Purpose purpose, const std::string& name, Chosen chosen,
              Complaint against = {});

  // Saving a game must not cost time on its clock.
  bool holds_the_clock() const override { return true; }
  const FolderView& view() const { return view_; }
  // Why what was typed cannot be chosen; empty when nothing stands against it.
  const std::string& complaint() const { return complaint_; }

 private:
  std::string title(const App& app) const override;
  void content(Ui& ui, App& app) override;
  float footer_height() const override { return control_height; }
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
  Complaint against_;  // may be empty
  FolderView view_;
  std::string draft_;     // the name of what is kept if nothing is chosen
  std::string typed_;     // what the field holds
  bool written_ = false;  // by the person, not by a press on a row
  std::string complaint_;
  bool recent_ = false;
  int focusing_ = focus_frames;  // the field gets the keyboard
  bool to_list_ = false;         // then the first row of the list does
  bool done_ = false;
};

}  // namespace damas

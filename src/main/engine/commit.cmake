# Writes OUT, a source file with the commit that is checked out in SOURCE, unless OUT is up to date.
# Each build runs this script, because a commit changes no source file.
execute_process(
  COMMAND git describe --always --dirty=+ --exclude=*
  WORKING_DIRECTORY ${SOURCE}
  OUTPUT_VARIABLE commit
  OUTPUT_STRIP_TRAILING_WHITESPACE ERROR_QUIET
  RESULT_VARIABLE failed)
if(failed)
  set(commit unknown)
endif()
file(CONFIGURE OUTPUT ${OUT} CONTENT [[
#include "main/engine/commit.hpp"

namespace damas::tool {

std::string commit() {
  return "@commit@";
}

}  // namespace damas::tool
]] @ONLY)

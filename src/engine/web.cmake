# In the browser the search is not part of the page but of a separate worker module
# (src/main/engine_worker.cpp). The page stays small, and the module is always optimised for speed.
damas_library(
  engine
  SOURCES makeshift.cpp web_engine.cpp ${SHARED}
  LINKS damas::core damas::wire
)

# The search's own files, for the modules of that worker. src/main/web.cmake defines them.
set(THINKER_FILES ${SHARED} ${THINKER})
list(TRANSFORM THINKER_FILES PREPEND ${CMAKE_CURRENT_SOURCE_DIR}/ REGEX "^[a-z_]+[.]cpp$")
set_property(GLOBAL PROPERTY DAMAS_THINKER_FILES ${THINKER_FILES})

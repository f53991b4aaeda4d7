# In the browser the search is no part of the page, which stays small, but of a worker's module of its
# own (src/main/engine_worker.cpp), which is optimised for speed whatever the page is optimised for.
set(DAMAS_WORKER_FLAGS -O3 -fno-lto CACHE STRING "How the module of the browser's worker is compiled")

damas_library(
  engine
  SOURCES engine.cpp makeshift.cpp web_driver.cpp ${SHARED}
  LINKS damas::core
)
set(PAGE_LIBRARY ${PROJECT_SOURCE_DIR}/emscripten/engine_page.js)
target_link_options(damas_engine INTERFACE "SHELL:--js-library ${PAGE_LIBRARY}")
set_property(TARGET damas_engine APPEND PROPERTY INTERFACE_LINK_DEPENDS ${PAGE_LIBRARY})

get_target_property(CORE_SOURCES damas_core SOURCES)
get_target_property(CORE_FOLDER damas_core SOURCE_DIR)
list(FILTER CORE_SOURCES EXCLUDE REGEX "pdn/")
list(TRANSFORM CORE_SOURCES PREPEND ${CORE_FOLDER}/ REGEX "^[a-z_]+[.]cpp$")
damas_library(thinker SOURCES ${CORE_SOURCES} ${SHARED} ${THINKER})
target_compile_options(damas_thinker PRIVATE ${DAMAS_WORKER_FLAGS})

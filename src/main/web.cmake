# The modules of the page's worker: damas-engine.js, which the page starts as the worker's script, and
# damas-engine.wasm, which the page compiles; and damas-threads.* for searches with several threads
# (emscripten/README.md).
set(WORKER_SCRIPT ${PROJECT_SOURCE_DIR}/emscripten/engine_worker.js)
set(WORKER_LIBRARY ${PROJECT_SOURCE_DIR}/emscripten/engine_reports.js)
# The files of variants that emscripten/site.mjs puts into the site.
set(assets ${PROJECT_SOURCE_DIR}/assets)
file(GLOB files RELATIVE ${assets} CONFIGURE_DEPENDS ${assets}/weights/*.weights ${assets}/books/*.book
     ${assets}/endings/*.endings)
list(JOIN files " " files)

# The contents of the modules. The targets are here, and not in src/engine, because ninja takes up work in the
# order of this list: linking the page's program takes minutes on one processor, while the other one compiles
# these.
set(rooms ${PROJECT_SOURCE_DIR}/src)
get_property(THINKER_FILES GLOBAL PROPERTY DAMAS_THINKER_FILES)
get_target_property(CORE_SOURCES damas_core SOURCES)
list(FILTER CORE_SOURCES EXCLUDE REGEX "pdn/")
list(TRANSFORM CORE_SOURCES PREPEND ${rooms}/core/ REGEX "^[a-z_]+[.]cpp$")
set(ENDGAME_SOURCES huffman.cpp material.cpp packed_index.cpp packed_runs.cpp packed_tables.cpp placement.cpp
    table_answers.cpp table_extent.cpp table_wire.cpp tables.cpp variant_tables.cpp)
list(TRANSFORM ENDGAME_SOURCES PREPEND ${rooms}/endgame/)
list(APPEND THINKER_FILES ${CORE_SOURCES} ${ENDGAME_SOURCES} ${DAMAS_VARIANT_TABLES} ${rooms}/wire/lines.cpp
     ${rooms}/book/book.cpp ${rooms}/book/shipped_books.cpp)

# damas_thinker(NAME OPTIONS...): all that a module of the worker contains, but for run_beside(). The page's -Oz
# makes emcc disable inlining, and a later -O3 does not enable it again. Without inlining, the search is five times
# slower.
function(damas_thinker name)
  damas_library(${name} SOURCES ${THINKER_FILES})
  target_compile_options(damas_${name} PUBLIC -O3 -finline-functions -fno-lto ${ARGN})
  target_link_options(damas_${name} PUBLIC -O3 -fno-lto ${ARGN})
  set_target_properties(damas_${name} PROPERTIES DISABLE_PRECOMPILE_HEADERS ON)
endfunction()
damas_thinker(thinker)
# For pages that may share memory between workers. Such a module runs nowhere else.
damas_thinker(threaded_thinker -pthread)

# damas_engine_module(TARGET OUTPUT THINKER HELPERS OPTIONS...): with run_beside() of the file HELPERS.
function(damas_engine_module target output thinker helpers)
  add_executable(${target} engine_worker.cpp ${rooms}/engine/${helpers})
  set_target_properties(
    ${target} PROPERTIES OUTPUT_NAME ${output} LINK_DEPENDS "${WORKER_SCRIPT};${WORKER_LIBRARY}")
  target_link_libraries(${target} PRIVATE damas_options ${thinker})
  target_compile_definitions(${target} PRIVATE "DAMAS_VARIANT_FILES=\" ${files} \"")
  target_link_options(
    ${target}
    PRIVATE
      "SHELL:--js-library \"${WORKER_LIBRARY}\""
      "SHELL:--extern-post-js \"${WORKER_SCRIPT}\""
      # Without a module of its own name emcc's functions would be the worker's globals.
      -sMODULARIZE
      -sEXPORT_NAME=DamasEngine
      -sENVIRONMENT=worker,node
      -sEXPORTED_FUNCTIONS=_damas_think,_damas_file_to_fetch,_damas_add_bytes,_damas_use_file
      -sEXPORTED_RUNTIME_METHODS=ccall
      -sALLOW_MEMORY_GROWTH
      -sFILESYSTEM=0
      --no-entry
      ${ARGN}
  )
endfunction()
damas_engine_module(damas_worker damas-engine damas::thinker web_helpers.cpp)
# A thread cannot start while the worker waits for it, so the threads' own workers are made beforehand, as many
# as the worker's script says, which must be one at least. Browsers reserve the largest size of shared memory, and
# phones refuse much. emcc warns that growing shared memory makes its script slow; the script does little.
damas_engine_module(
  damas_threaded_worker damas-threads damas::threaded_thinker native_helpers.cpp
  -sPTHREAD_POOL_SIZE=Module.helpers -sPTHREAD_POOL_SIZE_STRICT=2 -sMAXIMUM_MEMORY=1GB -Wno-pthreads-mem-growth)

# The module of the page's other worker, which has the games database: damas-games.js and
# damas-games.wasm. Without SQLite's source there is none, and the page has no database.
if(TARGET third_party::sqlite)
  set(games ${PROJECT_SOURCE_DIR}/src/games)
  get_target_property(GAMES_SOURCES damas_games SOURCES)
  list(TRANSFORM GAMES_SOURCES PREPEND ${games}/)
  get_target_property(CORE_SOURCES damas_core SOURCES)
  list(FILTER CORE_SOURCES INCLUDE REGEX "/core/pdn/")
  get_target_property(EXPLORER_SOURCES damas_explorer SOURCES)
  list(TRANSFORM EXPLORER_SOURCES PREPEND ${PROJECT_SOURCE_DIR}/src/explorer/)
  # The page has no exceptions; those of a database must be caught here. This emcc links a library with
  # exceptions that catch nothing if a program of -flto is compiled with -fno-lto, so this module does not
  # take the options of `thinker`.
  damas_library(games_module SOURCES ${GAMES_SOURCES} ${CORE_SOURCES} ${EXPLORER_SOURCES}
                PRIVATE_LINKS third_party::sqlite $<LINK_ONLY:damas::thinker>)
  target_compile_options(damas_games_module PUBLIC -fexceptions -O3 -finline-functions)
  set_target_properties(damas_games_module PROPERTIES DISABLE_PRECOMPILE_HEADERS ON)
  add_executable(damas_games_worker games_worker.cpp)
  set(GAMES_SCRIPT ${PROJECT_SOURCE_DIR}/emscripten/games_worker.js)
  set_target_properties(damas_games_worker PROPERTIES OUTPUT_NAME damas-games LINK_DEPENDS ${GAMES_SCRIPT})
  target_link_libraries(damas_games_worker PRIVATE damas_options damas::games_module)
  target_link_options(
    damas_games_worker
    PRIVATE
      "SHELL:--extern-post-js \"${GAMES_SCRIPT}\""
      -fexceptions
      -sMODULARIZE
      -sEXPORT_NAME=DamasGames
      -sENVIRONMENT=worker,node
      -sEXPORTED_FUNCTIONS=_damas_base_ask,_damas_base_forget,_damas_base_begin,_damas_base_step,_damas_base_finish,_damas_base_state
      -sEXPORTED_RUNTIME_METHODS=ccall,FS
      -sALLOW_MEMORY_GROWTH
      -sFORCE_FILESYSTEM
      --no-entry
  )
endif()

# The module of the page's worker: damas-engine.js, which the page starts as the worker's script, and
# damas-engine.wasm, which the page compiles.
add_executable(damas_worker engine_worker.cpp)
set(WORKER_SCRIPT ${PROJECT_SOURCE_DIR}/emscripten/engine_worker.js)
set(WORKER_LIBRARY ${PROJECT_SOURCE_DIR}/emscripten/engine_reports.js)
set_target_properties(
  damas_worker PROPERTIES OUTPUT_NAME damas-engine LINK_DEPENDS "${WORKER_SCRIPT};${WORKER_LIBRARY}")
target_link_libraries(damas_worker PRIVATE damas_options damas::thinker)
# The files of variants that emscripten/site.mjs puts into the site.
set(assets ${PROJECT_SOURCE_DIR}/assets)
file(GLOB files RELATIVE ${assets} CONFIGURE_DEPENDS ${assets}/weights/*.weights ${assets}/books/*.book)
list(JOIN files " " files)
target_compile_definitions(damas_worker PRIVATE "DAMAS_VARIANT_FILES=\" ${files} \"")
target_link_options(
  damas_worker
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
)

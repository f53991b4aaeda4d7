# Writes a man page: its template, with the options as the program itself lists them.
#   cmake -DPROGRAM=... -DLANGUAGE=en -DCOMMANDS=... -DPROJECT_VERSION=... -DDAMAS_RELEASE_DATE=...
#         -DIN=template -DOUT=page -P man.cmake

# Sets `out` to the output of --help, without traces of the builder's environment.
function(help_of out)
  execute_process(
    COMMAND ${CMAKE_COMMAND} -E env --unset=DAMAS_DATA --unset=XDG_DATA_HOME HOME=/nonexistent
            ASAN_OPTIONS=detect_leaks=0 ${PROGRAM} ${ARGN}
    OUTPUT_VARIABLE help RESULT_VARIABLE status)
  if(NOT status EQUAL 0)
    message(FATAL_ERROR "${PROGRAM} ${ARGN} failed: ${status}")
  endif()
  string(REGEX REPLACE "[[]" "\\\\(lB" help "${help}") # brackets and semicolons upset lists
  string(REGEX REPLACE "[]]" "\\\\(rB" help "${help}")
  string(REPLACE ";" "<semicolon>" help "${help}")
  string(REPLACE "-" "\\-" help "${help}")
  string(REPLACE "\n" ";" help "${help}")
  set(${out} "${help}" PARENT_SCOPE)
endfunction()

# options_of(out argument...): an entry of the page for each option of the help.
function(options_of out)
  help_of(help ${ARGN})
  set(text "")
  foreach(line IN LISTS help)
    if(line MATCHES "^  ([^ ]+) ?(([^ ]| [^ ])*)(  +(.*))?$")
      string(APPEND text ".TP\n\\fB${CMAKE_MATCH_1}\\fR \\fI${CMAKE_MATCH_2}\\fR\n")
      if(CMAKE_MATCH_5)
        string(APPEND text "\\&${CMAKE_MATCH_5}\n")
      endif()
    elseif(line MATCHES "^   +(.+)$")
      string(APPEND text "\\&${CMAKE_MATCH_1}\n")
    endif()
  endforeach()
  string(REPLACE "<semicolon>" ";" text "${text}")
  set(${out} "${${out}}${text}" PARENT_SCOPE)
endfunction()

if(LANGUAGE STREQUAL pt)
  set(OPTIONS ".SH OPÇÕES\n")
else()
  set(OPTIONS ".SH OPTIONS\n")
endif()
if(COMMANDS) # such a program speaks English only, and takes --lang for none of its options
  options_of(OPTIONS --help)
  foreach(command IN LISTS COMMANDS)
    string(APPEND OPTIONS ".SS ${command}\n")
    options_of(OPTIONS ${command} --help)
  endforeach()
else()
  options_of(OPTIONS --help --lang ${LANGUAGE})
endif()
string(STRIP "${OPTIONS}" OPTIONS)
configure_file(${IN} ${OUT} @ONLY)

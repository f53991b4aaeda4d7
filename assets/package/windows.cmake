# Windows: a .zip to unpack anywhere, and an installer if makensis is installed. The programs contain all
# that they need.
install(TARGETS ${programs} RUNTIME DESTINATION . COMPONENT damas)
foreach(text README.md LICENSE) # with the ending that Windows opens
  cmake_path(GET text STEM name)
  install(FILES ${PROJECT_SOURCE_DIR}/${text} DESTINATION . RENAME ${name}.txt COMPONENT damas)
endforeach()
install(FILES copyright DESTINATION . RENAME LICENSES.txt COMPONENT damas)
# The programs also contain the compiler's own libraries; Debian has their copyright notices.
foreach(package mingw-w64-common gcc-mingw-w64-base)
  set(notice /usr/share/doc/${package}/copyright)
  if(MINGW AND EXISTS ${notice})
    install(FILES ${notice} DESTINATION . RENAME LICENSES-${package}.txt COMPONENT damas)
  endif()
endforeach()
add_custom_target(damas_package DEPENDS ${programs})

set(CPACK_GENERATOR ZIP)
find_program(MAKENSIS makensis)
if(MAKENSIS)
  list(APPEND CPACK_GENERATOR NSIS)
endif()
set(CPACK_PACKAGE_FILE_NAME damas-${PROJECT_VERSION}-windows-x86_64)
set(CPACK_PACKAGE_EXECUTABLES damas Damas)

cmake_path(NATIVE_PATH PROJECT_SOURCE_DIR source)
set(CPACK_NSIS_DISPLAY_NAME Damas)
set(CPACK_NSIS_PACKAGE_NAME Damas)
set(CPACK_NSIS_EXECUTABLES_DIRECTORY .)
set(CPACK_NSIS_INSTALLED_ICON_NAME damas.exe)
set(CPACK_NSIS_MUI_ICON ${source}/assets/icon/damas.ico)
set(CPACK_NSIS_MUI_UNIICON ${source}/assets/icon/damas.ico)
set(CPACK_NSIS_ENABLE_UNINSTALL_BEFORE_INSTALL ON)
set(CPACK_NSIS_MANIFEST_DPI_AWARE ON)
# A double click on a PDN file or a lesson opens it in Damas, until Damas is uninstalled.
set(CPACK_NSIS_EXTRA_INSTALL_COMMANDS
    [[
  WriteRegStr SHCTX "Software\Classes\Damas.pdn" "" "Draughts games (PDN)"
  WriteRegStr SHCTX "Software\Classes\Damas.pdn\DefaultIcon" "" "$INSTDIR\damas.exe,0"
  WriteRegStr SHCTX "Software\Classes\Damas.pdn\shell\open\command" "" '"$INSTDIR\damas.exe" "%1"'
  WriteRegStr SHCTX "Software\Classes\.pdn\OpenWithProgids" "Damas.pdn" ""
  WriteRegStr SHCTX "Software\Classes\Damas.lesson" "" "Draughts lessons"
  WriteRegStr SHCTX "Software\Classes\Damas.lesson\DefaultIcon" "" "$INSTDIR\damas.exe,0"
  WriteRegStr SHCTX "Software\Classes\Damas.lesson\shell\open\command" "" '"$INSTDIR\damas.exe" "%1"'
  WriteRegStr SHCTX "Software\Classes\.lesson\OpenWithProgids" "Damas.lesson" ""
]])
set(CPACK_NSIS_EXTRA_UNINSTALL_COMMANDS
    [[
  DeleteRegKey SHCTX "Software\Classes\Damas.pdn"
  DeleteRegValue SHCTX "Software\Classes\.pdn\OpenWithProgids" "Damas.pdn"
  DeleteRegKey SHCTX "Software\Classes\Damas.lesson"
  DeleteRegValue SHCTX "Software\Classes\.lesson\OpenWithProgids" "Damas.lesson"
]])

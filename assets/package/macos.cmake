# macOS: Damas.app, and a disk image of it. The two programs of the command line lie in the bundle.
set(icon ${CMAKE_CURRENT_SOURCE_DIR}/../icon/damas.icns)
target_sources(damas PRIVATE ${icon})
set_source_files_properties(
  ${icon} TARGET_DIRECTORY damas PROPERTIES MACOSX_PACKAGE_LOCATION Resources)
configure_file(Info.plist.in Info.plist @ONLY)
set_target_properties(
  damas PROPERTIES MACOSX_BUNDLE ON OUTPUT_NAME Damas
                   MACOSX_BUNDLE_INFO_PLIST ${CMAKE_CURRENT_BINARY_DIR}/Info.plist)

install(TARGETS damas BUNDLE DESTINATION . COMPONENT damas)
install(TARGETS damas-terminal damas-engine RUNTIME DESTINATION Damas.app/Contents/MacOS
        COMPONENT damas)
install(FILES copyright DESTINATION Damas.app/Contents/Resources COMPONENT damas)
# Apple's processors run only signed programs. For a signature that others trust, the publisher names an
# identity. Signing comes last, because it seals the contents of the bundle.
set(DAMAS_SIGN_AS "-" CACHE STRING "Identity that codesign signs with; - signs for no one")
install(CODE "execute_process(COMMAND codesign --force --deep --sign \"${DAMAS_SIGN_AS}\"
  \"\$ENV{DESTDIR}\${CMAKE_INSTALL_PREFIX}/Damas.app\" COMMAND_ERROR_IS_FATAL ANY)"
        COMPONENT damas)
add_custom_target(damas_package DEPENDS ${programs})

set(CPACK_GENERATOR DragNDrop)
set(CPACK_PACKAGE_FILE_NAME damas-${PROJECT_VERSION}-macos)
set(CPACK_DMG_VOLUME_NAME Damas)

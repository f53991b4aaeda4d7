# The library damas::lesson_files: the texts of all lessons as one (lessons.hpp).
set(lessons_text ${CMAKE_CURRENT_BINARY_DIR}/all.lessons)
set(lessons_array ${CMAKE_CURRENT_BINARY_DIR}/lessons_array.cpp)
file(GLOB lesson_files CONFIGURE_DEPENDS ${CMAKE_CURRENT_SOURCE_DIR}/lessons/*.lesson)
add_custom_command(
  OUTPUT ${lessons_array}
  COMMAND ${CMAKE_COMMAND} -DFOLDER=${CMAKE_CURRENT_SOURCE_DIR}/lessons -DENDING=.lesson
          -DOUT=${lessons_text} -P ${CMAKE_CURRENT_SOURCE_DIR}/join.cmake
  COMMAND ${CMAKE_COMMAND} -DIN=${lessons_text} -DOUT=${lessons_array} -DSYMBOL=damas_lessons -P
          ${CMAKE_CURRENT_SOURCE_DIR}/embed.cmake
  DEPENDS ${lesson_files} join.cmake embed.cmake
  VERBATIM)
add_library(damas_lesson_files STATIC lessons.cpp ${lessons_array})
add_library(damas::lesson_files ALIAS damas_lesson_files)
target_include_directories(damas_lesson_files PUBLIC ${PROJECT_SOURCE_DIR})
target_link_libraries(damas_lesson_files PRIVATE damas_options)

#include "house/types.hpp"

#include <string>

#include <doctest/doctest.h>

namespace damas::house {

namespace {

std::string types(std::string_view text) {
  std::string all;
  for (const DefinedType& type : defined_types(source_file("src/a.hpp", text)))
    all += type.name + " ";
  return all;
}

}  // namespace

TEST_CASE("Types are named with their namespaces and the types around them") {
  CHECK(
      types(
          "namespace a {\nstruct B {\n};\nclass C final : public B {\n};\n}\nenum class D {};\n") ==
      "a::B a::C D ");
  CHECK(
      types("namespace a::b {\nstruct C {\n  enum class D : int { E };\n  union F {};\n};\n}\n") ==
      "a::b::C a::b::C::D a::b::C::F ");
  CHECK(types("template <class T>\nstruct A {};\ntemplate <class T>\n  requires(x<T>)\nclass B "
              "{};\n") == "A B ");
  CHECK(types("struct [[nodiscard]] A {};\n") == "A ");
}

TEST_CASE(
    "Declarations, specialisations and types in functions and unnamed namespaces do not count") {
  CHECK(types("class A;\nstruct B;\nenum class C : int;\n").empty());
  CHECK(types("namespace {\nstruct A {};\n}\nnamespace b {\nnamespace {\nstruct A {};\n}\n}\n")
            .empty());
  CHECK(types("inline void f(struct A* a) {\n  struct B {};\n}\n").empty());
  CHECK(types("template <class T>\nvoid f(T t) {\n}\n").empty());
  CHECK(types("template <>\nstruct A<int> {};\n").empty());
  CHECK(types("// struct A {\nconst char* b = \"struct B {\";\nstruct {\n} c;\n").empty());
}

TEST_CASE("A type that two headers define is found, in sources it is not looked for") {
  const SourceFile one = source_file("src/a.hpp", "namespace n {\nstruct A {};\n}\n");
  const SourceFile two = source_file("src/b.hpp", "namespace n {\n\nstruct A {};\n}\n");
  const SourceFile other = source_file("src/c.hpp", "namespace m {\nstruct A {};\n}\n");
  const SourceFile source = source_file("src/d.cpp", "namespace n {\nstruct A {};\n}\n");
  CHECK(types_defined_twice({one, other, source}).empty());
  const auto found = types_defined_twice({one, two});
  REQUIRE(found.size() == 1);
  CHECK(to_string(found[0]) == "src/b.hpp:3: n::A is also defined at src/a.hpp:2");
}

}  // namespace damas::house

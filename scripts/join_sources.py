#!/usr/bin/env python3
"""Groups source files that one compiler run may compile together.

    join_sources.py LIST

Each line of LIST names a target of CMake and its files. Prints the groups as commands of CMake. The files
and their order decide them, so they are the same on every machine. Files that the build has still to make
stay alone.

Files that are compiled together see each other's unnamed namespaces. So two files share a group only if
neither mentions a name that the other declares there, and if they use the same namespaces, apart from those
of literals. Files that are made from a template for each variant share one only with others of that template:
g++ emits nothing for a function that one of them instantiates and another one declares `extern`. A file that declares there an alias of a header again stays alone. The search for names reads
text, not C++: it may find too many names, which makes a group smaller, and a name that it misses is an error
of the compiler.
"""
import os
import re
import sys
from pathlib import Path

LARGEST = 12
ROOMS = Path(__file__).resolve().parent.parent / 'src'
WORD = re.compile(r'[A-Za-z_]\w*')
# A name behind `.`, `->` or `::` belongs to a class or to a namespace that is named. Behind `damas::` and `...` it
# may be a file's own.
MENTION = re.compile(r'((?<!\.)\.|->|(?<!\bdamas)::)?\s*([A-Za-z_]\w*)')
NOT_NAMES = set(
    'alignas auto bool char class const consteval constexpr constinit double enum explicit extern float friend '
    'inline int long mutable namespace noexcept operator override short signed size_t static std string '
    'string_view struct template typename union unsigned using void volatile'.split())
LITERAL_OR_COMMENT = re.compile(
    r'R"(\w*)\(.*?\)\1"|"(?:\\.|[^"\\\n])*"|(?<![0-9a-fA-F])\'(?:\\.|[^\'\\\n])\'|//[^\n]*|/\*.*?\*/', re.S)
TEST_MACRO = re.compile(r'(DOCTEST|TEST)_')
OF_VARIANT = re.compile(r'/(variant_[a-z]+)_\d+\.cpp$')
TYPE = re.compile(r'(?:template\s*<[^;]*?>\s*)?(?:struct|class|union|enum(?:\s+class)?|using|namespace)'
                  r'(?:\s+\[\[\w+\]\])?\s+(\w+)\b(?!::)')
OF_HEADER = re.compile(r'^using\s+(\w+)\s*=', re.M)
FILE_LOCAL = re.compile(r'^(?:static|using)\s+(?!namespace)[^;({]*?(\w+)\s*[(=;]', re.M)


def code_of(text):
    """The text without comments and the contents of literals."""
    return LITERAL_OR_COMMENT.sub(lambda found: ' ' if found[0][0] == '/' else '""', text)


def statements(code, at):
    """The declarations of the namespace that opens before `at`, without bodies and arguments."""
    braces, brackets, kept = 1, 0, []
    for c in code[at:]:
        if c == '{':
            braces += 1
            if braces == 2:
                kept.append(';')
        elif c == '}':
            braces -= 1
            if braces == 0:
                break
        elif c == '(':
            brackets += 1
            if braces == 1:
                kept.append('(')
        elif c == ')':
            brackets -= 1
        elif braces == 1 and brackets == 0:
            kept.append(c)
    return ''.join(kept).split(';')


def local_names(code):
    names = set(FILE_LOCAL.findall(code))
    names.update(re.findall(r'^#define\s+(\w+)', code, flags=re.M))
    for opening in re.finditer(r'namespace\s*\{', code):
        for statement in statements(code, opening.end()):
            if statement.split()[:2] == ['using', 'namespace']:
                continue
            declared = TYPE.match(statement.strip())
            if declared:
                names.add(declared.group(1))
                continue
            head = re.split(r'[(=]', statement)[0]
            words = [word for word in WORD.findall(head) if word not in NOT_NAMES]
            if words and not TEST_MACRO.match(head.strip()):
                names.add(words[-1])
    return names


class Source:
    def __init__(self, path):
        with open(path, encoding='utf-8') as file:
            code = code_of(file.read())
        self.path, self.local = path, local_names(code)
        made = OF_VARIANT.search(path)
        self.template = made and made.group(1)
        self.words = {name for owner, name in MENTION.findall(code) if not owner}
        self.namespaces = {name for name in re.findall(r'\busing\s+namespace\s+([\w:]+)', code)
                           if 'literals' not in name}

    def joins(self, other):
        if self.namespaces != other.namespaces or self.template != other.template:
            return False
        return not (self.local & other.words or other.local & self.words)


def names_of_headers():
    names = set()
    for header in sorted(ROOMS.rglob('*.hpp')):
        names.update(OF_HEADER.findall(code_of(header.read_text(encoding='utf-8'))))
    return names


def group(paths, of_headers):
    sources = [source for source in map(Source, paths) if not source.local & of_headers]
    clashes = {source.path: sum(not source.joins(other) for other in sources) for source in sources}
    groups = []
    # The files that clash with most others choose their group first.
    for source in sorted(sources, key=lambda source: -clashes[source.path]):
        fitting = [known for known in groups
                   if len(known) < LARGEST and all(source.joins(other) for other in known)]
        if fitting:
            max(fitting, key=len).append(source)
        else:
            groups.append([source])
    return [[source.path for source in known] for known in groups if len(known) > 1]


def main(path):
    of_headers = names_of_headers()
    with open(path, encoding='utf-8') as lines:
        for target, *paths in (line.rstrip('\n').split('|') for line in lines):
            for number, names in enumerate(group(filter(os.path.exists, paths), of_headers)):
                files = ' '.join(f'"{name}"' for name in names)
                print(f'set_source_files_properties({files} TARGET_DIRECTORY {target} '
                      f'PROPERTIES UNITY_GROUP {number})')


main(sys.argv[1])

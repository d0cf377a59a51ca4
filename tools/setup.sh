# Shell functions for ./run and ./check: each makes sure of one thing, and is quick when it is there.

# The first Python that is new enough; a name on the PATH may be a shim that leads nowhere.
find_python() {
  local name
  for name in python3 python3.14 python3.13 python3.12 python3.11; do
    if "$name" -c 'import sys; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1; then
      echo "$name"
      return
    fi
  done
  echo 'Python 3.11 or newer is needed.' >&2
  return 1
}

# Packages of the system, where we may install them; else says what is missing.
apt_install() {
  local as_root=()
  if [ "$(id -u)" != 0 ]; then
    if ! command -v sudo >/dev/null 2>&1; then
      echo "Please install as root: $*" >&2
      return 1
    fi
    as_root=(sudo)
  fi
  if ! command -v apt-get >/dev/null 2>&1; then
    echo "Please install: $*" >&2
    return 1
  fi
  "${as_root[@]}" apt-get update -q
  "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install -qy --no-install-recommends "$@"
}

need_command() { # COMMAND PACKAGE
  command -v "$1" >/dev/null 2>&1 || apt_install "$2"
}

need_library() { # LIBRARY PACKAGE
  local ldconfig
  ldconfig=$(command -v ldconfig || echo /sbin/ldconfig)
  "$ldconfig" -p | grep -F "$1" >/dev/null || apt_install "$2"
}

need_font() { # NAME PACKAGE
  find /usr/share/fonts /usr/local/share/fonts -iname "$1*" 2>/dev/null | grep . >/dev/null || apt_install "$2"
}

make_venv() {
  local python
  if .venv/bin/python -c 'import pip' >/dev/null 2>&1; then return; fi
  python=$(find_python)
  rm -rf .venv
  # Bare Debian has venv without the part that brings pip.
  "$python" -c 'import ensurepip' >/dev/null 2>&1 || apt_install python3-venv
  "$python" -m venv .venv
}

# Installs the checkout itself, once for each state of its packaging: PATH or 'PATH[extra]'.
install_package() {
  local stamp
  make_venv
  stamp="$1 in $PWD $(cat pyproject.toml hatch_build.py | sha256sum)"
  if grep -qxF "$stamp" .venv/installed 2>/dev/null; then return; fi
  .venv/bin/python -m pip install --quiet --disable-pip-version-check -e "$1"
  echo "$stamp" >>.venv/installed
}

# The catalogs may have changed since they were compiled by the installation.
compile_catalogs() {
  .venv/bin/python -m babel.messages.frontend -q compile -d scorer/translations
}

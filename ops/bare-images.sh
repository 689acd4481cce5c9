# The second part of bare.sh: the Dockerfile's images, built without a daemon or a registry from
# Debian's packages, serve as their user with a read-only root; their commands make backups and
# restore them, on SQLite and on PostgreSQL in the version that compose.yaml names.
export BUILDAH_ISOLATION=chroot STORAGE_DRIVER=vfs TMPDIR=$folder
buildah() { command buildah --root "$folder/storage" --runroot "$folder/storage-run" "$@"; }

# A root becomes the image that the Dockerfile begins with: NAME ROOT
commit_base() {
  local container setting
  container=$(buildah from scratch)
  buildah add --quiet "$container" "$2" / > /dev/null
  for setting in "${settings[@]}"; do buildah config --env "$setting" "$container"; done
  buildah commit --quiet --rm "$container" "$1" > /dev/null
}
for base in $(sed -n 's/^FROM \([^ ]*:[^ ]*\) .*/\1/p' ops/Dockerfile | sort -u); do
  root=$folder/base-${base%%:*}
  case $base in
    node:*)
      make_root "$root" trixie && add_node "$root" node_modules/.bin/node
      chroot "$root" useradd --create-home --uid 1000 node
      ;;
    nginx:*) make_root "$root" bookworm nginx-light ;;
  esac
  commit_base "docker.io/library/$base" "$root"
done
git clone --quiet --no-hardlinks . "$folder/source"
volumes=()
for file in "${files[@]}"; do volumes+=(--volume "$file:$file:ro"); done
for target in $(sed -n 's/^FROM .* AS //p' ops/Dockerfile | grep -v build); do
  buildah bud --quiet --pull-never --format docker "${volumes[@]}" --target "$target" --tag "$target" \
    --file "$folder/source/ops/Dockerfile" "$folder/source" > "$folder/log" 2>&1 || fail "$(tail -n 30 "$folder/log")"
  echo "Image $target: $(buildah images --format '{{.Size}}' "$target")"
done

of_site() { buildah inspect --type image --format "{{range .OCIv1.Config.$1}}{{println .}}{{end}}" site | sed '/^$/d'; }
ids_of() { awk -F: -v user="$2" '$1 == user { print $3 ":" $4 }' "$1/etc/passwd"; } # ROOT USER
image=$(buildah mount "$(buildah from --pull-never site)")
user=$(buildah inspect --type image --format '{{.OCIv1.Config.User}}' site)
ids=$(ids_of "$image" "$user")
[ -n "$ids" ] && [ "$user" != root ] || fail "The image names no user."
mkdir -p "$image/run/postgresql"
files=()

new_folder() { mkdir "$folder/$1" && chown "$2" "$folder/$1" && echo "$folder/$1"; } # NAME UID:GID
# Sets `variables` for a command of the image: VARIABLE=VALUE…
use_image() {
  mapfile -t variables < <(of_site Env)
  variables+=(NODE_EXTRA_CA_CERTS= ALLOW_MAIL_FILES=true CLINIC_MAIL_TO=desk@clinic.test "$@")
}
start_image() { # VARIABLE=VALUE…
  local port
  port=$(free_port) url=http://127.0.0.1:$port log=$folder/log
  use_image HOST=127.0.0.1 "PORT=$port" "SITE_URL=http://localhost:$port" "$@"
  enter "$image" /site "$ids" $(of_site Cmd) > "$log" 2>&1 &
  site=$!
  await_site
}
stop_image() { kill -TERM $site && wait $site || fail "The image's process did not end well: $(cat "$log")"; }

# The image's commands on one database: NAME IS_STORED_COMMAND [VARIABLE=VALUE…]
try_database() {
  local name=$1 is_stored=$2 kept late
  shift 2
  check() { # PATTERN COMMAND…
    local pattern=$1 said
    shift
    said=$(enter "$image" /site "$ids" "$@" 2>&1) || fail "$* on $name: $said"
    grep -qE "$pattern" <<< "$said" || fail "$* on $name said: $said"
    echo "$name: $*"
  }
  start_image "$@"
  kept=$(send_inquiry)
  check '^/data/backups/site-' backup
  check '^The drill restored site-.* with 1 inquiries' restore --drill
  late=$(send_inquiry)
  $is_stored "$late" || fail "$late is not in the database."
  stop_image
  check '^Restored, with 1 inquiries\. From site-' restore --newest
  start_image "$@"
  $is_stored "$kept" || fail "$kept was not restored on $name."
  ! $is_stored "$late" || fail "$late is newer than the backup, and is there."
  check '^The audit is whole: [0-9]+ entries' audit verify
  check '/staff/invitation/[A-Za-z0-9_-]{32}$' staff invite new@staff.example
  check '^The tables have version [0-9]+;' migrate
  check '^The published facts \(version [0-9]+\) fit\.' facts check
  stop_image
}

data=$(new_folder data "$ids") writable="/data=$data"
try_database SQLite "in_sqlite $data"

version=$(sed -n 's/.*POSTGRES_VERSION:-\([0-9]*\)}-.*/\1/p' ops/compose.yaml | head -n 1)
server=$folder/postgres
make_root "$server" trixie "postgresql-$version"
mkdir -p "$server/data" "$server/run/postgresql"
owner=$(ids_of "$server" postgres)
stored=$(new_folder postgres-data "$owner") socket=$(new_folder postgres-socket "$owner")
echo made-up-for-this-run > "$socket/password"
# Becomes a program of the server's, as compose.yaml runs it: with a password, on a socket only.
on_server() {
  writable="/data=$stored /run/postgresql=$socket" variables=(PGPASSWORD=made-up-for-this-run)
  enter "$server" / "$owner" "/usr/lib/postgresql/$version/bin/$1" "${@:2}"
}
query() { (on_server psql -h /run/postgresql -U site -d "$1" -Atqc "$2"); } # DATABASE SQL
in_postgres() { [ "$(query site "select count(*) from contact_submissions where reference = '$1'")" = 1 ]; }
(on_server initdb -D /data -U site --auth-local=scram-sha-256 --pwfile=/run/postgresql/password) > /dev/null
on_server postgres -D /data -k /run/postgresql -c listen_addresses= > "$folder/postgres-log" 2>&1 &
postgres=$!
until query postgres "select 1" > /dev/null 2>&1; do
  kill -0 $postgres || fail "PostgreSQL ended: $(cat "$folder/postgres-log")"
  sleep 0.1
done
query postgres "create database site"
writable="/data=$(new_folder data-postgres "$ids") /run/postgresql=$socket"
try_database PostgreSQL in_postgres \
  "DATABASE_URL=postgres://site:made-up-for-this-run@localhost/site?host=/var/run/postgresql"
kill -INT $postgres && wait $postgres
buildah rm --all > /dev/null

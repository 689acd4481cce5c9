# A part of bare.sh: ops/install.sh on a Debian 12 and 13 with Git and nothing else, and its packages
# from Debian and npm. systemd and the authority for certificates are played by
# tests/fakes/server-programs; the site, its commands and nginx are the real ones.
for debian in bookworm trixie; do
  root=$folder/$debian
  make_root "$root" $debian git
  # Nothing is started by a package, because there is no systemd.
  printf '#!/bin/sh\nexit 101\n' > "$root/usr/sbin/policy-rc.d"
  chmod 755 "$root/usr/sbin/policy-rc.d"
  release=/srv/clinic-site/releases/first
  git clone --quiet --no-hardlinks . "$root$release"
  writable= variables=(HOME=/root "${settings[@]}")
  enter "$root" $release 0:0 tests/fakes/server-programs/try-install.sh packages &
  group=$!
  wait $group || fail "ops/install.sh does not work on $debian."
  # The site and nginx, which the installation has left running.
  kill -KILL -- "-$group" 2> /dev/null || true
  echo "$debian, Node $(chroot "$root" node --version): ops/install.sh works"
  rm -rf "$root" "$root.tar"
done

#!/bin/sh
# Installs the site on this root three times, with the fake programs beside this file, and sends an
# inquiry through nginx. Started as root in the release's folder. Ends with 1 and what was said when
# something is not as it must be. "packages": the first time with Debian's certbot, which is to be
# installed and finds no authority.
set -eu
said=/run/said
use_fake() { ln -sf "$PWD/tests/fakes/server-programs/$1" "/usr/local/sbin/${1%.mjs}"; } # FILE
use_fake systemctl.mjs
use_fake journalctl
if [ "${1-}" = packages ]; then
  chmod -R go= .
  mkdir -p /root/.config/letsencrypt
  echo 'server = http://127.0.0.1:9/directory' > /root/.config/letsencrypt/cli.ini
else use_fake certbot; fi
# As a clone with root's umask 077 is.
chmod 700 /srv/clinic-site /srv/clinic-site/releases .
cat > /run/answers << 'ANSWERS'
# Loopback is allowed without TLS.
DOMAIN=www.clinic.test
SMTP_URL=smtp://127.0.0.1:9
OWNER_EMAIL=olga@clinic.test
LIMIT_INQUIRIES=7
ANSWERS

fail() { echo "$1" >&2 && cat $said >&2 && exit 1; }
install_again() { # STATUS ARGUMENT…
  wanted=$1 status=0
  shift
  ops/install.sh "$@" > $said 2>&1 || status=$?
  [ $status = "$wanted" ] || fail "The installation ended with $status instead of $wanted."
}
says() { grep -qE "$1" $said || fail "The installation does not say: $1"; }
ask_site() { curl -sS --resolve www.clinic.test:443:127.0.0.1 "$@"; }
# Everything that an installation may write, but for what the running site writes itself.
everything() { find /etc /srv/clinic-site /usr/local/bin /var/lib/clinic-acme -type f -newer "$1" ! -name '*.pyc'; }

install_again 1 /run/answers
says '^Invited olga@clinic.test as the first owner'
says '^  - There is no certificate'
link=$(sed -n 's|.*https://www.clinic.test\(/staff/invitation/.*\)|\1|p' $said)
[ -n "$link" ] || fail 'There is no link for the owner.'
[ "${1-}" != packages ] || says 'Connection refused'

use_fake certbot
touch /run/domain-leads-here
install_again 0
says '^  - Got a certificate for www.clinic.test'
certificate=/etc/letsencrypt/live/www.clinic.test/fullchain.pem
# After a reload, nginx goes on with the old certificate for a moment.
tries=0
until ask_site --cacert $certificate -o /dev/null https://www.clinic.test/ 2> /dev/null; do
  tries=$((tries + 1)) && sleep 1
  [ $tries -lt 60 ] || fail 'nginx does not use the new certificate.'
done
ask_site --cacert $certificate "https://www.clinic.test$link" | grep -q 'olga@clinic.test' ||
  fail "The owner's link leads to no invitation."
reference=$(ask_site --cacert $certificate https://www.clinic.test/contact.json -d firstName=Ann -d lastName=Lee \
  -d email=visitor@visitor.example -d phone=9045550100 -d service=general -d message=Installed \
  -d attempt=0b8f1f0c-5a67-4c58-9a3c-1a51f3a52a10 | sed -n 's/.*"reference":"\([^"]*\)".*/\1/p')
[ -n "$reference" ] || fail 'No inquiry could be sent.'
clinic-site backup > $said 2>&1 || fail 'No backup could be made.'
clinic-site restore --drill > $said 2>&1 || fail 'No backup could be restored.'
says ' with 1 inquiries'

touch /run/before && sleep 1
install_again 0
says '^Nothing was changed\.$'
says "$link"
[ -z "$(everything /run/before)" ] || fail "The third installation wrote: $(everything /run/before)"

# What somebody has changed stays.
echo '# Ours' >> /etc/nginx/nginx.conf
install_again 0
says '^  - /etc/nginx/nginx.conf differs from .* and was kept'
tail -n 1 /etc/nginx/nginx.conf | grep -q Ours || fail 'The changed nginx.conf was replaced.'
echo 'Installed three times; one inquiry was sent, kept and restored.'

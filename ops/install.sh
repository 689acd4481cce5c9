#!/bin/sh
# Installs the site on Debian 12 or 13, as root: ops/install.sh [ANSWERS]. docs/install.md says what a
# person decides before. It asks four questions, or reads a file with a line NAME=value for each:
# DOMAIN, SMTP_URL, STRIPE_SECRET_KEY with STRIPE_WEBHOOK_SECRET, OWNER_EMAIL; such a file may have
# every other setting of .env.example, too. It may be run again at any time: it does what is missing,
# and changes no file that is there. ops/install.sh --check [ANSWERS] only reads the answers.
set -eu
umask 022
PATH=$PATH:/usr/local/sbin:/usr/sbin:/sbin

release=$(dirname "$(dirname "$(readlink -f "$0")")")
name=$(basename "$release")
folder=/srv/clinic-site
current=$folder/current
node=$current/node_modules/.bin/node
settings=/etc/clinic-site.env
key=/etc/clinic-site/backup-key
backups=/var/backups/clinic-site
certificate=/etc/ssl/clinic
challenges=/var/lib/clinic-acme
set_up=/var/lib/clinic-site/staff-set-up-address
invitation=/etc/clinic-site/invitation
ports='3000 3001'

say() { printf '%s\n' "$*"; }
stop() { say "$*" >&2 && exit 1; }
matches() { printf '%s\n' "$1" | LC_ALL=C grep -qE "$2"; } # TEXT PATTERN

did='' left=''
did() { did="$did  - $*
" && say "$*"; }
left() { left="$left  - $*
"; }

# --- The answers ---

domain='' mail='' owner='' lines='' problems=''
wrong() { problems="$problems  - $*
"; }
keep() { lines="$lines$1=$2
"; }
answered() { matches "$lines" "^$1="; }

# Checks an answer and keeps it; a value that may be secret is in no message.
take() { # NAME VALUE
  # systemd and the site's commands would read these differently.
  case $2 in *[\"\'\\\`\#]* | ' '* | *' ') wrong "$1 must be written without quotes, \\, # and spaces around it (in a URL, # is %23)." && return ;; esac
  # An empty value means the default.
  [ -n "$2" ] || return 0
  case $1 in
    DOMAIN)
      domain=$(printf '%s' "${2#https://}" | tr '[:upper:]' '[:lower:]') domain=${domain%/}
      matches "$domain" '^([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9]$' ||
        wrong "DOMAIN must be a name such as www.clinic.com, but is $2."
      ;;
    OWNER_EMAIL)
      owner=$2
      matches "$2" '^[^][:space:],;:<>()[]+@[^][:space:]@,;:<>()[]+\.[a-zA-Z0-9-]+$' ||
        wrong "OWNER_EMAIL must be an email address, but is $2."
      ;;
    SMTP_URL)
      mail=$2
      { matches "$2" '^smtps?://([^/? ]+@)?([A-Za-z0-9.-]+|\[[0-9A-Fa-f:]+\])(:[0-9]+)?/?(\?[^ ]*)?$' &&
        ! matches "$2" '%([^0-9A-Fa-f]|[0-9A-Fa-f]?$|.[^0-9A-Fa-f])'; } ||
        wrong 'SMTP_URL must be a URL such as smtps://user:password@mail.clinic.com, in whose user and password / is written %2F, ? %3F and % %25.'
      keep "$1" "$2"
      ;;
    STRIPE_SECRET_KEY)
      matches "$2" '^(sk|rk)_[A-Za-z0-9_]+$' || wrong 'STRIPE_SECRET_KEY must begin with sk_ or rk_.'
      keep "$1" "$2"
      ;;
    STRIPE_WEBHOOK_SECRET)
      matches "$2" '^whsec_[A-Za-z0-9+/=_-]+$' || wrong 'STRIPE_WEBHOOK_SECRET must begin with whsec_.'
      keep "$1" "$2"
      ;;
    *)
      if [ "$1" = SITE_URL ] || grep -qE "^Environment=(.* )?$1=" "$release/ops/clinic-site@.service"; then
        wrong "$1 is set by the installation: leave it out."
      elif ! grep -q "^$1=" "$release/.env.example"; then
        wrong "$1 is no setting: .env.example lists them all."
      elif answered "$1"; then wrong "$1 is there twice."
      else keep "$1" "$2"; fi
      ;;
  esac
}

read_answers() { # FILE
  number=0
  while IFS= read -r line || [ -n "$line" ]; do
    number=$((number + 1)) line=$(printf '%s' "$line" | tr -d '\r')
    case $line in
      '' | '#'*) ;;
      *=*)
        if matches "${line%%=*}" '^[A-Z][A-Z_]*$'; then take "${line%%=*}" "${line#*=}"
        else wrong "Line $number must be NAME=value."; fi
        ;;
      *) wrong "Line $number must be NAME=value." ;;
    esac
  done < "$1"
  [ -n "$domain" ] || wrong 'DOMAIN is missing.'
  [ -n "$mail" ] || wrong 'SMTP_URL is missing.'
  [ -n "$owner" ] || wrong 'OWNER_EMAIL is missing.'
  [ -z "$problems" ] || stop "Nothing was changed. What is wrong in $1:
${problems%?}"
}

# Asks until the answer is right: NAME QUESTION
ask() {
  while :; do
    printf '%s\n> ' "$2"
    IFS= read -r reply || stop "
Nothing was changed, because this question has no answer. A file with all answers will do, too: $0 ANSWERS"
    problems='' before=$lines
    if [ "$1" = STRIPE ]; then
      take STRIPE_SECRET_KEY "${reply%% *}"
      case $reply in *' '*) take STRIPE_WEBHOOK_SECRET "${reply#* }" ;; esac
    else
      [ -n "$reply" ] || wrong "$1 is missing."
      take "$1" "$reply"
    fi
    [ -n "$problems" ] || return 0
    lines=$before
    printf '%s' "$problems"
  done
}
ask_all() {
  ask DOMAIN 'The domain of the site, such as www.clinic.com. It must lead to this server.'
  ask SMTP_URL 'The mail server, such as smtps://user:password@mail.clinic.com. In its user and password, write # as %23, / as %2F, ? as %3F and % as %25.'
  ask STRIPE 'The secret keys of the payment provider, Stripe: sk_… and, after a space, whsec_… of its webhook. Empty: payments are refused until they are set.'
  ask OWNER_EMAIL 'The email address of the first owner, who also gets the inquiries. To get its certificate, this server accepts the terms of letsencrypt.org in their name.'
}

# What follows from the answers.
complete_answers() {
  answered CLINIC_MAIL_TO || keep CLINIC_MAIL_TO "$owner"
  answered TRUSTED_PROXIES || keep TRUSTED_PROXIES 127.0.0.1
  answered MAIL_FROM || {
    user=$(printf '%s' "$mail" | sed -nE 's|^smtps?://([^:]+)(:.*)?@.*$|\1|p' | sed 's/%40/@/')
    case $user in *@*.*) keep MAIL_FROM "$user" ;; *) keep MAIL_FROM "hello@${domain#www.}" ;; esac
  }
  lines="# The first owner: $owner
SITE_URL=https://$domain
$lines"
}

value_of() { sed -n "s/^$1=//p" "$settings"; }

check=''
[ "${1-}" != --check ] || { check=yes && shift; }
if [ -z "$check" ] && [ -e "$settings" ]; then
  domain=$(value_of SITE_URL) domain=${domain#https://}
  owner=$(sed -n 's/^# The first owner: //p' "$settings")
  # Settings that were brought from another machine may have no such line.
  owner=${owner:-$(value_of CLINIC_MAIL_TO)}
  say "$settings is there, so nothing is asked, and it stays as it is."
else
  case ${1-} in
    '') ask_all ;;
    *) [ -r "$1" ] || stop "$1 cannot be read." && read_answers "$1" ;;
  esac
  complete_answers
fi
[ -z "$check" ] || { say "The answers are right. The settings will be, besides secrets:" && printf '%s' "$lines" |
  sed -E 's/^(SMTP_URL|DATABASE.*URL|.*(KEY|SECRET|TOKEN))=.*/\1=…/' && exit; }

# --- The machine ---

[ "$(id -u)" = 0 ] || stop 'Only root can install the site: try sudo.'
{ grep -q '^ID=debian$' /etc/os-release && grep -qE '^VERSION_ID="1[23]"$' /etc/os-release; } ||
  stop 'This is for Debian 12 and 13. docs/reference.md says what the site needs elsewhere.'
[ "$(dirname "$release")" = $folder/releases ] ||
  stop "The project must be a folder in $folder/releases: clone it there, and start that folder's ops/install.sh."
if [ -e $current ] && [ "$(readlink -f $current)" != "$release" ]; then
  stop "The site is installed, in $(readlink -f $current). To bring another release: clinic-site update"
fi

# Says what was done however this ends.
report() {
  status=$?
  if [ -n "$did" ]; then printf '\nWhat was done:\n%s' "$did"; else say 'Nothing was changed.'; fi
  [ -z "$left" ] || printf '\nWhat is left for you:\n%s' "$left"
  [ $status = 0 ] || say '
The installation is not complete. Once the cause above is gone, start it again: it goes on where it ended.'
}
trap report EXIT

# Copies a file of the release; one that is there stays: SOURCE TARGET
put() {
  if [ ! -e "$2" ]; then
    cp "$release/ops/$1" "$2"
    did "Wrote $2."
  elif ! cmp -s "$release/ops/$1" "$2"; then
    left "$2 differs from $release/ops/$1 and was kept: compare them."
  fi
}

missing=''
need() { command -v "$1" > /dev/null || missing="$missing $2"; } # PROGRAM PACKAGE
need git git
need npm npm
need nginx nginx-light
need certbot certbot
need openssl openssl
need curl curl
[ -d /etc/ssl/certs ] && [ -e /etc/ssl/certs/ca-certificates.crt ] || missing="$missing ca-certificates"
case $lines in *DATABASE_URL=postgres*) need pg_dump postgresql-client ;; esac
if [ -n "$missing" ]; then
  say "Installing Debian's packages:$missing"
  export DEBIAN_FRONTEND=noninteractive
  apt-get update -qq
  # shellcheck disable=SC2086 # Each word is a package.
  apt-get install --yes -qq --no-install-recommends $missing
  did "Installed Debian's packages:$missing."
fi

# Debian's Node installs the packages, one of which is the Node that the site runs on.
cd "$release"
before=$(cat node_modules/.installed 2> /dev/null || true)
node ops/install-site.mjs
[ "$(cat node_modules/.installed)" = "$before" ] ||
  did "Installed the site's packages and Node $(node_modules/.bin/node --version)."
if [ ! -e build/styles.json ]; then
  npm run build -- --quiet
  did "Built the site in $release."
fi
# Also after a clone by somebody whose files nobody else may read.
if [ -n "$did" ]; then chmod -R go+rX "$release"; fi
chmod go+rx $folder $folder/releases "$release"
[ -e $current ] || { ln -s "releases/$name" $current && did "Made $current lead to it."; }
[ -e /usr/local/bin/clinic-site ] || {
  ln -s $current/ops/clinic-site /usr/local/bin/clinic-site
  did 'Made the command clinic-site.'
}

# Its user, folders, key and settings.
id clinic > /dev/null 2>&1 || {
  useradd --system --home-dir /var/lib/clinic-site --shell /usr/sbin/nologin clinic
  did 'Made the user clinic.'
}
[ "$(stat -c %U $backups 2> /dev/null)" = clinic ] || {
  install -d -o clinic -g clinic -m 700 $backups
  did "Made $backups."
}
install -d -m 700 "$(dirname $key)"
[ -e $key ] || {
  $node ops/run.mjs backup --make-key $key > /dev/null
  did "Made the key of the backups, $key."
  left "Keep a copy of $key in a safe: without it no backup can be opened."
}
[ -e $settings ] || {
  (umask 077 && printf '%s' "$lines" > $settings.unfinished)
  mv $settings.unfinished $settings
  did "Wrote $settings: inquiries go to $(value_of CLINIC_MAIL_TO), mails come from $(value_of MAIL_FROM)."
}
[ -n "$(value_of STRIPE_SECRET_KEY)" ] || left "Payments are refused until $settings has STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET."

# The service: two processes, so that one serves while the other restarts.
put clinic-site@.service /etc/systemd/system/clinic-site@.service
put journald.conf /etc/systemd/journald@clinic-site.conf
systemctl daemon-reload
is_ready() { curl -fs --max-time 5 "http://127.0.0.1:$1/readyz" > /dev/null; } # PORT
for port in $ports; do
  is_ready "$port" || {
    systemctl enable --quiet --now "clinic-site@$port"
    tries=0
    until is_ready "$port"; do
      tries=$((tries + 1))
      [ $tries -lt 60 ] || {
        journalctl --namespace=clinic-site --unit="clinic-site@$port" --lines=20 --output=cat --no-pager >&2 || true
        stop "The site did not start, for the reason above. Correct $settings."
      }
      sleep 1
    done
    did "Started clinic-site@$port, which answers at http://127.0.0.1:$port."
  }
done

# nginx, with a certificate that no browser trusts until there is a real one.
mkdir -p $challenges $certificate
[ -e $certificate/fullchain.pem ] || {
  (umask 077 && openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 90 \
    -subj "/CN=$domain" -keyout $certificate/key.pem -out $certificate/fullchain.pem 2> /dev/null)
  touch $certificate/unfinished
}
fresh=''
grep -q clinic-site /etc/nginx/nginx.conf 2> /dev/null || {
  nginx -t -q -c "$release/ops/nginx.conf"
  fresh=yes
  [ ! -e /etc/nginx/nginx.conf ] || mv /etc/nginx/nginx.conf /etc/nginx/nginx.conf.before-clinic-site
}
put nginx.conf /etc/nginx/nginx.conf
if [ -n "$fresh" ] || ! systemctl is-active --quiet nginx; then
  systemctl enable --quiet nginx
  systemctl restart nginx
  did 'Started nginx.'
fi
if [ -e $certificate/unfinished ]; then
  if certbot certonly --non-interactive --agree-tos --no-eff-email --keep-until-expiring \
    --webroot --webroot-path $challenges --domain "$domain" --email "$owner" \
    --deploy-hook 'systemctl reload nginx'; then
    ln -sf "/etc/letsencrypt/live/$domain/fullchain.pem" $certificate/fullchain.pem
    ln -sf "/etc/letsencrypt/live/$domain/privkey.pem" $certificate/key.pem
    systemctl reload nginx
    rm $certificate/unfinished
    did "Got a certificate for $domain, which certbot's timer renews."
  else
    left "There is no certificate for $domain yet; certbot says why above. The domain must lead to this server, and port 80 must be open. Then start this again."
  fi
fi

# The file is there as long as nobody is on the staff. The link works for 72 hours.
if [ -e $set_up ]; then
  [ -n "$(find $invitation -mmin -4300 2> /dev/null)" ] || {
    (umask 077 && clinic-site staff invite "$owner" --owner > $invitation)
    did "Invited $owner as the first owner."
  }
  left "Open this link, unless that was done: $(cat $invitation)"
  left "Then send a first inquiry at https://$domain/contact."
else
  rm -f $invitation
fi
[ ! -e $certificate/unfinished ] || exit 1

#!/bin/sh
# BACKUP_COMMAND for restic: keeps the site's snapshots in the repository that RESTIC_REPOSITORY and
# RESTIC_PASSWORD_FILE name (a folder, S3, SFTP …), which it makes when it is not there.
#   backup-restic.sh FOLDER            keeps the folder, removes old snapshots, and checks the repository
#   backup-restic.sh --restore FOLDER  brings the newest snapshot back into the folder
set -eu
as="--host clinic-site --tag clinic-site"
if [ "${1-}" = --restore ]; then
  exec restic restore --quiet --host clinic-site --tag clinic-site --target "$2" latest
fi
restic cat config > /dev/null 2>&1 || restic init --quiet
cd "$1"
# From one folder to the next only what changed is stored, whatever the folder's name is.
parent=$(restic snapshots $as --latest 1 --json | sed -n 's/.*"id":"\([0-9a-f]*\)".*/\1/p')
restic backup --quiet $as ${parent:+--parent "$parent"} .
restic forget --quiet $as --group-by host,tags --prune \
  --keep-last 1 --keep-hourly "${BACKUP_KEEP_HOURS:-24}" --keep-daily "${BACKUP_KEEP_DAYS:-7}" \
  --keep-weekly "${BACKUP_KEEP_WEEKS:-8}" --keep-monthly "${BACKUP_KEEP_MONTHS:-12}"
# The repository's structure each time, and a part of its data: all of it in a day of hourly backups.
hour=$(date +%H)
restic check --quiet --read-data-subset "$((${hour#0} + 1))/24"

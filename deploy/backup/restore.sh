#!/bin/sh
# Prepares a data folder from a base backup and the received log: up to TIME (as PostgreSQL reads it, with its zone), or
# up to the last commit that was received. Start the server on it afterwards; it recovers and then takes writes.
set -eu
[ $# -eq 3 ] || [ $# -eq 4 ] || { echo "usage: restore.sh BACKUP_FOLDER WAL_FOLDER NEW_DATA_FOLDER [TIME]" >&2; exit 2; }
backup=$1 wal=$(cd "$2" && pwd) data=$3 until=${4:-}
[ -f "$backup/backup_manifest" ] || { echo "$backup is no base backup" >&2; exit 1; }
[ -z "$(ls -A "$data" 2>/dev/null)" ] || { echo "$data is not empty; a restore never overwrites" >&2; exit 1; }
mkdir -p "$data"
cp -a "$backup/." "$data/"
chmod 700 "$data"
{
  echo "restore_command = 'cp \"$wal/%f\" \"%p\" 2>/dev/null || cp \"$wal/%f.partial\" \"%p\" 2>/dev/null'"
  # The restored server has no receiver of its log yet: commits must not wait for one.
  echo "synchronous_standby_names = ''"
  [ -z "$until" ] || echo "recovery_target_time = '$until'"
  echo "recovery_target_action = 'promote'"
} >> "$data/postgresql.auto.conf"
touch "$data/recovery.signal"
echo "$data is ready: start PostgreSQL on it, wait until it takes writes, and prove the books with: npm run book -- audit"

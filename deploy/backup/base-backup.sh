#!/bin/sh
# Copies the server of DATABASE_URL into a new folder, named by the time in UTC, and verifies the copy. Prints the
# folder.
set -eu
[ $# -eq 1 ] || { echo "usage: DATABASE_URL=... base-backup.sh BACKUPS_FOLDER" >&2; exit 2; }
target="$1/$(date -u +%Y%m%dT%H%M%SZ)"
mkdir -p "$1"
pg_basebackup -d "$DATABASE_URL" -D "$target.partial" --checkpoint=fast --wal-method=stream
pg_verifybackup --quiet "$target.partial" >&2
mv "$target.partial" "$target"
echo "$target"

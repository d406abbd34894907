#!/bin/sh
# Receives the write-ahead log of DATABASE_URL into a folder, as it is written, until it is stopped. With
# synchronous_standby_names = 'backup' on the server, no commit is acknowledged before it is in the folder.
set -eu
[ $# -eq 1 ] || { echo "usage: DATABASE_URL=... stream-wal.sh WAL_FOLDER" >&2; exit 2; }
mkdir -p "$1"
PGAPPNAME=backup pg_receivewal -d "$DATABASE_URL" -S touchline_backup --create-slot --if-not-exists
PGAPPNAME=backup exec pg_receivewal -d "$DATABASE_URL" -S touchline_backup -D "$1" --synchronous

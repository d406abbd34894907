import { choice, integer, optional, optionalInteger, text } from './fields.ts'

/** Where the book keeps what it stores, and for how long. */
export const STORAGE_FIELDS = {
  DATA_DIR: text('.data').meta({ meaning: 'embedded database, secrets', unset: '`.data`' }),
  DATABASE_URL: optional().meta({ meaning: 'use this PostgreSQL instead of the embedded one', unset: '' }),
  DATABASE_REPLICA_URL: optional().meta({
    meaning:
      'one streaming replica of `DATABASE_URL`: histories, statements and results are read there once it has caught up ([scale](scale.md))',
    unset: 'all is read from `DATABASE_URL`',
  }),
  DURABLE: choice('DURABLE', ['0', '1']).meta({
    meaning:
      '`1`: `./start` runs the PostgreSQL that is installed on the machine, in `DATA_DIR/postgres`, and no acknowledged bet is lost with the power (docs/operating/back-up.md)',
    unset: '`0`',
  }),
  DATABASE_POOL: integer('DATABASE_POOL', 2, 200, 16).meta({ meaning: 'connections to PostgreSQL', unset: '16' }),
  HISTORY_MONTHS: optionalInteger('HISTORY_MONTHS', 1, 1_200).meta({
    meaning:
      'months of the history of bets that stay in their table, before the one of now; older ones are detached ([back up](back-up.md))',
    unset: 'all stay',
  }),
}

import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, inject, onTestFinished, test } from 'vitest'
import { auditBook } from '../../modules/settlement/index.ts'
import { startCrashProcess } from '../../testing/crash-process.ts'
import { type DurablePlayer, signIn } from '../../testing/durability/player.ts'
import { findPostgres, startCluster } from '../../testing/postgres-cluster.ts'
import { type BackupPlace, openBackupPlace } from '../../testing/restored-server.ts'
import { type Db, openPostgres } from '../index.ts'

const run = promisify(execFile)
const COMMANDS = new URL('../../cli/main.ts', import.meta.url).pathname
const SELECTION = { match_id: 1, market_id: 1, specifier: '', outcome_id: '1', odds: 30_000 }

/** Places bets one after the other, the stake of each its number; resolves once all are acknowledged. */
async function placesBets(player: DurablePlayer, from: number, to: number): Promise<void> {
  for (let nth = from; nth <= to; nth++) {
    const bet = { stake: { value: 100 + nth, currency: 'EUR' }, selections: [SELECTION] }
    const body = { meta: { device_id: 'backup', auto_accept_odds_change: 'any' }, bets: [bet] }
    const answer = await player.insists({ path: '/api/v3/bets', key: `backup-bet-${nth}`, body })
    expect(answer.status, answer.text).toBe(201)
  }
}

/** Numbers of the bets that are stored. */
async function betsIn(db: Db): Promise<readonly number[]> {
  const rows = await db.query<{ nth: number }>('SELECT (stake - 100)::int AS nth FROM bets ORDER BY stake', [])
  return rows.map(({ nth }) => nth)
}

const upTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1)

/** Restores into a new folder and starts the server on it. */
async function restores(place: BackupPlace, words: readonly string[], name: string, until: readonly string[] = []) {
  const data = join(place.folder, name)
  await place.script('restore.sh', [...words, data, ...until])
  const url = `${await place.starts(data)}book`
  const db = openPostgres({ url, poolSize: 2 })
  onTestFinished(db.close)
  const isReady = () => db.query<{ is: boolean }>('SELECT NOT pg_is_in_recovery() AS is', []).then(([row]) => row?.is)
  await expect.poll(isReady).toBe(true)
  return { db, url }
}

describe.skipIf(inject('postgres') === null)('backup and restore (skipped where PostgreSQL is not installed)', () => {
  test('after kill -9 every acknowledged bet is restored, or those up to a time, and the books are clean', async () => {
    const bin = (await findPostgres()) ?? ''
    const cluster = await startCluster(bin, { durable: true })
    onTestFinished(cluster.stop)
    const place = await openBackupPlace(bin)
    onTestFinished(place.remove)
    const admin = openPostgres({ url: cluster.url('postgres'), poolSize: 1 })
    await admin.query('CREATE DATABASE book')

    const wal = join(place.folder, 'wal')
    const receiving = place.begins('stream-wal.sh', [wal], { DATABASE_URL: cluster.url('postgres') })
    onTestFinished(() => void receiving.kill())
    const isReceived = async () =>
      (await admin.query("SELECT 1 FROM pg_stat_replication WHERE application_name = 'backup' AND state = 'streaming'"))
        .length
    await expect.poll(isReceived).toBe(1)
    await admin.query("ALTER SYSTEM SET synchronous_standby_names = 'backup'")
    await admin.query('SELECT pg_reload_conf()')

    const book = await startCrashProcess({ DATABASE_URL: cluster.url('book') })
    onTestFinished(book.kill)
    const player = await signIn(() => book.origin, 'rich@touchline.test', { lost: 0, unavailable: 0 })
    await placesBets(player, 1, 4)
    const [backup] = await Promise.all([
      place.script('base-backup.sh', [join(place.folder, 'base')], { DATABASE_URL: cluster.url('postgres') }),
      placesBets(player, 5, 8),
    ])
    await placesBets(player, 9, 12)
    const [time] = await admin.query<{ at: string }>('SELECT clock_timestamp()::text AS at')
    await placesBets(player, 13, 16)
    await admin.close().catch(() => undefined)
    await cluster.kill()
    await book.kill()

    const words = [backup, wal]
    const whole = await restores(place, words, 'whole')
    expect(await betsIn(whole.db)).toEqual(upTo(16))
    expect(await auditBook(whole.db)).toEqual([])
    const earlier = await restores(place, words, 'earlier', [time?.at ?? ''])
    expect(await betsIn(earlier.db)).toEqual(upTo(12))
    expect(await auditBook(earlier.db)).toEqual([])

    // The restored book goes on, and proves itself as an operator has it do.
    const again = await startCrashProcess({ DATABASE_URL: whole.url })
    onTestFinished(again.kill)
    const same = await signIn(() => again.origin, 'rich@touchline.test', { lost: 0, unavailable: 0 })
    await placesBets(same, 16, 18)
    expect(await betsIn(whole.db)).toEqual(upTo(18))
    const audit = run(process.execPath, [COMMANDS, 'audit'], { env: { ...process.env, DATABASE_URL: whole.url } })
    expect((await audit).stdout).toContain('The books are clean.')
  }, 500_000)

  test('a restore overwrites nothing, and takes nothing for a backup that is none', async () => {
    const place = await openBackupPlace((await findPostgres()) ?? '')
    onTestFinished(place.remove)
    const scripts = join(place.folder, 'scripts')
    await expect(place.script('restore.sh', [scripts, scripts, join(place.folder, 'new')])).rejects.toThrow(
      'is no base backup',
    )
    await place.script('../scripts/restore.sh', []).catch(({ stderr }) => expect(stderr).toContain('usage:'))
    await run('touch', [join(scripts, 'backup_manifest')])
    await expect(place.script('restore.sh', [scripts, scripts, scripts])).rejects.toThrow('never overwrites')
  })
})

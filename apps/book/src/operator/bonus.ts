import { readFile, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import {
  finishHunt,
  issueByKey,
  readDefinitions,
  reportBonuses,
  setLevelStatus,
  storeDefinitions,
} from '../modules/bonuses/index.ts'
import { findPlayerByName } from '../modules/platform/index.ts'
import { misunderstood, type Operation, type OperationAnswer, type OperatorPorts } from './operation.ts'

const usage =
  'bonus define FILE | bonus issue KEY PLAYER REFERENCE | bonus pause|resume|disable|finish KEY... | bonus report [FILE]'
const REFERENCE = /^[\w.:-]{1,64}$/
const MAX_BYTES = 1_000_000

async function define(file: string, { db, clock, cwd = '.' }: OperatorPorts): Promise<OperationAnswer> {
  const read = readDefinitions((await readFile(resolve(cwd, file), 'utf8')).slice(0, MAX_BYTES))
  if (read.kind === 'wrong') {
    return { ok: false, text: `Nothing was defined:\n${read.faults.map((fault) => `  ${fault}`).join('\n')}` }
  }
  const stored = await storeDefinitions(db, read.bonuses, clock.now())
  const lines = stored.map(({ key, outcome }) =>
    outcome === 'fixed'
      ? `  ${key}  is there with another kind, pool, currency or other boxes: give it another key`
      : `  ${key}  ${outcome}`,
  )
  return { ok: stored.every(({ outcome }) => outcome !== 'fixed'), text: lines.join('\n') }
}

async function issue(key: string, login: string, reference: string, { db, clock, signals, newSeed }: OperatorPorts) {
  const player = await findPlayerByName(db, login)
  if (player === null) return { ok: false, text: `No player signs in as ${login}.` }
  const outcome = await issueByKey(db, key, player.id, reference, clock.now(), newSeed)
  signals.emit('outbox_appended', null)
  switch (outcome) {
    case 'issued':
      return { ok: true, text: `${login} has ${key} now.` }
    case 'had_it':
      return { ok: false, text: `${login} was given ${key} as ${reference} before, or has no account that it is for.` }
    case 'no_such_bonus':
      return { ok: false, text: `No bonus that can be issued is called ${key}.` }
    case 'barred':
      return { ok: false, text: `${login} takes a break, is excluded or has reached a limit: nothing is given.` }
  }
}

const STATUSES = { pause: 'paused', resume: 'active', disable: 'disabled' } as const

async function turn(
  word: keyof typeof STATUSES,
  keys: readonly string[],
  { db }: OperatorPorts,
): Promise<OperationAnswer> {
  const found = await setLevelStatus(db, keys, STATUSES[word])
  const missing = keys.filter((key) => !found.includes(key))
  return missing.length === 0
    ? { ok: true, text: `${keys.join(', ')}: ${STATUSES[word]}.` }
    : { ok: false, text: `There is no such bonus, or it is over: ${missing.join(', ')}.` }
}

async function finish(keys: readonly string[], { db, clock, signals }: OperatorPorts): Promise<OperationAnswer> {
  const rows = await db.query<{ id: number; key: string }>(
    'SELECT id, key FROM bonuses WHERE key = ANY ($1::text[]) ORDER BY id',
    [keys],
  )
  const lines: string[] = []
  for (const { id, key } of rows) lines.push(`${key}: over, ${await finishHunt(db, id, clock.now())} prizes given.`)
  signals.emit('outbox_appended', null)
  const missing = keys.filter((key) => !rows.some((row) => row.key === key))
  return { ok: missing.length === 0, text: [...lines, ...missing.map((key) => `There is no bonus ${key}.`)].join('\n') }
}

async function report(file: string | undefined, { db, cwd = '.' }: OperatorPorts): Promise<OperationAnswer> {
  const rows = await reportBonuses(db)
  const head = 'key,kind,status,issued,used,expired,currency,pool,bets,staked_by_house,paid'
  const lines = rows.map((row) =>
    [
      row.key,
      row.type,
      row.level_status,
      row.issued,
      row.used,
      row.expired,
      row.currency ?? '',
      row.pool,
      row.bets,
      row.staked,
      row.paid,
    ].join(','),
  )
  const table = [head, ...lines].join('\n')
  if (file === undefined) return { ok: true, text: table }
  await writeFile(resolve(cwd, file), `${table}\n`)
  return { ok: true, text: `${rows.length} rows are in ${file}; amounts in subunits.` }
}

/** Defines bonuses from a checked file, gives them to players, pauses and ends them, and reports their use. */
export const bonus: Operation = {
  help: 'bonus define FILE | bonus issue KEY PLAYER REFERENCE | bonus pause|resume|disable|finish KEY... | bonus report [FILE]',
  usage,
  async run([word, ...args], ports) {
    const [first, second = '', third = ''] = args
    if (word === 'report' && args.length <= 1) return report(first, ports)
    if (first === undefined) return misunderstood({ usage })
    if (word === 'define' && args.length === 1) return define(first, ports)
    if (word === 'issue' && args.length === 3 && REFERENCE.test(third)) return issue(first, second, third, ports)
    if (word === 'pause' || word === 'resume' || word === 'disable') return turn(word, args, ports)
    if (word === 'finish') return finish(args, ports)
    return misunderstood({ usage })
  },
}

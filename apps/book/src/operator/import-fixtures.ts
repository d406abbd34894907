import { readFile } from 'node:fs/promises'
import { basename, resolve } from 'node:path'
import { EVENT_STATUS } from '@touchline/contract'
import { isZone } from '../kernel/zoned-time.ts'
import { abandonMatch, postponeMatch } from '../modules/settlement/index.ts'
import {
  type CallOffMatch,
  type ImportPlace,
  type ImportReport,
  importFixtures,
  type MoveMatch,
} from '../modules/sources/simulator/index.ts'
import { oneAtATime } from './one-at-a-time.ts'
import { misunderstood, type Operation, type OperationAnswer, type OperatorPorts } from './operation.ts'
import { settleNow } from './results/say-result.ts'
import { BadWord, readWords } from './results/words.ts'
import { sentenceOf } from './sentence-of.ts'

/** A match this near to its kick-off may start before its programme is updated. */
const TOO_LATE_MS = 5_000

const usage = `import-fixtures FILE... [--country England] [--zone Europe/London]
Country and zone say where leagues are played that are not known here.`

/**
 * Reads football fixtures and results into the book; not ok where a file could not be used, or rows of it were skipped:
 * all others are stored.
 */
export const importFixtureFiles: Operation = {
  help: 'import-fixtures FILE   football fixtures and results, football.json or the normalised list',
  usage,
  async run(args, context) {
    const { words: files, options } = readWords(args, ['country', 'zone'])
    const { zone } = options
    if (zone !== undefined && !isZone(zone)) throw new BadWord(`A zone is to be like Europe/London, not '${zone}'`)
    if (files.length === 0) return misunderstood({ usage })
    // Two at once would both add a club or a match that neither of them finds.
    const answer = await oneAtATime(context.db, 'import-fixtures', (db) =>
      importAll({ ...context, db }, files, options),
    )
    return (
      answer ?? { ok: false, text: 'Another import is under way. Nothing was imported: try again when it has ended.' }
    )
  },
}

async function importAll(
  context: OperatorPorts,
  files: readonly string[],
  place: ImportPlace,
): Promise<OperationAnswer> {
  const { db, clock, config, cwd = '.' } = context
  const hands = { move: mover(context), callOff: callerOff(context) }
  const lines: string[] = []
  let ok = true
  for (const file of files) {
    const text = await readFile(resolve(cwd, file), 'utf8').catch((error: unknown) => ({ why: sentenceOf(error) }))
    const report =
      typeof text === 'string'
        ? await importFixtures(text, { db, at: clock.now(), ...config, place, ...hands })
        : text.why
    if (typeof report === 'string') {
      ok = false
      lines.push(`${basename(file)} cannot be used: ${report}.`)
    } else {
      ok &&= report.problems.length === 0
      lines.push(...reportText(basename(file), report))
    }
  }
  return { ok, text: lines.join('\n') }
}

function reportText(file: string, { leagues, problems }: ImportReport): string[] {
  const lines = leagues.flatMap(({ name, league, results, upcoming, known, moved, swapped, newClubs }) => [
    `${file}: ${name} -> ${league}`,
    `  ${results} results, ${upcoming} coming matches, ${known} known already`,
    ...moved.map((one) => `  moved: ${one}`),
    ...swapped.map((one) => `  sides changed places: ${one}`),
    ...(newClubs.length > 0 ? [`  new clubs: ${newClubs.join(', ')}`] : []),
  ])
  for (const { row, what, why } of problems)
    lines.push(`  row ${row} skipped${what === '' ? '' : ` (${what})`}: ${why}`)
  if (problems.length > 0) lines.push(`${file}: ${problems.length} rows skipped`)
  return lines
}

/** A file moves a match as an operator does: its bets are valid for 48 hours, and void beyond. */
function mover(context: OperatorPorts): MoveMatch {
  return async (eventId, to) => {
    const outcome = await postponeMatch(context, eventId, to)
    switch (outcome.state) {
      case 'kept':
        return 'kept'
      case 'voided':
        await settleNow(context, 'bet_cancel', outcome.messageId)
        return 'voided'
      case 'clash':
        return 'clash'
      case 'not_waiting':
      case 'waits':
        return 'begun'
    }
  }
}

/** Home and away have changed places: bets that are not decided are void, as with a feed (decision 66). */
function callerOff(context: OperatorPorts): CallOffMatch {
  const { db, clock } = context
  return async (eventId) => {
    const [begins] = await db.query('SELECT 1 FROM matches WHERE id = $1 AND status = $2 AND starts_at <= $3', [
      eventId,
      EVENT_STATUS.prematch,
      new Date(clock.now() + TOO_LATE_MS),
    ])
    if (begins !== undefined) return false
    const messageId = await abandonMatch(context, eventId, 'format_change')
    await context.catchUp()
    if (messageId !== null) await settleNow(context, 'bet_cancel', messageId)
    return true
  }
}

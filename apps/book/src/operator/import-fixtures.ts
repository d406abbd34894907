import { readFile } from 'node:fs/promises'
import { basename, resolve } from 'node:path'
import { isZone } from '../kernel/zoned-time.ts'
import { postponeMatch } from '../modules/settlement/index.ts'
import { type ImportReport, importFixtures, type MoveMatch } from '../modules/sources/simulator/index.ts'
import { misunderstood, type Operation, type OperatorPorts } from './operation.ts'
import { settleNow } from './results/say-result.ts'
import { BadWord, readWords } from './results/words.ts'
import { sentenceOf } from './sentence-of.ts'

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
    const { db, clock, config, cwd = '.' } = context
    const { words: files, options } = readWords(args, ['country', 'zone'])
    const { zone } = options
    if (zone !== undefined && !isZone(zone)) throw new BadWord(`A zone is to be like Europe/London, not '${zone}'`)
    if (files.length === 0) return misunderstood({ usage })
    const lines: string[] = []
    let ok = true
    for (const file of files) {
      const text = await readFile(resolve(cwd, file), 'utf8').catch((error: unknown) => ({ why: sentenceOf(error) }))
      const report =
        typeof text === 'string'
          ? await importFixtures(text, { db, at: clock.now(), ...config, place: options, move: mover(context) })
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
  },
}

function reportText(file: string, { leagues, problems }: ImportReport): string[] {
  const lines = leagues.flatMap(({ name, league, results, upcoming, known, moved, newClubs }) => [
    `${file}: ${name} -> ${league}`,
    `  ${results} results, ${upcoming} coming matches, ${known} known already`,
    ...moved.map((one) => `  moved: ${one}`),
    ...(newClubs.length > 0 ? [`  new clubs: ${newClubs.join(', ')}`] : []),
  ])
  for (const { row, what, why } of problems)
    lines.push(`  row ${row} skipped${what === '' ? '' : ` (${what})`}: ${why}`)
  if (problems.length > 0) lines.push(`${file}: ${problems.length} rows skipped`)
  return lines
}

/** A file moves a match as an operator does: its bets are valid for 48 hours, and void beyond. */
function mover(context: OperatorPorts): MoveMatch {
  return async (matchId, to) => {
    const outcome = await postponeMatch(context, matchId, to)
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

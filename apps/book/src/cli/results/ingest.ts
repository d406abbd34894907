import { readFile } from 'node:fs/promises'
import { ingestUof, settleChanges, settleResults } from '../../modules/settlement/index.ts'
import type { OfficeCommand } from './office.ts'
import { BadWord, readWords } from './words.ts'

/** Takes messages of the Unified Odds Feed from files. */
export const ingest: OfficeCommand = {
  usage: `ingest FILE...
bet_settlement, bet_cancel and their rollbacks, one XML message per file, in the order given.`,
  async run(args, context) {
    const { words: files } = readWords(args, [])
    if (files.length === 0) throw new BadWord('Which file?')
    const lines: string[] = []
    let ok = true
    for (const file of files) {
      const text = await readFile(file, 'utf8').catch((error: Error) => error)
      const report =
        typeof text === 'string' ? await ingestUof(context, text) : ({ state: 'unusable', why: text.message } as const)
      if (report.state === 'taken') {
        lines.push(`${file}: ${report.kind} is taken in.`, ...report.dropped.map((what) => `  dropped: ${what}`))
      } else {
        ok &&= report.state === 'ignored'
        lines.push(`${file}: ${report.state}: ${report.why}`)
      }
    }
    while (await settleChanges(context)) {}
    while (await settleResults(context, false)) {}
    return { ok, text: lines.join('\n') }
  },
}

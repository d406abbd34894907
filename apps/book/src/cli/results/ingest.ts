import { readFile } from 'node:fs/promises'
import { PROVIDERS, type Provider } from '@touchline/contract'
import { hearProducer } from '../../modules/providers/index.ts'
import {
  type IngestReport,
  ingestUof,
  type SettlementContext,
  settleChanges,
  settleResults,
} from '../../modules/settlement/index.ts'
import type { OfficeCommand } from './office.ts'
import { BadWord, readWords } from './words.ts'

/** Takes messages of the Unified Odds Feed from files. */
export const ingest: OfficeCommand = {
  usage: `ingest [--provider ${PROVIDERS.join('|')}] FILE...
bet_settlement, bet_cancel and their rollbacks, alive, snapshot_complete and product_down, one XML message per file, in the
order given. The provider is that of the producers that say they are alive; betradar where it is not said.`,
  async run(args, context) {
    const { words: files, options } = readWords(args, ['provider'])
    const provider = readProvider(options.provider)
    if (files.length === 0) throw new BadWord('Which file?')
    const lines: string[] = []
    let ok = true
    for (const file of files) {
      const text = await readFile(file, 'utf8').catch((error: Error) => error)
      const report =
        typeof text === 'string' ? await ingestUof(context, text) : ({ state: 'unusable', why: text.message } as const)
      ok &&= report.state !== 'unusable'
      lines.push(...(await follow(context, provider, report)).map((line, i) => (i === 0 ? `${file}: ${line}` : line)))
    }
    while (await settleChanges(context)) {}
    while (await settleResults(context, false)) {}
    return { ok, text: lines.join('\n') }
  },
}

async function follow(
  { db, clock }: SettlementContext,
  provider: Provider,
  report: IngestReport,
): Promise<readonly string[]> {
  switch (report.state) {
    case 'taken':
      return [`${report.kind} is taken in.`, ...report.dropped.map((what) => `  dropped: ${what}`)]
    case 'heartbeat': {
      const { producer, isAlive } = report.heartbeat
      await hearProducer(db, { ...report.heartbeat, provider }, clock.now())
      return [`producer ${producer} of ${provider} says that it is ${isAlive ? 'there' : 'down'}.`]
    }
    case 'ignored':
    case 'unusable':
      return [`${report.state}: ${report.why}`]
  }
}

function readProvider(text = 'betradar'): Provider {
  const provider = PROVIDERS.find((known) => known === text)
  if (provider === undefined) throw new BadWord(`A provider is one of ${PROVIDERS.join(', ')}, not '${text}'`)
  return provider
}

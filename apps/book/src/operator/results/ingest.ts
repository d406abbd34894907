import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { PROVIDERS, type Provider } from '@touchline/contract'
import { isServedLocale, SERVED_LOCALES } from '../../kernel/locale.ts'
import { recordHeartbeat } from '../../modules/providers/index.ts'
import {
  createMatchCalls,
  type IngestReport,
  ingestUof,
  settleChanges,
  settleResults,
} from '../../modules/settlement/index.ts'
import {
  createFeedIngest,
  type FeedIngest,
  type FeedReport,
  type IngestOptions,
  leaveMessage,
} from '../../modules/sources/uof/index.ts'
import type { Operation, OperatorPorts } from '../operation.ts'
import { STANDARD_INPUT } from '../operation-names.ts'
import { sentenceOf } from '../sentence-of.ts'
import { BadWord, readWords } from './words.ts'

/** Takes messages of the Unified Odds Feed from files and standard input. */
export const ingest: Operation = {
  help: 'ingest FILE...   messages of the Unified Odds Feed: prices, results, signs of life, and what they go by',
  usage: `ingest [--provider ${PROVIDERS.join('|')}] [--language ${SERVED_LOCALES.join('|')}] FILE...|-
Messages of the Unified Odds Feed: prices (odds_change, bet_stop, fixture_change), results (bet_settlement, bet_cancel and
their rollbacks) and signs of life (alive, snapshot_complete, product_down); and what they go by: fixtures, market
descriptions, players. One XML document per file, in the order given; - is standard input, with one document. The provider is that of producers, descriptions and
players, betradar where it is not said; the language is that of the descriptions. The exit code is 1 where a document was not
taken in whole; the line says what was left out, and why.`,
  async run(args, ports) {
    const { words: files, options } = readWords(args, ['provider', 'language'])
    const provider = readProvider(options.provider)
    const language = readLanguage(options.language)
    const feed = createFeedIngest({ ...ports, calls: createMatchCalls(ports) })
    if (files.length === 0) throw new BadWord('Which file?')
    if (files.filter((file) => file === STANDARD_INPUT).length > 1) {
      throw new BadWord('Standard input can be read once')
    }
    const lines: string[] = []
    let ok = true
    for (const file of files) {
      const text = await read(file, ports).catch((error: unknown) => ({ why: sentenceOf(error) }))
      const name = file === STANDARD_INPUT ? 'standard input' : file
      const report =
        typeof text === 'string'
          ? await takeIn(ports, feed, text, { provider, language })
          : ({ state: 'unusable', why: text.why } as const)
      ok &&= report.state === 'heartbeat' || (report.state === 'taken' && report.dropped.length === 0)
      lines.push(...(await follow(ports, provider, report)).map((line, i) => (i === 0 ? `${name}: ${line}` : line)))
    }
    await ports.catchUp()
    while (await settleChanges(ports)) {}
    while (await settleResults(ports, false)) {}
    return { ok, text: lines.join('\n') }
  },
}

async function read(file: string, { cwd = '.', input = '' }: OperatorPorts): Promise<string> {
  if (file !== STANDARD_INPUT) return readFile(resolve(cwd, file), 'utf8')
  if (input.trim() === '') throw new Error('nothing came in; give it a message, as in ingest - < message.xml')
  return input
}

/** Leaves prices, programme and state messages of producers to the process that owns the offer; stores results here. */
async function takeIn(
  ports: OperatorPorts,
  feed: FeedIngest,
  body: string,
  options: IngestOptions,
): Promise<IngestReport | FeedReport> {
  const taken = await feed.take(body, options)
  if (taken !== null) return taken
  const report = await ingestUof(ports, body)
  const { db, clock } = ports
  if (report.state === 'heartbeat') {
    await leaveMessage(db, { provider: options.provider, eventId: null, body }, clock.now())
  }
  return report
}

async function follow(
  { db, clock }: OperatorPorts,
  provider: Provider,
  report: IngestReport | FeedReport,
): Promise<readonly string[]> {
  switch (report.state) {
    case 'taken':
      return [
        `${report.kind} is taken in.`,
        ...report.dropped.map((what) => `  dropped: ${what}`),
        ...waitingOf(report),
      ]
    case 'heartbeat': {
      const { producer, isAlive } = report.heartbeat
      await recordHeartbeat(db, { ...report.heartbeat, provider }, clock.now())
      return [`producer ${producer} of ${provider} says that it is ${isAlive ? 'there' : 'down'}.`]
    }
    case 'ignored':
    case 'unusable':
      return [`${report.state}: ${report.why}`]
  }
}

function waitingOf(report: Extract<IngestReport | FeedReport, { state: 'taken' }>): readonly string[] {
  return 'waiting' in report ? report.waiting.map((what) => `  waits to be described: ${what}`) : []
}

function readLanguage(text = 'en'): IngestOptions['language'] {
  if (isServedLocale(text)) return text
  throw new BadWord(`A language is one of ${SERVED_LOCALES.join(', ')}, not '${text}'`)
}

function readProvider(text = 'betradar'): Provider {
  const provider = PROVIDERS.find((known) => known === text)
  if (provider === undefined) throw new BadWord(`A provider is one of ${PROVIDERS.join(', ')}, not '${text}'`)
  return provider
}

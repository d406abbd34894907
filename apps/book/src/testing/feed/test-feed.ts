import { readFileSync } from 'node:fs'
import { createMatchCalls, ingestUof } from '../../modules/settlement/index.ts'
import {
  createFeedIngest,
  createUofSource,
  type IngestOptions,
  leaveMessage,
  type UofSource,
} from '../../modules/sources/uof/index.ts'
import type { TestBook } from '../test-book.ts'

export const SAMPLES = new URL('../../../../../../shared/feed-samples/', import.meta.url)
export const ODDIN = 'oddin-javasdk-fixtures/'
/** Of the match in Oddin's samples; each test plays it under a number of its own. */
const SAMPLE_MATCH = '198314'
let serial = 300_000_000

/** A book without the simulator that plays what a feed says. */
export class TestFeed {
  readonly source: UofSource
  readonly #book: TestBook
  readonly #ingest
  readonly match: number

  constructor(book: TestBook, match: number) {
    this.match = match
    const { parts, catalogue } = book
    this.#book = book
    this.source = createUofSource({ ...parts, catalogue, providers: ['betradar', 'oddin'] })
    this.#ingest = createFeedIngest({ ...parts, calls: createMatchCalls(parts) })
  }

  static async open(book: TestBook, match = ++serial): Promise<TestFeed> {
    const feed = new TestFeed(book, match)
    // The book then knows events that the test has not put there itself.
    book.plays({ step: () => {}, confirm: () => {}, store: async () => {}, jointProbability: () => null })
    await feed.source.start(book.sink)
    return feed
  }

  /** A sample file is taken in and played. @param change makes another document of it */
  async file(name: string, change: (text: string) => string = (text) => text) {
    const provider = name.startsWith(ODDIN) ? ('oddin' as const) : ('betradar' as const)
    const text = readFileSync(new URL(name, SAMPLES), 'utf8').replaceAll(SAMPLE_MATCH, String(this.match))
    return this.sends(change(text), provider)
  }

  async sends(...message: Parameters<TestFeed['takes']>) {
    const report = await this.takes(...message)
    await this.plays()
    return report
  }

  /** It is taken in, and not played yet. */
  async takes(text: string, provider: 'betradar' | 'oddin' = 'betradar', language: IngestOptions['language'] = 'en') {
    const { parts, clock } = this.#book
    const taken = await this.#ingest.take(text, { provider, language })
    if (taken !== null) return taken
    const report = await ingestUof(parts, text)
    if (report.state === 'heartbeat') {
      await leaveMessage(parts.db, { provider, eventId: null, body: text }, clock.now())
    }
    return report
  }

  /** The source and the book do their due work. */
  async plays(): Promise<void> {
    await this.source.poll()
    await this.#book.works()
  }

  /**
   * The source, settlement and the publisher (which runs automatic cash-outs) do their due work: every service that a
   * message about a match concerns.
   */
  async looks(): Promise<void> {
    await this.source.poll()
    for (const service of ['settlement', 'publisher']) await this.#book.does(service)
  }

  async passes(ms: number): Promise<void> {
    this.#book.clock.advance(ms)
    await this.plays()
  }

  market(marketId: number, specifier = '') {
    const markets = this.#book.sink.board.event(this.match)?.markets.values() ?? []
    return [...markets].find((market) => market.id === marketId && market.specifier === specifier)
  }
}

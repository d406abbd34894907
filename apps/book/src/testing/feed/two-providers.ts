import { eventChannel } from '@touchline/contract'
import { recordHeartbeat } from '../../modules/providers/index.ts'
import { perform } from '../../operator/perform.ts'
import { injectCall } from '../inject-call.ts'
import { onBook, type Suite } from '../on-book.ts'
import { openTestBook, type TestBook } from '../test-book.ts'
import { DESCRIPTIONS, fixture, market, oddsChange } from './messages.ts'
import { TestFeed } from './test-feed.ts'

const HOUR_MS = 3_600_000
const PREFIX = { betradar: 'sr', oddin: 'od' } as const
export type Name = keyof typeof PREFIX
let serial = 410_000_000

/** A match that two providers have, each under a number of its own. */
export class TwoProviders {
  readonly betradar: number
  readonly oddin: number
  readonly #book: TestBook
  readonly #feed: TestFeed

  constructor(book: TestBook, feed: TestFeed) {
    this.#book = book
    this.#feed = feed
    this.betradar = feed.match
    this.oddin = ++serial
  }

  static async open(book: TestBook): Promise<TwoProviders> {
    const feed = await TestFeed.open(book, ++serial)
    const match = new TwoProviders(book, feed)
    const start = new Date(book.clock.now() + 24 * HOUR_MS).toISOString()
    for (const name of ['betradar', 'oddin'] as const) {
      await match.givesSign(name)
      await feed.sends(fixture(match[name], { start, prefix: PREFIX[name] }), name)
      await feed.sends(DESCRIPTIONS, name)
    }
    await match.prices({ betradar: 2, oddin: 2 })
    return match
  }

  urn(name: Name): string {
    return `${PREFIX[name]}:match:${this[name]}`
  }

  /** A message of a provider about its own event. */
  async sends(name: Name, text: string): Promise<void> {
    await this.#feed.sends(text.replaceAll(`sr:match:${this[name]}`, this.urn(name)), name)
  }

  async prices(home: Readonly<Partial<Record<Name, number>>>): Promise<void> {
    for (const name of ['betradar', 'oddin'] as const) {
      const odds = home[name]
      if (odds !== undefined)
        await this.sends(
          name,
          oddsChange(this[name], 3, [market(1, { 1: odds, 2: 3.5, 3: 4 })], this.#book.clock.now()),
        )
    }
  }

  givesSign(provider: Name): Promise<void> {
    const now = this.#book.clock.now()
    return recordHeartbeat(this.#book.parts.db, { provider, producer: '3', isAlive: true, messageAt: now }, now)
  }

  /** Time passes in which these providers give signs of life and confirm their prices. */
  async passes(ms: number, alive: Readonly<Partial<Record<Name, number>>>): Promise<void> {
    for (let left = ms; left > 0; left -= 1_000) {
      this.#book.clock.advance(1_000)
      for (const name of ['betradar', 'oddin'] as const) if (alive[name] !== undefined) await this.givesSign(name)
      await this.prices(alive)
      await this.#book.works()
    }
  }

  /** Which event the channel of a provider's event names last as the one that is offered in its place. */
  offeredAs(name: Name): number | undefined {
    const changes = this.#book.publisher
      .on(eventChannel('en', this[name]))
      .filter(({ type }) => type === 'match_changed')
    const last = changes.at(-1)
    return last?.type === 'match_changed' ? last.data.offered_as : undefined
  }

  pick(name: Name, odds = 20_000) {
    return { match_id: this[name], market_id: 1, specifier: '', outcome_id: '1', odds }
  }

  quote(name: Name) {
    return this.#book.parts.board.quote(this[name], 1, '', '1', this.#book.clock.now()).state
  }

  /** What an operator types. */
  async map(...args: readonly string[]): Promise<string> {
    const { text } = await perform({ name: 'map', args }, this.#book.parts)
    await this.#book.works()
    return text
  }

  confirm(): Promise<string> {
    return this.map('confirm', this.urn('betradar'), this.urn('oddin'))
  }

  /** The events of this match that a listing of its day shows. */
  async listed(): Promise<readonly number[]> {
    const query = { sport_key: 'football', limit: '100' }
    const { answer } = await injectCall(this.#book.app, 'getMatches', { query })
    return answer.data.map(({ id }) => id).filter((id) => id === this.betradar || id === this.oddin)
  }

  close(): Promise<void> {
    return this.#feed.source.stop()
  }
}

/** What a provider says of the result of its event: 1, the home side wins. */
export const settled = (match: number, result: number, at: number, name = 'bet_settlement') =>
  `<${name} certainty="2" product="3" event_id="sr:match:${match}" timestamp="${at}">${
    name === 'bet_settlement'
      ? `<outcomes><market id="1">${[1, 2, 3].map((id) => `<outcome id="${id}" result="${id === 1 ? result : 1 - result}"/>`).join('')}</market></outcomes>`
      : '<market id="1"/>'
  }</${name}>`

/** Runs a test on a book with the same match from two providers, not mapped to each other. */
export function onTwoProviders(
  suite: () => Suite,
  run: (world: {
    book: TestBook
    match: TwoProviders
    player: Parameters<Parameters<typeof onBook>[1]>[0]['player']
  }) => Promise<void>,
  env: Readonly<Record<string, string>> = {},
): Promise<void> {
  const inOrder: Suite = {
    ...suite(),
    async book() {
      await (await suite().book()).app.close()
      // What the test before has left is over.
      await suite().db.exec(`DELETE FROM feed_messages; UPDATE matches SET status = 4 WHERE origin = 'feed'`)
      return openTestBook(suite().db, undefined, env)
    },
  }
  return onBook(
    () => inOrder,
    async ({ book, player }) => {
      const match = await TwoProviders.open(book)
      try {
        await run({ book, match, player })
      } finally {
        await match.close()
      }
    },
  )
}

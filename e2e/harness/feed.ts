import { dirname } from 'node:path'
import type { Market } from '@touchline/contract'
import { EVENT_STATUS, MARKET_STATUS } from '@touchline/contract/constants'
import { askOperator } from '../../apps/book/src/operator/socket/operator-socket.ts'
import type { Product } from './product.ts'
import { sleep, until } from './wait.ts'

/** A producer is down after 20 s without a message, and a price cannot be bet on 10 s after its last confirmation. */
const ALIVE_EVERY_MS = 4_000
/** A heartbeat later than this may be too late: the book then waits for all prices to be sent again. */
const LATE_MS = 12_000
/** How long before its start the feed announces a match. */
const AHEAD_MS = 3_600_000
const PRODUCER = 1
const FIRST = 7_000_000
export const FEED_LEAGUE = FIRST

/** Whose feed it is, with the prefix of its URNs and the first number of its matches. */
export interface FeedOf {
  readonly provider: 'betradar' | 'oddin'
  readonly prefix: 'sr' | 'od'
  readonly first: number
}
const BETRADAR: FeedOf = { provider: 'betradar', prefix: 'sr', first: FIRST }
export const ODDIN: FeedOf = { provider: 'oddin', prefix: 'od', first: FIRST + 500_000 }

/** The match result, as a provider names it whose markets are not this book's own. */
const RESULT_MARKET = `<market_descriptions><market id="1" name="1x2" groups="all|score"><outcomes>
  <outcome id="1" name="{$competitor1}"/><outcome id="2" name="draw"/><outcome id="3" name="{$competitor2}"/></outcomes></market></market_descriptions>`

/** Decimal prices of the match result. */
export interface Prices {
  readonly home: number
  readonly draw: number
  readonly away: number
}

/** A football match whose state comes from the feed alone. */
export interface FeedMatch {
  readonly id: number
  readonly urn: string
  readonly path: string
  /** When it is to begin, in ms since 1970. */
  readonly startsAt: number
  /** An odds button's `data-outcome`. */
  readonly key: (side: keyof Prices) => string
  /** Prices, and the score where it is under way; resolves when the book has them. */
  sends(prices: Prices, score?: readonly [home: number, away: number]): Promise<void>
  /** No bets until prices come again. */
  stops(): Promise<void>
  /** The feed reports nothing more from the match. */
  losesSight(): Promise<void>
  /** The result market has its result. */
  settles(winner: keyof Prices): Promise<void>
  /** The match is over. */
  ends(score: readonly [home: number, away: number]): Promise<void>
}

/** A feed of a product that takes football from it (`UOF_PROVIDERS=betradar`), in the test's hands. */
export interface Feed {
  /**
   * @param aheadMs how long before its start the match is announced; an hour by default
   * @param league its tournament's number
   */
  match(home: string, away: string, aheadMs?: number, league?: number): Promise<FeedMatch>
  /** A message or document, as it is. */
  sends(xml: string): Promise<void>
  /** The operator takes it down, or up again. */
  goes(word: 'down' | 'up'): Promise<void>
  /** No message and no sign of life comes any more, until it speaks again. */
  fallsSilent(): void
  speaks(): Promise<void>
  close(): void
}

const OUTCOMES = { home: '1', draw: '2', away: '3' } as const
const SIDES = ['home', 'draw', 'away'] as const

export async function openFeed(product: Product, { provider, prefix, first }: FeedOf = BETRADAR): Promise<Feed> {
  const place = { dataDir: dirname(product.outbox), databaseUrl: process.env.DATABASE_URL ?? null }
  let serial = 0

  const asks = (name: string, args: readonly string[], input: string) =>
    askOperator(place, { name, args, input, cwd: process.cwd() })

  async function sends(xml: string): Promise<void> {
    const answer = await asks('ingest', ['--provider', provider, '-'], xml)
    if (answer?.ok !== true || /ignored|unusable|dropped/.test(answer.text)) throw new Error(`${xml}\n${answer?.text}`)
  }

  /** Whether the product shows the prices: a message is read a moment later. */
  async function showsPrices(id: number, prices: Prices): Promise<boolean> {
    const path = `/api/v2/matches/${id}/markets?limit=10`
    const answer = await fetch(product.origin + path)
    // A match is not there before its fixture is read.
    if (answer.status === 404) return false
    const { data } = (await answer.json()) as { data: readonly Market[] }
    const outcomes = data.find((market) => market.id === 1 && market.status === MARKET_STATUS.allowed)?.outcomes ?? []
    return SIDES.every((side) =>
      outcomes.some((outcome) => outcome.id === OUTCOMES[side] && outcome.odds === Math.round(prices[side] * 10_000)),
    )
  }

  const alive = () => sends(`<alive product="${PRODUCER}" timestamp="${Date.now()}" subscribed="1"/>`)
  await alive()
  if (provider !== 'betradar') await sends(RESULT_MARKET)
  let isOpen = true
  let isSilent = false
  const complete = () => sends(`<snapshot_complete product="${PRODUCER}" request_id="1" timestamp="${Date.now()}"/>`)
  /**
   * Sends one heartbeat at a time. Every message was processed, so after a gap nothing is missing, and the feed says
   * so.
   */
  async function beats(): Promise<void> {
    for (let lastAt = Date.now(); isOpen; ) {
      await sleep(ALIVE_EVERY_MS)
      if (!isOpen) return
      if (isSilent) continue
      try {
        await alive()
        if (Date.now() - lastAt > LATE_MS) await complete()
        lastAt = Date.now()
      } catch {
        // The next heartbeat repeats it.
      }
    }
  }
  void beats()

  return {
    sends,
    close() {
      isOpen = false
    },
    async goes(word) {
      const answer = await asks('provider', [provider, word], '')
      if (answer?.ok !== true) throw new Error(answer?.text)
    },
    fallsSilent() {
      isSilent = true
    },
    async speaks() {
      await alive()
      await complete()
      isSilent = false
    },
    async match(home, away, aheadMs = AHEAD_MS, league = FEED_LEAGUE) {
      serial += 1
      const id = first + serial
      const urn = `${prefix}:match:${id}`
      const [homeId, awayId] = [first + 1_000 + serial, first + 2_000 + serial]
      const startsAt = Date.now() + aheadMs
      const sendsMessage = (name: string, inside: string) =>
        sends(`<${name} product="${PRODUCER}" event_id="${urn}" timestamp="${Date.now()}">${inside}</${name}>`)
      const statusOf = (status: number, [homeScore, awayScore]: readonly [number, number]) =>
        `<sport_event_status status="${status}" reporting="1" match_status="${status === EVENT_STATUS.live ? 6 : 100}"
           home_score="${homeScore}" away_score="${awayScore}"/>`
      await sends(`<fixtures_fixture generated_at="${new Date().toISOString()}">
        <fixture id="${urn}" status="not_started" start_time="${new Date(startsAt).toISOString()}">
          <tournament id="${prefix}:tournament:${league}" name="Feed League${league === FEED_LEAGUE ? '' : ` ${league - FEED_LEAGUE}`}">
            <sport id="sr:sport:1" name="Soccer"/><category id="${prefix}:category:${FIRST}" name="Feed"/>
          </tournament>
          <competitors>
            <competitor id="${prefix}:competitor:${homeId}" name="${home}" qualifier="home"/>
            <competitor id="${prefix}:competitor:${awayId}" name="${away}" qualifier="away"/>
          </competitors>
        </fixture></fixtures_fixture>`)
      return {
        id,
        urn,
        path: `/sports/football/match-m${id}`,
        startsAt,
        key: (side) => `${id}/1//${OUTCOMES[side]}`,
        async sends(prices, score) {
          const sum = SIDES.reduce((total, side) => total + 1 / prices[side], 0)
          const outcomes = SIDES.map(
            (side) =>
              `<outcome id="${OUTCOMES[side]}" odds="${prices[side]}" probabilities="${1 / prices[side] / sum}" active="1"/>`,
          )
          await sendsMessage(
            'odds_change',
            `${score === undefined ? '' : statusOf(EVENT_STATUS.live, score)}
             <odds><market id="1" status="1" favourite="1">${outcomes.join('')}</market></odds>`,
          )
          await until('the book to show the prices', () => showsPrices(id, prices))
        },
        stops: () => sendsMessage('bet_stop', ''),
        losesSight: () =>
          sends(`<fixture_change product="${PRODUCER}" event_id="${urn}" timestamp="${Date.now()}" change_type="5"/>`),
        settles: (winner) =>
          sendsMessage(
            'bet_settlement',
            `<outcomes><market id="1">${SIDES.map(
              (side) => `<outcome id="${OUTCOMES[side]}" result="${side === winner ? 1 : 0}"/>`,
            ).join('')}</market></outcomes>`,
          ),
        ends: (score) => sendsMessage('odds_change', `${statusOf(EVENT_STATUS.finished, score)}<odds/>`),
      }
    },
  }
}

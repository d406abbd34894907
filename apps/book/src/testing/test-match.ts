import type { EventStatus, MarketStatus } from '@touchline/betting'
import type { BetRequest, Provider } from '@touchline/contract'
import type { LegOutcome } from '@touchline/sports'
import type { BookParts } from '../compose.ts'
import type { EventDescription } from '../kernel/ports/event-directory.ts'
import { recordResults } from '../modules/pricing/results/index.ts'

export type TestSelection = BetRequest['selections'][number]
type Side = 'home' | 'draw' | 'away'

const OUTCOMES = { home: '1', draw: '2', away: '3' } as const
/** Match result. */
const MARKET = 1

export interface TestMatchOptions {
  readonly id: number
  /** Scaled odds. */
  readonly odds?: Partial<Record<Side, number>>
  readonly isLive?: boolean
  readonly provider?: Provider
}

/** A football match whose prices and fate the test decides. */
export interface TestMatch {
  readonly id: number
  /** Selections at the price shown now. */
  readonly home: TestSelection
  readonly draw: TestSelection
  readonly away: TestSelection
  /** A new price. */
  moves(odds: Partial<Record<Side, number>>): void
  suspends(): void
  reopens(): void
  goesLive(): void
  /** An outcome nearly impossible: its market is open, it has no price any more. */
  loses(side: Side): void
  /** Its result is recorded, home won, while the board still shows it. */
  isDecidedButShown(): Promise<void>
  /** The feed confirms its prices. */
  confirms(): void
  /** The match is over and its result recorded: home won unless stated. */
  ends(results?: Partial<Record<Side, LegOutcome>>, finalText?: string): Promise<void>
  readonly description: EventDescription
}

/** What a match of a test is played on. */
export type MatchPorts = Pick<BookParts, 'sink' | 'clock' | 'db' | 'signals'>

/** Puts a match on the board. */
export function createTestMatch({ sink, clock, db, signals }: MatchPorts, options: TestMatchOptions): TestMatch {
  const { id, isLive = false, provider = 'betradar' } = options
  const odds = { home: 21_000, draw: 33_000, away: 36_000, ...options.odds }
  let status: EventStatus = isLive ? 1 : 0
  let marketStatus: MarketStatus = 1
  const hopeless = new Set<Side>()
  let score: { home: number; away: number } | null = null

  function show(): void {
    const outcomes = (Object.keys(OUTCOMES) as Side[]).map((side) => ({
      id: OUTCOMES[side],
      active: !hopeless.has(side),
      odds: hopeless.has(side) ? 0 : odds[side],
      probability: hopeless.has(side) ? 0.004 : 10_000 / odds[side],
      refund: 0,
    }))
    const market = { id: MARKET, specifier: '', status: marketStatus, most_balanced: true, outcomes }
    sink.putPrices(id, { at: clock.now(), status, betStop: null, markets: [market] })
  }
  const selection = (side: Side): TestSelection => ({
    match_id: id,
    market_id: MARKET,
    specifier: '',
    outcome_id: OUTCOMES[side],
    odds: odds[side],
  })
  async function record(results: Readonly<Record<Side, LegOutcome>>, finalText: string): Promise<void> {
    const sides = Object.keys(OUTCOMES) as Side[]
    const outcomes = Object.fromEntries(sides.map((side) => [OUTCOMES[side], results[side]]))
    await recordResults(db, clock.now(), [{ eventId: id, marketId: MARKET, specifier: '', outcomes, finalText }])
    signals.emit('results_recorded', { eventId: id })
  }
  show()

  return {
    id,
    get home() {
      return selection('home')
    },
    get draw() {
      return selection('draw')
    },
    get away() {
      return selection('away')
    },
    moves(next) {
      Object.assign(odds, next)
      show()
    },
    suspends() {
      marketStatus = -1
      show()
    },
    reopens() {
      marketStatus = 1
      show()
    },
    goesLive() {
      status = 1
      show()
    },
    loses(side) {
      hopeless.add(side)
      show()
    },
    isDecidedButShown: () => record({ home: 'win', draw: 'lose', away: 'lose' }, '2:1'),
    confirms: () => sink.confirm(id, clock.now()),
    async ends(results = {}, finalText = '2:1') {
      status = 4
      marketStatus = -3
      score = { home: 2, away: 1 }
      show()
      const all = { home: 'win', draw: 'lose', away: 'lose', ...results } as const
      await record(all, finalText)
    },
    get description() {
      return {
        id,
        urn_id: `tl:match:${id}`,
        slug: `home-${id}-away-${id}-m${id}`,
        type: 'match' as const,
        name: `Home ${id} – Away ${id}`,
        home: `Home ${id}`,
        away: `Away ${id}`,
        sport_key: 'football',
        tournament_name: 'Test league',
        tournament_id: 1,
        category_id: 1,
        sport_id: 1,
        sport_type: 'regular' as const,
        provider,
        status,
        start_time: 1_800_000_000_000,
        score,
        competitor: () => undefined,
      }
    },
  }
}

import type { SportKey } from '@touchline/betting'
import { PLAY, type PlayState } from '../messages/types.ts'
import { type HeldLine, isOpenBet, statusOf } from './held-lines.ts'
import { FOREIGN_MARKETS, nameOutcome } from './market-lines.ts'
import type { Trade360Fixture, Trade360Livescore, Trade360Market, Trade360Outright } from './read-trade360.ts'

/** Who an event is, and whose message it is. */
export interface DocumentHead {
  readonly urn: string
  /** As the Unified Odds Feed numbers producers: 1 in play, 3 before the start. */
  readonly product: number
}

type Attributes = Readonly<Record<string, string | number | null | undefined>>

/** An element of XML; attributes without a value are left out. */
function element(name: string, of: Attributes, children: readonly string[] = []): string {
  const attributes = Object.entries(of)
    .filter(([, value]) => value !== null && value !== undefined)
    .map(([key, value]) => ` ${key}="${escaped(String(value))}"`)
    .join('')
  return children.length === 0 ? `<${name}${attributes}/>` : `<${name}${attributes}>${children.join('')}</${name}>`
}

/** What XML 1.0 has no character for is left out. */
function escaped(text: string): string {
  return text
    .replace(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('"', '&quot;')
}

export const urnOf = (fixtureId: number): string => `ls:match:${fixtureId}`
export const outrightUrnOf = (fixtureId: number): string => `ls:outright:${fixtureId}`
export const raceUrnOf = (fixtureId: number): string => `ls:race:${fixtureId}`
export const competitorUrnOf = (id: string): string => `ls:competitor:${id}`

/** The vendor's numbers of how a fixture goes; 8 (coverage was lost) is none of them. */
const PLAYS: Readonly<Record<number, PlayState>> = {
  1: PLAY.notStarted,
  2: PLAY.live,
  3: PLAY.closed,
  4: PLAY.cancelled,
  5: PLAY.postponed,
  6: PLAY.interrupted,
  7: PLAY.abandoned,
  9: PLAY.notStarted,
}
const WORDS: Readonly<Record<PlayState, string>> = {
  [PLAY.notStarted]: 'not_started',
  [PLAY.live]: 'live',
  [PLAY.suspended]: 'suspended',
  [PLAY.ended]: 'ended',
  [PLAY.closed]: 'closed',
  [PLAY.cancelled]: 'cancelled',
  [PLAY.delayed]: 'delayed',
  [PLAY.interrupted]: 'interrupted',
  [PLAY.postponed]: 'postponed',
  [PLAY.abandoned]: 'abandoned',
}
const LOST_COVERAGE = 8

/** A fixture as a document of the Unified Odds Feed; null where it has not two sides. */
export function fixtureDocument({ urn }: DocumentHead, fixture: Trade360Fixture): string | null {
  const side = (position: string) => fixture.Participants.find(({ Position: own }) => own === position)
  const [home, away] = [side('1'), side('2')]
  if (home === undefined || away === undefined) return null
  const play = PLAYS[fixture.Status]
  const named = (
    name: string,
    kind: string,
    { Id: id, Name: title }: { readonly Id: number; readonly Name: string },
    more = {},
  ) => element(name, { id: `ls:${kind}:${id}`, name: title, ...more })
  const tournament = element('tournament', { id: `ls:tournament:${fixture.League.Id}`, name: fixture.League.Name }, [
    named('sport', 'sport', fixture.Sport),
    named('category', 'category', fixture.Location),
  ])
  const sides = element('competitors', {}, [
    named('competitor', 'competitor', home, { qualifier: 'home' }),
    named('competitor', 'competitor', away, { qualifier: 'away' }),
  ])
  return element('fixtures_fixture', { generated_at: iso(fixture.LastUpdate) }, [
    element(
      'fixture',
      {
        id: urn,
        start_time: iso(fixture.StartDate),
        // Without a word about it, how the match goes stays as it is.
        status: play === undefined ? null : WORDS[play],
      },
      [tournament, sides],
    ),
  ])
}

const iso = (at: number) => new Date(at).toISOString()

/** What is known of an outright. */
export interface OutrightParts {
  readonly name: string
  readonly league: { readonly Id: number; readonly Name: string }
  readonly fixture: NonNullable<Trade360Outright['OutrightLeague']>
  /** Names by URN. */
  readonly competitors: ReadonlyMap<string, string>
}

/** Used where the vendor gives no time at which an outright is decided. */
const LONGEST_SEASON_MS = 400 * 24 * 3_600_000

/** An outright as a document of the Unified Odds Feed. */
export function outrightDocument({ urn }: DocumentHead, { name, league, fixture, competitors }: OutrightParts): string {
  const { Sport: sport, Location: location, LastUpdate: at, StartDate: start, EndDate: end, Status: status } = fixture
  const startsAt = start ?? at
  const play = PLAYS[status]
  return element('tournament_info', { generated_at: iso(at) }, [
    element('tournament', { id: `ls:tournament:${league.Id}`, name: league.Name }, [
      element('sport', { id: `ls:sport:${sport.Id}`, name: sport.Name }),
      element('category', { id: `ls:category:${location.Id}`, name: location.Name }),
    ]),
    element('season', {
      id: urn,
      name,
      start_date: iso(startsAt),
      end_date: iso(end ?? startsAt + LONGEST_SEASON_MS),
      status: play === undefined ? null : WORDS[play],
    }),
    element(
      'competitors',
      {},
      [...competitors].map(([id, title]) => element('competitor', { id, name: title })),
    ),
  ])
}

/** Stages of the Unified Odds Feed by the vendor's periods, where both have them. */
const STAGES: Readonly<Partial<Record<SportKey, Readonly<Record<number, number>>>>> = {
  football: { 10: 6, 20: 7, 80: 31 },
}
const BREAK = 80

/** The score and state of a match, as an odds_change without markets. @param at Unix ms */
export function scoreMessage(head: DocumentHead, sport: SportKey, score: Trade360Livescore, at: number): string {
  const { Scoreboard: board, Periods: periods } = score
  const play = PLAYS[board.Status]
  const [home, away] = sidesOf(board.Results)
  const stage = board.CurrentPeriod == null ? undefined : STAGES[sport]?.[board.CurrentPeriod]
  const periodScores = (periods ?? []).flatMap(({ Type: number, Results: results }) => {
    const [own, other] = sidesOf(results)
    if (own === null || other === null || number >= BREAK) return []
    const position = number >= 10 ? number / 10 : number
    return [
      element('period_score', {
        number: position,
        home_score: own,
        away_score: other,
        match_status_code: STAGES[sport]?.[number],
      }),
    ]
  })
  const seconds = Number(board.Time ?? Number.NaN)
  const clock =
    seconds >= 0
      ? [
          element('clock', {
            match_time: `${Math.floor(seconds / 60)}:${String(Math.floor(seconds) % 60).padStart(2, '0')}`,
          }),
        ]
      : []
  const status = element(
    'sport_event_status',
    {
      status: play,
      reporting: board.Status === LOST_COVERAGE ? -1 : 1,
      match_status: stage,
      home_score: home,
      away_score: away,
    },
    [...(periodScores.length === 0 ? [] : [element('period_scores', {}, periodScores)]), ...clock],
  )
  return element('odds_change', headOf(head, at), [status])
}

function sidesOf(results: Trade360Livescore['Scoreboard']['Results']): readonly [string | null, string | null] {
  const of = (position: string) => results?.find(({ Position: own }) => own === position)?.Value ?? null
  return [of('1'), of('2')]
}

const headOf = ({ product, urn }: DocumentHead, at: number): Attributes => ({
  product,
  event_id: urn,
  timestamp: at,
})

/** Prices of some lines, as messages: one for each time stamp. */
export function priceMessages(head: DocumentHead, lines: readonly HeldLine[]): readonly string[] {
  const moments = Map.groupBy(lines, ({ messageAt }) => messageAt)
  return [...moments].map(([at, own]) =>
    element('odds_change', headOf(head, at), [element('odds', {}, own.map(marketElement))]),
  )
}

function marketElement(line: HeldLine): string {
  // Bets come in any order; outcomes of this book's own markets have numbers.
  const bets =
    line.marketId < FOREIGN_MARKETS ? [...line.bets].sort(([a], [b]) => Number(a) - Number(b)) : [...line.bets]
  const outcomes = bets.map(([id, bet]) =>
    element('outcome', {
      id,
      odds: isOpenBet(bet) ? bet.Price : null,
      active: isOpenBet(bet) ? 1 : 0,
      probabilities: bet.Probability,
    }),
  )
  const { marketId: id, specifier, isMain } = line
  const of = {
    id,
    specifiers: specifier === '' ? null : specifier,
    status: statusOf(line),
    favourite: isMain ? 1 : null,
  }
  return element('market', of, outcomes)
}

/** Results by the vendor's numbers; 0 takes one back. */
const RESULTS: Readonly<Record<number, Attributes>> = {
  [-1]: { result: 0, void_factor: 1 },
  1: { result: 0 },
  2: { result: 1 },
  3: { result: 0, void_factor: 1 },
  4: { result: 0, void_factor: 0.5 },
  5: { result: 1, void_factor: 0.5 },
}

/**
 * Results of bets, as messages: one for each moment, and one more for what is taken back in it.
 * @param takesBack a bet without a result has none any more; otherwise it is left out
 */
export function resultMessages(
  head: DocumentHead,
  sport: SportKey,
  markets: readonly Trade360Market[],
  takesBack: boolean,
): readonly string[] {
  const elements = markets.flatMap((market) =>
    (market.Bets ?? []).flatMap((bet) => {
      const { Settlement: settlement, LastUpdate: at } = bet
      if (settlement == null || (settlement === 0 && !takesBack)) return []
      const { marketId, specifier, outcomeId } = nameOutcome(sport, market, bet)
      return [{ at, settlement, key: `${marketId} ${specifier}`, marketId, specifier, outcomeId }]
    }),
  )
  const messages = Map.groupBy(elements, ({ at, settlement }) => `${at} ${settlement === 0 ? 'back' : 'result'}`)
  return [...messages.values()].map((group) => {
    const isBack = group[0]?.settlement === 0
    const elements = [...Map.groupBy(group, ({ key }) => key).values()].map((own) => {
      const { marketId: id, specifier } = own[0] ?? { marketId: 0, specifier: '' }
      const outcomes = own.flatMap(({ outcomeId, settlement }) => {
        const result = isBack ? {} : RESULTS[settlement]
        return result === undefined ? [] : [element('outcome', { id: outcomeId, ...result })]
      })
      return element('market', { id, specifiers: specifier === '' ? null : specifier }, outcomes)
    })
    const of = { ...headOf(head, group[0]?.at ?? 0), certainty: 2 }
    return isBack
      ? element('rollback_bet_settlement', of, elements)
      : element('bet_settlement', of, [element('outcomes', {}, elements)])
  })
}

/** A sign of life of a package. @param at Unix ms */
export function signDocument(product: number, isThere: boolean, at: number): string {
  return element('alive', { product, timestamp: at, subscribed: isThere ? 1 : 0 })
}

/**
 * What the vendor calls a market, and all outcomes of it that were named; a market with lines has its line in its name.
 */
export interface NamedMarket {
  readonly marketId: number
  readonly name: string
  readonly outcomes: ReadonlySet<string>
}

export function descriptionsDocument(markets: readonly NamedMarket[]): string {
  return element(
    'market_descriptions',
    {},
    markets.map(({ marketId: id, name, outcomes }) =>
      element('market', { id, name, groups: 'all' }, [
        element(
          'outcomes',
          {},
          [...outcomes].map((outcome) => element('outcome', { id: outcome, name: outcome })),
        ),
      ]),
    ),
  )
}

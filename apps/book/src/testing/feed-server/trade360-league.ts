import { clubNumber, type LeagueVendor } from './simulated-league.ts'
import { decideMarkets, quoteMarkets, type SimulatedMatch } from './simulated-match.ts'
import type { Trade360Vendor } from './trade360-vendor.ts'

const TYPES = { fixture: 1, livescore: 2, markets: 3, heartbeat: 32, settlement: 35 } as const
const [LEAGUE, LOCATION, FOOTBALL, FIRST_CLUB] = [67_100, 162, 6_046, 67_100_001]
const [NOT_STARTED, IN_PLAY, FINISHED] = [1, 2, 3]
const [OPEN, SUSPENDED, SETTLED] = [1, 2, 3]
const [LOST, WON] = [1, 2]
const [FIRST_HALF, SECOND_HALF] = [10, 20]

/** The vendor's number and name of a market, and its names of the outcomes, by the numbers of the Unified Odds Feed. */
const MARKETS: Readonly<
  Record<number, { readonly id: number; readonly name: string; readonly outcomes: Readonly<Record<string, string>> }>
> = {
  1: { id: 1, name: '1X2', outcomes: { 1: '1', 2: 'X', 3: '2' } },
  10: { id: 7, name: 'Double Chance', outcomes: { 9: '1X', 10: '12', 11: 'X2' } },
  18: { id: 2, name: 'Under/Over', outcomes: { 12: 'Over', 13: 'Under' } },
  29: { id: 17, name: 'Both Teams To Score', outcomes: { 74: 'Yes', 76: 'No' } },
}

let serial = 0

/** A message as the vendor sends it. @param at Unix ms */
function message(type: number, events: readonly object[] | null, at: number): string {
  serial += 1
  const header = { Type: type, MsgSeq: serial, MsgGuid: `feed-server-${serial}`, CreationDate: iso(at) }
  const Header = { ...header, ServerTimestamp: Math.floor(at / 1_000) }
  return JSON.stringify({ Header, Body: events === null ? null : { Events: events } })
}

/** The package is there. */
export const heartbeat = (at: number): string => message(TYPES.heartbeat, null, at)

const iso = (at: number) => new Date(at).toISOString()

/** The league in messages of TRADE360; its snapshot holds every match that is not over. */
export function trade360League(vendor: Trade360Vendor, now: () => number): LeagueVendor {
  return {
    async announce(match) {
      const at = now()
      const Fixture = fixtureOf(match, NOT_STARTED, at)
      vendor.events.set(match.id, { Fixture, Markets: marketsOf(match, at) })
      await vendor.sends(message(TYPES.fixture, [{ FixtureId: match.id, Fixture }], at))
    },
    async publish(match, { isLive }) {
      const at = now()
      const Markets = marketsOf(match, at)
      const Fixture = fixtureOf(match, isLive ? IN_PLAY : NOT_STARTED, at)
      const Livescore = livescoreOf(match, isLive ? IN_PLAY : NOT_STARTED)
      const before = vendor.events.get(match.id) as { readonly Fixture?: { readonly Status: number } } | undefined
      vendor.events.set(match.id, { Fixture, Livescore, Markets })
      const FixtureId = match.id
      if (before?.Fixture?.Status !== Fixture.Status)
        await vendor.sends(message(TYPES.fixture, [{ FixtureId, Fixture }], at))
      await vendor.sends(
        message(TYPES.livescore, [{ FixtureId, Livescore }], at),
        message(TYPES.markets, [{ FixtureId, Markets }], at),
      )
    },
    async finish(match) {
      const at = now()
      const FixtureId = match.id
      vendor.events.delete(FixtureId)
      await vendor.sends(
        message(TYPES.settlement, [{ FixtureId, Markets: resultsOf(match, at) }], at),
        message(TYPES.livescore, [{ FixtureId, Livescore: livescoreOf(match, FINISHED) }], at),
        message(TYPES.fixture, [{ FixtureId, Fixture: fixtureOf(match, FINISHED, at) }], at),
      )
    },
  }
}

function fixtureOf({ home, away, startsAt }: SimulatedMatch, status: number, at: number) {
  const side = (Name: string, Position: string) => ({ Id: FIRST_CLUB + clubNumber(Name), Name, Position })
  return {
    Sport: { Id: FOOTBALL, Name: 'Football' },
    Location: { Id: LOCATION, Name: 'Feedland' },
    League: { Id: LEAGUE, Name: 'Feed Premier League' },
    StartDate: iso(startsAt),
    LastUpdate: iso(at),
    Status: status,
    Participants: [side(home, '1'), side(away, '2')],
  }
}

function livescoreOf({ score: [home, away], minute }: SimulatedMatch, status: number) {
  return {
    Scoreboard: {
      Status: status,
      CurrentPeriod: minute < 45 ? FIRST_HALF : SECOND_HALF,
      Time: String(minute * 60),
      Results: [
        { Position: '1', Value: String(home) },
        { Position: '2', Value: String(away) },
      ],
    },
    Periods: [],
  }
}

/** Lines of a market are bets of one market. */
function marketsOf(match: SimulatedMatch, at: number): readonly object[] {
  return [...Map.groupBy(quoteMarkets(match), ({ id }) => id)].map(([id, lines]) => {
    const main = lines.find(({ isMain }) => isMain)
    const bets = lines.flatMap(({ specifiers, isOpen, outcomes }) =>
      outcomes.map(({ id: outcome, odds, chance }) => ({
        ...betOf(id, specifiers, outcome, at),
        Status: isOpen ? OPEN : SUSPENDED,
        Price: odds.toFixed(2),
        Probability: chance,
        Settlement: 0,
      })),
    )
    return { ...headOf(id), ...(main && { MainLine: lineOf(main.specifiers) }), Bets: bets }
  })
}

function resultsOf(match: SimulatedMatch, at: number): readonly object[] {
  return [...Map.groupBy(decideMarkets(match), ({ id }) => id)].map(([id, lines]) => ({
    ...headOf(id),
    Bets: lines.flatMap(({ specifiers, outcomes }) =>
      outcomes.map(({ id: outcome, isWon }) => ({
        ...betOf(id, specifiers, outcome, at),
        Status: SETTLED,
        Price: '1.0',
        Settlement: isWon ? WON : LOST,
      })),
    ),
  }))
}

const headOf = (id: number) => ({ Id: MARKETS[id]?.id ?? id, Name: MARKETS[id]?.name ?? '' })

const lineOf = (specifiers: string) => specifiers.slice(specifiers.indexOf('=') + 1)

function betOf(id: number, specifiers: string, outcome: string, at: number) {
  const line = specifiers === '' ? {} : { Line: lineOf(specifiers), BaseLine: lineOf(specifiers) }
  return { Id: 4_711, Name: MARKETS[id]?.outcomes[outcome] ?? outcome, ...line, StartPrice: '1.0', LastUpdate: iso(at) }
}

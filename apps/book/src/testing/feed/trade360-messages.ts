/** Messages of TRADE360, as tests write them, with made-up names and numbers. */

export const TOWN = { Id: 52_001, Name: 'Alpha Town', Position: '1' }
export const CITY = { Id: 52_002, Name: 'Beta City', Position: '2' }

const iso = (at: number) => new Date(at).toISOString()

/** A bet of a market. */
export interface BetParts {
  readonly line?: string
  readonly price?: string | number
  /** 1 open, 2 suspended, 3 settled. */
  readonly status?: number
  readonly settlement?: number
  readonly at: number
}

export function bet(name: string, { line, price, status = 1, settlement = 0, at }: BetParts) {
  return {
    Id: 4_711,
    Name: name,
    ...(line !== undefined && { Line: line, BaseLine: line }),
    Status: status,
    StartPrice: '1.0',
    Price: String(price ?? '1.0'),
    Settlement: settlement,
    LastUpdate: iso(at),
  }
}

export function market(id: number, name: string, bets: readonly ReturnType<typeof bet>[], mainLine?: string) {
  return { Id: id, Name: name, Bets: bets, ...(mainLine !== undefined && { MainLine: mainLine }) }
}

/** 1X2 of a football match. */
export function threeWay(home: number, at: number, status = 1) {
  const prices = { 1: home, X: 3.4, 2: 4.1 }
  return market(
    1,
    '1X2',
    Object.entries(prices).map(([name, price]) => bet(name, { price, at, status })),
  )
}

export interface FixtureParts {
  readonly at: number
  readonly start: number
  readonly status?: number
}

export function fixtureOf({ at, start, status = 1 }: FixtureParts) {
  return {
    Sport: { Id: 6_046, Name: 'Football' },
    Location: { Id: 161, Name: 'Testland' },
    League: { Id: 67_001, Name: 'Test League' },
    StartDate: iso(start),
    LastUpdate: iso(at),
    Status: status,
    Participants: [TOWN, CITY],
  }
}

export function livescoreOf(home: number, away: number, status = 2, period = 10, seconds = 754) {
  return {
    Scoreboard: {
      Status: status,
      CurrentPeriod: period,
      Time: String(seconds),
      Results: [
        { Position: '1', Value: String(home) },
        { Position: '2', Value: String(away) },
      ],
    },
    Periods: [],
  }
}

/** A league with one season, in which one bets on an event. */
export function competitionOf(fixtureId: number, parts: object) {
  const season = { Id: 2_029, Name: '2026/2027', Type: 4, Events: [{ FixtureId: fixtureId, ...parts }] }
  return { Id: 67_001, Name: 'Test League', Type: 3, Competitions: [season] }
}

export function outrightLeague({
  at,
  end,
  status = 1,
}: {
  readonly at: number
  readonly end: number
  readonly status?: number
}) {
  return {
    Sport: { Id: 6_046, Name: 'Football' },
    Location: { Id: 161, Name: 'Testland' },
    LastUpdate: iso(at),
    Status: status,
    EndDate: iso(end),
  }
}

/** Who wins the season. */
export function winnerMarket(at: number, bets: Readonly<Record<string, BetParts & { readonly id: number }>>) {
  return {
    Id: 274,
    Name: 'Outright Winner',
    Bets: Object.entries(bets).map(([name, { id, ...parts }]) => ({
      ...bet(name, { ...parts, at }),
      ParticipantId: id,
    })),
  }
}

let serial = 0

export function message(type: number, events: readonly object[] | null, at: number, more: object = {}): string {
  serial += 1
  return JSON.stringify({
    Header: {
      Type: type,
      MsgSeq: serial,
      MsgGuid: `guid-${serial}`,
      CreationDate: iso(at),
      ServerTimestamp: Math.floor(at / 1_000),
    },
    Body:
      events === null && Object.keys(more).length === 0
        ? null
        : { ...(events !== null && { Events: events }), ...more },
  })
}

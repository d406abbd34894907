import * as z from 'zod'

/** What a TRADE360 message is about, by the number in its header. */
export const TRADE360_TYPES = {
  fixture: 1,
  livescore: 2,
  markets: 3,
  keepAlive: 31,
  heartbeat: 32,
  settlement: 35,
  outrightFixture: 38,
  outrightMarkets: 40,
  outrightSettlement: 43,
} as const

/** Messages about races: their description, their score, their prices and their results. */
const RACES: readonly number[] = [37, 39, 41, 42]

const text = z.union([z.string(), z.number()]).transform(String)
const named = z.object({ Id: z.number(), Name: z.string() })
/** A time without a zone is in UTC. Unix ms. */
const time = z.string().transform((value, context) => {
  const at = Date.parse(/(Z|[+-]\d{2}:?\d{2})$/.test(value) ? value : `${value}Z`)
  if (!Number.isNaN(at)) return at
  context.addIssue({ code: 'custom', message: `${value.slice(0, 40)} is no time` })
  return z.NEVER
})

const fixture = z.object({
  Sport: named,
  Location: named,
  League: named,
  StartDate: time,
  LastUpdate: time,
  Status: z.number(),
  Participants: z.array(z.object({ Id: z.number(), Name: z.string(), Position: text })),
})

const results = z.array(z.object({ Position: text, Value: text }))

const livescore = z.object({
  Scoreboard: z.object({
    Status: z.number(),
    CurrentPeriod: z.number().nullish(),
    /** Seconds of the match, or of the period. */
    Time: text.nullish(),
    Results: results.nullish(),
  }),
  Periods: z.array(z.object({ Type: z.number(), Results: results.nullish() })).nullish(),
})

const bet = z.object({
  Name: text,
  Line: text.nullish(),
  BaseLine: text.nullish(),
  /** 1 open, 2 suspended, 3 settled. */
  Status: z.number(),
  Price: text.nullish(),
  Probability: z.number().nullish(),
  /** -1 cancelled, 0 none, 1 lost, 2 won, 3 refund, 4 half lost, 5 half won. */
  Settlement: z.number().nullish(),
  LastUpdate: time,
  ParticipantId: text.nullish(),
  PlayerId: text.nullish(),
})

const market = z.object({
  Id: z.number(),
  Name: z.string(),
  MainLine: text.nullish(),
  /** Of all its lines, as that of a bet; absent: unknown. */
  Status: z.number().nullish(),
  Bets: z.array(bet).nullish(),
})

const event = z.object({
  FixtureId: z.number().int().positive(),
  Fixture: fixture.nullish(),
  Livescore: livescore.nullish(),
  Markets: z.array(market).nullish(),
})

const outright = z.object({
  FixtureId: z.number().int().positive(),
  FixtureName: z.string().nullish(),
  OutrightLeague: z
    .object({
      Sport: named,
      Location: named,
      LastUpdate: time,
      Status: z.number(),
      StartDate: time.nullish(),
      EndDate: time.nullish(),
    })
    .nullish(),
  Markets: z.array(market).nullish(),
})

/** A league with its seasons. */
const competition = z.object({
  Id: z.number(),
  Name: z.string(),
  Competitions: z.array(z.object({ Id: z.number(), Name: z.string(), Events: z.array(outright).nullish() })).nullish(),
})

const headed = z.object({
  Header: z.object({
    Type: z.number(),
    MsgSeq: z.number().nullish(),
    /** Unix seconds. */
    ServerTimestamp: z.number().nullish(),
    CreationDate: time.nullish(),
  }),
})

const message = headed.extend({
  Body: z
    .object({
      Events: z.array(event).nullish(),
      Competition: competition.nullish(),
      FeedInterrupted: z.boolean().nullish(),
    })
    .nullish(),
})

export type Trade360Bet = z.infer<typeof bet>
export type Trade360Market = z.infer<typeof market>
export type Trade360Fixture = z.infer<typeof fixture>
export type Trade360Livescore = z.infer<typeof livescore>
export type Trade360Event = z.infer<typeof event>

/** Bets on who wins a season of a league, and the like. */
export interface Trade360Outright extends z.infer<typeof outright> {
  readonly league: z.infer<typeof named>
  readonly season: string
}

/** A message as the vendor sends it. */
export interface Trade360Message {
  readonly type: number
  /** Unix ms at which the vendor made it; null where it is missing. */
  readonly madeAt: number | null
  readonly events: readonly Trade360Event[]
  readonly outrights: readonly Trade360Outright[]
  /** It is about races, which are not taken. */
  readonly isOfRaces: boolean
  /** The vendor marks its data as incomplete. */
  readonly isInterrupted: boolean
}

/** Reads a message. Returns a sentence where it is none. */
export function readTrade360(body: string): Trade360Message | string {
  const json = parseJson(body)
  if (typeof json === 'string') return json
  const head = headed.safeParse(json.value)
  if (!head.success) return z.prettifyError(head.error)
  const { Type: type, CreationDate: created, ServerTimestamp: seconds } = head.data.Header
  const own = { type, madeAt: created ?? (seconds == null ? null : seconds * 1_000) }
  if (RACES.includes(type)) return { ...own, isOfRaces: true, events: [], outrights: [], isInterrupted: false }
  const read = message.safeParse(json.value)
  if (!read.success) return z.prettifyError(read.error)
  const { Body: content } = read.data
  return {
    ...own,
    isOfRaces: false,
    events: content?.Events ?? [],
    outrights: content?.Competition == null ? [] : outrightsOf(content.Competition),
    isInterrupted: content?.FeedInterrupted === true,
  }
}

/** Reads the response of a snapshot: the events themselves. Returns a sentence where it is none. */
export function readSnapshot(body: string): readonly Trade360Event[] | string {
  const json = parseJson(body)
  if (typeof json === 'string') return json
  const read = z.object({ Body: z.array(event).nullish() }).safeParse(json.value)
  return read.success ? (read.data.Body ?? []) : z.prettifyError(read.error)
}

/** The same for a snapshot of outrights. */
export function readOutrightSnapshot(body: string): readonly Trade360Outright[] | string {
  const json = parseJson(body)
  if (typeof json === 'string') return json
  const read = z.object({ Body: z.array(competition).nullish() }).safeParse(json.value)
  return read.success ? (read.data.Body ?? []).flatMap(outrightsOf) : z.prettifyError(read.error)
}

function outrightsOf({ Id, Name, Competitions: seasons }: z.infer<typeof competition>): readonly Trade360Outright[] {
  return (seasons ?? []).flatMap(({ Name: season, Events: events }) =>
    (events ?? []).map((one) => ({ ...one, league: { Id, Name }, season })),
  )
}

/** Ids of bets have up to 19 digits and lose their last ones here: nothing uses them. */
function parseJson(body: string): { readonly value: unknown } | string {
  try {
    return { value: JSON.parse(body.replace(/^\uFEFF/, '')) }
  } catch {
    return 'it is no JSON'
  }
}

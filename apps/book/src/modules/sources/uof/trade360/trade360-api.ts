import { Agent, request } from 'undici'
import * as z from 'zod'
import type { Clock } from '../../../../kernel/clock.ts'
import type { PackageTerms, Trade360Account, Trade360Language } from './account.ts'
import { readOutrightSnapshot, readSnapshot, type Trade360Event, type Trade360Outright } from './read-trade360.ts'

/** Client of the vendor's API. Each call throws an Error with a sentence if the response is not as expected. */
export interface Trade360Api {
  /** Has the messages of a package distributed. */
  startDistribution(packageTerms: PackageTerms): Promise<void>
  isDistributed(packageTerms: PackageTerms): Promise<boolean>
  /** Events of a package with their fixtures, scores and markets. */
  events(packageTerms: PackageTerms, fixtureIds: readonly number[]): Promise<readonly Trade360Event[]>
  /** The same response, as it came. */
  eventsText(packageTerms: PackageTerms, fixtureIds: readonly number[]): Promise<string>
  /** Outrights of a package, all of them or those with these ids. */
  outrights(packageTerms: PackageTerms, fixtureIds?: readonly number[]): Promise<readonly Trade360Outright[]>
  /** The response about all of them, as it came. */
  outrightsText(packageTerms: PackageTerms): Promise<string>
  /** Ids of all fixtures of a package. */
  fixtureIds(packageTerms: PackageTerms): Promise<readonly number[]>
  /** Names in the vendor's languages, by `Leagues 5`, `Locations 161` or `Participants 52001`. */
  translations(packageTerms: PackageTerms, ids: NamedIds, languages: readonly Trade360Language[]): Promise<Translations>
  close(): Promise<void>
}

/** What has names, by the vendor's numbers. */
export interface NamedIds {
  readonly leagues: readonly number[]
  readonly locations: readonly number[]
  readonly participants: readonly number[]
}

/** Names by the vendor's numbers of languages. */
export type Translations = Readonly<Record<string, ReadonlyMap<number, string>>>

/** Events that are requested in one request. */
export const EVENTS_AT_ONCE = 50
/** Call of the snapshot of outrights, and its address in a recording. */
export const OUTRIGHTS = 'GetOutrightLeagueEvents'
const ANSWER_MS = 30_000

/** The vendor's limits of snapshots, with some room: it refuses what comes sooner. */
export interface SnapshotPace {
  /** Between any two requests, in ms. */
  readonly apartMs: number
  /** Between two requests of a whole package, in ms. */
  readonly wholeApartMs: number
}
export const SNAPSHOT_PACE: SnapshotPace = { apartMs: 1_100, wholeApartMs: 15_500 }
const MOST_BYTES = 64 * 1_048_576
const OK = 300

const status = z.object({ Body: z.object({ IsDistributionOn: z.boolean() }) })
const value = z.union([
  z.object({ LanguageId: z.number(), Value: z.string().nullish() }),
  z
    .object({ languageId: z.number(), value: z.string().nullish() })
    .transform(({ languageId, value }) => ({ LanguageId: languageId, Value: value })),
])
const byId = z.record(z.string(), z.array(value)).nullish()
const kinds = z.object({ Leagues: byId, Locations: byId, Participants: byId })
const lowKinds = z
  .object({ leagues: byId, locations: byId, participants: byId })
  .transform(({ leagues, locations, participants }) => ({
    Leagues: leagues,
    Locations: locations,
    Participants: participants,
  }))
/** The vendor's documents show its responses in both forms. */
const translated = z.union([
  z.object({ Body: kinds }).transform(({ Body }) => Body),
  z.object({ body: lowKinds }).transform(({ body }) => body),
])
const lowStatus = z.object({ body: z.object({ isDistributionOn: z.boolean() }) })

export function createTrade360Api(
  account: Trade360Account,
  clock: Clock,
  pace: SnapshotPace = SNAPSHOT_PACE,
  answerMs = ANSWER_MS,
): Trade360Api {
  const turn = createTurns(clock, pace)

  const agent = new Agent({
    connect: { timeout: answerMs, ...(account.ca !== null && { ca: account.ca }) },
    headersTimeout: answerMs,
    bodyTimeout: answerMs,
    maxResponseSize: MOST_BYTES,
  })

  async function post(
    address: string,
    { id }: PackageTerms,
    more: Readonly<Record<string, unknown>> = {},
  ): Promise<string> {
    const { user: UserName, password: Password } = account
    const { statusCode, body } = await request(address, {
      method: 'POST',
      dispatcher: agent,
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify({ PackageId: id, UserName, Password, ...more }),
    })
    const text = await body.text()
    if (statusCode >= OK) throw new Error(`POST ${new URL(address).pathname} is answered with ${statusCode}`)
    return text
  }

  async function snapshotText(terms: PackageTerms, call: string, more?: object): Promise<string> {
    await turn(more === undefined)
    return post(`${account.snapshotUrl}/${terms.path}/${call}`, terms, { ...more })
  }

  async function snapshot(terms: PackageTerms, call: string, more?: object): Promise<readonly Trade360Event[]> {
    const events = readSnapshot(await snapshotText(terms, call, more))
    if (typeof events === 'string') throw new Error(`The answer of ${call} cannot be read: ${events}`)
    return events
  }

  return {
    startDistribution: async (terms) => void (await post(`${account.apiUrl}/Distribution/Start`, terms)),
    async isDistributed(terms) {
      const answer: unknown = JSON.parse(await post(`${account.apiUrl}/Package/GetDistributionStatus`, terms))
      const [upper, lower] = [status.safeParse(answer), lowStatus.safeParse(answer)]
      if (upper.success) return upper.data.Body.IsDistributionOn
      return lower.success && lower.data.body.isDistributionOn
    },
    eventsText: (terms, fixtureIds) => snapshotText(terms, 'GetEvents', { Fixtures: fixtureIds }),
    events: (terms, fixtureIds) => snapshot(terms, 'GetEvents', { Fixtures: fixtureIds }),
    outrightsText: (terms) => snapshotText(terms, OUTRIGHTS),
    async outrights(terms, fixtureIds) {
      const more = fixtureIds && { Fixtures: fixtureIds }
      const outrights = readOutrightSnapshot(await snapshotText(terms, OUTRIGHTS, more))
      if (typeof outrights === 'string') throw new Error(`The answer about outrights cannot be read: ${outrights}`)
      return outrights
    },
    fixtureIds: async (terms) => (await snapshot(terms, 'GetFixtures')).map(({ FixtureId: id }) => id),
    async translations(terms, { leagues, locations, participants }, languages) {
      const asked = { LeagueIds: leagues, LocationIds: locations, ParticipantIds: participants }
      const Languages = languages.map(({ id }) => id)
      const text = await post(`${account.apiUrl}/Translation/Get`, terms, { Languages, ...asked })
      const answer = translated.safeParse(JSON.parse(text))
      if (!answer.success)
        throw new Error(`The answer of Translation/Get cannot be read: ${z.prettifyError(answer.error)}`)
      const all = Object.entries(answer.data).flatMap(([kind, byId]) =>
        Object.entries(byId ?? {}).map(([id, values]) => [`${kind} ${id}`, namesOf(values)] as const),
      )
      return Object.fromEntries(all)
    },
    close: () => agent.destroy(),
  }
}

/** Names that are empty are none. */
function namesOf(values: readonly z.infer<typeof value>[]): ReadonlyMap<number, string> {
  return new Map(values.flatMap(({ LanguageId: id, Value: name }) => (name ? [[id, name] as const] : [])))
}

/** Gives requests for snapshots their turns, one after the other, as far apart as the vendor demands. */
function createTurns(clock: Clock, { apartMs, wholeApartMs }: SnapshotPace) {
  let last: Promise<void> = Promise.resolve()
  let [freeAt, wholeFreeAt] = [0, 0]
  return (isWhole: boolean): Promise<void> => {
    const mine = last.then(async () => {
      const waitMs = Math.max(freeAt, isWhole ? wholeFreeAt : 0) - clock.now()
      if (waitMs > 0) await new Promise<void>((resolve) => void clock.after(waitMs, resolve))
      freeAt = clock.now() + apartMs
      if (isWhole) wholeFreeAt = clock.now() + wholeApartMs
    })
    last = mine
    return mine
  }
}

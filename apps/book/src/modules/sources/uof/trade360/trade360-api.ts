import { Agent, request } from 'undici'
import * as z from 'zod'
import type { PackageTerms, Trade360Account } from './account.ts'
import { readSnapshot, type Trade360Event } from './read-trade360.ts'

/** Speaks with the vendor's API. Each call throws with a sentence where it is not answered as it should be. */
export interface Trade360Api {
  /** Has the messages of a package distributed. */
  startDistribution(packageTerms: PackageTerms): Promise<void>
  isDistributed(packageTerms: PackageTerms): Promise<boolean>
  /** Events of a package with their fixtures, scores and markets. */
  events(packageTerms: PackageTerms, fixtureIds: readonly number[]): Promise<readonly Trade360Event[]>
  /** The same answer, as it came. */
  eventsText(packageTerms: PackageTerms, fixtureIds: readonly number[]): Promise<string>
  /** Ids of all fixtures of a package. */
  fixtureIds(packageTerms: PackageTerms): Promise<readonly number[]>
  close(): Promise<void>
}

/** Events that are asked for in one request. */
export const EVENTS_AT_ONCE = 50
const ANSWER_MS = 30_000
const MOST_BYTES = 64 * 1_048_576
const OK = 300

const status = z.object({ Body: z.object({ IsDistributionOn: z.boolean() }) })
const lowStatus = z.object({ body: z.object({ isDistributionOn: z.boolean() }) })

export function createTrade360Api(account: Trade360Account, answerMs = ANSWER_MS): Trade360Api {
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

  const snapshotText = (terms: PackageTerms, call: string, more = {}) =>
    post(`${account.snapshotUrl}/${terms.path}/${call}`, terms, more)

  async function snapshot(terms: PackageTerms, call: string, more = {}): Promise<readonly Trade360Event[]> {
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
    fixtureIds: async (terms) => (await snapshot(terms, 'GetFixtures')).map(({ FixtureId: id }) => id),
    close: () => agent.destroy(),
  }
}

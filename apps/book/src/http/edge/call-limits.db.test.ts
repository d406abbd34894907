import { CALLS, type CallDefinition, type CallName, IDEMPOTENCY_HEADER } from '@touchline/contract'
import { describe, expect, test } from 'vitest'
import { defined, FREEBET, freshCode } from '../../testing/given-bonuses.ts'
import { onBook } from '../../testing/on-book.ts'
import { onDatabase } from '../../testing/on-database.ts'
import type { TestBook } from '../../testing/test-book.ts'
import { single } from '../../testing/test-player.ts'
import { CALL_LIMITS } from './index.ts'

type Whom = 'player' | 'address'

/** Who can call each of these too often. Calls for players only are counted by player, at every address. */
const ATTACKS: { readonly [N in CallName]?: readonly Whom[] } = {
  placeBets: ['player'],
  cashOutBet: ['player'],
  setAutoCashOut: ['player'],
  cancelAutoCashOut: ['player'],
  takeCounterOffer: ['player'],
  declineCounterOffer: ['player'],
  startDeposit: ['player'],
  requestWithdrawal: ['player'],
  exchangeMoney: ['player'],
  quoteExchange: ['player'],
  setUserLimit: ['player'],
  startEmbedSession: ['address'],
  getMatches: ['player', 'address'],
  getMatchMarkets: ['player', 'address'],
  getMaxStake: ['player'],
  getCustomOdds: ['player', 'address'],
  getCustomMarkets: ['player', 'address'],
  search: ['player', 'address'],
  addFavourite: ['player'],
  removeFavourite: ['player'],
  applyPromoCode: ['player'],
  castVote: ['player'],
  websocketToken: ['player', 'address'],
  websocketAuthorize: ['player'],
  saveSiteDraft: ['player'],
  publishSiteDraft: ['player'],
  previewSiteDraft: ['player'],
  restoreSiteVersion: ['player'],
  counters: ['player', 'address'],
}
const ROWS = (Object.keys(ATTACKS) as CallName[]).flatMap((name) =>
  (ATTACKS[name] ?? []).map((whom) => ({ name, whom, uses: CALL_LIMITS[name]?.[whom]?.uses ?? 0 })),
)
type Row = (typeof ROWS)[number]

const ELSEWHERE = '198.51.100.9'
/** So many more than are allowed. */
const MORE = 20

/** One call as little as it takes to be counted, which is before its body is read. */
async function ask(book: TestBook, name: CallName, session: string | null, remoteAddress: string) {
  const call: CallDefinition = CALLS[name]
  const answer = await book.app.inject({
    method: call.method,
    url: call.path.replace('{type}', 'events').replace(/\{\w+\}/g, '1'),
    remoteAddress,
    headers: {
      'x-app': 'touchline',
      ...(call.method !== 'GET' && { 'content-type': 'application/json' }),
      ...(session !== null && { cookie: `__Host-touchline=${session}` }),
      [IDEMPOTENCY_HEADER]: 'limits-of-calls',
    },
    ...(call.method === 'POST' && { payload: '{}' }),
  })
  return { status: answer.statusCode, answer }
}

/** Sends requests of these sessions in turn until one is refused. */
async function askTooOften(book: TestBook, { name, uses }: Row, sessions: readonly (string | null)[], address: string) {
  // All at once: an allowance refills while a slow machine sends one response after the other.
  const atOnce = uses + MORE
  for (let asked = 0; asked < 4 * atOnce; asked += atOnce) {
    const turns = Array.from({ length: atOnce }, (_, n) => sessions[(asked + n) % sessions.length] ?? null)
    const answers = await Promise.all(turns.map((session) => ask(book, name, session, address)))
    const refused = answers.find(({ status }) => status === 429)
    const carriedOut = answers.filter(({ status }) => status !== 429).length
    if (refused) return { before: asked + carriedOut, refused: refused.answer }
  }
  throw new Error(`${name} was never refused`)
}

/** A client over its limit is refused, and no other client. */
onDatabase((suite) => {
  describe('limits of calls', () => {
    test('every limit of every call has its attack', () => {
      const limited = Object.entries(CALL_LIMITS).map(([name, limit]) => {
        const visitorsMay = !['player', 'operator'].includes((CALLS[name as CallName] as CallDefinition).auth)
        // Refusals and guesses have tests of their own, below.
        const attacked = Object.keys(limit).filter((whom) => whom !== 'refusals' && whom !== 'guesses')
        return [name, attacked.filter((whom) => whom !== 'address' || visitorsMay)]
      })
      expect(Object.fromEntries(limited)).toEqual(ATTACKS)
    })

    test('a client over its limit gets the time to come back; other clients, and other calls, go on', async () => {
      const first = await suite().book()
      const names = ['calm', 'eager']
      const sessions: string[] = []
      for (const name of names) {
        sessions.push((await first.player(`limits-${name}-${suite().histories}`)).session ?? '')
      }
      const [calm = '', eager = ''] = sessions
      const book = await first.restarts({ LIMIT_SCALE: '1' })
      for (const [n, row] of ROWS.entries()) {
        const here = `203.0.113.${n}`
        const { name, whom, uses } = row
        const askers = { player: [eager], address: [null] }[whom]
        const { before, refused } = await askTooOften(book, row, askers, here)
        expect([row, before >= uses]).toEqual([row, true])
        expect([row, refused?.json().code]).toEqual([row, 1013])
        expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0)
        const other = whom === 'address' ? null : calm
        expect([row, (await ask(book, name, other, ELSEWHERE)).status]).not.toEqual([row, 429])
        // A player at the same address has an allowance of their own, unless the call requests no session.
        if ((CALLS[name] as CallDefinition).auth !== 'none') {
          expect([row, (await ask(book, name, calm, here)).status]).not.toEqual([row, 429])
        }
        expect([row, (await ask(book, 'getSettings', askers[0] ?? null, here)).status]).toEqual([row, 200])
      }
      await book.close()
    })

    test('BONUS-03: wrong promo codes of a network lock it for a while, right ones and those of other networks cost nothing', async () => {
      const first = await suite().book()
      const code = freshCode('RIGHT')
      await defined(first, { ...FREEBET, promo_code: code })
      const crowd = await Promise.all(
        Array.from({ length: 80 }, (_, n) => first.player(`guess-${n}-${suite().histories}`)),
      )
      const book = await first.restarts({ LIMIT_SCALE: '1' })
      const tries = async (n: number, what: string, remoteAddress: string) => {
        const answer = await book.app.inject({
          method: 'POST',
          url: CALLS.applyPromoCode.path,
          remoteAddress,
          headers: { 'x-app': 'touchline', cookie: `__Host-touchline=${crowd[n]?.session}` },
          payload: { code: what },
        })
        return answer.statusCode
      }
      const house = '203.0.113.200'
      for (let n = 0; n < 70; n++) expect([n, await tries(n, code, house)]).toEqual([n, 200])
      const wrong: number[] = []
      for (let n = 0; n < 70; n++) wrong.push(await tries(n, `WRONG-${n}`, house))
      expect(wrong.slice(0, 60)).toEqual(wrong.slice(0, 60).map(() => 404))
      expect(wrong.at(-1)).toBe(429)
      expect(await tries(75, code, house)).toBe(429)
      expect(await tries(75, code, ELSEWHERE)).toBe(200)
      await book.close()
    })

    test('PLACE-02: refused placements are kept small: every bet is named with a leg, of thousands of legs few', () =>
      onBook(suite, async ({ book, player }) => {
        const demo = await player()
        const nonsense = Array.from({ length: 50 }, (_, bet) => ({
          stake: { value: 1_00, currency: 'EUR' },
          selections: Array.from({ length: 40 }, (_, leg) => ({
            match_id: 900_000 + 40 * bet + leg,
            market_id: 1,
            specifier: '',
            outcome_id: '1',
            odds: 20_000,
          })),
        }))
        const { result } = await demo.places(nonsense, { key: 'large-nonsense' })
        const { errors_by_bet: wrong } = result.error.data
        expect(wrong.map(({ bet_index }) => bet_index)).toEqual(nonsense.map((_, index) => index))
        expect(wrong.every(({ selections }) => selections.length > 0)).toBe(true)
        expect(wrong.flatMap(({ selections }) => selections)).toHaveLength(70)
        const kept = await book.parts.db.query<{ bytes: number; body: number }>(
          'SELECT octet_length(answer) AS bytes, octet_length(body_hash) AS body FROM request_answers WHERE player_id = $1',
          [demo.id],
        )
        expect(kept).toEqual([{ bytes: result.text.length, body: 43 }])
        expect(result.text.length).toBeLessThan(40_000)
      }))

    test('PLACE-02: a player who is refused without end gets 429, and nothing more is stored; others place', async () => {
      const first = await suite().book()
      const name = `refused-${suite().histories}`
      const book = await first.restarts({ LIMIT_SCALE: '1' })
      const [eager, calm] = [await book.player(name), await book.player(`${name}-calm`)]
      const nothing = { match_id: 999_999, market_id: 1, specifier: '', outcome_id: '1', odds: 20_000 }
      const place = async (who: typeof eager, key: string) =>
        (await who.places(single(nothing, 1_00), { key })).result.status
      const statuses: number[] = []
      for (let n = 0; n < 80; n++) statuses.push(await place(eager, `refused-key-${n}`))
      const [row] = await book.parts.db.query<{ n: number }>(
        'SELECT count(*)::int AS n FROM request_answers WHERE player_id = $1',
        [eager.id],
      )
      expect(statuses.filter((status) => status === 429).length).toBe(80 - (row?.n ?? 0))
      expect(row?.n).toBeGreaterThanOrEqual(60)
      expect(row?.n).toBeLessThan(75)
      expect(await place(calm, 'calm-refused-key')).not.toBe(429)
      await book.close()
    })
  })
})

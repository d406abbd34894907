import { describe, expect, inject, onTestFinished, test } from 'vitest'
import { connectWith, openBrowser, tryToken } from '../../../testing/engines/browser.ts'
import { startCentrifugo } from '../../../testing/engines/centrifugo.ts'
import { findCentrifugo } from '../../../testing/engines/find-program.ts'
import { serveBook } from '../../../testing/engines/served-book.ts'
import { createPgDatabase } from '../../../testing/pg-database.ts'
import { type Ends, endsSession, WAYS } from '../../../testing/session-ends.ts'
import { signConnectionToken } from '../../realtime/index.ts'

const server = inject('postgres')
const centrifugo = await findCentrifugo()

/** Two processes that serve calls on one database; the first also publishes. */
async function startBooks(env: (first: string | null) => Record<string, string>) {
  const database = await createPgDatabase(server ?? '')
  const shared = { DATABASE_URL: database.url, DATABASE_POOL: '4' }
  const first = await serveBook({ ...shared, BOOK_ROLES: 'api,publisher', ...env(null) })
  const second = await serveBook({ ...shared, BOOK_ROLES: 'api', ...env(first.origin) })
  onTestFinished(async () => {
    await second.stop()
    await first.stop()
    await database.drop()
  })
  return { first, second }
}

describe.skipIf(server === null)('a session that ends (skipped where PostgreSQL is not installed)', () => {
  test('PLAYER-01 SAFE-04 LIVE-02: ended on one process, its sockets on the hub of another are closed within a second, its tokens are refused, other sessions stay; an exclusion closes those of every device', async () => {
    const { first, second } = await startBooks((hub) => (hub === null ? {} : { CENTRIFUGO_URL: hub }))
    const ends: Ends = { here: first.origin, elsewhere: second.origin, socketUrl: first.socketUrl }
    const times: number[] = []
    for (const end of Object.values(WAYS)) {
      const { tokens, staying, tookMs } = await endsSession(ends, end)
      times.push(tookMs)
      expect(await tryToken(first.socketUrl, tokens.connection)).toMatchObject({ error: { code: 109 } })
      // The subscription token of the ended session is worth nothing in another one of the same player.
      const fresh = await staying.tokens(first.origin)
      const thief = connectWith(first.socketUrl, { ...fresh, subscription: tokens.subscription })
      await expect(thief).rejects.toThrow()
    }
    expectPrompt(times)
    expectPrompt([await excludes(ends, 'rich@touchline.test'), await excludes(ends, 'empty@touchline.test')])
  })

  test.skipIf(centrifugo === null)(
    'PLAYER-01 LIVE-02: the same with Centrifugo behind both (skipped where it is not found)',
    async () => {
      const engine = await startCentrifugo(centrifugo ?? '')
      onTestFinished(engine.stop)
      const { first, second } = await startBooks(() => ({
        CENTRIFUGO_URL: engine.apiUrl,
        REALTIME_API_KEY: engine.apiKey,
        REALTIME_CONNECTION_SECRET: engine.connectionSecret,
        REALTIME_SUBSCRIPTION_SECRET: engine.subscriptionSecret,
      }))
      const ends: Ends = { here: first.origin, elsewhere: second.origin, socketUrl: engine.socketUrl }
      const times: number[] = []
      for (const end of Object.values(WAYS)) {
        const { tokens, staying, tookMs } = await endsSession(ends, end)
        times.push(tookMs)
        // The engine keeps no list of ended sessions: a token this young still connects, and the connection is closed
        // within a second.
        const late = await connectWith(engine.socketUrl, tokens)
        expect(await late.closed()).toMatchObject({ code: 3014 })
        const fresh = await staying.tokens(first.origin)
        await expect(connectWith(engine.socketUrl, { ...fresh, subscription: tokens.subscription })).rejects.toThrow()
        expect(admissionSeconds(tokens.connection)).toBeLessThanOrEqual(15)
      }
      expectPrompt(times)
      const old = signConnectionToken(
        { user: '1.1', expiresAt: Math.floor(Date.now() / 1_000) - 1 },
        engine.connectionSecret,
      )
      expect(await tryToken(engine.socketUrl, old)).toMatchObject({ error: { code: 109 } })
    },
  )
})

/**
 * A player on two devices excludes themselves on one. Returns how long it took until the sockets of both were closed,
 * in ms.
 */
async function excludes({ here, elsewhere, socketUrl }: Ends, email: string): Promise<number> {
  const [phone, desk] = [await openBrowser(here, { email }), await openBrowser(here, { email })]
  const sockets = [
    await connectWith(socketUrl, await phone.tokens(here)),
    await connectWith(socketUrl, await desk.tokens(here)),
  ]
  const closed = Promise.all(sockets.map((socket) => socket.closed()))
  await phone.call(elsewhere, 'excludePlayer', { body: { type: 'selfexclusion', days: 180 } })
  const ended = Date.now()
  expect((await closed).map(({ code }) => code)).toEqual([3014, 3014])
  return Date.now() - ended
}

/** The book needs less than a second; a busy machine delays every process. */
function expectPrompt(times: readonly number[]): void {
  expect(Math.min(...times)).toBeLessThan(1_000)
}

/** How long a token lets in, from now. */
function admissionSeconds(token: string): number {
  const { exp } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { exp: number }
  return exp - Date.now() / 1_000
}

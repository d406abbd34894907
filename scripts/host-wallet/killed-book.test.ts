import { randomBytes } from 'node:crypto'
import { createHostDemo, WALLET_PATH } from '@touchline/host-demo'
import { describe, expect, inject, test } from 'vitest'
import { addHost, checkWallet } from '../../apps/book/src/modules/embedding/index.ts'
import { createSealer } from '../../apps/book/src/modules/platform/index.ts'
import { auditBook } from '../../apps/book/src/modules/settlement/index.ts'
import { publishSite } from '../../apps/book/src/modules/site/index.ts'
import { type CrashProcess, startCrashProcess } from '../../apps/book/src/testing/crash-process.ts'
import { createPgDatabase } from '../../apps/book/src/testing/pg-database.ts'
import { newFrame } from '../../apps/book/src/testing/test-host.ts'
import { openFaultyLine } from './faulty-line.ts'

const server = inject('postgres')
const PRE_MATCH = { match_id: 1, market_id: 1, specifier: '', outcome_id: '1', odds: 30_000 }
const CALL = { 'content-type': 'application/json', 'x-app': 'touchline', 'x-touchline-embed': 'frame' }

describe.skipIf(server === null)('a book that is killed', () => {
  test.each([
    ['before the host has heard of the debit', 'lost'],
    ['between the debit at the host and its own note of it', 'unanswered'],
  ] as const)('EMBED-03: killed %s, it takes the stake once, and both ledgers are equal', async (_when, fault) => {
    const database = await createPgDatabase(server ?? '')
    const { db } = database
    const key = randomBytes(32)
    const env = { DATABASE_URL: database.url, AUTHENTICATOR_KEYS: key.toString('base64') }
    let book: CrashProcess = await startCrashProcess(env)
    let hostKey = ''
    const host = createHostDemo({
      key: () => hostKey,
      bookOrigin: () => book.origin,
      bookCalls: () => book.origin,
      file: null,
      wallet: 'seamless',
    })
    const origin = `http://127.0.0.1:${await host.listen(0, '127.0.0.1')}`
    const line = await openFaultyLine(() => origin)
    const sealer = createSealer([key])
    const added = { origin, name: 'Harbour', wallet_url: line.url + WALLET_PATH }
    hostKey = (await addHost(db, sealer, added, Date.now())) ?? ''
    const site = { body: JSON.stringify({ format: 1, frameOrigins: [origin] }), author: 'test', basedOn: null }
    await publishSite(db, { ...site, now: Date.now() })

    const token = await signIn(origin, () => book.origin)
    let hasCut = false
    line.faults((call) => {
      if (call !== 'debit' || hasCut) return 'none'
      hasCut = true
      void book.kill()
      return fault
    })
    const places = () =>
      fetch(`${book.origin}/api/v3/bets`, {
        method: 'POST',
        headers: { ...CALL, authorization: `Bearer ${token}`, 'idempotency-key': 'key-of-a-killed-book' },
        body: JSON.stringify({
          meta: { device_id: 'test' },
          bets: [{ stake: { value: 10_00, currency: 'EUR' }, selections: [PRE_MATCH] }],
        }),
      })
    await places().catch(() => null)
    await expect.poll(() => book.isUp()).toBe(false)
    book = await startCrashProcess(env)
    const statusOf = async () =>
      (await db.query<{ status: string }>('SELECT status FROM bets ORDER BY id', [])).map(({ status }) => status)
    // Accepted where the book was back within the ten seconds of a debit, and rolled back otherwise.
    await expect.poll(statusOf).not.toContain('submitted')
    const [status] = await statusOf()
    const again = await places()
    expect(again.status, await again.text()).toBe(201)
    expect(await statusOf()).toEqual([status])
    const [{ id: hostId } = { id: 0 }] = await db.query<{ id: number }>('SELECT id FROM embed_hosts', [])
    const clock = { now: () => Date.now() + 1, after: () => () => {} }
    const agreed = { agreed: 1, open: 0, differences: [] }
    await expect.poll(() => checkWallet({ db, clock, sealer }, hostId)).toEqual(agreed)
    expect(await auditBook(db)).toEqual([])
    const [{ balance } = { balance: -1n }] = await db.query<{ balance: bigint }>(
      'SELECT balance FROM host_accounts',
      [],
    )
    expect([status, Number(balance)]).toEqual(status === 'rejected' ? [status, 100_00] : ['waiting_results', 90_00])
    await book.stop()
    await host.close()
    await line.close()
    await database.drop()
  })
})

/** The demo player deposits at the host and comes into its frame. @returns the token of the session */
async function signIn(origin: string, book: () => string): Promise<string> {
  const form = (path: string, fields: Record<string, string>, cookie = '') =>
    fetch(origin + path, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual', headers: { cookie } })
  const entered = await form('/sign-in', { email: 'demo@harbour.test', password: 'harbour lights', to: '/' })
  const cookie = entered.headers.get('set-cookie')?.split(';')[0] ?? ''
  expect((await form('/wallet/deposit', { amount: '100', reference: 'deposit-1' }, cookie)).status).toBe(303)
  const { nonce, verifier } = newFrame()
  const headers = { cookie, 'content-type': 'application/json' }
  const given = await fetch(`${origin}/session-code`, { method: 'POST', headers, body: JSON.stringify({ nonce }) })
  const { code } = (await given.json()) as { readonly code: string }
  const body = JSON.stringify({ code, verifier, host_origin: origin, cookieless: true })
  const begun = await fetch(`${book()}/api/v2/embed/sessions`, { method: 'POST', headers: CALL, body })
  const said = (await begun.json()) as { readonly data: { readonly token: string } }
  expect(begun.status, JSON.stringify(said)).toBe(200)
  return said.data.token
}

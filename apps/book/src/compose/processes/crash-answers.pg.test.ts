import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import type { Db } from '../../db/index.ts'
import { signedHeader } from '../../kernel/signature.ts'
import { issueByKey, readDefinitions, storeDefinitions } from '../../modules/bonuses/index.ts'
import { auditBook } from '../../modules/settlement/index.ts'
import { type CrashProcess, startCrashProcess } from '../../testing/crash-process.ts'
import { reach, send } from '../../testing/durability/player.ts'
import { createPgDatabase } from '../../testing/pg-database.ts'
import { orderIn } from '../../testing/test-cashier.ts'

const server = inject('postgres')
const SECRET = 'crash-answers-secret'
const HEADERS = { 'content-type': 'application/json', 'x-app': 'touchline' }
const EMAIL = 'rich@touchline.test'
const FREEBET = { type: 'freebet', name: { en: 'Free bet' }, amounts: { EUR: 10_00 }, boost_max: 20_000 }
const BOX = {
  type: 'lootbox',
  name: { en: 'Box' },
  currency: 'EUR',
  points_per_unit: 10,
  odds_cap: 50_000,
  opens_at: [0],
  contents: [
    { multiplier: 11_000, chance: '1/2' },
    { multiplier: 20_000, chance: '1/2' },
  ],
}

/** A request whose response never comes, and what shows that it was carried out. */
interface Act {
  readonly path: string
  readonly body: object
  /** One row with the column `n`: how often it was done. */
  readonly done: string
}

describe.skipIf(server === null)('killed between the commit and the response (skipped without PostgreSQL)', () => {
  let database: Awaited<ReturnType<typeof createPgDatabase>>
  let db: Db
  let book: CrashProcess
  let cookie = ''
  let playerId = 0
  const start = () =>
    startCrashProcess({
      DATABASE_URL: database.url,
      CASHIER_URL: 'http://127.0.0.1:9',
      CASHIER_SECRET: SECRET,
      DEPOSIT_HOLD_HOURS: '0',
      EXCHANGE_RATE_HOURS: '0',
    })

  beforeAll(async () => {
    database = await createPgDatabase(server ?? '')
    db = database.db
    book = await start()
    const body = JSON.stringify({ email: EMAIL, password: 'touchline' })
    const { headers, text } = await reach(`${book.origin}/api/users/sign_in`, {
      method: 'POST',
      headers: HEADERS,
      body,
    })
    cookie = headers.get('set-cookie')?.split(';')[0] ?? ''
    playerId = (JSON.parse(text) as { data: { id: number } }).data.id
    expect((await post('/api/player/accounts', 'account', { currency: 'USD' }))?.status).toBe(201)
  })
  afterAll(async () => {
    await book?.stop()
    expect(await auditBook(db), 'The books are not clean').toEqual([])
    await database.drop()
  })

  function post(path: string, key: string, body: object, more: Readonly<Record<string, string>> = {}) {
    const headers = { ...HEADERS, cookie, 'idempotency-key': `crash-answer-${key}`, ...more }
    return send(book.origin + path, { method: 'POST', headers, body: JSON.stringify(body) })
  }

  const count = async (sql: string) => Number((await db.query<{ n: bigint }>(sql, []))[0]?.n ?? 0)
  const balances = () =>
    db.query('SELECT currency, balance FROM wallet_accounts WHERE player_id = $1 ORDER BY currency', [playerId])

  /**
   * The act is done once the database shows it; the process then dies with its response. The same request gets the
   * response of the first one.
   */
  async function survives(name: string, { path, body, done }: Act): Promise<string> {
    const before = await count(done)
    const held = post(path, name, body, { 'x-crash-hold': '1' })
    await expect.poll(() => count(done)).toBe(before + 1)
    const left = await balances()
    await book.kill()
    expect(await held).toBeNull()
    book = await start()
    const answers = [await post(path, name, body), await post(path, name, body)]
    for (const answer of answers) expect([200, 201], answer?.text).toContain(answer?.status)
    expect(answers[1]?.text).toBe(answers[0]?.text)
    expect(await count(done)).toBe(before + 1)
    expect(await balances()).toEqual(left)
    return answers[0]?.text ?? ''
  }

  test('PLACE-03: a bet is placed and paid for once', async () => {
    const selection = { match_id: 1, market_id: 1, specifier: '', outcome_id: '1', odds: 30_000 }
    const bet = { stake: { value: 1_00, currency: 'EUR' }, selections: [selection] }
    await survives('bet', {
      path: '/api/v3/bets',
      body: { meta: { device_id: 'crash', auto_accept_odds_change: 'none' }, bets: [bet] },
      done: 'SELECT count(*) AS n FROM bets',
    })
  })

  test('PAY-01: a deposit is begun once, and its payment booked once', async () => {
    const text = await survives('deposit', {
      path: '/api/player/deposits',
      body: { amount: 10_00, currency: 'EUR', return_path: '/sports' },
      done: 'SELECT count(*) AS n FROM deposit_intents',
    })
    const payment = orderIn((JSON.parse(text) as { data: { url: string } }).data.url).payment
    const method = { id: 'card_1', kind: 'card', label: '•••• 4242' }
    const id = createHash('sha256').update(payment).digest('hex')
    const word = JSON.stringify({
      ...{ id, payment, status: 'succeeded', reference: 'pay_crash_answer', method },
      ...{ amount: 10_00, currency: 'EUR' },
    })
    const say = (more: Readonly<Record<string, string>> = {}) =>
      send(`${book.origin}/api/payments/callback`, {
        method: 'POST',
        headers: { ...HEADERS, 'touchline-signature': signedHeader(SECRET, 'callback', word, Date.now()), ...more },
        body: word,
      })
    const booked = `SELECT count(*) AS n FROM deposit_intents WHERE state = 'succeeded'`
    const held = say({ 'x-crash-hold': '1' })
    await expect.poll(() => count(booked)).toBe(1)
    const left = await balances()
    await book.kill()
    expect(await held).toBeNull()
    book = await start()
    expect((await say())?.text).toContain('known')
    expect(await balances()).toEqual(left)
  })

  test('PLAYER-03: money is exchanged once', async () => {
    await survives('exchange', {
      path: '/api/player/exchange',
      body: { from: 'EUR', to: 'USD', amount: 10_00, expected: 1 },
      done: 'SELECT count(*) AS n FROM exchanges',
    })
  })

  test('PAY-01: money is held for a withdrawal once', async () => {
    const [method] = await db.query<{ id: number }>(
      'SELECT method_id AS id FROM deposit_intents WHERE method_id > 0',
      [],
    )
    await survives('withdrawal', {
      path: '/api/player/withdrawals',
      body: { amount: 5_00, currency: 'EUR', method_id: method?.id ?? 0 },
      done: 'SELECT count(*) AS n FROM withdrawal_requests',
    })
  })

  test('BONUS-03: a box is opened once on a free bet, and shows the drawn prize', async () => {
    const now = Date.now()
    const read = readDefinitions(
      JSON.stringify({
        bonuses: [
          { key: 'raised', ...FREEBET },
          { key: 'box', ...BOX },
        ],
      }),
    )
    if (read.kind === 'wrong') throw new Error(read.faults.join('\n'))
    await storeDefinitions(db, read.bonuses, now)
    for (const key of ['raised', 'box']) expect(await issueByKey(db, key, playerId, 'test', now)).toBe('issued')
    const { text } = await reach(`${book.origin}/api/v2/bonuses/lootboxes`, { headers: { cookie } })
    const { data } = JSON.parse(text) as { data: { id: number; freebets_to_boost: { id: number }[] }[] }
    const box = data.find(({ freebets_to_boost: raisable }) => raisable.length > 0)
    const opened = await survives('boost', {
      path: `/api/v2/bonuses/${box?.id}/boost`,
      body: { freebet_id: box?.freebets_to_boost[0]?.id },
      done: 'SELECT count(*) AS n FROM loot_boxes WHERE opened_at IS NOT NULL',
    })
    const [drawn] = await db.query<{ multiplier: number }>(
      'SELECT multiplier FROM loot_boxes WHERE opened_at IS NOT NULL',
      [],
    )
    expect(opened).toContain(`"multiplier":${drawn?.multiplier}`)
  })
})

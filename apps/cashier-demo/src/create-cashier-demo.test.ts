import { createHmac } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { type CashierDemo, createCashierDemo } from './create-cashier-demo.ts'

const SECRET = 'shared'
const SITE = 'http://localhost:3000'
const hmac = (text: string) => createHmac('sha256', SECRET).update(text).digest('hex')
const open: (CashierDemo | Server)[] = []
const folder = mkdtempSync(join(tmpdir(), 'touchline-cashier-'))

afterEach(async () => {
  for (const one of open.splice(0)) await one.close()
})

/** A book that receives callbacks, and can refuse them for a while. */
async function hearing() {
  const received: Record<string, unknown>[] = []
  const book = { received, isDeaf: false, url: '' }
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk: Buffer) => {
      body += chunk
    })
    request.on('end', () => {
      const [, at = '', hex = ''] = /^t=(\d+),v1=(\w+)$/.exec(String(request.headers['touchline-signature'])) ?? []
      const isSigned = hex === hmac(`callback.${at}.${body}`)
      if (isSigned && !book.isDeaf) received.push(JSON.parse(body))
      response.writeHead(book.isDeaf ? 503 : isSigned ? 200 : 401).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  open.push(server)
  book.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/callback`
  return book
}

async function cashierFor(callbackUrl: string, file: string | null = null, laterMs = 1) {
  const cashier = createCashierDemo({ secret: SECRET, callbackUrl: () => callbackUrl, file, laterMs })
  open.push(cashier)
  return `http://127.0.0.1:${await cashier.listen(0, '127.0.0.1')}`
}

let serial = 0

function order(differing: object = {}) {
  const payment = `payment-${++serial}`
  const back = Object.fromEntries(
    ['success', 'error', 'pending'].map((result) => [`${result}_url`, `${SITE}/sports?payment=${result}`]),
  )
  const amounts = {
    payment,
    payer: 'payer1',
    amount: 25_00,
    currency: 'EUR',
    subunits: 100,
    kind: 'page',
    locale: 'en',
    origin: SITE,
  }
  const all = { ...amounts, ...back, expires_at: Date.now() + 60_000, ...differing }
  const payload = Buffer.from(JSON.stringify(all)).toString('base64url')
  return { payment, signed: `${payload}.${hmac(`order.${payload}`)}` }
}

const pay = (cashier: string, signed: string, form: Record<string, string>) =>
  fetch(`${cashier}/pay`, { method: 'POST', redirect: 'manual', body: new URLSearchParams({ order: signed, ...form }) })

describe('the demo cashier', () => {
  test.each([
    ['4242 4242 4242 4242', 'pay', 'success', ['succeeded']],
    ['4000000000000002', 'pay', 'error', ['failed']],
    ['4000 0000 0000 9995', 'pay', 'error', ['failed']],
    ['4000 0000 0000 3220', 'pay', 'pending', ['pending', 'succeeded']],
    ['4000 0000 0000 0259', 'pay', 'success', ['succeeded', 'charged_back']],
    ['4242 4242 4242 4242', 'fail', 'error', ['failed']],
    ['4242 4242 4242 4242', 'pending', 'pending', ['pending', 'succeeded']],
  ])(
    'PAY-01: card %s, by the button %s, leads back with %s and is reported as %j',
    async (card, action, result, reported) => {
      const book = await hearing()
      const cashier = await cashierFor(book.url)
      const { signed, payment } = order()
      const answer = await pay(cashier, signed, { method: 'card', card, action })
      expect([answer.status, answer.headers.get('location')]).toEqual([303, `${SITE}/sports?payment=${result}`])
      await expect.poll(() => book.received.map(({ status }) => status)).toEqual(reported)
      expect(book.received[0]).toMatchObject({ payment, amount: 25_00, currency: 'EUR' })
      expect(JSON.stringify(book.received[0])).not.toContain('4242 4242')
    },
  )

  test('PAY-01, SAFE-02: the common test number is a card of each player, other numbers are one card for all players', async () => {
    const book = await hearing()
    const cashier = await cashierFor(book.url)
    const pays = [
      ['ann', '4242 4242 4242 4242'],
      ['ann', '4242424242424242'],
      ['bob', '4242 4242 4242 4242'],
      ['ann', '5555 5555 5555 4444'],
      ['bob', '5555 5555 5555 4444'],
    ] as const
    for (const [at, [payer, card]] of pays.entries()) {
      await pay(cashier, order({ payer }).signed, { method: 'card', card, action: 'pay' })
      await expect.poll(() => book.received.length).toBe(at + 1)
    }
    const ids = book.received.map(({ method }) => (method as { id: string }).id)
    expect(ids).toEqual([
      'card_4242424242424242_ann',
      'card_4242424242424242_ann',
      'card_4242424242424242_bob',
      'card_5555555555554444',
      'card_5555555555554444',
    ])
  })

  test('PAY-01: an order that is signed by another key, or changed, is not shown and not taken', async () => {
    const book = await hearing()
    const cashier = await cashierFor(book.url)
    const { signed } = order()
    for (const bent of ['', 'x', `${signed}x`, `x${signed}`, `${signed.split('.')[0]}.${'0'.repeat(64)}`]) {
      expect((await fetch(`${cashier}/pay?order=${bent}`)).status, bent).toBe(400)
      expect((await pay(cashier, bent, { method: 'card', card: '4242424242424242', action: 'pay' })).status).toBe(400)
    }
    expect((await fetch(`${cashier}/pay?order=${order({ expires_at: 1 }).signed}`)).status).toBe(410)
    expect(book.received).toEqual([])
  })

  test('PAY-01: a number that is no test number is never charged; a decision is final', async () => {
    const book = await hearing()
    const cashier = await cashierFor(book.url)
    const { signed } = order()
    const real = await pay(cashier, signed, { method: 'card', card: '4111 1111 1111 1111', action: 'pay' })
    expect(real.headers.get('location')).toContain('wrong=1')
    await pay(cashier, signed, { method: 'card', card: '4242 4242 4242 4242', action: 'fail' })
    const late = await pay(cashier, signed, { method: 'card', card: '4242 4242 4242 4242', action: 'pay' })
    expect(late.headers.get('location')).toBe(`${SITE}/sports?payment=error`)
    expect(book.received.map(({ status }) => status)).toEqual(['failed'])
  })

  test('PAY-01: a notice that the book refuses is sent again, by the next process too, and the book can query it', async () => {
    const book = await hearing()
    const file = join(folder, 'payments.json')
    const first = await cashierFor(book.url, file)
    const { signed, payment } = order()
    book.isDeaf = true
    await pay(first, signed, { method: 'card', card: '4242 4242 4242 4242', action: 'pay' })
    expect(book.received).toEqual([])
    await open.pop()?.close()
    const second = await cashierFor(book.url, file)
    const ask = (header: string) =>
      fetch(`${second}/api/payments/${payment}`, { headers: { 'touchline-signature': header } })
    const now = Math.floor(Date.now() / 1_000)
    expect((await ask('t=1,v1=0')).status).toBe(401)
    const answer = await ask(`t=${now},v1=${hmac(`question.${now}.${payment}`)}`)
    expect(await answer.json()).toMatchObject({ payment, status: 'succeeded' })
    book.isDeaf = false
    await expect.poll(() => book.received.map(({ status }) => status)).toEqual(['succeeded'])
    rmSync(folder, { recursive: true })
  })

  test('PAY-01: a payout has the same response however often the book requests it, and is refused for a closed account and to other callers', async () => {
    const cashier = await cashierFor('http://127.0.0.1:9')
    const ask = (order: object, secret = SECRET) => {
      const body = JSON.stringify(order)
      const now = Math.floor(Date.now() / 1_000)
      const v1 = createHmac('sha256', secret).update(`payout.${now}.${body}`).digest('hex')
      const headers = { 'content-type': 'application/json', 'touchline-signature': `t=${now},v1=${v1}` }
      return fetch(`${cashier}/api/payouts`, { method: 'POST', headers, body })
    }
    const order = { payout: 'payout_1', amount: 20_00, currency: 'EUR', method: 'card_4242424242424242' }
    const paid = { payout: 'payout_1', status: 'paid', reference: 'out_payout_1' }
    for (const answer of [await ask(order), await ask(order)]) expect(await answer.json()).toEqual(paid)
    const refused = await (await ask({ ...order, method: 'card_4000000000000259' })).json()
    expect(refused).toEqual({ payout: 'payout_1', status: 'refused', reason: 'account_closed' })
    expect((await ask(order, 'guessed')).status).toBe(401)
    for (const nonsense of [{}, { ...order, amount: 0 }, { ...order, currency: 'euro' }])
      expect((await ask(nonsense)).status).toBe(400)
  })

  test('PAY-02: only the site may frame the page, and its script is there for it', async () => {
    const cashier = await cashierFor('http://127.0.0.1:9')
    const framed = await fetch(`${cashier}/pay?order=${order({ kind: 'script' }).signed}`)
    expect(framed.headers.get('content-security-policy')).toContain(`frame-ancestors ${SITE}`)
    const alone = await fetch(`${cashier}/pay?order=${order().signed}`)
    expect(alone.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
    const script = await fetch(`${cashier}/cashier.js`)
    expect([script.status, script.headers.get('access-control-allow-origin')]).toEqual([200, '*'])
    expect(await script.text()).toContain('export function mount(')
  })
})

test('BLOCK-03: the page to pay on has the colours of the product, in both themes', () => {
  const colours = (path: string) => {
    const sheet = readFileSync(join(import.meta.dirname, path), 'utf8')
    return new Set([...sheet.matchAll(/light-dark\(([^)]*)\)/g)].map(([, pair]) => pair))
  }
  const own = colours('served/style.css')
  expect(own.size).toBeGreaterThan(5)
  const tokens = colours('../../../packages/ui/src/tokens/tokens.css')
  expect([...own].filter((pair) => !tokens.has(pair))).toEqual([])
})

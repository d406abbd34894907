import { createHmac } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { createHostDemo, type HostDemo } from './create-host-demo.ts'
import { DEMO } from './players/players.ts'

const KEY = 'a-key-of-host-and-book'
const BOOK = 'http://localhost:3000'
const open: (HostDemo | Server)[] = []

afterEach(async () => {
  for (const one of open.splice(0)) await one.close()
})

interface Asked {
  readonly path: string
  readonly text: string
  readonly body: Record<string, unknown>
  readonly headers: Readonly<Record<string, unknown>>
}

/** A book that keeps a balance by references, and can be out of reach for a while. */
async function fakeBook() {
  const book = { asked: [] as Asked[], isAway: false, balance: 0, url: '' }
  const booked = new Set<string>()
  const server = createServer((request, response) => {
    let text = ''
    request.on('data', (chunk: Buffer) => {
      text += chunk
    })
    request.on('end', () => {
      if (book.isAway) return void response.writeHead(503).end()
      const body = JSON.parse(text)
      const path = String(request.url)
      book.asked.push({ path, text, body, headers: request.headers })
      const say = (data: unknown, status = 200) =>
        response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(data))
      if (path === '/api/embed/codes') return void say({ data: { code: 'C'.repeat(43) } })
      if (path === '/api/embed/balances') return void say({ data: [{ currency: 'EUR', balance: book.balance }] })
      const amount = Number(body.amount)
      if (path === '/api/embed/withdrawals' && amount > book.balance)
        return void say({ code: 1031, localized_message: 'There is less money.' }, 400)
      if (path !== '/api/embed/sign-outs' && !booked.has(body.reference)) {
        booked.add(body.reference)
        book.balance += path.endsWith('deposits') ? amount : -amount
      }
      say({ data: {} })
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  open.push(server)
  book.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return book
}

async function hostFor(bookUrl: string, file: string | null = null) {
  const host = createHostDemo({ key: () => KEY, bookOrigin: () => BOOK, bookCalls: () => bookUrl, file })
  open.push(host)
  const origin = `http://127.0.0.1:${await host.listen(0, '127.0.0.1')}`
  let cookie = ''
  async function ask(path: string, form?: Record<string, string>, headers: Record<string, string> = {}) {
    const body = form === undefined ? null : new URLSearchParams(form)
    const method = body === null ? 'GET' : 'POST'
    const answer = await fetch(origin + path, { method, body, redirect: 'manual', headers: { cookie, ...headers } })
    cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? cookie
    return answer
  }
  return {
    origin,
    ask,
    text: async (path: string) => (await ask(path)).text(),
    signIn: (password: string = DEMO.password) => ask('/sign-in', { email: DEMO.email, password, to: '/wallet' }),
    askCode: (nonce: string) =>
      fetch(`${origin}/session-code`, {
        method: 'POST',
        headers: { cookie, 'content-type': 'application/json' },
        body: JSON.stringify({ nonce }),
      }),
  }
}

test('EMBED-03 every page allows the script and the frames of the book and nothing else of others', async () => {
  const host = await hostFor(BOOK)
  for (const path of ['/', '/sports', '/sign-in', '/join', '/help', '/terms', '/playground', '/wallet', '/no-page']) {
    const policy = (await host.ask(path)).headers.get('content-security-policy') ?? ''
    expect([path, policy]).toEqual([path, expect.stringContaining(`script-src 'self' ${BOOK}; frame-src ${BOOK};`)])
    expect(policy).not.toContain('unsafe')
  }
})

test('EMBED-04 the page with the sportsbook holds the tag, whose address follows the hash', async () => {
  const text = await (await hostFor(BOOK)).text('/sports')
  expect(text).toContain(`<script type="module" src="${BOOK}/embed/1/touchline.js">`)
  expect(text).toMatch(
    new RegExp(`<touchline-sportsbook src="${BOOK}" url-sync="hash"[^>]*session-url="/session-code"`),
  )
})

test('a player signs in with the password that the page shows, and with no other one', async () => {
  const host = await hostFor((await fakeBook()).url)
  expect(await host.text('/sign-in')).toContain(DEMO.password)
  expect((await host.signIn('another one')).status).toBe(401)
  expect((await host.ask('/wallet')).headers.get('location')).toBe('/sign-in?to=%2Fwallet')
  const signedIn = await host.signIn()
  expect([signedIn.status, signedIn.headers.get('location')]).toEqual([303, '/wallet'])
  expect(await host.text('/wallet')).toContain('data-host-balance="0"')
})

test.each(['//evil.example', 'https://evil.example', '/\\evil.example', 'javascript:alert(1)'])(
  'signing in never leads to %s',
  async (to) => {
    const host = await hostFor(BOOK)
    const answer = await host.ask('/sign-in', { email: DEMO.email, password: DEMO.password, to })
    expect(answer.headers.get('location')).toBe('/')
  },
)

test('what the page of another site sends in the name of a player is refused', async () => {
  const host = await hostFor((await fakeBook()).url)
  await host.signIn()
  for (const headers of [{ origin: 'https://evil.example' }, { origin: 'null' }, { 'sec-fetch-site': 'cross-site' }])
    expect((await host.ask('/wallet/deposit', { amount: '5', reference: 'r-12345678' }, headers)).status).toBe(403)
})

test('EMBED-03 a code is requested from the book for the nonce of the frame, signed, and only for a signed-in player', async () => {
  const book = await fakeBook()
  const host = await hostFor(book.url)
  expect((await host.askCode('n'.repeat(43))).status).toBe(204)
  await host.signIn()
  expect(await (await host.askCode('n'.repeat(43))).json()).toEqual({ code: 'C'.repeat(43) })
  const asked = book.asked.find(({ path }) => path === '/api/embed/codes')
  expect(asked?.body).toMatchObject({
    origin: host.origin,
    nonce: 'n'.repeat(43),
    player: { external_id: 'demo', country: 'DE', born_on: '1990-05-17' },
  })
  const { 'touchline-request': request, 'touchline-signature': signature } = asked?.headers ?? {}
  const [, at] = /^t=(\d+),v1=/.exec(String(signature)) ?? []
  const text = `host.${at}.POST /api/embed/codes\n${host.origin}\n${request}\n${asked?.text}`
  expect(signature).toBe(`t=${at},v1=${createHmac('sha256', KEY).update(text).digest('hex')}`)
  expect(asked?.headers['touchline-host']).toBe(host.origin)
})

test('a deposit whose response is lost is sent again under its reference, and booked once', async () => {
  const book = await fakeBook()
  const host = await hostFor(book.url)
  await host.signIn()
  book.isAway = true
  const form = { amount: '25.50', reference: 'form-1234' }
  await host.ask('/wallet/deposit', form)
  expect(await host.text('/wallet')).toContain('data-payment="waiting"')
  book.isAway = false
  await expect.poll(() => host.text('/wallet')).toContain('data-payment="done"')
  await host.ask('/wallet/deposit', form)
  expect(book.balance).toBe(25_50)
  expect(await host.text('/wallet')).toContain('data-host-balance="2550"')
})

test('a withdrawal that the book refuses says why, and no money moves', async () => {
  const book = await fakeBook()
  book.balance = 10_00
  const host = await hostFor(book.url)
  await host.signIn()
  const refused = await host.ask('/wallet/withdraw', { amount: '11', reference: 'form-5678' })
  expect([refused.status, await refused.text()]).toEqual([400, expect.stringContaining('There is less money.')])
  expect((await host.ask('/wallet/withdraw', { amount: '4', reference: 'form-9012' })).status).toBe(303)
  expect(book.balance).toBe(6_00)
})

test('a player who has set a limit deposits no more than that within a day', async () => {
  const book = await fakeBook()
  const host = await hostFor(book.url)
  await host.signIn()
  await host.ask('/limits', { limit: '30' })
  expect((await host.ask('/wallet/deposit', { amount: '20', reference: 'form-aaaa' })).status).toBe(303)
  expect((await host.ask('/wallet/deposit', { amount: '10.01', reference: 'form-bbbb' })).status).toBe(400)
  expect(book.balance).toBe(20_00)
})

test('who signs out here is signed out at the book', async () => {
  const book = await fakeBook()
  const host = await hostFor(book.url)
  await host.signIn()
  await host.ask('/sign-out', {})
  expect(book.asked.at(-1)).toMatchObject({ path: '/api/embed/sign-outs', body: { external_id: 'demo' } })
  expect((await host.ask('/wallet')).status).toBe(303)
})

test('a new player is of age, has an e-mail of their own, and is there after a restart', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'touchline-host-'))
  const file = join(folder, 'host.json')
  const host = await hostFor(BOOK, file)
  const form = {
    first_name: '<b>Kim',
    last_name: 'Lund',
    born_on: '1985-01-31',
    country: 'SE',
    email: 'kim@harbour.test',
    password: 'long enough',
  }
  expect((await host.ask('/join', { ...form, born_on: '2020-01-01' })).status).toBe(400)
  expect((await host.ask('/join', form)).status).toBe(303)
  expect(await host.text('/')).toContain('&lt;b&gt;Kim')
  expect((await host.ask('/join', { ...form, email: 'KIM@harbour.test' })).status).toBe(409)
  const again = await hostFor(BOOK, file)
  expect((await again.ask('/sign-in', { email: form.email, password: form.password, to: '/' })).status).toBe(303)
  rmSync(folder, { recursive: true })
})

import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type ApiPlayer, signInByHttp } from '../harness/api.ts'
import { mailbox } from '../harness/mailbox.ts'
import { placesBets } from '../harness/places-bets.ts'
import { type Product, startProduct } from '../harness/product.ts'
import { until } from '../harness/wait.ts'

const EMAIL = 'karla.quiet+journey@example.org'
const PASSWORD = 'seven quiet boats at noon'
const NEW_PASSWORD = 'eight quiet boats at dusk'
const WRONG_PASSWORD = 'nine quiet boats at dawn'
const PHONE = '+4915112349876'
const CARD = '4242424242424242'
const PERSON = {
  first_name: 'Karlotta',
  last_name: 'Quietmann',
  born_on: '1987-03-19',
  country: 'DE',
  street: 'Leisegasse 17',
  postal_code: '04109',
  city: 'Leipzig',
}
const JSON_HEADERS = { 'content-type': 'application/json', 'x-app': 'touchline' }
const BACK = '/sports/profile/wallet/deposit'

/** The forms of a secret: unchanged, encoded for an address, and without separators of digits. */
function formsOf(secret: string): readonly string[] {
  return [secret, encodeURIComponent(secret), secret.replace('+', ''), JSON.stringify(secret).slice(1, -1)]
}

describe('the log of a whole account', () => {
  let product: Product
  beforeAll(async () => {
    product = await startProduct({ LOG_LEVEL: 'debug', DEPOSIT_HOLD_HOURS: '0' })
  })
  afterAll(() => product?.close())

  const sends = (method: string, path: string, body: object) =>
    fetch(product.origin + path, { method, headers: JSON_HEADERS, body: JSON.stringify(body) })

  /** Returns the token of the link. */
  async function tokenOf(subject: RegExp, name: string): Promise<string> {
    const { link } = await mailbox(product.outbox).arrives(EMAIL, subject)
    // Also a page with it in its address: addresses are logged.
    await (await fetch(link)).text()
    return new URL(link).searchParams.get(name) ?? ''
  }

  async function paysIn(player: ApiPlayer): Promise<string> {
    const wish = { amount: 50_00, currency: 'EUR', return_path: BACK }
    const begun = await player.send('POST', '/api/player/deposits', wish, { 'idempotency-key': randomUUID() })
    const { url } = ((await begun.json()) as { data: { url: string } }).data
    const order = new URL(url).searchParams.get('order') ?? ''
    const body = new URLSearchParams({ order, method: 'card', card: CARD, action: 'pay' })
    await fetch(new URL('/pay', url), { method: 'POST', body, redirect: 'manual' })
    await until('the money to be there', async () => (await player.balance()) >= 50_00)
    return order
  }

  test('PLAYER-01 PAY-01: from sign-up to a new password it holds no token, code, address, number, name or password', async () => {
    const who = { email: EMAIL, password: PASSWORD, currency: 'EUR', terms_accepted: true, ...PERSON }
    expect((await sends('POST', '/api/users', who)).status).toBe(202)
    const confirmation = await tokenOf(/./, 'confirmation_token')
    expect((await sends('POST', '/api/users/confirmation', { confirmation_token: confirmation })).ok).toBe(true)
    expect((await sends('POST', '/api/users/sign_in', { email: EMAIL, password: WRONG_PASSWORD })).status).toBe(401)
    const player = await signInByHttp(product.origin, EMAIL, PASSWORD)

    const number = { phone_number: PHONE, password: PASSWORD }
    expect((await player.send('POST', '/api/player/phone/code', number)).ok).toBe(true)
    const { text } = await mailbox(product.outbox).textArrives(PHONE)
    const code = /\b\d{6}\b/.exec(text)?.[0] ?? ''
    const wrong = code === '000001' ? '000002' : '000001'
    expect((await player.send('POST', '/api/player/phone/confirm', { code: wrong })).ok).toBe(false)
    expect((await player.send('POST', '/api/player/phone/confirm', { code })).ok).toBe(true)

    const order = await paysIn(player)
    await placesBets(player, 'prematch', 1, 5_00)
    const { data } = await player.get<{ data: { methods: readonly { id: number }[] } }>('/api/player/cashier')
    const out = { amount: 10_00, currency: 'EUR', method_id: data.methods[0]?.id }
    const asked = await player.send('POST', '/api/player/withdrawals', out, { 'idempotency-key': randomUUID() })
    expect(asked.ok, await asked.text()).toBe(true)

    const before = mailbox(product.outbox).mailsTo(EMAIL).length
    expect((await sends('POST', '/api/users/password', { email: EMAIL })).status).toBe(202)
    const { link } = await mailbox(product.outbox).arrives(EMAIL, /./, before)
    const reset = new URL(link).searchParams.get('reset_password_token') ?? ''
    await (await fetch(link)).text()
    const chosen = { reset_password_token: reset, password: NEW_PASSWORD }
    expect((await sends('PUT', '/api/users/password', chosen)).ok).toBe(true)
    // A used token and a malformed request are checked, too.
    expect((await sends('PUT', '/api/users/password', chosen)).ok).toBe(false)
    expect((await sends('PUT', '/api/users/password', { ...chosen, password: 7, note: EMAIL })).status).toBe(400)
    await fetch(`${product.origin}/api/users/confirmation?confirmation_token=${confirmation}&email=${EMAIL}`)
    const again = await signInByHttp(product.origin, EMAIL, NEW_PASSWORD)

    const log = product.log()
    expect(log.split('\n').length).toBeGreaterThan(5)
    const cookies = [player.cookie, again.cookie].map((cookie) => cookie.split('=').slice(1).join('='))
    const { country: _, ...person } = PERSON
    const typed = {
      EMAIL,
      PASSWORD,
      NEW_PASSWORD,
      WRONG_PASSWORD,
      PHONE,
      CARD,
      ...person,
      confirmation,
      code,
      order,
      reset,
    }
    const secrets = { ...typed, cookie: cookies[0] ?? '', newCookie: cookies[1] ?? '' }
    for (const [name, secret] of Object.entries(secrets)) expect(secret.length, name).toBeGreaterThan(4)
    const logged = Object.entries(secrets).filter(([, secret]) => formsOf(secret).some((form) => log.includes(form)))
    expect(logged.map(([name]) => name)).toEqual([])
  })
})

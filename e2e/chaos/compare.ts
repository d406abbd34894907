import { type Bet, MARKET_STATUS, type Market } from '@touchline/contract'
import type { ApiPlayer } from '../harness/api.ts'
import type { Bettor } from '../harness/bettor.ts'
import { sleep } from '../harness/wait.ts'

type Prices = ReadonlyMap<string, number | null>

/** A price of the server takes at most this long to reach the page. */
const ON_ITS_WAY_MS = 1_500

/** What the screen says otherwise than the server, in words; nothing where both agree. */
export async function differences(player: Bettor, api: ApiPlayer): Promise<readonly string[]> {
  return [
    ...(await ofPrices(player, api)),
    ...(await ofSlip(player)),
    ...(await ofBalance(player, api)),
    ...(await ofBets(player, api)),
  ]
}

/** Faults of the slip: a request whose outcome the player does not know. */
async function ofSlip({ slip }: Bettor): Promise<readonly string[]> {
  const text = (await slip.textContent().catch(() => '')) ?? ''
  return /We are checking your bet|Placing/.test(text) ? ['the slip still waits for an outcome'] : []
}

async function ofBalance(player: Bettor, api: ApiPlayer): Promise<readonly string[]> {
  const [shown, is] = [await player.balance(), await api.balance()]
  return shown === is ? [] : [`balance ${shown}, the server says ${is}`]
}

/**
 * Compares visible prices and those of the slip's legs. Since they move, any price of the server from a moment before
 * the page was read until after it is right.
 */
async function ofPrices({ page }: Bettor, api: ApiPlayer): Promise<readonly string[]> {
  const read = () =>
    page.locator('main button[data-outcome], [data-leg]').evaluateAll((all) =>
      // Rows outside the window are updated when they are scrolled into it.
      all
        .filter((element) => {
          const { top, bottom } = element.getBoundingClientRect()
          return element.hasAttribute('data-leg') || (bottom > 0 && top < innerHeight)
        })
        .map((element) => ({
          key: element.getAttribute('data-outcome') ?? element.getAttribute('data-leg') ?? '',
          odds: element.hasAttribute('data-leg')
            ? Number(element.getAttribute('data-leg-odds'))
            : Math.round(Number(/[\d.]+$/.exec(element.textContent ?? '')?.[0] ?? 'NaN') * 10_000),
        })),
    )
  const matches = [...new Set((await read()).map(({ key }) => key.split('/')[0] ?? ''))].slice(0, 12)
  const before = await pricesOf(api, matches)
  await sleep(ON_ITS_WAY_MS)
  const shown = await read()
  const after = await pricesOf(api, matches)
  return shown.flatMap(({ key, odds }) => {
    const is = before.get(key)
    if (is === undefined || is === null || after.get(key) !== is || Number.isNaN(odds)) return []
    // Three decimals are shown at most, where the price is below 1.1.
    return Math.abs(odds - is) < 100 ? [] : [`${key} is shown at ${odds}, the server says ${is}`]
  })
}

async function pricesOf(api: ApiPlayer, matches: readonly string[]): Promise<Prices> {
  const prices = new Map<string, number | null>()
  for (const id of matches) {
    const { data } = await api.get<{ data: readonly Market[] }>(`/api/v2/matches/${id}/markets?limit=500`)
    for (const market of data)
      for (const { id: outcome, odds, active } of market.outcomes) {
        const isOpen = active && market.status === MARKET_STATUS.allowed
        prices.set(`${id}/${market.id}/${market.specifier}/${outcome}`, isOpen ? odds : null)
      }
  }
  return prices
}

/** Every bet that the list shows, and all that it must show. */
async function ofBets({ page }: Bettor, api: ApiPlayer): Promise<readonly string[]> {
  await page
    .getByRole('tab', { name: /^My bets/ })
    .first()
    .click()
  await page
    .getByRole('radio', { name: /^All/ })
    .first()
    .click({ timeout: 5_000 })
    .catch(() => undefined)
  const shown = await page.locator('article[data-bet-id]').evaluateAll((all) =>
    all.map((card) => ({
      id: Number(card.getAttribute('data-bet-id')),
      state: card.querySelector('[data-bet-state]')?.getAttribute('data-bet-state'),
      risk: card.querySelector('[data-bet-at-risk]')?.getAttribute('data-bet-at-risk') ?? null,
    })),
  )
  await page
    .getByRole('tab', { name: /^Bet slip/ })
    .first()
    .click()
  const { data } = await api.get<{ data: readonly Bet[] }>('/api/v3/bets?limit=50')
  const missing = data
    .filter(({ id }) => !shown.some((card) => card.id === id))
    .map(({ id }) => `bet ${id} is not shown`)
  const wrong = shown.flatMap(({ id, state, risk }) => {
    const bet = data.find((each) => each.id === id)
    if (bet === undefined || (bet.status === state && (risk === null || Number(risk) === bet.open_stake))) return []
    return [`bet ${id} is shown as ${state}, ${risk} at risk; the server says ${bet.status}, ${bet.open_stake}`]
  })
  return [...missing, ...wrong]
}

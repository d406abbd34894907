import { createSlip, currencyOf, EVENT_STATUS, MARKET_STATUS } from '@touchline/betting'
import { expect, test } from 'vitest'
import { createScriptedHttp, ok } from '../../../testing/scripted-http.ts'
import type { WantedBet } from '../state/wanted-bet.ts'
import { fillSlip } from './fill-slip.ts'

const outcome = { id: '1', name: 'Home', active: true, odds: 21_000 }
const market = {
  id: 1,
  name: 'Match result',
  specifier: '',
  status: MARKET_STATUS.allowed,
  market_groups: [],
  outcomes: [outcome],
}
const league = { provider: 'betradar', sport: { key: 'football', type: 'regular' }, category: { name: 'England' } }
const event = {
  id: 7,
  urn_id: 'm7',
  slug: 'home-away',
  type: 'match',
  provider: 'betradar',
  status: EVENT_STATUS.prematch,
  tournament: league,
  competitors: { home: { name: 'Home' }, away: { name: 'Away' } },
}
const LEG = { matchId: 7, marketId: 1, specifier: '', name: 'Home' }

function backend() {
  const scripted = createScriptedHttp()
  scripted.on('getMatches', () => ok({ data: [event] } as never))
  scripted.on('getMatchMarkets', () => ok({ data: [market] } as never))
  scripted.on('getRates', () =>
    ok({
      data: [
        { currency: 'EUR', units_per_euro: '1' },
        { currency: 'BTC', units_per_euro: '0.00001' },
      ],
    } as never),
  )
  return scripted.http
}
const wanted = (outcomeId: string): WantedBet => ({
  type: 'single',
  legs: [{ ...LEG, outcomeId }],
  systemId: null,
  stake: { value: 10_000, currency: 'BTC', subunits: 100_000_000 },
})

test('SLIP-09 BETS-03: a bet in another currency fills the slip at the price of now, its stake by the rates of now', async () => {
  const slip = createSlip({ currency: currencyOf('EUR') })
  const { bets, gone } = await fillSlip(backend(), slip, [wanted('1')], 'sharing')
  expect(bets).toMatchObject([
    { betType: 'SINGLE', stake: 1_000, stakeSource: 'sharing', selections: [{ odds: 21_000 }] },
  ])
  expect(gone).toEqual([])
})

test('BETS-03: selections that are no longer offered are left out and named', async () => {
  const slip = createSlip({ currency: currencyOf('EUR') })
  expect(await fillSlip(backend(), slip, [wanted('2')], 'sharing')).toMatchObject({ bets: [], gone: ['Home'] })
})

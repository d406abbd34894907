import { reduceSlip, type SlipAction, slipErrors, summarizeSlip } from '@touchline/betting'
import type { SiteConfig } from '@touchline/contract'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { callKey } from '../../../data/index.ts'
import { demoServices, PageFrame } from '../../../gallery/PageFrame.tsx'
import { englishTexts } from '../../../testing/english.ts'
import { siteWith } from '../../../testing/site.ts'
import { agreedTotals } from '../state/agreed-totals.ts'
import { placeButton } from '../state/place-button.ts'
import { INITIAL_TICKET } from '../state/ticket-state.ts'
import { loggedInAs } from '../testing/harness.ts'
import { home } from '../testing/picks.ts'
import { PlaceButtonView } from './PlaceButtonView.tsx'

const MORE_THAN_THERE_IS: readonly SlipAction[] = [
  { type: 'toggle_outcome', pick: home },
  { type: 'set_stake', betKey: null, stake: 60_00 },
]
const CONTEXT = { balance: 50_00, minStake: 10, maxStake: 1_000_000, maxPayout: 100_000_000 }

/** The end of a slip with a stake above the balance, on a site with these features. */
function shortOn(features: Partial<SiteConfig['features']>): string {
  const services = demoServices(englishTexts(), (problem) => expect(problem).toBe(''))
  const { site } = siteWith([])
  const config = { ...site, features: { ...site.features, ...features } }
  services.queries.setQueryData(callKey('getSiteConfig', undefined), { data: config })
  const slip = MORE_THAN_THERE_IS.reduce(reduceSlip, INITIAL_TICKET.slip)
  const [summary, errors] = [summarizeSlip(slip, CONTEXT), slipErrors(slip, CONTEXT)]
  const agreed = agreedTotals(slip, CONTEXT.maxPayout)
  const button = placeButton(slip, summary, errors, loggedInAs(7).auth, agreed.totalPotentialWin)
  const reckoned = { slip, summary, errors, agreed, button }
  return renderToString(PageFrame({ services, children: createElement(PlaceButtonView, { reckoned }) }))
}

test('PAY-01 BLOCK-03: a slip short of money offers a deposit where the site has quick deposits, and nowhere else', () => {
  expect(shortOn({ quickDeposit: true })).toMatch(/<button[^>]*data-place/)
  const html = shortOn({ quickDeposit: false })
  expect(html).not.toContain('<button')
  // The reason why the bet cannot be placed is shown all the same.
  expect(html).toContain('10.00')
})

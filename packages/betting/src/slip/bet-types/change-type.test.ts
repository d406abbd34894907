import { expect, test } from 'vitest'
import { pickOf } from '../../testing/picks.ts'
import { SlipHarness } from '../../testing/slip-harness.ts'

const home = pickOf(1, '1')
const away = pickOf(2, '3')
const over = pickOf(3, '12')

function reasons(slip: SlipHarness) {
  return Object.fromEntries(slip.summary.types.map((type) => [type.betType, type.isCurrent || type.disabledBy]))
}

test('SLIP-03: to SINGLE splits the selections into bets with the same stake', () => {
  new SlipHarness()
    .add(home, away)
    .stake(500)
    .change('SINGLE')
    .expectBets('SINGLE 1', 'SINGLE 1')
    .expectStakes(500, 500)
})

test('SLIP-03: to COMBO merges the singles with the stake of the first', () => {
  const slip = new SlipHarness().add(home, away).change('SINGLE').stakeOn(home, 300).stakeOn(away, 700)
  slip.change('COMBO').expectBets('COMBO 2').expectStakes(300)
})

test('SLIP-03: to SYSTEM builds the first system of that size', () => {
  new SlipHarness().add(home, away, over).stake(300).change('SYSTEM').expectBets('SYSTEM 2/3').expectStakes(300)
})

test('PLACE-05: where no stake wins anything the slip shows it before one is typed', () => {
  const slip = new SlipHarness().add(home, away)
  const before = slip.state
  expect(slip.change('COMBO').state).toBe(before)
  expect(reasons(slip)).toEqual({ SINGLE: null, COMBO: true, SYSTEM: 'no_system_size' })
})

test('SLIP-03: a single selection stays a single', () => {
  const slip = new SlipHarness().add(home).change('COMBO').change('SYSTEM').expectBets('SINGLE 1')
  expect(reasons(slip)).toEqual({ SINGLE: true, COMBO: 'single_selection', SYSTEM: 'single_selection' })
})

test('SLIP-03: an empty slip has no type to change', () => {
  expect(reasons(new SlipHarness())).toEqual({ SINGLE: 'slip_empty', COMBO: 'slip_empty', SYSTEM: 'slip_empty' })
})

test('SLIP-03: no system is offered for a number of selections that no size matches', () => {
  const slip = new SlipHarness().add(home, away).change('SYSTEM').expectBets('COMBO 2')
  expect(slip.summary.systemTypes).toEqual([])
  expect(slip.add(over).summary.systemTypes.map((type) => type.id)).toEqual(['2/3'])
})

test('SLIP-08: two selections of one match may be singles, not a combo or system', () => {
  const slip = new SlipHarness().add(home, pickOf(1, '2'), over).change('SINGLE')
  expect(reasons(slip)).toEqual({ SINGLE: true, COMBO: 'same_match', SYSTEM: 'same_match' })
  slip.change('COMBO').expectBets('SINGLE 1', 'SINGLE 1', 'SINGLE 1')
})

test('SLIP-08: providers are not mixed in one bet', () => {
  const slip = new SlipHarness().add(home, pickOf(2, '1', { provider: 'oddin' }), over).change('SINGLE')
  expect(reasons(slip)).toEqual({ SINGLE: true, COMBO: 'mixed_providers', SYSTEM: 'mixed_providers' })
})

test('SLIP-08: one provider takes no systems', () => {
  const provider = 'betconstruct'
  const slip = new SlipHarness().add(
    pickOf(1, '1', { provider }),
    pickOf(2, '1', { provider }),
    pickOf(3, '1', { provider }),
  )
  expect(reasons(slip)).toEqual({ SINGLE: null, COMBO: true, SYSTEM: 'provider_without_system' })
  slip.change('SYSTEM').expectBets('COMBO 3')
})

test('a system of another size of selections cannot be chosen', () => {
  const slip = new SlipHarness().add(home, away, over).change('SYSTEM')
  slip.do({ type: 'choose_system', systemId: '2/4' }).expectBets('SYSTEM 2/3')
  slip.do({ type: 'choose_system', systemId: 'nonsense' }).expectBets('SYSTEM 2/3')
})

import { test } from 'vitest'
import { pickOf } from '../../testing/picks.ts'
import { SlipHarness } from '../../testing/slip-harness.ts'

const home = pickOf(1, '1')
const away = pickOf(2, '3')
const over = pickOf(3, '12')
const under = pickOf(4, '13')

test('SLIP-01: the first outcome makes a single, more turn it into a combo with the same stake', () => {
  new SlipHarness().add(home).expectBets('SINGLE 1').stake(500).add(away).expectBets('COMBO 2').expectStakes(500)
})

test('SLIP-01: where multi-single is available for the provider, more outcomes make several singles', () => {
  const slip = new SlipHarness({ multiSingleProviders: ['betradar'] })
  slip.add(home).stake(500).add(away, over).expectBets('SINGLE 1', 'SINGLE 1', 'SINGLE 1').expectStakes(500, 0, 0)
})

test('SLIP-01: an outcome of a provider without multi-single joins the single in a combo', () => {
  const slip = new SlipHarness({ multiSingleProviders: ['betradar'] })
  slip.add(home, pickOf(2, '1', { provider: 'oddin' })).expectBets('COMBO 2')
})

test('SLIP-01: several singles chosen by the player stay singles when one more is picked', () => {
  new SlipHarness().add(home, away).change('SINGLE').add(over).expectBets('SINGLE 1', 'SINGLE 1', 'SINGLE 1')
})

test('SLIP-01: selecting a selected outcome removes it, removing the last empties the slip', () => {
  new SlipHarness().add(home, away).add(home).expectBets('SINGLE 1').add(away).expectBets()
})

test('SLIP-02: a combo left with one selection drops to a single with its stake', () => {
  new SlipHarness().add(home, away).stake(300).remove(away).expectBets('SINGLE 1').expectStakes(300)
})

test('SLIP-02: a system follows the number of selections and falls back to combo where none fits', () => {
  const slip = new SlipHarness().add(home, away, over, under).change('SYSTEM').expectBets('SYSTEM 2/4')
  slip.do({ type: 'choose_system', systemId: '3/4' }).expectBets('SYSTEM 3/4')
  slip.remove(under).expectBets('SYSTEM 2/3').add(under).expectBets('SYSTEM 2/4')
  slip.remove(under).remove(over).expectBets('COMBO 2').remove(away).expectBets('SINGLE 1')
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { CONFIRM_WITHIN_MS, limitChange, RAISE_DELAY_MS } from './limit-change.ts'

const AMOUNT = fc.option(fc.bigInt({ min: 1n, max: 10n ** 12n }))
const NOW = fc.nat(2_000_000_000_000)

test('SAFE-04: a stricter limit holds at once, a looser one never before a day and a second word', () => {
  fc.assert(
    fc.property(AMOUNT, AMOUNT, NOW, (present, wanted, now) => {
      const change = limitChange(present, wanted, now)
      const isStricter = wanted !== null && (present === null || wanted < present)
      if (wanted === present) expect(change).toEqual({ kind: 'none' })
      else if (isStricter) expect(change).toEqual({ kind: 'at_once', amount: wanted })
      else {
        const confirmFrom = now + RAISE_DELAY_MS
        const confirmUntil = confirmFrom + CONFIRM_WITHIN_MS
        expect(change).toEqual({ kind: 'later', amount: wanted, confirmFrom, confirmUntil })
      }
    }),
  )
})

test('SAFE-04: a day is 24 hours, and the second word has a week', () => {
  expect([RAISE_DELAY_MS, CONFIRM_WITHIN_MS]).toEqual([86_400_000, 604_800_000])
})

import { expect, test } from 'vitest'
import { type CashOutValues, valuesTogether } from './values-together.ts'

function harness() {
  const shown: (readonly (readonly [number, number | null])[])[] = []
  let due: (() => void) | null = null
  const values = valuesTogether(
    (all: CashOutValues) => shown.push([...all]),
    (_, run) => {
      due = run
      return () => {
        due = null
      }
    },
  )
  const passes = () => {
    const run = due
    due = null
    run?.()
  }
  return { values, shown, passes }
}

test('BETS-04: the first value is shown at once, those that follow it together, the last of each bet', () => {
  const { values, shown, passes } = harness()
  values.hear(1, 100)
  expect(shown).toEqual([[[1, 100]]])
  for (let id = 2; id <= 1_000; id += 1) values.hear(id, id)
  values.hear(2, null)
  expect(shown).toHaveLength(1)
  passes()
  expect(shown).toHaveLength(2)
  expect(shown[1]).toHaveLength(999)
  expect(shown[1]?.[0]).toEqual([2, null])
  passes()
  values.hear(3, 7)
  expect(shown[2]).toEqual([[3, 7]])
})

test('BETS-04: what waits is dropped for a bet that is known better by then, and for a player who left', () => {
  const { values, shown, passes } = harness()
  values.hear(1, 100)
  values.hear(2, 200)
  values.hear(3, 300)
  values.forget([2])
  passes()
  expect(shown[1]).toEqual([[3, 300]])
  values.hear(4, 400)
  values.hear(5, 500)
  values.clear()
  passes()
  expect(shown).toHaveLength(3)
  values.hear(6, 600)
  values.hear(7, 700)
  values.flush()
  expect(shown.slice(3)).toEqual([[[6, 600]], [[7, 700]]])
})

import { expect, test } from 'vitest'
import { batchValues, type CashOutValues } from './value-batch.ts'

function harness() {
  const shown: (readonly (readonly [number, number | null])[])[] = []
  let due: (() => void) | null = null
  const values = batchValues(
    (all: CashOutValues) => shown.push([...all].map(([id, value]) => [id, value.to_cashout] as const)),
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
  const receives = (betId: number, value: number | null) => values.receive(betId, { to_cashout: value })
  return { values, receives, shown, passes }
}

test('BETS-04: the first value is shown at once, those that follow it together, the last of each bet', () => {
  const { receives, shown, passes } = harness()
  receives(1, 100)
  expect(shown).toEqual([[[1, 100]]])
  for (let id = 2; id <= 1_000; id += 1) receives(id, id)
  receives(2, null)
  expect(shown).toHaveLength(1)
  passes()
  expect(shown).toHaveLength(2)
  expect(shown[1]).toHaveLength(999)
  expect(shown[1]?.[0]).toEqual([2, null])
  passes()
  receives(3, 7)
  expect(shown[2]).toEqual([[3, 7]])
})

test('BETS-04: what waits is dropped for a bet with a newer value, and for a player who left', () => {
  const { values, receives, shown, passes } = harness()
  receives(1, 100)
  receives(2, 200)
  receives(3, 300)
  values.forget([2])
  passes()
  expect(shown[1]).toEqual([[3, 300]])
  receives(4, 400)
  receives(5, 500)
  values.clear()
  passes()
  expect(shown).toHaveLength(3)
  receives(6, 600)
  receives(7, 700)
  values.flush()
  expect(shown.slice(3)).toEqual([[[6, 600]], [[7, 700]]])
})

import { MAX_CUSTOM_SELECTIONS } from '@touchline/betting'

/** How many numbers a ticket takes: no more than are drawn, and than one bet may hold. */
export function mostNumbers(ballCount: number): number {
  return Math.min(ballCount, MAX_CUSTOM_SELECTIONS, MOST_SOLD)
}

/** More together are longer odds than any that are sold. */
const MOST_SOLD = 5

/** The numbers after a press: taken out where it was picked, added where there is room. */
export function toggledNumber(picked: readonly number[], number: number, most: number): readonly number[] {
  if (picked.includes(number)) return picked.filter((other) => other !== number)
  return picked.length < most ? [...picked, number].sort((a, b) => a - b) : picked
}

/**
 * So many different numbers by chance, in their order.
 * @param chance numbers from 0 up to 1
 */
export function quickPick(pool: number, count: number, chance: () => number): readonly number[] {
  const machine = Array.from({ length: pool }, (_, at) => at + 1)
  const drawn = Array.from({ length: Math.min(count, pool) }, () => {
    const at = Math.min(machine.length - 1, Math.floor(chance() * machine.length))
    return machine.splice(at, 1)[0] ?? 0
  })
  return drawn.sort((a, b) => a - b)
}

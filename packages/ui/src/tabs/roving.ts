/** The meaning of a key in a row with one focusable member. */
export type RovingMove = 'next' | 'previous' | 'first' | 'last'

/** The move of a key; undefined for every other key. Arrows follow the layout, so they swap right to left. */
export function rovingMove(key: string, rightToLeft: boolean): RovingMove | undefined {
  switch (key) {
    case 'ArrowRight':
      return rightToLeft ? 'previous' : 'next'
    case 'ArrowLeft':
      return rightToLeft ? 'next' : 'previous'
    case 'ArrowDown':
      return 'next'
    case 'ArrowUp':
      return 'previous'
    case 'Home':
      return 'first'
    case 'End':
      return 'last'
    default:
      return undefined
  }
}

/** Where the move leads from `at` among `count` members; past an end it continues at the other. */
export function rovingTarget(at: number, count: number, move: RovingMove): number {
  switch (move) {
    case 'next':
      return (at + 1) % count
    case 'previous':
      return (at + count - 1) % count
    case 'first':
      return 0
    case 'last':
      return count - 1
  }
}

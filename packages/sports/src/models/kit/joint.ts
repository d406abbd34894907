/** Custom bets: the chance that several outcomes of one match all win, as a sum over the cells of a distribution. */

/** Whether a leg wins in a cell. */
export type Wins<C> = (cell: C) => boolean

export function allWin<C>(rules: readonly Wins<C>[], cell: C): boolean {
  return rules.every((wins) => wins(cell))
}

/** P(every leg wins). */
export function chanceOfAll<C extends { readonly p: number }>(cells: Iterable<C>, rules: readonly Wins<C>[]): number {
  let sum = 0
  for (const cell of cells) if (allWin(rules, cell)) sum += cell.p
  return sum
}

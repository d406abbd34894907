/** How many places the place market pays, by the number of runners on the card: the standard terms. 0: it has none. */
export function placesFor(runners: number): number {
  if (runners < 5) return 0
  if (runners < 8) return 2
  return runners < 16 ? 3 : 4
}

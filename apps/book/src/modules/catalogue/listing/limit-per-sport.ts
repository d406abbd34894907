/** Keeps the first `max` items of every sport. */
export function limitPerSport<
  T extends { readonly tournament: { readonly category: { readonly sport: { id: number } } } },
>(items: readonly T[], max: number | undefined): readonly T[] {
  if (max === undefined) return items
  const seen = new Map<number, number>()
  return items.filter((item) => {
    const sport = item.tournament.category.sport.id
    const count = (seen.get(sport) ?? 0) + 1
    seen.set(sport, count)
    return count <= max
  })
}

import type { BoostRange } from './terms.ts'

/** The range that so many selections are in; undefined below the first one. */
export function activeRange(ranges: readonly BoostRange[], count: number): BoostRange | undefined {
  const index = activeRangeIndex(ranges, count)
  return index === null ? undefined : ranges[index]
}

/** Its place in the list, from 0; null below the first one. */
export function activeRangeIndex(ranges: readonly BoostRange[], count: number): number | null {
  const index = ranges.findIndex(
    ({ min_count, max_count }) => count >= min_count && (max_count === null || count <= max_count),
  )
  return index === -1 ? null : index
}

/** How many more selections the next better range needs; null where there is none. */
export function selectionsToNext(
  ranges: readonly BoostRange[],
  count: number,
): { range: BoostRange; missing: number } | null {
  const now = activeRange(ranges, count)?.bonus_odds ?? 0
  const better = ranges
    .filter(({ min_count, bonus_odds }) => min_count > count && bonus_odds > now)
    .sort((a, b) => a.min_count - b.min_count)[0]
  return better === undefined ? null : { range: better, missing: better.min_count - count }
}

/**
 * Why a table of ranges cannot be offered; null where it can. More selections never pay less, and winnings never
 * shrink.
 */
export function rangesFault(ranges: readonly BoostRange[]): string | null {
  if (ranges.length === 0) return 'there is no range'
  for (const [index, range] of ranges.entries()) {
    const before = ranges[index - 1]
    if (range.bonus_odds < 10_000) return `range ${index + 1} would lower winnings`
    if (range.min_count < 2) return `range ${index + 1} begins below two selections`
    if (range.max_count !== null && range.max_count < range.min_count) return `range ${index + 1} ends before it begins`
    if (before === undefined) continue
    if (before.max_count === null || range.min_count !== before.max_count + 1)
      return `range ${index + 1} does not begin where the one before ends`
    if (range.bonus_odds < before.bonus_odds) return `range ${index + 1} pays less than the one before`
  }
  return null
}

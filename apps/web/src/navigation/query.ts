/** The parameters of a listing in an address (ROUTE-06): one grammar for all of them. */
export const LISTING_PARAMETERS = [
  'tab',
  'date',
  'sport',
  'time',
  'sortBy',
  'isBettable',
  'side',
  'video',
  'page',
] as const
export type ListingParameter = (typeof LISTING_PARAMETERS)[number]

/** The query of an address: the part from the question mark on. */
export function searchOf(values: Readonly<Record<string, string | undefined>>): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(values)) if (value) search.set(name, value)
  const text = search.toString()
  return text ? `?${text}` : ''
}

import { LISTING_PARAMETERS } from '../../navigation/index.ts'

/** Whether an address narrows or orders anything: what is on each page of a listing, and not which of its pages. */
export function isNarrowing(search: URLSearchParams): boolean {
  return LISTING_PARAMETERS.some((name) => name !== 'page' && name !== 'tab' && search.has(name))
}

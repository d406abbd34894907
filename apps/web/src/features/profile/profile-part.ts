const PARTS = ['overview', 'details', 'security', 'notifications'] as const

/** A part of the account that has a page of its own. */
export type ProfilePart = (typeof PARTS)[number]

/** The part in an address; an unknown one is the player's details. */
export function partIn(search: URLSearchParams): ProfilePart {
  const asked = search.get('part')
  return PARTS.find((part) => part === asked) ?? 'details'
}

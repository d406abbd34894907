/** A name as a part of an address: `Bayern München` is `bayern-munchen`. */
export function slugOf(name: string): string {
  const plain = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[øØ]/g, 'o')
    .replace(/[łŁ]/g, 'l')
    .replace(/ß/g, 'ss')
    .replace(/[æÆ]/g, 'ae')
    .replace(/ı/g, 'i')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
  return plain === '' ? 'x' : plain
}

/** Address of a match: readable names, and the id that counts. */
export function matchSlug(home: string, away: string, id: number): string {
  return `${slugOf(home)}-${slugOf(away)}-m${id}`
}

export function outrightSlug(name: string, id: number): string {
  return `${slugOf(name)}-m${id}`
}

export function tournamentSlug(name: string, id: number): string {
  return `${slugOf(name)}-t${id}`
}

import { endsInAbbreviation, withoutCountry } from './club-country.ts'
import { coreName, folded, haveSameNumbers, plainName } from './club-names.ts'

/** A club as it can be recognised. */
export interface KnownClub {
  readonly id: number
  readonly name: string
  readonly aliases: readonly string[]
  /** Key of the category it is at home in. */
  readonly country: string | null
  readonly rating: number
}

export interface ClubIndex {
  /**
   * The club a name means: by name or alias, accents and case aside; then by what is left without affixes. Clubs of the
   * country come first; a club of another country must be named exactly, and is meant only where clubs of several
   * countries meet. A country behind the name, as in 'Liverpool FC
   * (ENG)', goes before the other, and no club of another country is meant then; of 'Freiburg (SC)', which may be an
   * abbreviation, a club whose name has the same words goes before that. Null when none, or several, fit.
   * @param ofOneCountry whether all clubs are of the country, as in its league: a namesake abroad is another club
   */
  find(name: string, country: string | null, ofOneCountry?: boolean): KnownClub | null
  add(club: KnownClub): void
}

export function createClubIndex(clubs: readonly KnownClub[]): ClubIndex {
  const exact = new Map<string, KnownClub[]>()
  const core = new Map<string, KnownClub[]>()
  const words = new Map<string, KnownClub[]>()

  function add(club: KnownClub): void {
    for (const name of [club.name, ...club.aliases]) {
      note(exact, folded(plainName(name)), club)
      note(core, folded(coreName(name)), club)
      note(words, wordsOf(name), club)
    }
  }
  for (const club of clubs) add(club)

  return {
    add,
    find(written, around, ofOneCountry = false) {
      const abbreviated = endsInAbbreviation(written) ? only(words.get(wordsOf(written)) ?? []) : null
      if (abbreviated !== null) return abbreviated
      const { name, country: own } = withoutCountry(written, around)
      const country = own ?? around
      const named = (exact.get(folded(plainName(name))) ?? []).filter(
        (club) => own === null || (club.country ?? own) === own,
      )
      const key = folded(coreName(name))
      const alike = (core.get(key) ?? []).filter((club) =>
        [club.name, ...club.aliases].some((one) => folded(coreName(one)) === key && haveSameNumbers(one, name)),
      )
      const athome = (candidates: readonly KnownClub[]) =>
        country === null ? candidates : candidates.filter((club) => club.country === country)
      const isForeign = (club: KnownClub) => own === null && club.country !== null && club.country !== around
      const abroad = ofOneCountry ? named.filter((club) => !isForeign(club)) : named
      return only(athome(named)) ?? only(athome(alike)) ?? only(abroad)
    },
  }
}

/** The words of a name in the order of the alphabet. */
function wordsOf(name: string): string {
  return plainName(name).split(' ').sort().join(' ')
}

function note(index: Map<string, KnownClub[]>, key: string, club: KnownClub): void {
  const known = index.get(key)
  if (known === undefined) index.set(key, [club])
  else if (!known.some((other) => other.id === club.id)) known.push(club)
}

function only(clubs: readonly KnownClub[]): KnownClub | null {
  const [first, ...others] = clubs
  return first !== undefined && others.length === 0 ? first : null
}

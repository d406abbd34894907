import { plainName } from './club-names.ts'

/** Words of competitions whose clubs play in leagues as well. */
const CUPS = new Set(
  `cup cupen pokal pokalen copa coppa coupe taca beker kupa kupasi puchar pohar shield trophy trofeo trophee troféu supercup
   supercopa supercoppa supertaca superkupa friendly friendlies freundschaftsspiele amistosos`.split(/\s+/),
)
/** Words of teams that a club has beside its first one, and their mark behind the name of the club. */
const TEAMS: readonly (readonly [mark: string, words: RegExp])[] = [
  [
    'Women',
    /\b(?:women|womens|women s|ladies|frauen|damen|femin\p{L}*|femen\p{L}*|femminile|kvinner|vrouwen|wsl|nwsl|wfc)\b/u,
  ],
  ['U$1', /\b(?:u|under) ?(1[5-9]|2[0-3])\b/u],
  ['Youth', /\b(?:youth|junior|juniors|junioren|juvenil|primavera)\b/u],
  ['Reserves', /\b(?:reserve|reserves|reserva|reservas)\b/u],
]

/** Whether a competition by its name is a cup: its clubs do not tell which league it is. */
export function isCup(competition: string): boolean {
  return plainName(competition)
    .split(' ')
    .some((word) => CUPS.has(word))
}

/** The teams of a competition, as 'Women' or 'U21'; null where they are the first ones of their clubs. */
export function teamIn(competition: string): string | null {
  const name = plainName(competition)
  for (const [mark, words] of TEAMS) {
    const found = words.exec(name)
    if (found !== null) return mark.replace('$1', found[1] ?? '')
  }
  return null
}

/** A club's name in a competition: 'Arsenal' of a league of women is 'Arsenal Women', a club of its own. */
export function clubIn(competition: string, name: string): string {
  const mark = teamIn(competition)
  const isMarked = mark === null || teamIn(name) !== null || /\((?:w|f|b|ii)\)$/i.test(name)
  return isMarked ? name : `${name} ${mark}`
}

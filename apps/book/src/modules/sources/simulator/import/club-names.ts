/** Words that clubs carry or drop at will, without becoming another club. */
const AFFIXES = new Set(
  `fc afc cf cfc sc ac as ssc us ss sv bc cd ud rc rcd ca sd kv krc rsc kaa kvc fcv sk fk if bk ff bsc vfl vfb fsv tsg spvgg
   calcio club clube de da do of the football futbol nfc ec se cr fr fbpa ae gd cs ogc ol aj og`.split(/\s+/),
)

/** Letters that no accent is taken from, as they are written without them. */
const LETTERS: Readonly<Record<string, string>> = {
  ø: 'o',
  ł: 'l',
  ß: 'ss',
  ı: 'i',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  æ: 'ae',
  œ: 'oe',
  ħ: 'h',
  ŧ: 't',
}
/** Words that are written in several ways. */
const WORDS: Readonly<Record<string, string>> = {
  utd: 'united',
  st: 'saint',
  ste: 'saint',
  sankt: 'saint',
  sint: 'saint',
  w: 'women',
  womens: 'women',
  wfc: 'women',
  ladies: 'women',
  frauen: 'women',
}

/** A name without accents, case and punctuation. */
export function plainName(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[øłßıđðþæœħŧ]/g, (letter) => LETTERS[letter] ?? letter)
    .replace(/\./g, '')
    .replace(/&/g, ' and ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/**
 * The name without affixes (FC, AFC, CF, ...) and numbers; the plain name where nothing else is left. A last digit of 2
 * to 9 stays: it is the number of a team of the club.
 */
export function coreName(name: string): string {
  const words = plainName(name).split(' ')
  const isNumber = (word: string, at: number) =>
    /^\d+$/.test(word) && !(at > 0 && at === words.length - 1 && /^[2-9]$/.test(word))
  const core = words.filter((word, at) => !AFFIXES.has(word) && !isNumber(word, at))
  return core.length === 0 ? words.join(' ') : core.join(' ')
}

const numbersIn = (name: string) => (name.match(/\d+/g) ?? []).map(Number)

/** Whether the numbers of two names can be those of one club: one names fewer of them, or the same. */
export function haveSameNumbers(one: string, other: string): boolean {
  const [a, b] = [numbersIn(one), numbersIn(other)]
  return a.every((number) => b.includes(number)) || b.every((number) => a.includes(number))
}

/**
 * A plain name, or the core of one, as names are compared: umlauts as other keyboards write them ('Koeln', 'Aalborg')
 * are letters without accents, and short words ('Utd', 'St') are whole.
 */
export function folded(plain: string): string {
  return plain
    .split(' ')
    .map((word) => WORDS[word] ?? word)
    .join(' ')
    .replace(/ae|oe|ue|aa/g, ([first = '']) => first)
}

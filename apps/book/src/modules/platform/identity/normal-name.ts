import { lazily } from '../../../kernel/lazily.ts'

const library = lazily<typeof import('any-ascii')>('any-ascii')

/** Spellings of one sound that passports, forms and keyboards exchange; in this order. */
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  // Letters of their own, and what is written where a keyboard lacks them.
  [/[ao]e/g, 'o'],
  [/aa/g, 'a'],
  [/ue/g, 'u'],
  // The ways in which Cyrillic is written in Latin letters.
  [/schtsch|shch|sch/g, 'sh'],
  [/tsch/g, 'ch'],
  [/kh/g, 'h'],
  [/zh/g, 'j'],
  [/t[sz]|cz/g, 'z'],
  [/ph/g, 'f'],
  [/th/g, 't'],
  [/ck/g, 'k'],
  [/c(?!h)/g, 'k'],
  [/ks/g, 'x'],
  [/w/g, 'v'],
  [/q/g, 'k'],
  [/[yj]/g, 'i'],
  [/(.)\1+/g, '$1'],
]

/**
 * A word as it is compared: lower-case Latin letters and digits, independent of script, accents and spelling. Two words
 * that come out alike are taken for one; that two people are one needs more than that.
 */
export function normalWord(word: string): string {
  const plain = library()
    .default(word.normalize('NFKD').replace(/\p{M}/gu, ''))
    .toLowerCase()
    .replace(/[^a-z\d]/g, '')
  return SPELLINGS.reduce((text, [spelling, sound]) => text.replace(spelling, sound), plain)
}

const wordsOf = (text: string) =>
  text
    .replace(/\p{P}*['’ʼ`´]\p{P}*/gu, '')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .map(normalWord)
    .filter((word) => word !== '')

/**
 * The variants of a name that a person may enter next time, each in one form: all of their words, and the first of the
 * first name with the last of the last. Neither the order of the words nor their fields count.
 */
export function normalNames(first: string, last: string): readonly string[] {
  const [given, family] = [wordsOf(first), wordsOf(last)]
  const all = [...given, ...family]
  if (all.length === 0) return []
  const short = [given[0], family.at(-1)].filter((word) => word !== undefined)
  const names = [all, ...(short.length === 2 ? [short] : [])].map((words) => words.toSorted().join(' '))
  return [...new Set(names)]
}

/**
 * An e-mail address as its mailbox is known: without what follows a plus, and without dots, which big providers
 * overlook.
 */
export function normalEmail(email: string): string {
  const [local = '', domain = ''] = email.normalize('NFKC').toLowerCase().split('@')
  const box = local.split('+', 1)[0]?.replaceAll('.', '') ?? ''
  return `${box === '' ? local : box}@${domain === 'googlemail.com' ? 'gmail.com' : domain}`
}

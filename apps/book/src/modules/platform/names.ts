import { unseenIn } from '../../kernel/unseen.ts'

/** Letters of any script, and what is between them in names. */
const PERSON_NAME = /^\p{L}[\p{L}\p{M} .'’-]*$/u
const NICKNAME = /^[\p{L}\p{N}][\p{L}\p{M}\p{N} ._-]*[\p{L}\p{M}\p{N}]$/u
/** More marks on one letter than any language writes. */
const PILE_OF_MARKS = /\p{M}{4}/u
/** Scripts that people write in today: the others are used to look like these. */
const WRITTEN =
  /^[\p{N}\p{M} ._\-\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Georgian}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Tamil}\p{Script=Thai}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]+$/u
/** Scripts whose letters look like each other's. */
const ALIKE = [
  /\p{Script=Latin}/u,
  /\p{Script=Cyrillic}/u,
  /\p{Script=Greek}/u,
  /\p{Script=Armenian}/u,
  /\p{Script=Cherokee}/u,
]

/** Whether a first or last name can be one; absent ones can. */
export function isPersonName(name: string | undefined): boolean {
  return name === undefined || (PERSON_NAME.test(name) && isLegible(name))
}

/**
 * Whether others may be shown this as a player's name: one whose letters are of one script, so that it is what it looks
 * like.
 */
export function isNickname(name: string): boolean {
  return NICKNAME.test(name) && WRITTEN.test(name) && isLegible(name) && isOneScript(name)
}

/** Whether a text does not mix letters of scripts that look like each other's. */
export function isOneScript(text: string): boolean {
  return ALIKE.filter((script) => script.test(text)).length <= 1
}

function isLegible(name: string): boolean {
  return unseenIn(name) === null && !PILE_OF_MARKS.test(name.normalize('NFD'))
}

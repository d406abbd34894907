/** Letters of any script, and what stands between them in names. */
const PERSON_NAME = /^[\p{L}\p{M}][\p{L}\p{M} .'’-]*$/u
const NICKNAME = /^[\p{L}\p{N}][\p{L}\p{N} ._-]*[\p{L}\p{N}]$/u

/** Whether a first or last name can be one; absent ones can. */
export function isPersonName(name: string | undefined): boolean {
  return name === undefined || PERSON_NAME.test(name)
}

/** Whether others may be shown this as a player's name. */
export function isNickname(name: string): boolean {
  return NICKNAME.test(name)
}

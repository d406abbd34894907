/** Fields that opening an account may require in addition to an address and a password. */
export const SIGN_UP_FIELDS = [
  'first_name',
  'last_name',
  'born_on',
  'street',
  'postal_code',
  'city',
  'mobile_phone',
  'personal_number',
] as const
export type SignUpField = (typeof SIGN_UP_FIELDS)[number]

/** What an account takes in a country. */
export interface SignUpRules {
  /** Years. */
  readonly minimumAge: number
  /** Required fields, in the order of the form: the day of birth everywhere; the names may be given anywhere. */
  readonly required: readonly SignUpField[]
}

const OF_AGE = 18
/** Countries in which players are older, by ISO 3166 code. */
const OLDER: Readonly<Record<string, number>> = { BE: 21, CA: 19, GR: 21, US: 21 }

const WHO: readonly SignUpField[] = ['first_name', 'last_name', 'born_on']
const WHERE: readonly SignUpField[] = ['street', 'postal_code', 'city']
/** Countries that want their players to be known, by ISO 3166 code. */
const KNOWN: Readonly<Record<string, readonly SignUpField[]>> = {
  // LCCP 17.1.1: name, address and date of birth before anything is played.
  GB: [...WHO, ...WHERE],
  // Registrar's Standards 3.01: also how the player can be reached.
  CA: [...WHO, ...WHERE, 'mobile_phone'],
  // Spellagen 13: players are registered with name, address and personal number.
  SE: [...WHO, ...WHERE, 'personal_number'],
  // Bekendtgørelse om online væddemål: name, address and CPR number.
  DK: [...WHO, ...WHERE, 'personal_number'],
  MT: [...WHO, ...WHERE],
  // Lei 14.790: players are known by their CPF.
  BR: [...WHO, 'personal_number', ...WHERE, 'mobile_phone'],
  // Real Decreto 1614/2011: players are known by their DNI or NIE.
  ES: [...WHO, 'personal_number', ...WHERE],
}

/** What an account takes in a country. For an unknown country: the date of birth, and the most common minimum age. */
export function signUpRules(country: string | null): SignUpRules {
  const minimumAge = OLDER[country ?? ''] ?? OF_AGE
  return { minimumAge, required: KNOWN[country ?? ''] ?? ['born_on'] }
}

/** Age in whole years, by the calendar. @param bornOn `2001-02-28` @param today the same, of the day it is */
export function ageOn(bornOn: string, today: string): number {
  const [year = 0, month = 0, day = 0] = bornOn.split('-').map(Number)
  const [nowYear = 0, nowMonth = 0, nowDay = 0] = today.split('-').map(Number)
  const hadBirthday = nowMonth > month || (nowMonth === month && nowDay >= day)
  return nowYear - year - (hadBirthday ? 0 : 1)
}

import { jurisdictionOf } from './policies.ts'

/** What somebody may be asked for when they open an account, besides an address and a password. */
export const SIGN_UP_FIELDS = ['first_name', 'last_name', 'born_on'] as const
export type SignUpField = (typeof SIGN_UP_FIELDS)[number]

/** What an account takes in a country. */
export interface SignUpRules {
  /** Years. */
  readonly minimumAge: number
  /** What has to be given; the names may be given anywhere. */
  readonly required: readonly SignUpField[]
}

const OF_AGE = 18
/** Countries in which players are older, by ISO 3166 code. */
const OLDER: Readonly<Record<string, number>> = { BE: 21, CA: 19, GR: 21, US: 21 }

/** What an account takes in a country; where nobody knows the country, what it takes in most. */
export function signUpRules(country: string | null): SignUpRules {
  const minimumAge = OLDER[country ?? ''] ?? OF_AGE
  const knowsItsPlayers = jurisdictionOf(country) !== 'default'
  if (knowsItsPlayers) return { minimumAge, required: SIGN_UP_FIELDS }
  return { minimumAge, required: minimumAge > OF_AGE ? ['born_on'] : [] }
}

/** Age in whole years, by the calendar. @param bornOn `2001-02-28` @param today the same, of the day it is */
export function ageOn(bornOn: string, today: string): number {
  const [year = 0, month = 0, day = 0] = bornOn.split('-').map(Number)
  const [nowYear = 0, nowMonth = 0, nowDay = 0] = today.split('-').map(Number)
  const hadBirthday = nowMonth > month || (nowMonth === month && nowDay >= day)
  return nowYear - year - (hadBirthday ? 0 : 1)
}

import { ODDS_FORMATS, type OddsFormat } from '@touchline/contract/constants'

export const THEMES = ['dark', 'light'] as const
export type Theme = (typeof THEMES)[number]

export const UPDATES = ['on', 'slow', 'paused'] as const
/** How prices and scores move. */
export type Updates = (typeof UPDATES)[number]

export const DENSITIES = ['comfortable', 'compact'] as const
/** How high the rows of lists are. */
export type Density = (typeof DENSITIES)[number]

/** Choices of the viewer that shape the first paint. They live in cookies, so that the server knows them. */
export interface Preferences {
  /** Null: the device's theme. */
  readonly theme: Theme | null
  readonly oddsFormat: OddsFormat
  /** Null: as wide as the window lets it be. */
  readonly railCollapsed: boolean | null
  /** IANA name. UTC until the browser has sent it. */
  readonly timeZone: string
  /** Whether prices and scores move by themselves: at once, every few seconds, or not at all. */
  readonly updates: Updates
  readonly density: Density
  /** The notice of cookies was accepted (MODAL-03): no page has it any more. */
  readonly hasConsented: boolean
}

export const PREFERENCE_COOKIES: { readonly [K in keyof Preferences]: string } = {
  theme: 'theme',
  oddsFormat: 'oddsType',
  railCollapsed: 'sidebarCollapsed',
  timeZone: 'timeZone',
  updates: 'updates',
  density: 'density',
  hasConsented: 'sb_ckcnsnt',
}

export const DEFAULT_PREFERENCES: Preferences = {
  theme: null,
  oddsFormat: 'european',
  railCollapsed: null,
  timeZone: 'UTC',
  updates: 'on',
  density: 'comfortable',
  hasConsented: false,
}

const CONSENTED = '1'
const RAILS: ReadonlyMap<string | undefined, boolean> = new Map([
  ['true', true],
  ['false', false],
])

/** What the cookie of a preference holds. */
export function cookieOf<K extends keyof Preferences>(name: K, value: Preferences[K]): string {
  if (name === 'hasConsented') return value ? CONSENTED : ''
  return String(value ?? '')
}

/** Longest name of the database is 32 letters; a look-up of made-up names costs time. */
const MAX_ZONE_LENGTH = 40

/** The zone as it is spelt in the database, however it was written; null where there is none. */
function timeZoneOf(name: string | undefined): string | null {
  if (!name || name.length > MAX_ZONE_LENGTH) return null
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone
  } catch {
    return null
  }
}

/** Preferences out of cookies. Invalid values become the default. */
export function parsePreferences(cookies: Readonly<Record<string, string>>): Preferences {
  return {
    theme: THEMES.find((theme) => theme === cookies[PREFERENCE_COOKIES.theme]) ?? null,
    oddsFormat: ODDS_FORMATS.find((format) => format === cookies[PREFERENCE_COOKIES.oddsFormat]) ?? 'european',
    railCollapsed: RAILS.get(cookies[PREFERENCE_COOKIES.railCollapsed]) ?? null,
    timeZone: timeZoneOf(cookies[PREFERENCE_COOKIES.timeZone]) ?? 'UTC',
    updates: UPDATES.find((pace) => pace === cookies[PREFERENCE_COOKIES.updates]) ?? 'on',
    density: DENSITIES.find((density) => density === cookies[PREFERENCE_COOKIES.density]) ?? 'comfortable',
    hasConsented: cookies[PREFERENCE_COOKIES.hasConsented] === CONSENTED,
  }
}

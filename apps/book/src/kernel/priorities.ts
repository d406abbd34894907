import { SPORT_KEYS } from '@touchline/contract'

/**
 * Priorities that the operator sets over the catalogue's own, the smaller comes first; by the keys of a sport, of a
 * category in it, and of a league in that: `tennis`, `football/england`, `football/england/premier-league`.
 */
export type Priorities = ReadonlyMap<string, number>

export const OWN_PRIORITIES: Priorities = new Map()

const PLACE = /^([a-z0-9-]+)(\/[a-z0-9-]{1,60}){0,2}$/

/**
 * Reads `tennis=1,football/england=2`. Categories and leagues may come later than the setting: what is not there is not
 * missed. Throws at a sport or number it cannot use.
 */
export function readPriorities(text: string | undefined): Priorities {
  const items = (text ?? '').split(',').map((item) => item.trim())
  return new Map(
    items
      .filter((item) => item !== '')
      .map((item): [string, number] => {
        const [place = '', number = '', ...rest] = item.split('=')
        const sport = PLACE.exec(place)?.[1]
        if (SPORT_KEYS.some((key) => key === sport) && rest.length === 0 && /^\d{1,6}$/.test(number))
          return [place, Number(number)]
        throw new Error(
          `SPORT_PRIORITIES has '${item}'; it takes sport=number, sport/category=number or sport/category/league=number, the sports being ${SPORT_KEYS.join(', ')}.`,
        )
      }),
  )
}

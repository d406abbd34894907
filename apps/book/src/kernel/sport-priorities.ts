import { SPORT_KEYS, type SportKey } from '@touchline/contract'

/** Priorities of sports that the operator sets over the catalogue's own, by key; the smaller comes first. */
export type SportPriorities = ReadonlyMap<SportKey, number>

export const OWN_PRIORITIES: SportPriorities = new Map()

/** Reads `tennis=1,football=2`. Throws at a sport or number it cannot use. */
export function readSportPriorities(text: string | undefined): SportPriorities {
  const items = (text ?? '').split(',').map((item) => item.trim())
  return new Map(
    items
      .filter((item) => item !== '')
      .map((item): [SportKey, number] => {
        const [name, number = '', ...rest] = item.split('=')
        const key = SPORT_KEYS.find((candidate) => candidate === name)
        if (key !== undefined && rest.length === 0 && /^\d{1,6}$/.test(number)) return [key, Number(number)]
        throw new Error(
          `SPORT_PRIORITIES has '${item}'; it takes sport=number pairs, the sports being ${SPORT_KEYS.join(', ')}.`,
        )
      }),
  )
}

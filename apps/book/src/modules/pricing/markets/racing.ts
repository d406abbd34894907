import type { MarketDescriptor } from './types.ts'

/** Who wins the race. The number is ours: races come from a provider of their own. */
export const RACE_WIN: MarketDescriptor = {
  id: 9001,
  groups: ['main'],
  name: { en: 'Win', de: 'Sieg' },
  outcomes: { kind: 'competitors' },
  margin: 'many',
  columns: 2,
  line: null,
  listing: 'main',
}

/** Who comes in among the first: `places` says how many of them. */
export const RACE_PLACE: MarketDescriptor = {
  id: 9002,
  groups: ['main'],
  name: { en: 'Place, first {places}', de: 'Platz, erste {places}' },
  outcomes: { kind: 'competitors' },
  margin: 'independent',
  columns: 2,
  line: null,
  listing: 'secondary',
}

export const RACING_MARKETS: readonly MarketDescriptor[] = [RACE_WIN, RACE_PLACE]

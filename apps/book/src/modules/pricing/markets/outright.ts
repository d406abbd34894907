import type { MarketDescriptor } from './types.ts'

/** Winner of a championship, the one market of an outright event; the specifier `variant` names the championship. */
export const OUTRIGHT_WINNER: MarketDescriptor = {
  id: 534,
  groups: ['outright'],
  name: { en: 'Championship winner', de: 'Gesamtsieger' },
  outcomes: { kind: 'competitors' },
  margin: 'outright',
  columns: 2,
  line: null,
  listing: 'main',
}

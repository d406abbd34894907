import { defineMarket } from '../../markets/define-market.ts'
import { named } from '../../texts/named.ts'

/** Winner of a championship, the one market of an outright event; the specifier `variant` names the championship. */
export const OUTRIGHT_WINNER = defineMarket({
  id: 534,
  groups: ['outright'],
  name: named('market.championship_winner'),
  outcomes: { kind: 'competitors', rule: (entrant) => ({ kind: 'champion', entrant }) },
  counts: 'championship',
  ladder: null,
  margin: 'outright',
  columns: 2,
  listing: 'main',
  customBet: null,
})

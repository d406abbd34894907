import { defineMarket } from '../../markets/define-market.ts'
import { numberIn } from '../../markets/specifier.ts'
import type { Market, OutcomeSource } from '../../markets/types.ts'
import { named } from '../../texts/named.ts'

/** A runner comes in among the first `paid`. */
interface PlaceRule {
  readonly kind: 'place'
  readonly runner: string
  readonly paid: number
}

const TO_WIN: OutcomeSource<PlaceRule> = {
  kind: 'competitors',
  rule: (runner) => ({ kind: 'place', runner, paid: 1 }),
}

const TO_PLACE: OutcomeSource<PlaceRule> = {
  kind: 'competitors',
  rule(runner, specifier) {
    const paid = numberIn(specifier, 'places')
    return paid === null ? null : { kind: 'place', runner, paid }
  },
}

/** Who wins the race. The number is ours: races come from a provider of their own. */
export const RACE_WIN = defineMarket({
  id: 9001,
  groups: ['main'],
  name: named('market.win'),
  outcomes: TO_WIN,
  counts: 'first_place',
  ladder: null,
  margin: 'many',
  columns: 2,
  listing: 'main',
  customBet: null,
})

/** Who comes in among the first: `places` is how many of them. */
export const RACE_PLACE = defineMarket({
  id: 9002,
  groups: ['main'],
  name: named('market.place'),
  outcomes: TO_PLACE,
  counts: 'first_places',
  ladder: null,
  margin: 'independent',
  columns: 2,
  listing: 'secondary',
  customBet: null,
})

export const RACING_MARKETS: readonly Market<string, PlaceRule>[] = [RACE_WIN, RACE_PLACE]

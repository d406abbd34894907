import type { Bonus } from '@touchline/contract'
import type { BonusEntryType, BonusKind } from '@touchline/contract/constants'

/** How addresses call the kind of a bonus. */
export function kindOf({ type }: Pick<Bonus, 'type'>): BonusKind {
  switch (type) {
    case 'comboboost':
      return 'comboboosts'
    case 'hunting':
      return 'huntings'
    case 'lootbox':
      return 'lootboxes'
    case 'hunting_tournament':
      return 'tournaments'
    default:
      return 'freebets'
  }
}

/** How lists call it. */
export function entryOf({ type }: Pick<Bonus, 'type'>): Exclude<BonusEntryType, 'jackpot'> {
  return type.startsWith('freebet') ? 'freebet' : (type as Exclude<BonusEntryType, 'jackpot'>)
}

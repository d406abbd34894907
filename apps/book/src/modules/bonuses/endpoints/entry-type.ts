import type { Bonus, BonusEntryType, BonusKind } from '@touchline/contract'

/** The kind of entry that a bonus is in a player's list. */
export function entryType({ type }: Pick<Bonus, 'type'>): BonusEntryType {
  switch (type) {
    case 'freebet':
    case 'freebet_no_risk':
    case 'freebet_all_win':
    case 'freebet_only_win':
      return 'freebet'
    default:
      return type
  }
}

const KINDS: Readonly<Record<BonusKind, BonusEntryType>> = {
  comboboosts: 'comboboost',
  freebets: 'freebet',
  huntings: 'hunting',
  lootboxes: 'lootbox',
  tournaments: 'hunting_tournament',
}

/** The same, of what paths call it. */
export function entryTypeOf(kind: BonusKind): BonusEntryType {
  return KINDS[kind]
}

import type { BonusBook } from '../../bets/index.ts'
import { loadBonuses, type StoredBonus, statusOf, whoAsks, wireId } from '../load-bonuses.ts'
import type { BonusesPorts } from '../ports.ts'
import { loadFarmed } from './farmed-events.ts'
import { legFacts } from './leg-facts.ts'
import { useOfBonus } from './use-of-bonus.ts'

/** What bets are promised when they are placed; whether it can still be had is decided where they are stored. */
export function createBonusBook({ db, currencies }: Pick<BonusesPorts, 'db' | 'currencies'>): BonusBook {
  return {
    async of({ playerId, country, now }) {
      const player = await whoAsks(db, playerId, country, now)
      const bonuses = await loadBonuses(db, playerId)
      const farmed = await loadFarmed(db, playerId)
      const known = new Map<number, StoredBonus>()
      for (const bonus of bonuses) if (bonus.issue !== null) known.set(wireId(bonus), bonus)
      return {
        claim(named, bet, events) {
          if (named === null) return null
          const bonus = known.get(named.id)
          if (bonus?.issue == null || statusOf(bonus, player, now) !== 'active') return 'bonus_gone'
          const facts = legFacts(bet.legs, events)
          const use = useOfBonus(bonus, { ...bet, facts }, farmed.get(bonus.issue.id) ?? new Set(), currencies)
          if (use.type !== named.type) return 'bonus_gone'
          if (!use.isUsable) return 'bonus_not_suitable'
          // What the player was shown is what is promised.
          if (use.odds !== named.odds || (use.amount > 0 && BigInt(use.amount) !== bet.stake)) return 'bonus_gone'
          const { odds, terms, isHouse, points, events: counted } = use
          return {
            id: named.id,
            issueId: bonus.issue.id,
            odds,
            terms,
            isHouse,
            amount: BigInt(use.amount),
            points,
            events: counted,
          }
        },
      }
    },
  }
}

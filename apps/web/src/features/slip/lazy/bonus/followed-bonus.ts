import { betKey, type ChosenBonus, defaultBonus, type SlipBet, type SlipState } from '@touchline/betting'
import type { AvailableBonuses, SlipBonus } from '@touchline/contract'
import { useEffect, useRef, useState } from 'react'
import { useSlip } from '../../service.ts'
import { chosenFrom } from '../../state/chosen-bonus.ts'

/** What the bet can use comes first, then what can be started; the order within stays. */
export function usableFirst(options: readonly SlipBonus[]): readonly SlipBonus[] {
  const rank = ({ user_bonus_status: status }: SlipBonus) =>
    status === 'active' ? 0 : status === 'not_available' ? 2 : 1
  return [...options].sort((a, b) => rank(a) - rank(b))
}

export function isSameBonus(option: SlipBonus, chosen: ChosenBonus): boolean {
  return option.bonus_id === chosen.id && option.bonus_type === chosen.terms.type
}

export const isFreebet = ({ amount }: SlipBonus) => amount !== null

/** Other bets of the slip that have a bonus: a free bet is one bet's, and an event may count once. */
export function othersWith(slip: SlipState, bet: SlipBet, option: SlipBonus): readonly SlipBet[] {
  return slip.bets.filter(
    (other) => betKey(other) !== betKey(bet) && other.bonus != null && isSameBonus(option, other.bonus),
  )
}

/**
 * Keeps the chosen bonus in step with the server: the default one at first, new terms, or none. Returns the name of one
 * that ended.
 */
export function useFollowedBonus(
  { slip, bet, available }: { slip: SlipState; bet: SlipBet; available: AvailableBonuses | undefined },
  options: readonly SlipBonus[],
) {
  const { edit } = useSlip()
  const [gone, setGone] = useState<string | null>(null)
  const isDeclined = useRef(false)
  const key = betKey(bet)
  const chosen = bet.bonus ?? null
  const legs = bet.selections.map(({ id }) => id).join()
  /** The legs whose bonus was last known to be right; a stored one was. */
  const knownFor = useRef(chosen === null ? null : legs)
  const current = chosen === null ? undefined : options.find((option) => isSameBonus(option, chosen))
  const lastName = useRef('')
  if (current !== undefined) lastName.current = current.name

  useEffect(() => {
    if (available === undefined || slip.inProgress) return
    const isForNewLegs = knownFor.current !== legs
    const update = (bonus: ChosenBonus | null) => edit({ type: 'update_bonus', betKey: key, bonus, isForNewLegs })
    knownFor.current = legs
    if (chosen === null) {
      const first = defaultBonus(available)
      const matches = new Set(bet.selections.map(({ matchId }) => matchId))
      const isShared = (other: SlipBet) => other.selections.some(({ matchId }) => matches.has(matchId))
      if (!isDeclined.current && first !== null && !othersWith(slip, bet, first).some(isShared))
        update(chosenFrom(first))
      return
    }
    if (current?.user_bonus_status !== 'active') {
      setGone(lastName.current)
      update(null)
    } else {
      const next = chosenFrom(current)
      if (JSON.stringify(next) !== JSON.stringify(chosen)) update(next)
    }
  }, [available, bet, chosen, current, edit, key, legs, slip])

  function choose(option: SlipBonus | null): void {
    setGone(null)
    isDeclined.current = option === null
    edit({ type: 'choose_bonus', betKey: key, bonus: option === null ? null : chosenFrom(option) })
  }
  return { gone, choose }
}

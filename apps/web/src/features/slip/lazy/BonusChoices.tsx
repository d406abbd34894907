import { useQueryClient } from '@tanstack/react-query'
import { betKey, type ChosenBonus, defaultBonus, type SlipBet, type SlipState, summarizeSlip } from '@touchline/betting'
import type { AvailableBonuses, SlipBonus } from '@touchline/contract'
import { Button } from '@touchline/ui'
import { useEffect, useId, useRef, useState } from 'react'
import { ABOUT_BONUSES } from '../../../data/bonus-calls.ts'
import { useText } from '../../../i18n/index.ts'
import { useAccount } from '../../account/index.ts'
import { useSlip } from '../service.ts'
import { chosenFrom, listOf } from '../state/chosen-bonus.ts'
import { BonusEffect } from './BonusEffect.tsx'
import styles from './BonusGroup.module.css'

export interface BonusChoicesProps {
  readonly slip: SlipState
  readonly bet: SlipBet
  readonly maxPayout: number
  /** What this bet could use as it is now; undefined while that is asked for. */
  readonly available: AvailableBonuses | undefined
  /** The answer before, until then. */
  readonly shown: AvailableBonuses | undefined
  readonly refetch: () => Promise<unknown>
}

/** How the return would be with a bonus, in subunits. */
function returnWith(slip: SlipState, bet: SlipBet, bonus: ChosenBonus | null, maxPayout: number): number {
  const stake = bonus?.stake ?? bet.stake
  const with_ = { ...slip, bets: [{ ...bet, stake, bonus }] }
  return summarizeSlip(with_, { maxPayout }).totalPotentialWin
}

/** What the bet can use comes first; the order within stays. */
function usableFirst(options: readonly SlipBonus[]): readonly SlipBonus[] {
  const isOff = ({ user_bonus_status }: SlipBonus) => (user_bonus_status === 'not_available' ? 1 : 0)
  return [...options].sort((a, b) => isOff(a) - isOff(b))
}

function isSame(option: SlipBonus, chosen: ChosenBonus): boolean {
  return option.bonus_id === chosen.id && option.bonus_type === chosen.terms.type
}

const isFreebet = ({ amount }: SlipBonus) => amount !== null

/** Other bets of the slip that have a bonus: a free bet is one bet's, and an event may count once. */
function othersWith(slip: SlipState, bet: SlipBet, option: SlipBonus): readonly SlipBet[] {
  return slip.bets.filter(
    (other) => betKey(other) !== betKey(bet) && other.bonus != null && isSame(option, other.bonus),
  )
}

/** What is chosen follows what the server says of it: new terms, or a word that it is no more. Answers the name of one that is gone. */
function useFollowed({ slip, bet, available }: BonusChoicesProps, options: readonly SlipBonus[]) {
  const { edit } = useSlip()
  const [gone, setGone] = useState<string | null>(null)
  const isDeclined = useRef(false)
  const key = betKey(bet)
  const chosen = bet.bonus ?? null
  const legs = bet.selections.map(({ id }) => id).join()
  /** The legs whose bonus was last known to be right; one that was kept with the slip was. */
  const knownFor = useRef(chosen === null ? null : legs)
  const current = chosen === null ? undefined : options.find((option) => isSame(option, chosen))
  const lastName = useRef('')
  if (current !== undefined) lastName.current = current.name

  useEffect(() => {
    if (available === undefined || slip.inProgress) return
    // What follows from other legs is the player's own doing; of the same legs it is news.
    const type = knownFor.current === legs ? 'update_bonus' : 'choose_bonus'
    knownFor.current = legs
    if (chosen === null) {
      const first = defaultBonus(available)
      const matches = new Set(bet.selections.map(({ matchId }) => matchId))
      const isShared = (other: SlipBet) => other.selections.some(({ matchId }) => matches.has(matchId))
      if (!isDeclined.current && first !== null && !othersWith(slip, bet, first).some(isShared))
        edit({ type, betKey: key, bonus: chosenFrom(first) })
      return
    }
    if (current?.user_bonus_status !== 'active') {
      setGone(lastName.current)
      edit({ type, betKey: key, bonus: null })
    } else {
      const next = chosenFrom(current)
      if (JSON.stringify(next) !== JSON.stringify(chosen)) edit({ type, betKey: key, bonus: next })
    }
  }, [available, bet, chosen, current, edit, key, legs, slip])

  function choose(option: SlipBonus | null): void {
    setGone(null)
    isDeclined.current = option === null
    edit({ type: 'choose_bonus', betKey: key, bonus: option === null ? null : chosenFrom(option) })
  }
  return { gone, choose }
}

/** Which bonus a bet is placed with: each with its conditions and what it does to the return. One that does not run is started here first. */
export function BonusChoices(props: BonusChoicesProps) {
  const { slip, bet, maxPayout, shown, refetch } = props
  const text = useText()
  const { http } = useAccount()
  const name = useId()
  const client = useQueryClient()
  const options = shown === undefined ? [] : usableFirst(listOf(shown))
  const { gone, choose } = useFollowed(props, options)
  const [starting, setStarting] = useState<SlipBonus | null>(null)
  const [failed, setFailed] = useState<string | null>(null)
  const chosen = bet.bonus ?? null

  async function start(option: SlipBonus) {
    setStarting(option)
    setFailed(null)
    const started = await http.call('activateBonus', { params: { id: option.bonus_id } })
    // Starting one may have another wait, or may not be possible any more: what holds is read again, on every list.
    await Promise.all([refetch(), client.invalidateQueries(ABOUT_BONUSES)])
    setStarting(null)
    if (started.ok) choose(option)
    else
      setFailed(
        started.error.kind === 'answer'
          ? started.error.body.localized_message
          : text('bonus.start_failed', { name: option.name }),
      )
  }

  if (options.length === 0) return null
  const without = returnWith(slip, bet, null, maxPayout)
  const running = options.find((option) => isFreebet(option) && option.user_bonus_status === 'active')
  return (
    <fieldset className={styles.BonusGroup} disabled={slip.inProgress || starting !== null}>
      <legend>{text('bonus.group')}</legend>
      <p role="status" className={styles.Gone}>
        {failed ?? (gone !== null && text('bonus.gone', { name: gone }))}
      </p>
      <label className={styles.Option}>
        <input type="radio" name={name} checked={chosen === null} onChange={() => choose(null)} />
        <span>{text('bonus.none')}</span>
      </label>
      {options.map((option) => {
        const isTaken = isFreebet(option) && othersWith(slip, bet, option).length > 0
        const isUsable = option.user_bonus_status === 'active' && !isTaken
        const canStart = option.user_bonus_status === 'available' && !isTaken
        const key = `${option.bonus_type}:${option.bonus_id}`
        const effectId = `${name}-${option.bonus_type}-${option.bonus_id}`
        return (
          <div key={key} className={styles.Row}>
            <label className={styles.Option} data-off={!isUsable || undefined}>
              <input
                type="radio"
                name={name}
                aria-label={option.name}
                aria-describedby={effectId}
                data-bonus={key}
                disabled={!isUsable}
                checked={chosen !== null && isSame(option, chosen)}
                onChange={() => choose(option)}
              />
              <span className={styles.Words}>
                <span>{option.name}</span>
                <BonusEffect
                  id={effectId}
                  option={option}
                  more={returnWith(slip, bet, chosenFrom(option), maxPayout) - without}
                  slip={slip}
                  isTaken={isTaken}
                  waits={canStart && isFreebet(option) ? (running?.name ?? null) : null}
                />
              </span>
            </label>
            {canStart && (
              <Button
                size="small"
                aria-label={text('bonus.start_of', { name: option.name })}
                data-start-bonus={key}
                onClick={() => void start(option)}
              >
                {text('bonus.start')}
              </Button>
            )}
          </div>
        )
      })}
    </fieldset>
  )
}

import { useQuery, useQueryClient } from '@tanstack/react-query'
import {
  betKey,
  type ChosenBonus,
  defaultBonus,
  isShownExactly,
  type SlipBet,
  type SlipState,
  selectionsToNext,
  summarizeSlip,
} from '@touchline/betting'
import type { AvailableBonuses, SlipBonus } from '@touchline/contract'
import { useEffect, useId, useRef, useState } from 'react'
import { ABOUT_BONUSES } from '../../../data/bonus-calls.ts'
import { CallFailure } from '../../../data/index.ts'
import { useFormat, useText, writeOdds } from '../../../i18n/index.ts'
import { usePreference } from '../../../preferences/index.ts'
import { useMoney } from '../../../ui/index.ts'
import { useAccount, useAuth } from '../../account/index.ts'
import { bonusesBody } from '../engine/request-body.ts'
import { useSlip } from '../service.ts'
import { chosenFrom, listOf } from '../state/chosen-bonus.ts'
import styles from './BonusGroup.module.css'
import { useCalm } from './use-calm.ts'
import type { ReckonedSlip } from './use-reckoned-slip.ts'

/** What a bet could use, asked for again when what it is made of has changed; the answer before stays until then. */
function useAvailable(bet: SlipBet, isPlacing: boolean) {
  const { http } = useAccount()
  const auth = useAuth()
  const body = useCalm(bonusesBody([bet]))
  const { data, refetch, isPlaceholderData } = useQuery({
    queryKey: ['findAvailableBonuses', auth.status === 'LOGGED_IN' ? auth.player.id : 0, JSON.stringify(body)],
    enabled: auth.status === 'LOGGED_IN',
    staleTime: 5_000,
    placeholderData: (before: AvailableBonuses | undefined) => before,
    async queryFn(): Promise<AvailableBonuses> {
      const result = await http.call('findAvailableBonuses', { body })
      if (!result.ok) throw new CallFailure('findAvailableBonuses', result.error)
      const [first] = result.data.data
      if (first === undefined) throw new Error('One bet was asked about, none was answered')
      return first
    },
  })
  // Where the slip stays after it was sent, what was refused may have been the bonus.
  const wasPlacing = useRef(false)
  useEffect(() => {
    if (wasPlacing.current && !isPlacing) void refetch()
    wasPlacing.current = isPlacing
  }, [isPlacing, refetch])
  return { available: isPlaceholderData ? undefined : data, shown: data, refetch }
}

/** How the return would be with a bonus, in subunits. */
function returnWith(slip: SlipState, bet: SlipBet, bonus: ChosenBonus | null, maxPayout: number): number {
  const stake = bonus?.stake ?? bet.stake
  const with_ = { ...slip, bets: [{ ...bet, stake, bonus }] }
  return summarizeSlip(with_, { maxPayout }).totalPotentialWin
}

/** Which bonus the bet is placed with: each with its conditions and what it does to the return. */
export function BonusGroup({
  reckoned: { slip },
  maxPayout,
}: {
  readonly reckoned: ReckonedSlip
  readonly maxPayout: number
}) {
  const [bet] = slip.bets
  return bet === undefined || slip.bets.length > 1 ? null : <Choices slip={slip} bet={bet} maxPayout={maxPayout} />
}

function Choices({
  slip,
  bet,
  maxPayout,
}: {
  readonly slip: SlipState
  readonly bet: SlipBet
  readonly maxPayout: number
}) {
  const text = useText()
  const { edit } = useSlip()
  const { http } = useAccount()
  const name = useId()
  const client = useQueryClient()
  const { available, shown, refetch } = useAvailable(bet, slip.inProgress)
  const [gone, setGone] = useState<string | null>(null)
  const isDeclined = useRef(false)
  const key = betKey(bet)
  const chosen = bet.bonus ?? null
  const legs = bet.selections.map(({ id }) => id).join()
  /** The legs whose bonus was last known to be right; one that was kept with the slip was. */
  const knownFor = useRef(chosen === null ? null : legs)
  const options = shown === undefined ? [] : usableFirst(listOf(shown))
  const current = chosen === null ? undefined : options.find((option) => isSame(option, chosen))
  const lastName = useRef('')
  if (current !== undefined) lastName.current = current.name

  // What was chosen follows what the server says of it: new terms, or a word that it is no more.
  useEffect(() => {
    if (available === undefined || slip.inProgress) return
    // What follows from other legs is the player's own doing; of the same legs it is news.
    const type = knownFor.current === legs ? 'update_bonus' : 'choose_bonus'
    knownFor.current = legs
    if (chosen === null) {
      const first = defaultBonus(available)
      if (!isDeclined.current && first !== null) edit({ type, betKey: key, bonus: chosenFrom(first) })
      return
    }
    // One that is being started is available for a moment yet.
    if (current === undefined || current.user_bonus_status === 'not_available') {
      setGone(lastName.current)
      edit({ type, betKey: key, bonus: null })
    } else {
      const next = chosenFrom(current)
      if (JSON.stringify(next) !== JSON.stringify(chosen)) edit({ type, betKey: key, bonus: next })
    }
  }, [available, chosen, current, edit, key, legs, slip.inProgress])

  async function choose(option: SlipBonus | null) {
    setGone(null)
    isDeclined.current = option === null
    if (option === null) return edit({ type: 'choose_bonus', betKey: key, bonus: null })
    edit({ type: 'choose_bonus', betKey: key, bonus: chosenFrom(option) })
    if (option.user_bonus_status !== 'available') return
    const started = await http.call('activateBonus', { params: { id: option.bonus_id } })
    // Starting one may stop another, or may not be possible any more: what holds is read again.
    await Promise.all([refetch(), client.invalidateQueries(ABOUT_BONUSES)])
    if (started.ok) return
    setGone(option.name)
    // News, and not the player's doing: that the bet returns less is agreed to.
    edit({ type: 'update_bonus', betKey: key, bonus: null })
  }

  if (options.length === 0) return null
  const without = returnWith(slip, bet, null, maxPayout)
  return (
    <fieldset className={styles.BonusGroup} disabled={slip.inProgress}>
      <legend>{text('bonus.group')}</legend>
      <p role="status" className={styles.Gone}>
        {gone !== null && text('bonus.gone', { name: gone })}
      </p>
      <label className={styles.Option}>
        <input type="radio" name={name} checked={chosen === null} onChange={() => void choose(null)} />
        <span>{text('bonus.none')}</span>
      </label>
      {options.map((option) => {
        const bonus = chosenFrom(option)
        const isUsable = option.user_bonus_status !== 'not_available'
        const effectId = `${name}-${option.bonus_type}-${option.bonus_id}`
        return (
          <label
            key={`${option.bonus_type}:${option.bonus_id}`}
            className={styles.Option}
            data-off={!isUsable || undefined}
          >
            <input
              type="radio"
              name={name}
              aria-label={option.name}
              aria-describedby={effectId}
              data-bonus={`${option.bonus_type}:${option.bonus_id}`}
              disabled={!isUsable}
              checked={chosen !== null && isSame(option, chosen)}
              onChange={() => void choose(option)}
            />
            <span className={styles.Words}>
              <span>{option.name}</span>
              <Effect
                id={effectId}
                option={option}
                more={returnWith(slip, bet, bonus, maxPayout) - without}
                slip={slip}
              />
            </span>
          </label>
        )
      })}
    </fieldset>
  )
}

/** What the bet can use comes first; the order within stays. */
function usableFirst(options: readonly SlipBonus[]): readonly SlipBonus[] {
  const isOff = ({ user_bonus_status }: SlipBonus) => (user_bonus_status === 'not_available' ? 1 : 0)
  return [...options].sort((a, b) => isOff(a) - isOff(b))
}

function isSame(option: SlipBonus, chosen: ChosenBonus): boolean {
  return option.bonus_id === chosen.id && option.bonus_type === chosen.terms.type
}

/** What it does for this bet, what it asks, and what comes next. */
function Effect({
  id,
  option,
  more,
  slip,
}: {
  readonly id: string
  readonly option: SlipBonus
  readonly more: number
  readonly slip: SlipState
}) {
  const text = useText()
  const money = useMoney()
  const { locale } = useFormat()
  const number = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  const factor = (scaled: number) => number.format(scaled / 10_000)
  const format = usePreference('oddsFormat')
  const odds = (scaled: number) => `${isShownExactly(scaled, format) ? '' : '≈'}${writeOdds(scaled, format, locale)}`
  const isOff = option.user_bonus_status === 'not_available'
  const lines: string[] = []
  switch (option.bonus_type) {
    case 'comboboost': {
      const next = selectionsToNext(option.ranges, option.suitable_selections.length)
      if (option.active_range_index !== null) lines.push(text('bonus.boost', { factor: factor(option.bonus_odds) }))
      if (next !== null)
        lines.push(text('bonus.next', { missing: next.missing, factor: factor(next.range.bonus_odds) }))
      break
    }
    case 'hunting':
    case 'lootbox':
    case 'tournament':
      if (!isOff) lines.push(text('bonus.points', { points: option.potential_points }))
      break
    default:
      lines.push(text(`bonus.effect.${option.bonus_type}`, { amount: money(option.amount ?? 0, slip.currency) }))
      if (isOff) lines.push(text('bonus.unsuitable'))
  }
  // Of what sets another stake the difference says nothing.
  if (more > 0 && option.amount === null && !isOff)
    lines.push(text('bonus.more', { amount: money(more, slip.currency) }))
  if (option.min_odds > 10_000) lines.push(text('bonus.from_odds', { odds: odds(option.min_odds) }))
  return (
    <span id={id} className={styles.Effect}>
      {lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </span>
  )
}

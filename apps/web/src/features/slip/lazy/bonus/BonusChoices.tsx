import { useQueryClient } from '@tanstack/react-query'
import { type ChosenBonus, type SlipBet, type SlipState, summarizeSlip } from '@touchline/betting'
import type { SlipBonus } from '@touchline/contract'
import { Button } from '@touchline/ui'
import { useId, useState } from 'react'
import { ABOUT_BONUSES } from '../../../../data/bonus-calls.ts'
import { useText } from '../../../../i18n/index.ts'
import { useAccount } from '../../../account/index.ts'
import { chosenFrom } from '../../state/chosen-bonus.ts'
import { BonusEffect } from './BonusEffect.tsx'
import styles from './BonusGroup.module.css'
import { isFreebet, isSameBonus, othersWith } from './followed-bonus.ts'

export interface BonusChoicesProps {
  readonly slip: SlipState
  readonly bet: SlipBet
  readonly maxPayout: number
  /** The book's list for this bet, usable bonuses first. */
  readonly options: readonly SlipBonus[]
  readonly choose: (option: SlipBonus | null) => void
  readonly refetch: () => Promise<unknown>
}

/** How the return would be with a bonus, in subunits. */
function returnWith(slip: SlipState, bet: SlipBet, bonus: ChosenBonus | null, maxPayout: number): number {
  const stake = bonus?.stake ?? bet.stake
  const with_ = { ...slip, bets: [{ ...bet, stake, bonus }] }
  return summarizeSlip(with_, { maxPayout }).totalPotentialWin
}

/**
 * The choice of a bonus: each with its conditions and its effect on the return; those that do not fit the bet are
 * folded.
 */
export function BonusChoices(props: BonusChoicesProps) {
  const { slip, bet, maxPayout, options, choose, refetch } = props
  const text = useText()
  const { http } = useAccount()
  const name = useId()
  const client = useQueryClient()
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

  const without = returnWith(slip, bet, null, maxPayout)
  const running = options.find((option) => isFreebet(option) && option.user_bonus_status === 'active')
  const row = (option: SlipBonus) => (
    <Row
      key={`${option.bonus_type}:${option.bonus_id}`}
      {...{ option, name, slip }}
      isTaken={isFreebet(option) && othersWith(slip, bet, option).length > 0}
      isChosen={chosen !== null && isSameBonus(option, chosen)}
      more={returnWith(slip, bet, chosenFrom(option), maxPayout) - without}
      running={running?.name ?? null}
      onChoose={() => choose(option)}
      onStart={() => void start(option)}
    />
  )
  const isOff = ({ user_bonus_status: status }: SlipBonus) => status === 'not_available'
  const off = options.filter(isOff)
  return (
    <fieldset className={styles.BonusGroup} disabled={slip.inProgress || starting !== null}>
      <legend className={styles.Legend}>{text('bonus.group')}</legend>
      <p role="status" className={styles.Gone}>
        {failed}
      </p>
      {options.filter((option) => !isOff(option)).map(row)}
      <label className={styles.Option}>
        <input type="radio" name={name} checked={chosen === null} onChange={() => choose(null)} />
        <span>{text('bonus.none')}</span>
      </label>
      {off.length > 0 && (
        <details className={styles.Off}>
          <summary>{text('bonus.off', { count: off.length })}</summary>
          {off.map(row)}
        </details>
      )}
    </fieldset>
  )
}

function Row(props: {
  option: SlipBonus
  /** Of the group of radio buttons. */
  name: string
  slip: SlipState
  isTaken: boolean
  isChosen: boolean
  /** What it adds to the return, in subunits. */
  more: number
  /** The free bet that runs now, by its name. */
  running: string | null
  onChoose: () => void
  onStart: () => void
}) {
  const { option, name, slip, isTaken, isChosen, more, running, onChoose, onStart } = props
  const text = useText()
  const isUsable = option.user_bonus_status === 'active' && !isTaken
  const canStart = option.user_bonus_status === 'available' && !isTaken
  const key = `${option.bonus_type}:${option.bonus_id}`
  const effectId = `${name}-${option.bonus_type}-${option.bonus_id}`
  return (
    <div className={styles.Row}>
      <label className={styles.Option} data-off={!isUsable || undefined}>
        <input
          type="radio"
          name={name}
          aria-label={option.name}
          aria-describedby={effectId}
          data-bonus={key}
          disabled={!isUsable}
          checked={isChosen}
          onChange={onChoose}
        />
        <span className={styles.Words}>
          <span>{option.name}</span>
          <BonusEffect
            id={effectId}
            option={option}
            more={more}
            slip={slip}
            isTaken={isTaken}
            waits={canStart && isFreebet(option) ? running : null}
          />
        </span>
      </label>
      {canStart && (
        <Button
          size="small"
          aria-label={text('bonus.start_of', { name: option.name })}
          data-start-bonus={key}
          onClick={onStart}
        >
          {text('bonus.start')}
        </Button>
      )}
    </div>
  )
}

import { betKey, type SlipBet, type SlipState } from '@touchline/betting'
import type { AvailableBonuses, SlipBonus } from '@touchline/contract'
import { Button, Dialog, Icon } from '@touchline/ui'
import { useState } from 'react'
import { useText } from '../../../../i18n/index.ts'
import { useMoney } from '../../../../ui/index.ts'
import { listOf } from '../../state/chosen-bonus.ts'
import type { ReckonedSlip } from '../use-reckoned-slip.ts'
import { BonusChoices } from './BonusChoices.tsx'
import styles from './BonusGroup.module.css'
import { isSameBonus, usableFirst, useFollowedBonus } from './followed-bonus.ts'
import { useAvailableBonuses } from './use-available-bonuses.ts'

/** Which bonus each bet is placed with (BONUS-02): a line for each bet that can use one. */
export function BonusGroup({
  reckoned: { slip },
  maxPayout,
}: {
  readonly reckoned: ReckonedSlip
  readonly maxPayout: number
}) {
  const { available, shown, refetch } = useAvailableBonuses(slip.bets, slip.inProgress)
  return slip.bets.map((bet, place) => (
    <BonusLine
      key={betKey(bet)}
      {...{ slip, bet, maxPayout, refetch }}
      available={available?.[place]}
      shown={shown?.[place]}
      isOneOfSeveral={slip.bets.length > 1}
    />
  ))
}

/** What is chosen for a bet and how much else there is, in one line; it opens the choice. */
function BonusLine(props: {
  slip: SlipState
  bet: SlipBet
  maxPayout: number
  /** The available bonuses of this bet; undefined while they load. */
  available: AvailableBonuses | undefined
  /** The response before, until then. */
  shown: AvailableBonuses | undefined
  refetch: () => Promise<unknown>
  isOneOfSeveral: boolean
}) {
  const { slip, bet, maxPayout, shown, refetch, isOneOfSeveral } = props
  const text = useText()
  const [isOpen, setOpen] = useState(false)
  const options = shown === undefined ? [] : usableFirst(listOf(shown))
  const { gone, choose } = useFollowedBonus(props, options)
  const usable = options.filter(({ user_bonus_status: status }) => status !== 'not_available')
  const chosen = bet.bonus ?? null
  const current = chosen === null ? undefined : options.find((option) => isSameBonus(option, chosen))
  const close = () => setOpen(false)
  const legs = bet.selections.map(({ outcomeName }) => outcomeName).join(', ')
  return (
    <div data-bonus-of={betKey(bet)}>
      <p role="status" className={styles.Gone}>
        {gone !== null && text('bonus.gone', { name: gone })}
      </p>
      {(usable.length > 0 || current !== undefined) && (
        <button type="button" className={styles.Line} disabled={slip.inProgress} onClick={() => setOpen(true)}>
          <span className={styles.Chosen}>
            {isOneOfSeveral && <span className={styles.Legs}>{legs}</span>}
            <span>
              {current === undefined ? text('bonus.none') : current.name} <Worth option={current} slip={slip} />
            </span>
          </span>
          <span className={styles.Count}>
            {text('bonus.offers', { count: usable.length })}
            <Icon name="chevron" size={14} />
          </span>
        </button>
      )}
      <Dialog
        state={isOpen ? 'open' : 'closed'}
        title={text('bonus.group')}
        closeLabel={text('slip.done')}
        onClose={close}
        data-bonus-sheet=""
      >
        {isOneOfSeveral && <p className={styles.Effect}>{legs}</p>}
        <BonusChoices {...{ slip, bet, maxPayout, options, choose, refetch }} />
        <Button size="large" onClick={close}>
          {text('slip.done')}
        </Button>
      </Dialog>
    </div>
  )
}

/** The stake that a free bet sets. */
function Worth({ option, slip }: { option: SlipBonus | undefined; slip: SlipState }) {
  const money = useMoney()
  if (option === undefined || option.amount === null) return null
  return <strong>{money(option.amount, slip.currency)}</strong>
}

import { isStakeLocked } from '@touchline/betting'
import { Button, Field } from '@touchline/ui'
import { useState } from 'react'
import { useFormat, useText } from '../../../../i18n/index.ts'
import { Money, useAmountDraft, useMoney } from '../../../../ui/index.ts'
import { useSlip } from '../../service.ts'
import styles from '../SlipFooter.module.css'
import type { ReckonedSlip } from '../use-reckoned-slip.ts'

function WantedWin(props: { reckoned: ReckonedSlip; betKey: string; wanted: number | null }) {
  const { reckoned, betKey, wanted } = props
  const text = useText()
  const { edit } = useSlip()
  const { locale } = useFormat()
  const { currency } = reckoned.slip
  const draft = useAmountDraft(wanted ?? 0, currency, locale, (win) => edit({ type: 'set_wanted_win', betKey, win }))
  return (
    <Field
      label={text('slip.win_wanted')}
      inputMode="decimal"
      autoComplete="off"
      autoFocus
      maxLength={24}
      value={draft.text}
      onChange={(event) => draft.type(event.currentTarget.value)}
      suffix={currency.code}
      error={draft.error}
      hint={wanted !== null ? text('slip.potential_win.drives') : undefined}
    />
  )
}

/** The return of the slip. The win can be typed instead of the stake; the field shows which of them is fixed. */
export function WinField({ reckoned }: { reckoned: ReckonedSlip }) {
  const text = useText()
  const { edit } = useSlip()
  const money = useMoney()
  const { slip, summary, agreed } = reckoned
  const [only] = summary.bets
  const [isTyping, setTyping] = useState(false)
  const canDrive = only !== undefined && summary.bets.length === 1 && !isStakeLocked(only.bet)
  const now = summary.afterAcceptance?.totalPotentialWin ?? summary.totalPotentialWin
  // For a single bet the field of its stake shows it.
  const capped = summary.bets.length > 1 ? summary.bets.find((bet) => bet.isCapped) : undefined
  const drives = canDrive && (isTyping || only.bet.stakeSource === 'potentialWin')
  return (
    <>
      <div className={styles.Row}>
        <span>
          {text('slip.potential_win')}
          {canDrive && (
            <Button
              size="small"
              variant="plain"
              className={styles.Switch}
              onClick={() => {
                if (drives) edit({ type: 'set_stake', betKey: only.key, stake: only.bet.stake })
                setTyping(!drives)
              }}
            >
              {text(drives ? 'slip.potential_win.stake' : 'slip.potential_win.edit')}
            </Button>
          )}
        </span>
        <span className={styles.Figures}>
          {agreed.totalPotentialWin !== now && (
            <s>
              <Money subunits={agreed.totalPotentialWin} currency={slip.currency} />
            </s>
          )}
          <strong>
            <Money subunits={now} currency={slip.currency} />
          </strong>
        </span>
      </div>
      {drives && <WantedWin reckoned={reckoned} betKey={only.key} wanted={only.bet.wantedWin} />}
      {capped !== undefined && (
        <p>{text('slip.potential_win.capped', { amount: money(capped.potentialWin, slip.currency) })}</p>
      )}
    </>
  )
}

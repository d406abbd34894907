import type { Bet } from '@touchline/contract'
import { Button } from '@touchline/ui'
import { Suspense, useState } from 'react'
import { useText } from '../../../i18n/index.ts'
import { lazyComponent, Money, useMoney } from '../../../ui/index.ts'
import { useCashOutStep } from '../service.ts'
import styles from './CashOut.module.css'
import { isUnderWay } from './cash-out-step.ts'
import { isOver } from './cash-out-view.ts'
import { neverSold } from './never-sold.ts'
import { useDirection } from './use-direction.ts'

const CashOutDialog = lazyComponent(() => import('./CashOutDialog.tsx'), 'CashOutDialog', ['betting'], 'over')

/** The cash-out button: it shows the value and its direction, or why the bet cannot be cashed out now. */
export function CashOut({ bet }: { bet: Bet }) {
  const text = useText()
  const money = useMoney()
  const [isOpen, setOpen] = useState(false)
  const [wasOpen, setWasOpen] = useState(false)
  const step = useCashOutStep(bet.id)
  const direction = useDirection(bet.to_cashout, bet.open_stake)
  const currency = { code: bet.stake.currency, subunits: bet.stake.subunits }
  const hasEnded = isOver(bet)
  const isBusy = !hasEnded && (isUnderWay(step) || bet.status === 'cashout_in_progress')
  const isShown = bet.status === 'waiting_results' || isOpen || isBusy
  if (!isShown) return null
  const never = neverSold(bet)
  if (never !== null)
    return (
      <p className={styles.Never} data-never-sold={never}>
        {text(`bets.cash_out.${never}`)}
      </p>
    )
  // One at a time: while one is under way there is nothing to press.
  const isOff = isBusy || (bet.to_cashout === null && bet.auto_cashout === null)
  return (
    <div className={styles.CashOut}>
      {!hasEnded && (
        <Button
          variant="go"
          className={styles.Button}
          data-cash-out={bet.to_cashout ?? undefined}
          aria-disabled={isOff || undefined}
          onClick={() => {
            if (isOff) return
            setWasOpen(true)
            setOpen(true)
          }}
        >
          {isBusy ? (
            text(step?.step === 'unknown' ? 'bets.cash_out.checking' : 'bets.cash_out.sending')
          ) : bet.to_cashout === null ? (
            text(`bets.cash_out.${bet.cashout_off ?? 'off'}`)
          ) : (
            <>
              {text('bets.cash_out')}
              <span className={styles.Value} data-direction={direction ?? undefined}>
                <Money subunits={bet.to_cashout} currency={currency} />
                {direction !== null && (
                  <span role="img" className={styles.Arrow} aria-label={text(`bets.cash_out.${direction}`)} />
                )}
              </span>
            </>
          )}
        </Button>
      )}
      {bet.auto_cashout !== null && (
        <p className={styles.Auto} data-auto-cash-out={bet.auto_cashout}>
          {text('bets.cash_out.auto', { amount: money(bet.auto_cashout, currency) })}
        </p>
      )}
      {wasOpen && (
        <Suspense>
          <CashOutDialog bet={bet} isOpen={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  )
}

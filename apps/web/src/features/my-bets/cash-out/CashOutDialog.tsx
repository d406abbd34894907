import type { Bet } from '@touchline/contract'
import { Button, Dialog, Segmented } from '@touchline/ui'
import { type ReactNode, useState } from 'react'
import { useText } from '../../../i18n/index.ts'
import { paidSoFar } from '../parts/paid-so-far.ts'
import { useBetsService, useCashOutStep } from '../service.ts'
import { AtValue } from './AtValue.tsx'
import styles from './CashOutDialog.module.css'
import { ChoosePart } from './ChoosePart.tsx'
import type { CashOutStep } from './cash-out-step.ts'
import { cashOutView } from './cash-out-view.ts'
import { CashedOut, Changed, Checking, InPlay, Off, Over, Refused } from './outcomes.tsx'

type When = 'now' | 'value'

/**
 * Selling a bet or a part of it: what is paid, what stays, confirmed once; or having the book sell it at a value. All
 * choices and outcomes share one cell of a grid, hidden or shown: the dialog is as high as the highest in every state.
 */
export function CashOutDialog({ bet, isOpen, onClose }: { bet: Bet; isOpen: boolean; onClose: () => void }) {
  const text = useText()
  const { dismissCashOut } = useBetsService()
  const step = useCashOutStep(bet.id)
  const [when, setWhen] = useState<When>(bet.auto_cashout === null ? 'now' : 'value')
  const outcome = outcomeOf(bet, step)
  const isOff = cashOutView(bet, step?.step) === 'off'
  const isAtValue = when === 'value' && step === undefined
  function close() {
    dismissCashOut(bet.id)
    onClose()
  }
  return (
    <Dialog
      state={isOpen ? 'open' : 'closed'}
      title={text('cash_out.title')}
      closeLabel={text('cash_out.close')}
      onClose={close}
    >
      <div className={styles.Cell}>
        <Shown is={outcome === null}>
          <Segmented<When>
            label={text('cash_out.auto.when')}
            value={when}
            onChange={setWhen}
            inert={step !== undefined}
            items={[
              { value: 'now', label: text('cash_out.auto.now') },
              { value: 'value', label: text('cash_out.auto') },
            ]}
          />
          {/* A part that was chosen is one of this open stake, and not of what is left of it. */}
          <div key={bet.open_stake} className={styles.Cell}>
            <Shown is={!isAtValue && !isOff}>
              <ChoosePart bet={bet} isSending={step !== undefined} />
            </Shown>
            <Shown is={isAtValue}>
              <AtValue bet={bet} />
            </Shown>
            {isOff && !isAtValue && <Off why={bet.cashout_off} />}
          </div>
        </Shown>
        {outcome !== null && (
          <div className={styles.Outcome}>
            {outcome}
            {step?.step === 'paid' && (
              <Button size="large" variant="go" onClick={close}>
                {text('cash_out.done')}
              </Button>
            )}
          </div>
        )}
      </div>
    </Dialog>
  )
}

/** Content that keeps its room, and what was typed, while it is hidden. */
function Shown({ is, children }: { is: boolean; children: ReactNode }) {
  return (
    <div className={styles.Choices} data-hidden={!is || undefined}>
      {children}
    </div>
  )
}

/** What is shown instead of the choices; null: the choices. */
function outcomeOf(bet: Bet, step: CashOutStep | undefined): ReactNode {
  const view = cashOutView(bet, step?.step)
  if (step?.step === 'refused') return <Refused message={step.message} betId={bet.id} />
  if (step?.step === 'paid') return <CashedOut bet={bet} amount={step.amount} />
  if (view === 'changed' && step?.step === 'changed') return <Changed bet={bet} wish={step.wish} value={step.value} />
  if (view === 'checking') return <Checking />
  if (view === 'in_play') return <InPlay bet={bet} />
  if (view === 'sold') return <CashedOut bet={bet} amount={paidSoFar(bet)} />
  return view === 'over' ? <Over /> : null
}

import type { Bet } from '@touchline/contract'
import { Button, Dialog, Segmented } from '@touchline/ui'
import { useState } from 'react'
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

/** Selling a bet or a part of it: what is paid, what stays, confirmed once; or having the book sell it at a value. */
export function CashOutDialog({ bet, isOpen, onClose }: { bet: Bet; isOpen: boolean; onClose: () => void }) {
  const text = useText()
  const { dismissCashOut } = useBetsService()
  const step = useCashOutStep(bet.id)
  const [when, setWhen] = useState<When>(bet.auto_cashout === null ? 'now' : 'value')
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
      <div className={styles.Body}>
        {step === undefined && bet.status === 'waiting_results' && (
          <Segmented<When>
            label={text('cash_out.auto.when')}
            value={when}
            onChange={setWhen}
            items={[
              { value: 'now', label: text('cash_out.auto.now') },
              { value: 'value', label: text('cash_out.auto') },
            ]}
          />
        )}
        <View bet={bet} step={step} isAtValue={when === 'value'} />
        {step?.step === 'paid' && (
          <Button size="large" variant="go" onClick={close}>
            {text('cash_out.done')}
          </Button>
        )}
      </div>
    </Dialog>
  )
}

function View({ bet, step, isAtValue }: { bet: Bet; step: CashOutStep | undefined; isAtValue: boolean }) {
  const view = cashOutView(bet, step?.step)
  if (isAtValue && step === undefined && bet.status === 'waiting_results') return <AtValue bet={bet} />
  if (step?.step === 'refused') return <Refused message={step.message} betId={bet.id} />
  if (step?.step === 'paid') return <CashedOut bet={bet} amount={step.amount} />
  if (view === 'changed' && step?.step === 'changed') return <Changed bet={bet} wish={step.wish} value={step.value} />
  if (view === 'checking') return <Checking />
  if (view === 'in_play') return <InPlay bet={bet} />
  if (view === 'sold') return <CashedOut bet={bet} amount={paidSoFar(bet)} />
  if (view === 'over') return <Over />
  return view === 'off' ? <Off why={bet.cashout_off} /> : <ChoosePart bet={bet} isSending={step !== undefined} />
}

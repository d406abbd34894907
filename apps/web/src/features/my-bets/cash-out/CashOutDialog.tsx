import type { Bet } from '@touchline/contract'
import { Button, Dialog, Segmented } from '@touchline/ui'
import { useState } from 'react'
import { useText } from '../../../i18n/index.ts'
import { useBetsService, useCashOutStep } from '../service.ts'
import { AtValue } from './AtValue.tsx'
import styles from './CashOutDialog.module.css'
import { ChoosePart } from './ChoosePart.tsx'
import { CashedOut, Changed, Checking, InPlay, Refused } from './outcomes.tsx'

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
        {step === undefined && when === 'value' && bet.status === 'waiting_results' ? (
          <AtValue bet={bet} />
        ) : step?.step === 'waiting' || (step === undefined && bet.status === 'cashout_in_progress') ? (
          <InPlay bet={bet} />
        ) : step === undefined && bet.to_cashout === null ? (
          <p role="status">{text('cash_out.off')}</p>
        ) : step === undefined || step.step === 'sending' ? (
          <ChoosePart bet={bet} isSending={step !== undefined} />
        ) : step.step === 'unknown' ? (
          <Checking />
        ) : step.step === 'changed' ? (
          <Changed bet={bet} wish={step.wish} value={step.value} />
        ) : step.step === 'refused' ? (
          <Refused message={step.message} betId={bet.id} />
        ) : (
          <CashedOut bet={bet} amount={step.amount} />
        )}
        {step?.step === 'paid' && (
          <Button size="large" variant="go" onClick={close}>
            {text('cash_out.done')}
          </Button>
        )}
      </div>
    </Dialog>
  )
}

import type { Bet } from '@touchline/contract'
import { Button, Dialog } from '@touchline/ui'
import { useText } from '../../../i18n/index.ts'
import { useBetsService, useCashOutStep } from '../service.ts'
import styles from './CashOutDialog.module.css'
import { ChoosePart } from './ChoosePart.tsx'
import { CashedOut, Changed, Checking, Refused } from './outcomes.tsx'

/** Selling a bet or a part of it: what is paid, what stays, confirmed once. */
export function CashOutDialog({ bet, isOpen, onClose }: { bet: Bet; isOpen: boolean; onClose: () => void }) {
  const text = useText()
  const { dismissCashOut } = useBetsService()
  const step = useCashOutStep(bet.id)
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
        {step === undefined && bet.to_cashout === null ? (
          <p role="status">{text('cash_out.off')}</p>
        ) : step === undefined || step.step === 'sending' ? (
          <ChoosePart bet={bet} isSending={step !== undefined} />
        ) : step.step === 'unknown' ? (
          <Checking />
        ) : step.step === 'changed' ? (
          <Changed bet={bet} value={bet.to_cashout ?? step.value} />
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

import { parseAmount, type QuickBetState } from '@touchline/betting'
import { Button, Field } from '@touchline/ui'
import { useEffect, useId, useState } from 'react'
import { useFormat, useText } from '../../../i18n/index.ts'
import { useExternal } from '../../../platform/use-external.ts'
import { useAmountDraft, useMoney } from '../../../ui/index.ts'
import { activeAccount, useAuth } from '../../account/index.ts'
import styles from './QuickBar.module.css'
import { useQuickBet } from './quick-bet.ts'

/** What became of the last tap, in words. */
function useCourse(bet: QuickBetState): string | null {
  const text = useText()
  switch (bet.state) {
    case 'PROCESSING':
      return text('quick.pending')
    case 'UNKNOWN':
      return text('quick.unknown')
    case 'SUCCESS':
      return text('quick.placed')
    case 'ERROR':
      return text('quick.refused', { reason: bet.error.message ?? '' })
    case 'WARNING':
      return text(bet.messageKey === 'error.potential_win.equal_or_less' ? 'quick.no_win' : 'quick.closed')
    default:
      return null
  }
}

/** The stake of a tap, agreed to before the first one and whenever it changes. */
function Agreement({ bet, balance }: { bet: QuickBetState; balance: number }) {
  const text = useText()
  const money = useMoney()
  const { locale } = useFormat()
  const { edit } = useQuickBet()
  const [stake, setStake] = useState(bet.stake)
  const draft = useAmountDraft(stake, bet.currency, locale, setStake)
  const isShort = stake > balance
  const isUnread = draft.text !== '' && !parseAmount(draft.text, bet.currency).ok
  const error = isUnread ? text('quick.unread') : isShort ? text('quick.short') : undefined
  const isOff = stake === 0 || error !== undefined
  return (
    <>
      <p className={styles.Note}>{text('quick.text')}</p>
      <Field
        label={text('quick.stake')}
        inputMode="decimal"
        autoComplete="off"
        keepsRoom
        maxLength={24}
        value={draft.text}
        onChange={(event) => draft.type(event.currentTarget.value)}
        suffix={bet.currency.code}
        error={error}
      />
      <Button
        variant="go"
        aria-disabled={isOff || undefined}
        onClick={() => {
          if (isOff) return
          edit({ type: 'set_stake', stake })
          edit({ type: 'approve' })
        }}
      >
        {stake === 0 ? text('quick.stake') : text('quick.confirm', { amount: money(stake, bet.currency) })}
      </Button>
    </>
  )
}

/** Switches bets by one tap on and off, and says what became of the last one. */
export function QuickBar() {
  const text = useText()
  const money = useMoney()
  const labelId = useId()
  const { store, bring, edit } = useQuickBet()
  const auth = useAuth()
  const { bet } = useExternal(store.subscribe, store.get, store.get)
  useEffect(bring, [bring])
  const balance = activeAccount(auth)?.balance ?? 0
  return (
    <section className={styles.QuickBar} aria-label={text('quick.label')}>
      <div className={styles.Head}>
        <span id={labelId}>{text('quick.label')}</span>
        <button
          type="button"
          role="switch"
          className={styles.Switch}
          aria-checked={bet?.isEnabled === true}
          aria-labelledby={labelId}
          onClick={() => edit({ type: 'toggle' })}
        />
      </div>
      {bet?.isEnabled === true && !bet.isApproved && <Agreement bet={bet} balance={balance} />}
      {bet?.isEnabled === true && bet.isApproved && (
        <div className={styles.Head}>
          <span className={styles.Armed}>{text('quick.armed', { amount: money(bet.stake, bet.currency) })}</span>
          <Button size="small" onClick={() => edit({ type: 'set_stake', stake: bet.stake })}>
            {text('quick.change')}
          </Button>
        </div>
      )}
      {bet !== null && <Course bet={bet} onDismiss={() => edit({ type: 'dismiss' })} />}
    </section>
  )
}

function Course({ bet, onDismiss }: { bet: QuickBetState; onDismiss: () => void }) {
  const text = useText()
  const words = useCourse(bet)
  const isOver = bet.state === 'ERROR' || bet.state === 'WARNING'
  return (
    <div className={styles.Head} role="status" data-quick-bet={bet.state} hidden={words === null && !bet.isApproved}>
      <span className={isOver ? styles.Refused : undefined}>{words}</span>
      {isOver && (
        <Button size="small" onClick={onDismiss}>
          {text('quick.ok')}
        </Button>
      )}
    </div>
  )
}

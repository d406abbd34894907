import type { QuickBetState } from '@touchline/betting'
import { Button } from '@touchline/ui'
import { Suspense, useId } from 'react'
import { useText } from '../../../i18n/index.ts'
import { useExternal } from '../../../platform/use-external.ts'
import { lazyComponent, useMoney } from '../../../ui/index.ts'
import { activeAccount, useAuth } from '../../account/index.ts'
import styles from './QuickBar.module.css'
import { useQuickBet } from './quick-bet.ts'
import { useCourse } from './use-course.ts'

const Agreement = lazyComponent(() => import('./Agreement.tsx'), 'Agreement', ['slip'])

/** Switches bets by one tap on and off, and shows the result of the last one. */
export function QuickBar() {
  const text = useText()
  const money = useMoney()
  const labelId = useId()
  const { store, load, edit } = useQuickBet()
  const auth = useAuth()
  const { bet } = useExternal(store.subscribe, store.get, store.get)
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
          data-armed={bet?.isApproved || undefined}
          onPointerEnter={load}
          onFocus={load}
          onClick={() => edit({ type: 'toggle' })}
        />
      </div>
      {bet?.isEnabled === true && !bet.isApproved && (
        <Suspense>
          <Agreement bet={bet} balance={balance} />
        </Suspense>
      )}
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

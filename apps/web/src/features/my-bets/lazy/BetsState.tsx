import { Button, Icon, Skeleton } from '@touchline/ui'
import { useText } from '../../../i18n/index.ts'
import { useAccount } from '../../account/index.ts'
import { useBetsService } from '../service.ts'
import type { BetsState as State } from '../state/bets-state.ts'
import styles from './MyBets.module.css'

/** Bets are shown to who placed them. */
export function SignInFirst() {
  const text = useText()
  const { openSignIn } = useAccount()
  return (
    <div className={styles.Message}>
      <Icon name="list" size={32} />
      <p>{text('bets.signed_out')}</p>
      <Button variant="go" onClick={() => openSignIn('to_see_bets')}>
        {text('account.sign_in')}
      </Button>
    </div>
  )
}

/** Bets on their way, or why they did not come. */
export function BetsState({ state }: { state: Exclude<State, { step: 'ready' }> }) {
  const text = useText()
  const { reload } = useBetsService()
  if (state.step === 'failed') {
    return (
      <div className={styles.Message} role="alert">
        <p className={styles.Title}>{text('bets.failed')}</p>
        <p>{state.error.kind === 'answer' ? state.error.body.localized_message : text('bets.failed.lost')}</p>
        <Button onClick={reload}>{text('bets.retry')}</Button>
      </div>
    )
  }
  return (
    <div className={styles.Cards} aria-busy="true">
      <Skeleton block={150} />
      <Skeleton block={150} />
    </div>
  )
}

import { Button } from '@touchline/ui'
import { useText } from '../../../i18n/index.ts'
import { Link } from '../../../navigation/index.ts'
import { useToasts } from '../../../ui/index.ts'
import { useAccount, useAuth } from '../../account/index.ts'
import card from '../Card.module.css'
import { PhoneSteps } from '../phone/PhoneSteps.tsx'
import styles from './PhoneVerification.module.css'

/** Requests a verified number where bets require one. It cannot be closed; help, wallet and sign-out stay in reach. */
export function PhoneVerification({ close }: { readonly close: () => void }) {
  const text = useText()
  const auth = useAuth()
  const toasts = useToasts()
  const account = useAccount()
  if (auth.status !== 'LOGGED_IN') return null
  const isOwed = auth.player.auth_fields_missed.includes('auth_phone_number')
  return (
    <>
      {isOwed && <p className={card.Lead}>{text('profile.phone.owed')}</p>}
      <PhoneSteps
        playerId={auth.player.id}
        onVerified={(number) => {
          close()
          toasts.show({ kind: 'success', title: text('profile.phone.verified', { number }) })
          void account.recognise()
        }}
      />
      <div className={styles.Ways}>
        <Link to="/profile/wallet/withdraw">{text('cashier.withdraw')}</Link>
        <Link to="/general-rules">{text('profile.phone.help')}</Link>
        {isOwed ? (
          <Button variant="plain" onClick={() => void account.signOut()}>
            {text('account.sign_out')}
          </Button>
        ) : (
          <Button variant="plain" onClick={close}>
            {text('shell.close')}
          </Button>
        )}
      </div>
    </>
  )
}

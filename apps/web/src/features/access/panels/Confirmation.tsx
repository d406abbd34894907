import { useHttp } from '../../../data/index.ts'
import { useText } from '../../../i18n/index.ts'
import { useSiteName } from '../../../site/index.ts'
import { useMoney } from '../../../ui/index.ts'
import { currencyOfAccount, useAccount, useActiveAccount } from '../../account/index.ts'
import { useLink } from '../links/use-link.ts'
import { useLinkPress } from '../links/use-link-press.ts'
import { MainButton, Notice } from '../parts/AccessForm.tsx'
import { OverNote } from '../parts/OverNote.tsx'
import { StatusNote } from '../parts/StatusNote.tsx'
import styles from '../parts/Steps.module.css'
import { usePlace } from '../place.ts'
import { SignIn } from './SignIn.tsx'

/** What a new player has to begin with. */
function Beginning() {
  const text = useText()
  const money = useMoney()
  const account = useActiveAccount()
  if (account === null || account.balance === 0) return null
  return <p>{text('access.confirmation.welcome', { amount: money(account.balance, currencyOfAccount(account)) })}</p>
}

/** The page of a sign-up's mail. Only a press of the button confirms: mail scanners open links. */
export function Confirmation({ token }: { token: string }) {
  const text = useText()
  const http = useHttp()
  const site = useSiteName()
  const link = useLink('confirmation', token)
  const { recognise } = useAccount()
  const { onSignedIn } = usePlace()
  const { press, use } = useLinkPress(async () => {
    const answer = await http.call('confirmUser', { body: { confirmation_token: token } })
    if (answer.ok && answer.data.data.signed_in) await recognise()
    return answer
  })
  if (press.step === 'done') {
    const { choose_password: mustChoose, signed_in: isSignedIn } = press.answer.data
    const means = mustChoose ? 'choose_password' : isSignedIn ? 'signed_in' : 'done_text'
    return (
      <div className={styles.Panel}>
        <StatusNote kind={mustChoose ? 'mail' : 'good'} title={text('access.confirmation.done')}>
          <p>{text(`access.confirmation.${means}`)}</p>
          {isSignedIn && <Beginning />}
        </StatusNote>
        {isSignedIn && (
          <MainButton type="button" busy={false} onClick={onSignedIn}>
            {text('access.confirmation.go_on')}
          </MainButton>
        )}
        {!mustChoose && !isSignedIn && <SignIn />}
      </div>
    )
  }
  if (press.step === 'over' || link === 'over') {
    return <OverNote link="resendConfirmation" text={text('access.confirmation.over')} />
  }
  return (
    <div className={styles.Panel}>
      <p className={styles.Lead}>{text('access.confirmation.lead', { site })}</p>
      {press.step === 'failed' && <Notice text={press.text} />}
      <MainButton type="button" busy={press.step === 'sending'} onClick={use}>
        {text('access.confirmation.submit')}
      </MainButton>
      <p className={styles.Lead}>{text('access.confirmation.not_you')}</p>
    </div>
  )
}

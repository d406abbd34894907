import { useHttp } from '../../../data/index.ts'
import { useText } from '../../../i18n/index.ts'
import { useLink } from '../links/use-link.ts'
import { useLinkPress } from '../links/use-link-press.ts'
import { MainButton, Notice } from '../parts/AccessForm.tsx'
import { AccessLink } from '../parts/AccessLink.tsx'
import { OverNote } from '../parts/OverNote.tsx'
import { StatusNote } from '../parts/StatusNote.tsx'
import styles from '../parts/Steps.module.css'
import { SignIn } from './SignIn.tsx'

/** Where the mail of a locked account leads. Only the press of the button unlocks. */
export function Unlock({ token }: { token: string }) {
  const text = useText()
  const http = useHttp()
  const link = useLink('unlock', token)
  const { press, use } = useLinkPress(() => http.call('unlockUser', { body: { unlock_token: token } }))
  if (press.step === 'done') {
    return (
      <div className={styles.Panel}>
        <StatusNote kind="good" title={text('access.unlock.done')}>
          <p>{text('access.unlock.done_text')}</p>
        </StatusNote>
        <SignIn />
      </div>
    )
  }
  if (press.step === 'over' || link === 'over')
    return <OverNote link="resendUnlock" text={text('access.unlock.over')} />
  return (
    <div className={styles.Panel}>
      <p className={styles.Lead}>{text('access.unlock.lead')}</p>
      {press.step === 'failed' && <Notice text={press.text} />}
      <MainButton type="button" busy={press.step === 'sending'} onClick={use}>
        {text('access.unlock.submit')}
      </MainButton>
      <p className={styles.Lead}>{text('access.unlock.not_you')}</p>
      <p className={styles.Ways}>
        <AccessLink to="forgot-password">{text('access.unlock.new_password')}</AccessLink>
      </p>
    </div>
  )
}

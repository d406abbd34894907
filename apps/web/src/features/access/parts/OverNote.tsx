import { useText } from '../../../i18n/index.ts'
import { AccessLink } from './AccessLink.tsx'
import { AskForLink } from './AskForLink.tsx'
import type { LinkCall } from './SendLinkButton.tsx'
import { StatusNote } from './StatusNote.tsx'
import styles from './Steps.module.css'

/** A link that was used, is too old or was never ours: why it may be so, and a new one. */
export function OverNote({ link, text: why }: { link: LinkCall; text: string }) {
  const text = useText()
  return (
    <div className={styles.Panel}>
      <StatusNote kind="bad" title={text('access.over')}>
        <p>{why}</p>
      </StatusNote>
      <AskForLink link={link} />
      <p className={styles.Ways}>
        <AccessLink to="sign-in">{text('access.back_to_sign_in')}</AccessLink>
      </p>
    </div>
  )
}

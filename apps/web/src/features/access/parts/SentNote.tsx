import { Button } from '@touchline/ui'
import { useText } from '../../../i18n/index.ts'
import { type LinkCall, SendLinkButton } from './SendLinkButton.tsx'
import styles from './SentNote.module.css'
import { StatusNote } from './StatusNote.tsx'

/** A message was sent: where to look, how to send it again, how to correct the address. */
export function SentNote(props: { title: string; text: string; link: LinkCall; login: string; onOther: () => void }) {
  const text = useText()
  return (
    <div className={styles.SentNote}>
      <StatusNote kind="mail" title={props.title}>
        <p>{props.text}</p>
      </StatusNote>
      <p className={styles.Hint}>{text('access.sent.nothing')}</p>
      <div className={styles.Actions}>
        <SendLinkButton link={props.link} login={props.login} />
        <Button variant="plain" onClick={props.onOther}>
          {text('access.sent.other')}
        </Button>
      </div>
    </div>
  )
}

import { Button } from '@touchline/ui'
import { useState } from 'react'
import { useDialogs } from '../../dialogs/index.ts'
import { useText } from '../../i18n/index.ts'
import { useExternal } from '../../platform/use-external.ts'
import styles from './CookieNotice.module.css'
import { consent, hasConsented } from './consent.ts'
import { useHasTags } from './use-has-tags.ts'

/** Says which cookies there are until it is accepted, at the edge of the page and over nothing that is pressed (MODAL-03). */
export function CookieNotice() {
  const text = useText()
  const dialogs = useDialogs()
  const hasTags = useHasTags()
  const [isAccepted, setAccepted] = useState(false)
  // The drawer, which says more, can be where it is accepted.
  const isDone = useExternal(dialogs.subscribe, hasConsented, () => true)
  if (isAccepted || isDone) return null
  return (
    <section className={styles.CookieNotice} role="status" aria-label={text('cookies.title')} data-cookie-notice="">
      <p className={styles.Text}>{text(hasTags ? 'cookies.notice_tags' : 'cookies.notice')}</p>
      <div className={styles.Actions}>
        <Button size="small" variant="plain" aria-haspopup="dialog" onClick={() => dialogs.open('cookie-drawer', {})}>
          {text('cookies.which')}
        </Button>
        <Button
          variant="go"
          onClick={() => {
            consent()
            setAccepted(true)
          }}
        >
          {text('cookies.accept')}
        </Button>
      </div>
    </section>
  )
}

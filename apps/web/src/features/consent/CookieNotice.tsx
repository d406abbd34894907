import { Button } from '@touchline/ui'
import { useDialogs } from '../../dialogs/index.ts'
import { useText } from '../../i18n/index.ts'
import { usePreferenceStore } from '../../preferences/index.ts'
import styles from './CookieNotice.module.css'
import { useHasTags } from './use-has-tags.ts'

/** Explains the cookies, at the edge of the page and over no button (MODAL-03). */
export function CookieNotice() {
  const text = useText()
  const dialogs = useDialogs()
  const preferences = usePreferenceStore()
  const hasTags = useHasTags()
  return (
    <section className={styles.CookieNotice} aria-label={text('cookies.title')} data-cookie-notice="" data-nosnippet="">
      <p className={styles.Text}>{text(hasTags ? 'cookies.notice_tags' : 'cookies.notice')}</p>
      <div className={styles.Actions}>
        <Button size="small" variant="plain" aria-haspopup="dialog" onClick={() => dialogs.open('cookie-drawer', {})}>
          {text('cookies.which')}
        </Button>
        <Button variant="go" onClick={() => preferences.set('hasConsented', true)}>
          {text('cookies.accept')}
        </Button>
      </div>
    </section>
  )
}

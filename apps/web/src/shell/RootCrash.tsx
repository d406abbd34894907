import { Button } from '@touchline/ui'
import { useText } from '../i18n/index.ts'
import { reloadPage } from '../platform/page/location.ts'
import styles from './RootCrash.module.css'

/** Shown in place of everything when the frame of the page broke. Needs texts only. */
export function RootCrash({ home }: { home: string }) {
  const text = useText()
  return (
    <main className={styles.RootCrash} data-crashed>
      <h1>{text('pages.error.title')}</h1>
      <p>{text('pages.error.hint')}</p>
      <Button variant="go" size="large" onClick={reloadPage}>
        {text('shell.retry')}
      </Button>
      <a href={home}>{text('pages.to_home')}</a>
    </main>
  )
}

import { useText } from '../i18n/index.ts'
import { Link } from '../navigation/index.ts'
import { usePreference } from '../preferences/index.ts'
import styles from './Footer.module.css'

/** What the site is, and its information pages. */
export function Footer() {
  const text = useText()
  const zone = usePreference('timeZone')
  return (
    <footer className={styles.Footer}>
      <nav className={styles.Links} aria-label={text('shell.nav.about')}>
        <Link to="/about">{text('shell.nav.about')}</Link>
        <Link to="/general-rules">{text('shell.nav.rules')}</Link>
      </nav>
      <p>{text('shell.footer.note', { zone: zone.replaceAll('_', ' ') })}</p>
    </footer>
  )
}

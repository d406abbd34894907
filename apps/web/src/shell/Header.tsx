import { Badge, Mark } from '@touchline/ui'
import { useLocation } from 'wouter'
import { AccountMenu, openSignIn, useAuth } from '../features/account/index.ts'
import { type Locale, useText } from '../i18n/index.ts'
import { Link } from '../navigation/index.ts'
import { DisplayMenu } from './DisplayMenu.tsx'
import styles from './Header.module.css'
import { LanguageMenu } from './LanguageMenu.tsx'
import { OddsMenu } from './OddsMenu.tsx'
import { useSportCounts } from './use-sports.ts'

/** Mark, sections, and what belongs to the viewer: odds format, display, language, account. */
export function Header({ locale }: { locale: Locale }) {
  const text = useText()
  const [path] = useLocation()
  const { live } = useSportCounts()
  const sections = [
    { to: '/', label: text('shell.nav.sports'), current: !['/live', '/cybersport', '/schedule'].includes(path) },
    { to: '/live', label: text('shell.nav.live'), count: live, current: path === '/live' },
    { to: '/cybersport', label: text('shell.nav.esports'), current: path === '/cybersport' },
    { to: '/schedule', label: text('shell.nav.schedule'), current: path === '/schedule' },
  ]
  return (
    <header className={styles.Header}>
      <Link to="/" className={styles.Brand} aria-label={text('shell.home')}>
        <Mark />
        <span>Touchline</span>
      </Link>
      <nav className={styles.Sections} aria-label={text('shell.nav.main')}>
        {sections.map((section) => (
          <Link key={section.to} to={section.to} aria-current={section.current ? 'page' : undefined}>
            {section.label}
            {section.count !== undefined && <Badge>{section.count}</Badge>}
          </Link>
        ))}
      </nav>
      <div className={styles.Tools}>
        <div className={styles.Wide}>
          <OddsMenu />
          <LanguageMenu locale={locale} />
          <DisplayMenu />
        </div>
        <AccountPlace />
      </div>
    </header>
  )
}

function AccountPlace() {
  const text = useText()
  const { status } = useAuth()
  if (status === 'LOGGED_IN') return <AccountMenu />
  return (
    <button
      type="button"
      className={styles.SignIn}
      onClick={() => openSignIn()}
      data-pending={status !== 'NOT_LOGGED_IN'}
    >
      {text('account.sign_in')}
    </button>
  )
}

import { Badge, Button, Mark } from '@touchline/ui'
import { useLocation } from 'wouter'
import { AccountMenu, useAccount, useAuth } from '../features/account/index.ts'
import { NotificationsBell } from '../features/notifications/index.ts'
import { SearchButton } from '../features/search/index.ts'
import { type Locale, useText } from '../i18n/index.ts'
import { Link } from '../navigation/index.ts'
import { PRODUCT_NAME, useLabel, useSite } from '../site/index.ts'
import { DisplayMenu } from './DisplayMenu.tsx'
import styles from './Header.module.css'
import { LanguageMenu } from './LanguageMenu.tsx'
import { MobileMenu } from './MobileMenu.tsx'
import { OddsMenu } from './OddsMenu.tsx'
import { useSportCounts } from './use-sports.ts'

/** Mark, sections, and what belongs to the viewer: odds format, display, language, account. */
export function Header({ locale }: { locale: Locale }) {
  const text = useText()
  const [path] = useLocation()
  const { live } = useSportCounts()
  const site = useSite()
  const logo = site?.brand.logo
  const name = site?.brand.name ?? PRODUCT_NAME
  const sections = [
    { to: '/', label: text('shell.nav.sports'), current: !['/live', '/cybersport', '/schedule'].includes(path) },
    { to: '/live', label: text('shell.nav.live'), count: live, current: path === '/live' },
    { to: '/cybersport', label: text('shell.nav.esports'), current: path === '/cybersport' },
    { to: '/schedule', label: text('shell.nav.schedule'), current: path === '/schedule' },
  ]
  return (
    <header className={styles.Header}>
      <MobileMenu locale={locale} />
      <Link to="/" className={styles.Brand} aria-label={text('shell.home', { site: name })}>
        {logo ? <img className={styles.Logo} src={logo.src} alt="" /> : <Mark />}
        <span>{name}</span>
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
        <SearchButton />
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

/** Somebody is signed in and the server cannot say who: never a way to sign in. */
function Unanswered() {
  const text = useText()
  const { openSignIn } = useAccount()
  return (
    <span className={styles.Unanswered} role="status">
      <span>{text('account.unanswered')}</span>
      <Button size="small" onClick={() => openSignIn()}>
        {text('shell.retry')}
      </Button>
    </span>
  )
}

function AccountPlace() {
  const text = useText()
  const { openSignIn } = useAccount()
  const { status } = useAuth()
  const signIn = useLabel('signIn', text('account.sign_in'))
  if (status === 'LOGGED_IN')
    return (
      <>
        <NotificationsBell />
        <AccountMenu />
      </>
    )
  if (status === 'UNANSWERED') return <Unanswered />
  return (
    <button
      type="button"
      className={styles.SignIn}
      onClick={() => openSignIn()}
      data-pending={status !== 'NOT_LOGGED_IN'}
    >
      {signIn}
    </button>
  )
}

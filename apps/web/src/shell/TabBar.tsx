import { Badge, Icon } from '@touchline/ui'
import { useLocation } from 'wouter'
import { openTicket, useSlipCount } from '../features/slip/index.ts'
import { type Locale, useText } from '../i18n/index.ts'
import { Link } from '../navigation/index.ts'
import { MobileMenu } from './MobileMenu.tsx'
import styles from './TabBar.module.css'

/** The five places of a phone's lower edge. */
export function TabBar({ locale }: { locale: Locale }) {
  const text = useText()
  const [path] = useLocation()
  const count = useSlipCount()
  return (
    <nav className={styles.TabBar} aria-label={text('shell.nav.main')}>
      <Link to="/" aria-current={path === '/' ? 'page' : undefined}>
        <Icon name="flag" size={22} />
        {text('shell.nav.sports')}
      </Link>
      <Link to="/live" aria-current={path === '/live' ? 'page' : undefined}>
        <Icon name="football" size={22} />
        {text('shell.nav.live')}
      </Link>
      <button type="button" onClick={() => openTicket('BET_SLIP')}>
        <Icon name="ticket" size={22} />
        {text('slip.label')}
        {count > 0 && (
          <span className={styles.Badge}>
            <Badge tone="accent">{count}</Badge>
          </span>
        )}
      </button>
      <button type="button" onClick={() => openTicket('MY_BETS')}>
        <Icon name="list" size={22} />
        {text('bets.label')}
      </button>
      <MobileMenu locale={locale} />
    </nav>
  )
}

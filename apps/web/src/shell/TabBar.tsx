import { Badge, Icon } from '@touchline/ui'
import { useLocation } from 'wouter'
import { useHasMyBets, useSlip, useSlipCount } from '../features/slip/index.ts'
import { useText } from '../i18n/index.ts'
import { Link } from '../navigation/index.ts'
import styles from './TabBar.module.css'

/** The five places of a phone's lower edge. */
export function TabBar() {
  const text = useText()
  const [path] = useLocation()
  const count = useSlipCount()
  const { openTicket } = useSlip()
  const hasMyBets = useHasMyBets()
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
      {hasMyBets && (
        <button type="button" onClick={() => openTicket('MY_BETS')}>
          <Icon name="list" size={22} />
          {text('shell.nav.bets')}
        </button>
      )}
      <Link to="/favorites" aria-current={path === '/favorites' ? 'page' : undefined}>
        <Icon name="star" size={22} />
        {text('catalogue.favorites')}
      </Link>
    </nav>
  )
}

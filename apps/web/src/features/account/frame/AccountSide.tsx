import { Icon } from '@touchline/ui'
import { useText } from '../../../i18n/index.ts'
import { Link } from '../../../navigation/index.ts'
import { useSite } from '../../../site/index.ts'
import { useAccount } from '../service.ts'
import { displayName, type LoggedIn } from '../state/account-state.ts'
import styles from './AccountSide.module.css'
import type { AccountPage } from './account-pages.ts'

const PAGES = [
  { page: 'overview', to: '/profile?part=overview', label: 'account.overview' },
  { page: 'wallet', to: '/profile/wallet', label: 'cashier.wallet' },
  { page: 'deposit', to: '/profile/wallet/deposit', label: 'cashier.deposit' },
  { page: 'withdraw', to: '/profile/wallet/withdraw', label: 'cashier.withdraw' },
  { page: 'transactions', to: '/transactions', label: 'account.transactions' },
  { page: 'bets', to: '/bets', label: 'account.bets' },
  { page: 'limits', to: '/limits', label: 'account.limits' },
  { page: 'details', to: '/profile', label: 'account.details' },
  { page: 'security', to: '/profile?part=security', label: 'account.security' },
  { page: 'notifications', to: '/profile?part=notifications', label: 'account.notifications' },
] as const satisfies readonly { page: AccountPage; to: string; label: string }[]

function initials(name: string): string {
  const words = name.split(/\s+/).filter((word) => /^\p{L}/u.test(word))
  return [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) => word?.[0] ?? '').join('')
}

/** The player and every page of the account; a link to that list where there is no room beside the page. */
export function AccountSide({ auth, at }: { auth: LoggedIn; at: AccountPage }) {
  const text = useText()
  const site = useSite()
  const { signOut } = useAccount()
  const name = displayName(auth.player)
  const isOffered = (page: AccountPage) => {
    if (page === 'limits') return site?.features.responsibleGambling !== false
    if (page === 'notifications') return site?.push.type === 'web' || site?.push.type === 'onesignal'
    return true
  }
  return (
    <>
      <Link className={styles.Back} to="/profile?part=overview">
        <Icon name="chevron" size={14} />
        {text('account.ways')}
      </Link>
      <nav className={styles.List} aria-label={text('account.ways')} data-account-list>
        <div className={styles.Person}>
          <span className={styles.Initials} aria-hidden="true">
            {initials(name)}
          </span>
          <p>
            <strong>{name}</strong>
            <small>#{auth.player.id}</small>
          </p>
        </div>
        <ul>
          {PAGES.filter(({ page }) => isOffered(page)).map(({ page, to, label }) => (
            <li key={page}>
              <Link to={to} className={styles.Way} aria-current={page === at ? 'page' : undefined}>
                {text(label)}
              </Link>
            </li>
          ))}
        </ul>
        <button type="button" className={styles.Way} onClick={() => void signOut()}>
          {text('account.sign_out')}
        </button>
      </nav>
    </>
  )
}

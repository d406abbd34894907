import { HELP_LINKS, type HelpLink } from '@touchline/contract/site'
import { type MessageId, useText } from '../i18n/index.ts'
import { Link } from '../navigation/index.ts'
import { withTracking } from '../platform/third-party/tracking.ts'
import { placeOfZone, usePreference } from '../preferences/index.ts'
import { useSite, useSiteName } from '../site/index.ts'
import styles from './Footer.module.css'

/** Pages of the product that links without words of their own are named by. */
const NAMES: Readonly<Record<string, MessageId>> = {
  '/about': 'shell.nav.about',
  '/general-rules': 'shell.nav.rules',
  '/live': 'catalogue.in_play',
  '/schedule': 'shell.nav.schedule',
  '/cybersport': 'shell.nav.esports',
}
const DEFAULT_LINKS: readonly { readonly link: string; readonly label?: string | undefined }[] = [
  { link: '/about' },
  { link: '/general-rules' },
]

const HELP: Readonly<Record<HelpLink, MessageId>> = {
  termsAndConditions: 'shell.help.terms',
  transactionHistory: 'shell.help.transactions',
  helpCenter: 'shell.help.center',
  deposit: 'shell.help.deposit',
}

/** What the site is, its information pages, and where help lives (BLOCK-05). */
export function Footer() {
  const text = useText()
  const zone = usePreference('timeZone')
  const site = useSite()
  const links = site?.footer.links ?? DEFAULT_LINKS
  return (
    <footer className={styles.Footer}>
      <nav className={styles.Links} aria-label={text('shell.nav.about')}>
        {links.map(({ link, label }) => {
          const name = NAMES[link]
          return (
            <Link key={link} to={link}>
              {label ?? (name === undefined ? link : text(name))}
            </Link>
          )
        })}
        {HELP_LINKS.map((name) => {
          const href = site?.helpLinks[name]
          return href ? (
            <Link
              key={name}
              to={href}
              onClick={({ currentTarget }) => {
                if (name === 'deposit') currentTarget.href = withTracking(href)
              }}
            >
              {text(HELP[name])}
            </Link>
          ) : null
        })}
      </nav>
      {site?.footer.text && <p>{site.footer.text}</p>}
      <p>{text('shell.footer.note', { site: useSiteName(), zone: placeOfZone(zone) })}</p>
    </footer>
  )
}

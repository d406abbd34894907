import { Popover } from '@touchline/ui'
import { useLocation, useSearch } from 'wouter'
import { useHttp } from '../../data/index.ts'
import { useAuth } from '../../features/account/index.ts'
import { LOCALE_NAMES, useText } from '../../i18n/index.ts'
import { hrefOf } from '../../navigation/index.ts'
import { currentAddress, loadPage } from '../../platform/page/location.ts'
import { writeCookie } from '../../platform/storage/cookies.ts'
import { useServices } from '../../services/index.ts'
import styles from './Menu.module.css'

/** Links to the same page in each language. A player's choice is kept with the account first (ROUTE-07). */
export function LanguageLinks() {
  const [path] = useLocation()
  const search = useSearch()
  const http = useHttp()
  const auth = useAuth()
  const { locale, addresses } = useServices()
  return (
    <div className={styles.Links}>
      {addresses.locales.map((other) => {
        const href = `${hrefOf(other, path, addresses)}${search ? `?${search}` : ''}`
        return (
          <a
            key={other}
            href={href}
            hrefLang={other}
            lang={other}
            aria-current={other === locale ? 'true' : undefined}
            onClick={(event) => {
              // Where an address names no language, the next visit begins in this one.
              writeCookie('locale', other)
              const target = `${href}${currentAddress().hash}`
              event.currentTarget.href = target
              if (auth.status !== 'LOGGED_IN') return
              event.preventDefault()
              void http.call('updateLocale', { body: { locale: other } }).then(() => loadPage(target))
            }}
          >
            {LOCALE_NAMES[other]}
          </a>
        )
      })}
    </div>
  )
}

/** The language in the header, with its menu. */
export function LanguageMenu() {
  const { locale } = useServices()
  const text = useText()
  return (
    <Popover
      side="below"
      triggerClassName={styles.Trigger}
      triggerLabel={`${text('shell.language')}: ${locale.toUpperCase()}, ${LOCALE_NAMES[locale]}`}
      trigger={locale.toUpperCase()}
    >
      {() => <LanguageLinks />}
    </Popover>
  )
}

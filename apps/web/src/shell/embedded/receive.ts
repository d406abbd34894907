import type { HostMessageName } from '@touchline/contract/embed'
import type { HostMessageInputs } from '@touchline/contract/embed-messages'
import { closeSearch, openSearch } from '../../features/search/index.ts'
import type { Locale } from '../../i18n/index.ts'
import { isLocale } from '../../i18n/locales.ts'
import { showTheme } from '../../platform/page/document.ts'
import { showScreen } from '../../platform/page/host.ts'
import type { AppServices } from '../app-services.ts'
import type { Integration } from './integration.ts'
import type { HostSession } from './session.ts'

/** What the handlers of host messages work on. */
export interface Embedding {
  readonly services: Pick<AppServices, 'account' | 'addresses' | 'preferences' | 'slip'>
  /** Opens a path of the sportsbook in place of the page shown. */
  go(path: string): void
  readonly integration: Pick<Integration, 'take' | 'isDynamic'>
  readonly session: HostSession
  /** Shows the page in another language. */
  readonly changeLocale: (locale: Locale) => void
}

type Handlers = { readonly [Name in HostMessageName]: (embedding: Embedding, data: HostMessageInputs[Name]) => void }

/** What each message of a host does (EMBED-01). */
const HANDLERS: Handlers = {
  odds_changed({ services: { preferences, account } }, { odds_type }) {
    preferences.set('oddsFormat', odds_type)
    if (account.store.get().auth.status === 'LOGGED_IN') void account.saveSettings({ odds_type })
  },
  page_changed: ({ go }, { path }) => go(path),
  search_modal(_, { open = true }) {
    if (open) openSearch()
    else closeSearch()
  },
  open_bet_slip({ services: { slip } }, { open = true }) {
    if (open) slip.openTicket('BET_SLIP')
    else {
      slip.closeSheet()
      slip.unfold(false)
    }
  },
  viewport({ integration }, { viewportTop, viewportBottom, topOffset = 0, bottomOffset = 0 }) {
    // A frame with its own scrolling gets its screen from the browser.
    if (!integration.isDynamic() || viewportBottom <= viewportTop) return
    showScreen({ top: viewportTop + topOffset, bottom: viewportBottom - bottomOffset })
  },
  iframe_integration: ({ integration }, data) => integration.take(data),
  apply_bet_code: ({ services: { slip } }, { code }) => slip.restoreCode(code),
  change_locale({ services: { addresses }, changeLocale }, { locale }) {
    if (isLocale(locale) && addresses.locales.includes(locale)) changeLocale(locale)
  },
  change_currency: ({ services: { account } }, { currency }) => account.chooseCurrency(currency),
  change_theme({ services: { preferences } }, { theme }) {
    const chosen = theme === 'device' ? null : theme
    preferences.set('theme', chosen)
    showTheme(chosen)
  },
  session_changed({ session }, { signed_in }) {
    if (signed_in) session.renew()
    else session.end()
  },
  session_code: ({ session }, { code, nonce }) => session.take(code, nonce),
  sign_out: ({ session }) => session.end(),
}

/**
 * Carries out a message of the host.
 * @param data as the contract has it
 */
export function receive<Name extends HostMessageName>(embedding: Embedding, name: Name, data: unknown): void {
  HANDLERS[name](embedding, data as HostMessageInputs[Name])
}

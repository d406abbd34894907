import { flushSync } from 'react-dom'
import { takeAnswers } from '../../data/index.ts'
import { directionOf, type Locale, loadMessages } from '../../i18n/index.ts'
import { MESSAGE_AREAS } from '../../i18n/message-areas.ts'
import { inLocale, parseAddress } from '../../navigation/index.ts'
import { currentAddress, loadPage } from '../../platform/page/location.ts'
import { fetchPageState, showLanguage } from '../../platform/page/other-language.ts'
import { pageLoader } from '../App.tsx'
import type { AppServices } from '../app-services.ts'
import { bringParts, loadDefinition, type ShownPage, splitAddress } from '../load-page.ts'
import type { PageState } from '../page-state.ts'

/** Texts that a page of a host never shows. */
const NOT_IN_FRAMES = ['editor']

/** All texts in a language: parts that were loaded in another one will not load theirs again. */
async function allMessages(locale: Locale) {
  const areas = MESSAGE_AREAS.filter((area) => !NOT_IN_FRAMES.includes(area))
  return Object.assign({}, ...(await Promise.all(areas.map((area) => loadMessages(locale, area)))))
}

export interface LocaleChange {
  readonly services: AppServices
  /** Sent with every call of the page. */
  readonly headers: Record<string, string>
  /** Renders the page again, with the present services. */
  readonly redraw: (first: ShownPage) => void
}

/**
 * Shows the page in another language without a load (EMBED-01): slip, session, connection and running requests stay.
 * What the server would have sent for the address in that language replaces what it sent in this one.
 */
async function change({ services, headers, redraw }: LocaleChange, locale: Locale): Promise<void> {
  const { account, addresses, line, messages, queries, sources } = services
  const address = inLocale(locale, currentAddress(), addresses)
  const [state, texts] = await Promise.all([
    fetchPageState(address, headers) as Promise<PageState | undefined>,
    allMessages(locale),
  ])
  if (state?.locale !== locale) throw new Error(`There is no page ${address}.`)
  services.locale = sources.http.locale = account.http.locale = locale
  headers['accept-language'] = locale
  Object.assign(messages, texts, state.ownWords)
  queries.clear()
  takeAnswers(queries, sources.live, state.kept)
  line.channels.speak(locale)
  const { pathname, search } = new URL(address, state.origin)
  const path = `${parseAddress(pathname, addresses)?.path ?? '/'}${search}`
  const loader = pageLoader(services)
  const definition = await loadDefinition(loader, state.route)
  const first = {
    address: path,
    route: state.route,
    search: splitAddress(path).search,
    outcome: state.outcome,
    definition,
  }
  await bringParts(loader, definition, first)
  showLanguage(locale, directionOf(locale), inLocale(locale, currentAddress(), addresses))
  flushSync(() => redraw(first))
}

/** Changes languages one after the other; where that fails, the page is loaded in that language. */
export function createLocaleChange(ports: LocaleChange): (locale: Locale) => void {
  let before = Promise.resolve()
  return (locale) => {
    before = before.then(async () => {
      if (locale === ports.services.locale) return
      await change(ports, locale).catch((error) => {
        ports.services.report('embed', 'change_locale', error)
        loadPage(inLocale(locale, currentAddress(), ports.services.addresses))
      })
    })
  }
}

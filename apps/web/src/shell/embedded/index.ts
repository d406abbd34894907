import { shapes } from 'virtual:answer-shapes/host-messages'
import { EMBED_VERSION } from '@touchline/contract/embed'
import { createMessageBudget } from '@touchline/embed/budget'
import { navigate } from 'wouter/use-browser-location'
import { callQuery } from '../../data/index.ts'
import { hrefOf } from '../../navigation/index.ts'
import { after } from '../../platform/loading/timing.ts'
import { keepsCookies, makeProof, markEmbedded, monotonicNow, onCrash } from '../../platform/page/host.ts'
import { isHistoryOfHost, type Place } from '../../platform/page/place.ts'
import { dialogDepth, newEntryState, onceBack, saveScroll } from '../../platform/storage/history.ts'
import type { AppServices } from '../app-services.ts'
import type { ShownPage } from '../load-page.ts'
import { createLocaleChange } from './change-locale.ts'
import { delegateToHost } from './delegate.ts'
import { type HostLink, type HostLinkPorts, openAppLink, openFrameLink } from './host-link.ts'
import { createIntegration, type Integration } from './integration.ts'
import { createValidity } from './is-valid.ts'
import { type Embedding, receive } from './receive.ts'
import {
  pathOfPage,
  reportAccount,
  reportBets,
  reportDialogs,
  reportHeight,
  reportPages,
  reportSignOut,
  reportSlip,
  reportTopEvents,
} from './report-changes.ts'
import { createHostSession } from './session.ts'

/** Reports to the host what happens in the frame. */
function reportAll(services: AppServices, { send }: HostLink, { keeper }: Integration): void {
  reportPages(services, send, keeper)
  reportHeight(send)
  reportSlip(services, send)
  reportAccount(services, send)
  reportBets(services, send)
  reportDialogs(services, send)
  reportTopEvents(services, send)
  onCrash(() => send('failed', { code: 'crashed' }))
}

/** Opens a path of the sportsbook in place of the page shown: the caller has the path in an address of its own. */
function goTo(services: AppServices, path: string): void {
  if (path === pathOfPage(services)) return
  const rest = path.replace(/^\/(?=$|[?#])/, '')
  const address = `${hrefOf(services.locale, '/', services.addresses)}${rest}`
  saveScroll()
  onceBack(() =>
    navigate(address, { replace: isHistoryOfHost() || dialogDepth() > 0, state: newEntryState(false, true) }),
  )
}

/** Origins that the published site lists; none where it does not respond. */
async function hostsOfSite({ queries, sources }: AppServices): Promise<readonly string[]> {
  const map = await queries.fetchQuery(callQuery(sources, 'getSiteMap'))
  return map.data.frameOrigins
}

export interface EmbeddedPage {
  readonly place: Exclude<Place, 'alone'>
  /** Sent with every call of the page. */
  readonly headers: Record<string, string>
  /** Whether the server saw a session of the frame. */
  readonly hasSession: boolean
  /** Renders the page again, with the present services. */
  readonly redraw: (first: ShownPage) => void
}

/** Begins to speak with the host page around this one, or with the application (EMBED-01 to EMBED-03). */
export async function startEmbedded(
  services: AppServices,
  { place, headers, hasSession, redraw }: EmbeddedPage,
): Promise<void> {
  markEmbedded(place)
  const { account, hostPage, report, sources } = services
  const budget = createMessageBudget(monotonicNow)
  const integration = createIntegration(services)
  let isDropReported = false
  const ports: HostLinkPorts = {
    budget,
    isValid: createValidity(shapes),
    receive: (name, data) => receive(embedding, name, data),
    onDropped() {
      if (!isDropReported) report('embed', 'host messages', 'a message of the host page was not taken')
      isDropReported = true
    },
  }
  const link =
    place === 'app'
      ? openAppLink(ports)
      : openFrameLink({
          ...ports,
          allowed: await hostsOfSite(services),
          onMode(mode) {
            markEmbedded(mode)
            session.renew()
          },
        })
  const session = createHostSession({
    account: { ...account, signOut: reportSignOut(account, link.send) },
    link,
    headers,
    hasSession,
    makeProof,
    keepsCookies,
    now: sources.live.now,
    after,
    onSettled: () => hostPage.set({ ...hostPage.get(), isSettled: true }),
  })
  const changeLocale = createLocaleChange({ services, headers, redraw })
  const embedding: Embedding = { services, integration, session, changeLocale, go: (path) => goTo(services, path) }
  link.send('initialized', { version: EMBED_VERSION, locale: services.locale })
  if (services.blockedIn !== null) link.send('failed', { code: 'site_unavailable' })
  delegateToHost(services, {
    send: link.send,
    onSessionExpired: () => session.renew(() => link.send('sign-in', {})),
    leave: () => goTo(services, '/'),
  })
  reportAll(services, link, integration)
  session.renew()
}

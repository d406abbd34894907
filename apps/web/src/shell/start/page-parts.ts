import { type Part, part } from '../../platform/loading/part.ts'
import { whenIdle } from '../../platform/loading/timing.ts'
import { currentAddress, onAddressChange } from '../../platform/page/location.ts'
import type { Place } from '../../platform/page/place.ts'
import type { Report } from '../../platform/reports/report.ts'
import type { AppServices } from '../app-services.ts'
import type { EmbeddedPage } from '../embedded/index.ts'
import type { LateStart } from './when-idle.ts'

const LIFECYCLES = part(() => import('../lifecycles.ts'))
const MODAL_LINKS = part(() => import('./modal-links.ts'))
const SHARE_LINK = part(() => import('./share-link.ts'))
const EMBEDDED = part(() => import('../embedded/index.ts'))
const FOLLOW_DRAFT = part(() => import('./follow-draft.ts'))
const WHEN_IDLE = part(() => import('./when-idle.ts'))

/** Any hash may be the name of a dialog, except those that pages have. */
const ASKS_FOR_MODAL = /#(?!content|betBuilder)\w|[?&](modal|reset_password_token)=/
const ASKS_FOR_BETS = /[?&]bet_code=/

/** Runs a part of the page once it is loaded. The page works without it: a failure is reported. */
function run<Module>(report: Report, what: string, code: Part<Module>, use: (module: Module) => unknown): void {
  code.load().then(use, (error) => report('chunk', what, error))
}

/** Starts what follows the account, with the first account: a visitor needs none of it until they sign in. */
export function startForPlayers(services: AppServices, hasSession: boolean): void {
  const { account, report } = services
  const stop = account.store.subscribe(look)
  function look() {
    if (!hasSession && account.store.get().auth.status !== 'LOGGED_IN') return
    stop()
    run(report, 'what follows the player', LIFECYCLES, ({ startLifecycles }) => startLifecycles(services, hasSession))
  }
}

/**
 * Starts what changes the address or draws beside the page (dialogs of an address: ROUTE-08). React hydrates the page
 * that the server drew for the address as it was, so this runs after it.
 */
export function startWhenAlive(
  services: AppServices,
  page: Omit<EmbeddedPage, 'place'> & { readonly place: Place },
): void {
  const { slip, dialogs, report } = services
  const { place } = page
  if (ASKS_FOR_BETS.test(currentAddress().search))
    run(report, 'shared bets', SHARE_LINK, ({ openSharedBets }) => openSharedBets(slip))
  function openModal() {
    const { search, hash } = currentAddress()
    if (ASKS_FOR_MODAL.test(search + hash))
      run(report, 'dialogs', MODAL_LINKS, ({ openAskedModal }) => openAskedModal(dialogs))
  }
  openModal()
  onAddressChange(openModal)
  if (place !== 'alone')
    run(report, 'host page', EMBEDDED, ({ startEmbedded }) => startEmbedded(services, { ...page, place }))
}

/** Starts what can wait until the browser has nothing else to do. @param onIdle runs first */
export function startLater(late: LateStart, onIdle: () => void): void {
  const { queries, report } = late.services
  if (late.isDraft) run(report, 'draft', FOLLOW_DRAFT, ({ followDraft }) => followDraft(queries))
  whenIdle(() => {
    onIdle()
    run(report, 'what can wait', WHEN_IDLE, ({ startWhenIdle }) => startWhenIdle(late))
  })
}

import { countLegs } from '@touchline/betting'
import { EMBED_LIMITS } from '@touchline/contract/embed'
import { parseAddress } from '../../navigation/index.ts'
import { after, onNextFrame } from '../../platform/loading/timing.ts'
import { areaOfDialog, onLinkPressed, onTitle, pageTitle, watchHeight } from '../../platform/page/host.ts'
import { currentAddress, onAddressChange } from '../../platform/page/location.ts'
import { entryState } from '../../platform/storage/history.ts'
import type { AppServices } from '../app-services.ts'
import type { HostLink } from './host-link.ts'

type Send = HostLink['send']

/** The page shown, when its title is there: below `/sports`, with query and hash. */
export function pathOfPage({ addresses }: Pick<AppServices, 'addresses'>): string {
  const { pathname, search, hash } = currentAddress()
  return `${parseAddress(pathname, addresses)?.path ?? '/'}${search}${hash}`
}

/**
 * Sends the name of each page to the host, and scrolls to its top after a navigation in the frame.
 * @param keeper who keeps the history of pages
 */
export function reportPages(
  services: Pick<AppServices, 'addresses'>,
  send: Send,
  keeper: () => 'host' | 'frame',
): void {
  let last = ''
  let lastPage = ''
  let entry: string | undefined
  const report = () => {
    const path = pathOfPage(services)
    const title = pageTitle()
    const isFirst = last === ''
    if (`${path} ${title}` === last) return
    last = `${path} ${title}`
    const state = entryState()
    // A new title of the same page, a filter that takes the place of another, and where the frame has steps of its own.
    const replaces = isFirst || keeper() === 'frame' || state?.replaces === true || state?.entry === entry
    entry = state?.entry
    send('page-loaded', { path, title, replaces })
    const [page = ''] = path.split(/[?#]/)
    if (!isFirst && !replaces && page !== lastPage) send('scroll-to', { area: { top: 0, height: 1 } })
    lastPage = page
  }
  // A page is there when its title is; a hash or a filter changes the address alone.
  const soon = () => onNextFrame(report)
  onTitle(soon)
  onAddressChange(soon)
  report()
}

/** Height of the content, at most every 100 ms, and only when it is another one (EMBED-02). */
export function reportHeight(send: Send): void {
  let sent = -1
  let height = 0
  let isWaiting = false
  const report = () => {
    isWaiting = false
    if (height === sent) return
    sent = height
    send('page-size-changed', { height })
    isWaiting = true
    after(EMBED_LIMITS.layoutEveryMs, report)
  }
  watchHeight((next) => {
    height = Math.ceil(next)
    if (!isWaiting) report()
  })
}

/** The slip: opened, closed, filled or emptied. */
export function reportSlip({ slip: { store } }: Pick<AppServices, 'slip'>, send: Send): void {
  let last = ''
  const report = () => {
    const { slip, view } = store.get()
    const count = countLegs(slip.bets)
    const state = { open: view.open || view.sheetOpen, count }
    const key = JSON.stringify(state)
    if (key !== last) send('bet-slip-state-changed', state)
    last = key
  }
  store.subscribe(report)
  report()
}

/**
 * Reports to the host when the player signs out in the frame, by any button: all of them call the account.
 * @returns signs out without a report, for a host that requested it
 */
export function reportSignOut(account: Pick<AppServices['account'], 'signOut'>, send: Send): () => Promise<void> {
  const { signOut } = account
  account.signOut = async () => {
    await signOut()
    send('signed-out', {})
  }
  return signOut
}

/** Money that moved, and another account to bet from. Amounts stay in the frame. */
export function reportAccount({ account: { store } }: Pick<AppServices, 'account'>, send: Send): void {
  let versions = store.get().balanceVersions
  let currency: string | null = null
  store.subscribe(() => {
    const { auth, balanceVersions } = store.get()
    for (const [code, version] of Object.entries(balanceVersions))
      if (versions[code] !== version) send('balance-changed', { currency: code })
    versions = balanceVersions
    const chosen = auth.status === 'LOGGED_IN' ? auth.currency : null
    if (chosen !== null && chosen !== currency) send('notify-currency-changed', { currency: chosen })
    currency = chosen
  })
}

export function reportBets({ placed }: Pick<AppServices, 'placed'>, send: Send): void {
  placed.subscribe(() => {
    const ids = placed.get().map(({ id }) => id)
    if (ids.length > 0) send('bet-placed', { ids })
  })
}

export function reportDialogs({ dialogs }: Pick<AppServices, 'dialogs'>, send: Send): void {
  let open: readonly string[] = []
  dialogs.subscribe(() => {
    const names = dialogs.get().map(({ name }) => name)
    for (const modal of open)
      if (!names.some((name) => name === modal)) send('notify-modal-triggered', { modal, open: false, area: null })
    for (const modal of names.filter((name) => !open.includes(name)))
      onNextFrame(() => send('notify-modal-triggered', { modal, open: true, area: areaOfDialog() }))
    open = names
  })
}

/** Reports an opened highlighted event, which its link identifies. */
export function reportTopEvents({ addresses }: Pick<AppServices, 'addresses'>, send: Send): void {
  onLinkPressed((pathname, link) => {
    const id = Number(link.dataset.topEvent)
    const path = parseAddress(pathname, addresses)?.path
    if (id > 0 && path !== undefined) send('top-event-clicked', { event_id: id, path })
    return false
  })
}

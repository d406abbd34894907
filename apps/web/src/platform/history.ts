import { sessionStore } from './storage.ts'

const SCROLL_KEY = 'scroll'
const KEPT_ENTRIES = 50
const SAVE_AFTER_MS = 150

/** What a history entry carries: its own name, and whether the page keeps its scroll position when it is reached. */
export interface EntryState {
  readonly entry: string
  readonly keepScroll: boolean
}

function entryState(): EntryState | undefined {
  const state: unknown = history.state
  return typeof state === 'object' && state !== null && 'entry' in state ? (state as EntryState) : undefined
}

function savedScrolls(): Record<string, number> {
  return (sessionStore.read(SCROLL_KEY) as Record<string, number> | undefined) ?? {}
}

/** State for a new history entry. */
export function newEntryState(keepScroll: boolean): EntryState {
  return { entry: Math.random().toString(36).slice(2), keepScroll }
}

/** Whether the current entry is new and came by a change of filters, which leaves the page where it is. */
export function keepsScroll(): boolean {
  const state = entryState()
  return state?.keepScroll === true && !(state.entry in savedScrolls())
}

/** Remembers how far the current entry is scrolled. */
export function saveScroll(): void {
  const entry = entryState()?.entry
  if (!entry) return
  const { [entry]: _older, ...rest } = savedScrolls()
  const entries = [...Object.entries(rest), [entry, Math.round(scrollY)] as const]
  sessionStore.write(SCROLL_KEY, Object.fromEntries(entries.slice(-KEPT_ENTRIES)))
}

/** Where the current entry was scrolled to, or 0 for one that is new. */
export function scrollOfEntry(): number {
  const entry = entryState()?.entry
  return entry ? (savedScrolls()[entry] ?? 0) : 0
}

export function scrollPage(to: number): void {
  scrollTo({ top: to, behavior: 'instant' })
}

/**
 * Takes scroll restoration over from the browser, which would restore before the page is there. A reloaded entry goes
 * back to where it was.
 */
export function takeOverScroll(): void {
  history.scrollRestoration = 'manual'
  if (entryState()) scrollPage(scrollOfEntry())
  else history.replaceState(newEntryState(false), '')
  let timer: ReturnType<typeof setTimeout> | undefined
  addEventListener(
    'scroll',
    () => {
      clearTimeout(timer)
      timer = setTimeout(saveScroll, SAVE_AFTER_MS)
    },
    { passive: true },
  )
  addEventListener('pagehide', saveScroll)
}

/** What the current history entry carries, for an address that takes its place. */
export function currentState(): unknown {
  return history.state
}

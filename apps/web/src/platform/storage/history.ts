import { isHistoryOfHost } from '../page/place.ts'
import { keptInEntry, sessionStore } from './storage.ts'

const SCROLL_KEY = 'scroll'
const KEPT_ENTRIES = 50
const SAVE_AFTER_MS = 150

/** What a history entry carries: its own name, and whether the page keeps its scroll position when it is reached. */
export interface EntryState {
  readonly entry: string
  readonly keepScroll: boolean
  /** The page takes the place of the one before it. */
  readonly replaces: boolean
  /** What it keeps where storage is refused. */
  readonly kept: ReturnType<typeof keptInEntry>
}

/** The history entry that the page is at; undefined where it is none of ours. */
export function entryState(): EntryState | undefined {
  const state: unknown = history.state
  return typeof state === 'object' && state !== null && 'entry' in state ? (state as EntryState) : undefined
}

function savedScrolls(): Record<string, number> {
  return (sessionStore.read(SCROLL_KEY) as Record<string, number> | undefined) ?? {}
}

/** State for a new history entry. */
export function newEntryState(keepScroll: boolean, replaces = false): EntryState {
  return { entry: Math.random().toString(36).slice(2), keepScroll, replaces, kept: keptInEntry() }
}

/** Whether the current entry is new and came by a change of filters, which leaves the page where it is. */
export function keepsScroll(): boolean {
  const state = entryState()
  return state?.keepScroll === true && !(state.entry in savedScrolls())
}

/** The entry of the page on screen: until the next page is ready the address is ahead of it. */
let shownEntry: string | undefined

/** Whether the current entry is the one on screen: its address may have been replaced without a navigation. */
export function isEntryShown(): boolean {
  return shownEntry !== undefined && entryState()?.entry === shownEntry
}

/** The page of the current entry is on screen from now on. */
export function showEntry(): void {
  shownEntry = entryState()?.entry
}

function keepScroll(entry: string | undefined, to: number): void {
  if (!entry) return
  const { [entry]: _older, ...rest } = savedScrolls()
  const entries = [...Object.entries(rest), [entry, Math.round(to)] as const]
  sessionStore.write(SCROLL_KEY, Object.fromEntries(entries.slice(-KEPT_ENTRIES)))
}

/** Remembers how far the page on screen is scrolled. */
export function saveScroll(): void {
  keepScroll(shownEntry, scrollY)
}

/** Where the current entry was scrolled to, or 0 for one that is new. */
function scrollOfEntry(): number {
  const entry = entryState()?.entry
  return entry ? (savedScrolls()[entry] ?? 0) : 0
}

let restoredTo = 0

/** Goes to where the current entry was scrolled to, as far as the page reaches. */
export function restoreScroll(): void {
  restoredTo = scrollOfEntry()
  restoreScrollAgain()
}

/** Scrolls to the position again: a page that was longer has become so again. */
export function restoreScrollAgain(): void {
  scrollTo({ top: restoredTo, behavior: 'instant' })
}

/**
 * Takes scroll restoration over from the browser, which would restore before the page is there. A reloaded entry goes
 * back to where it was.
 */
export function takeOverScroll(): void {
  history.scrollRestoration = 'manual'
  if (entryState()) restoreScroll()
  else history.replaceState(newEntryState(false), '')
  showEntry()
  let timer: ReturnType<typeof setTimeout> | undefined
  addEventListener(
    'scroll',
    () => {
      clearTimeout(timer)
      timer = setTimeout(keepScroll, SAVE_AFTER_MS, shownEntry, scrollY)
    },
    { passive: true },
  )
  addEventListener('pagehide', saveScroll)
}

/** What the current history entry carries, for an address that takes its place. */
export function currentState(): unknown {
  return history.state
}

/** How many dialogs lie over the page at the current entry: each has an entry of its own, so that Back closes it. */
export function dialogDepth(): number {
  return (history.state as { readonly dialogs?: number } | null)?.dialogs ?? 0
}

/** A new entry of the same page for a dialog that opens over it. */
export function pushDialogEntry(dialogs: number): void {
  // Back is the host's, and leads through pages alone.
  if (isHistoryOfHost()) return
  history.pushState({ ...history.state, dialogs }, '')
}

/** How long a step back is waited for that never comes. */
const STEP_MS = 1_000

/** What waits for a step back of our own; undefined where none is under way. */
let waiting: (() => void)[] | undefined

/**
 * Goes back so many entries. The browser does so later, and would drop a navigation in between: that waits by
 * `onceBack`.
 */
export function goBack(steps: number): void {
  const due: (() => void)[] = []
  waiting = due
  const arrive = () => {
    removeEventListener('popstate', arrive)
    clearTimeout(timer)
    waiting = undefined
    for (const run of due) run()
  }
  const timer = setTimeout(arrive, STEP_MS)
  addEventListener('popstate', arrive)
  history.go(-steps)
}

/** Runs at once, or as soon as a step back of our own is done. */
export function onceBack(run: () => void): void {
  if (waiting) waiting.push(run)
  else run()
}

/** Calls the listener for steps through the history that the page did not make. @returns unsubscribes */
export function onPopState(listener: () => void): () => void {
  const onPopState = () => {
    if (!waiting) listener()
  }
  addEventListener('popstate', onPopState)
  return () => removeEventListener('popstate', onPopState)
}

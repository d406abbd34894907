import type { CallArguments, Http } from '@touchline/client/http'
import { certainRefusal } from '@touchline/client/keyed'
import type { CallAnswer } from '@touchline/contract'
import { backoff } from '../../../platform/retry.ts'
import { createStore, type Store } from '../../../platform/store.ts'
import { fillIn, leaveOut, type SiteDoc } from '../document/site-doc.ts'

type Draft = CallAnswer<'getSiteDraft'>['data']
export type TheirSite = Pick<Draft, 'revision' | 'basedOn' | 'published' | 'author'> & {
  readonly doc: SiteDoc
  /** Whether it is what everybody sees, not a draft. */
  readonly isPublished: boolean
}

/** How what is on screen stands to what the book has. */
export type SyncState =
  | { readonly kind: 'saved' }
  | { readonly kind: 'saving' }
  /** The book is not reached; it is tried again. */
  | { readonly kind: 'offline' }
  /** Somebody else was first: nothing is saved before it is said whose goes on. */
  | { readonly kind: 'conflict'; readonly theirs: TheirSite }
  /** The book refuses it, in its own words. */
  | { readonly kind: 'refused'; readonly reason: string }

export type PublishOutcome =
  | { readonly kind: 'published'; readonly version: number }
  | { readonly kind: 'refused'; readonly paths: readonly string[] }
  /** Something else has to be done first; the state of the synchronisation says what. */
  | { readonly kind: 'not-now' }

export interface SyncDeps {
  readonly http: Http
  readonly randomId: () => string
  /** Runs later; returns the way to call it off. */
  readonly after: (ms: number, run: () => void) => () => void
}

export interface DraftSync {
  readonly state: Store<SyncState>
  /** Revision that the book has: what previews show. */
  readonly revision: Store<number>
  /** Keeps what is on screen, soon. */
  keep(doc: SiteDoc): void
  /** Everything is saved, or cannot be now. */
  flush(): Promise<boolean>
  /** Goes on with what is on screen, over theirs. */
  takeMine(doc: SiteDoc): void
  /** Goes on with theirs, which has to be put on screen. */
  takeTheirs(): void
  publish(): Promise<PublishOutcome>
  /** Makes a version of before the draft. False: it cannot be now. */
  restore(version: number): Promise<boolean>
  stop(): void
}

/** Typing is over for a moment. */
const QUIET_MS = 300
const CONFLICT = 409

// biome-ignore lint/complexity/noExcessiveLinesPerFunction: not divided yet; new functions are at most 100 lines
export function createDraftSync(deps: SyncDeps, begin: Draft): DraftSync {
  const { http, after, randomId } = deps
  const state = createStore<SyncState>({ kind: 'saved' })
  const revision = createStore(begin.revision)
  let { basedOn } = begin
  let wanted: SiteDoc | null = null
  let saving: Promise<void> | null = null
  let isStopped = false
  let callOff = () => {}

  /** Makes a call until it is answered: with the same key it is done once. */
  async function insist<N extends 'saveSiteDraft' | 'publishSiteDraft' | 'restoreSiteVersion'>(
    name: N,
    args: CallArguments<N>,
  ) {
    const keyed = { ...args, idempotencyKey: randomId() }
    for (let failures = 1; ; failures += 1) {
      const result = await http.call(name, keyed)
      if (result.ok || isStopped || certainRefusal(result.error, failures === 1) !== null) return result
      state.set({ kind: 'offline' })
      await new Promise<void>((resolve) => void after(backoff(failures), resolve))
    }
  }

  async function meetTheirs(): Promise<void> {
    const result = await http.call('getSiteDraft')
    if (!result.ok) return state.set({ kind: 'offline' })
    const { file, ...theirs } = result.data.data
    state.set({ kind: 'conflict', theirs: { ...theirs, doc: fillIn(file), isPublished: theirs.revision === 0 } })
  }

  /** Another version was published under our draft, which stands. */
  async function meetPublished(): Promise<void> {
    const draft = await http.call('getSiteDraft')
    if (!draft.ok) return state.set({ kind: 'offline' })
    const { published, author } = draft.data.data
    const result = await http.call('getSiteVersion', { params: { version: published } })
    if (!result.ok) return state.set({ kind: 'offline' })
    const doc = fillIn(result.data.data.file)
    const theirs = { revision: revision.get(), basedOn: published, published, author, doc, isPublished: true }
    state.set({ kind: 'conflict', theirs: { ...theirs, author: result.data.data.author } })
  }

  async function save(): Promise<void> {
    while (wanted !== null && state.get().kind !== 'conflict' && !isStopped) {
      const doc = wanted
      state.set({ kind: 'saving' })
      const body = { revision: revision.get(), basedOn, file: leaveOut(doc) }
      const result = await insist('saveSiteDraft', { body })
      if (result.ok) {
        if (wanted === doc) wanted = null
        revision.set(result.data.data.revision)
        if (wanted === null) state.set({ kind: 'saved' })
        continue
      }
      const { error } = result
      if (error.kind === 'answer' && error.status === CONFLICT) return meetTheirs()
      state.set({ kind: 'refused', reason: error.kind === 'answer' ? error.body.localized_message : '' })
      return
    }
  }

  function saveNow(): Promise<void> {
    callOff()
    saving ??= save().finally(() => {
      saving = null
    })
    return saving
  }

  async function flush(): Promise<boolean> {
    while (wanted !== null && ['saved', 'saving', 'offline'].includes(state.get().kind)) await saveNow()
    return wanted === null && state.get().kind === 'saved'
  }

  return {
    state,
    revision,
    keep(doc) {
      wanted = doc
      if (state.get().kind === 'conflict') return
      if (state.get().kind !== 'offline') state.set({ kind: 'saving' })
      callOff()
      callOff = after(QUIET_MS, () => void saveNow())
    },
    flush,
    takeMine(doc) {
      const now = state.get()
      if (now.kind !== 'conflict') return
      revision.set(now.theirs.revision)
      basedOn = now.theirs.published
      wanted = doc
      state.set({ kind: 'saving' })
      void saveNow()
    },
    takeTheirs() {
      const now = state.get()
      if (now.kind !== 'conflict') return
      revision.set(now.theirs.revision)
      basedOn = now.theirs.published
      wanted = null
      state.set({ kind: 'saved' })
    },
    async publish() {
      if (!(await flush())) return { kind: 'not-now' }
      const result = await insist('publishSiteDraft', { body: { revision: revision.get() } })
      if (!result.ok) {
        const { error } = result
        const isConflict = error.kind === 'answer' && error.status === CONFLICT
        if (isConflict) await (error.body.code === PUBLISHED_SINCE ? meetPublished() : meetTheirs())
        else state.set({ kind: 'refused', reason: error.kind === 'answer' ? error.body.localized_message : '' })
        return { kind: 'not-now' }
      }
      state.set({ kind: 'saved' })
      const { data } = result.data
      if (data.state === 'refused') return { kind: 'refused', paths: data.problems.map(({ path }) => path) }
      basedOn = data.version
      revision.set(0)
      return { kind: 'published', version: data.version }
    },
    async restore(version) {
      if (!(await flush())) return false
      const result = await insist('restoreSiteVersion', { params: { version }, body: { revision: revision.get() } })
      if (result.ok) {
        revision.set(result.data.data.revision)
        state.set({ kind: 'saved' })
        return true
      }
      if (result.error.kind === 'answer' && result.error.status === CONFLICT) await meetTheirs()
      return false
    },
    stop() {
      isStopped = true
      callOff()
    },
  }
}

/** Code of `site_published_since`. */
const PUBLISHED_SINCE = 1091

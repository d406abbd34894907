import type { CallError, Http } from '@touchline/client/http'
import { ERRORS } from '@touchline/contract/error-codes'
import { createStore, type Store } from '../../../platform/store.ts'
import { leaveOut, type SiteDoc } from '../document/site-doc.ts'
import { createDraftCalls, type DraftCallDeps, type DraftCalls } from './draft-calls.ts'
import { readTheirDraft, readTheirVersion } from './read-theirs.ts'
import type { Draft, SyncState, TheirSite } from './sync-state.ts'

export type PublishOutcome =
  | { readonly kind: 'published'; readonly version: number }
  | { readonly kind: 'refused'; readonly paths: readonly string[] }
  /** Another step is needed first; the state of the synchronisation names it. */
  | { readonly kind: 'not-now' }

export interface DraftSync {
  readonly state: Store<SyncState>
  /** Revision that the book has: what previews show. */
  readonly revision: Store<number>
  /** Keeps what is on screen, soon. */
  keep(doc: SiteDoc): void
  /** Everything is saved, or cannot be now. */
  flush(): Promise<boolean>
  /** Continues with the draft on screen, over theirs. */
  takeMine(doc: SiteDoc): void
  /** Continues with theirs, which the caller then shows. */
  takeTheirs(): void
  publish(): Promise<PublishOutcome>
  /** Makes an earlier version the draft. False: not possible now. */
  restore(version: number): Promise<boolean>
  stop(): void
}

/** Typing is over for a moment. */
const QUIET_MS = 300
const CONFLICT = 409

/** The document on screen, in relation to what the book has. */
interface Work {
  readonly state: Store<SyncState>
  readonly revision: Store<number>
  /** Version that the draft was begun from. */
  basedOn: number
  /** What is not saved yet. */
  wanted: SiteDoc | null
}

function showTheirs({ state }: Work, theirs: TheirSite | null): void {
  state.set(theirs === null ? { kind: 'offline' } : { kind: 'conflict', theirs })
}

/** Continues from what another author has saved or published. @returns false where there is no conflict */
function acceptTheirs(work: Work): boolean {
  const now = work.state.get()
  if (now.kind !== 'conflict') return false
  work.revision.set(now.theirs.revision)
  work.basedOn = now.theirs.published
  return true
}

/** Shows why the book refuses a call: a conflict with another author, or a reason. */
async function showRefusal(work: Work, http: Http, error: CallError): Promise<void> {
  if (error.kind !== 'answer') work.state.set({ kind: 'refused', reason: '' })
  else if (error.body.code === ERRORS.site_published_since.code)
    showTheirs(work, await readTheirVersion(http, work.revision.get()))
  else if (error.status === CONFLICT) showTheirs(work, await readTheirDraft(http))
  else work.state.set({ kind: 'refused', reason: error.body.localized_message })
}

/** Saves what is on screen until nothing of it is left. */
async function saveAll(work: Work, http: Http, { call }: DraftCalls): Promise<void> {
  const { state, revision } = work
  while (work.wanted !== null && state.get().kind !== 'conflict') {
    const doc = work.wanted
    state.set({ kind: 'saving' })
    const body = { revision: revision.get(), basedOn: work.basedOn, file: leaveOut(doc) }
    const result = await call('saveSiteDraft', { body })
    if (!result.ok) return showRefusal(work, http, result.error)
    if (work.wanted === doc) work.wanted = null
    revision.set(result.data.data.revision)
    if (work.wanted === null) state.set({ kind: 'saved' })
  }
}

async function publishDraft(work: Work, http: Http, { call }: DraftCalls): Promise<PublishOutcome> {
  const { state, revision } = work
  const result = await call('publishSiteDraft', { body: { revision: revision.get() } })
  if (!result.ok) {
    await showRefusal(work, http, result.error)
    return { kind: 'not-now' }
  }
  state.set({ kind: 'saved' })
  const { data } = result.data
  if (data.state === 'refused') return { kind: 'refused', paths: data.problems.map(({ path }) => path) }
  work.basedOn = data.version
  revision.set(0)
  return { kind: 'published', version: data.version }
}

async function restoreVersion(work: Work, http: Http, { call }: DraftCalls, version: number): Promise<boolean> {
  const { state, revision } = work
  const result = await call('restoreSiteVersion', { params: { version }, body: { revision: revision.get() } })
  if (result.ok) {
    revision.set(result.data.data.revision)
    state.set({ kind: 'saved' })
  } else await showRefusal(work, http, result.error)
  return result.ok
}

export function createDraftSync(deps: DraftCallDeps, begin: Draft): DraftSync {
  const { http, after } = deps
  const state = createStore<SyncState>({ kind: 'saved' })
  const revision = createStore(begin.revision)
  const work: Work = { state, revision, basedOn: begin.basedOn, wanted: null }
  const calls = createDraftCalls(deps, () => state.set({ kind: 'offline' }))
  let saving: Promise<void> | null = null
  let callOff = () => {}

  function saveNow(): Promise<void> {
    callOff()
    saving ??= saveAll(work, http, calls).finally(() => {
      saving = null
    })
    return saving
  }

  async function flush(): Promise<boolean> {
    while (work.wanted !== null && ['saved', 'saving', 'offline'].includes(state.get().kind)) await saveNow()
    return work.wanted === null && state.get().kind === 'saved'
  }

  return {
    state,
    revision,
    keep(doc) {
      work.wanted = doc
      if (state.get().kind === 'conflict') return
      if (state.get().kind !== 'offline') state.set({ kind: 'saving' })
      callOff()
      callOff = after(QUIET_MS, () => void saveNow())
    },
    flush,
    takeMine(doc) {
      if (!acceptTheirs(work)) return
      work.wanted = doc
      state.set({ kind: 'saving' })
      void saveNow()
    },
    takeTheirs() {
      if (!acceptTheirs(work)) return
      work.wanted = null
      state.set({ kind: 'saved' })
    },
    publish: async () => ((await flush()) ? publishDraft(work, http, calls) : { kind: 'not-now' }),
    restore: async (version) => (await flush()) && restoreVersion(work, http, calls, version),
    stop() {
      callOff()
      calls.stop()
    },
  }
}

import type { Http } from '@touchline/client/http'
import type { CallAnswer } from '@touchline/contract'
import type { SiteProblem } from '@touchline/contract/site-file'
import { createContext, useContext, useEffect, useReducer, useRef, useState } from 'react'
import { useLiveStore } from '../../../live/index.ts'
import { randomId } from '../../../platform/device/device.ts'
import { after } from '../../../platform/loading/timing.ts'
import { useExternal } from '../../../platform/use-external.ts'
import { beginHistory, historyAfter } from '../document/history.ts'
import { pagesOf } from '../document/pages.ts'
import { fillIn, type SiteDoc, type Where } from '../document/site-doc.ts'
import { createDraftSync, type DraftSync } from '../sync/draft-sync.ts'
import type { SyncState } from '../sync/sync-state.ts'
import { openCheckThread } from './check/open-check-thread.ts'
import { createSiteChecker } from './check/site-checker.ts'

/** The block that is being edited. */
export interface Selection {
  readonly where: Where
  readonly id: string
}

export const PANELS = ['block', 'page', 'site', 'theme', 'history'] as const
/** What the column beside the page is about. */
export type Panel = (typeof PANELS)[number]

interface Held {
  readonly id: string
  readonly before: SiteDoc
  /** Names the step that all moves until it is put down belong to. */
  readonly step: string
}

export interface EditorState {
  readonly doc: SiteDoc
  /** What could not be published of it, one problem of a place; a moment later than the document. */
  readonly problems: readonly SiteProblem[]
  readonly undoable: number
  readonly redoable: number
  readonly sync: DraftSync
  readonly syncState: SyncState
  readonly selected: Selection | null
  /** Page whose content is edited: a key, or the path of a custom page. */
  readonly page: string
  /** Language of the texts that are edited, and of the page that is shown. */
  readonly locale: string
  readonly panel: Panel
  /** The block that was picked up to be moved with the keyboard, and the document before that. */
  readonly held: { current: Held | null }
  select(selection: Selection | null): void
  setPage(page: string): void
  setPanel(panel: Panel): void
  setLocale(locale: string): void
  /** @param about names a step that may continue, such as the typing of one text */
  did(doc: SiteDoc, about?: string): void
  undo(): void
  redo(): void
  takeMine(): void
  takeTheirs(): void
  /** Shows an earlier version, as one more step. */
  restore(version: number, file: Record<string, unknown>): Promise<boolean>
}

const Context = createContext<EditorState | null>(null)
export const EditorProvider = Context.Provider

/** What is edited; inside the editor alone. */
export function useEditor(): EditorState {
  const state = useContext(Context)
  if (!state) throw new Error('No editor above this component: render it inside EditorProvider.')
  return state
}

/** Keeps the document, its history and its draft together. */
export function useEditorState(
  http: Http,
  draft: CallAnswer<'getSiteDraft'>['data'],
  first: { readonly page: string; readonly locale: string },
): EditorState {
  const [history, act] = useReducer(historyAfter, draft.file, (file) => beginHistory(fillIn(file)))
  const { now } = useLiveStore()
  const [sync] = useState(() => createDraftSync({ http, after, randomId, now }, draft))
  const [checker] = useState(() => createSiteChecker(openCheckThread, after))
  const problems = useExternal(checker.problems.subscribe, checker.problems.get, checker.problems.get)
  const syncState = useExternal(sync.state.subscribe, sync.state.get, sync.state.get)
  const [selected, select] = useState<Selection | null>(null)
  const [panel, setPanel] = useState<Panel>('block')
  const [chosen, setPage] = useState(first.page)
  const [locale, setLocale] = useState(first.locale)
  const held = useRef<Held | null>(null)
  const { present: doc, past, future } = history
  // A page may be gone again by a step back.
  const page = pagesOf(doc).includes(chosen) ? chosen : first.page
  // The draft that the book has, or is about to receive.
  const known = useRef(doc)
  useEffect(() => {
    if (known.current === doc) return
    known.current = doc
    sync.keep(doc)
  }, [sync, doc])
  useEffect(() => checker.check(doc), [checker, doc])
  useEffect(() => sync.stop, [sync])
  useEffect(() => checker.stop, [checker])
  return {
    doc,
    problems,
    undoable: past.length,
    redoable: future.length,
    sync,
    syncState,
    selected,
    page,
    locale,
    panel,
    held,
    select(selection) {
      select(selection)
      if (selection !== null) setPanel('block')
    },
    setPage,
    setPanel,
    setLocale,
    did: (next, about) => act({ type: 'did', doc: next, about }),
    undo: () => act({ type: 'undo' }),
    redo: () => act({ type: 'redo' }),
    takeMine() {
      if (syncState.kind !== 'conflict') return
      act({ type: 'over', theirs: syncState.theirs.doc })
      sync.takeMine(doc)
    },
    takeTheirs() {
      if (syncState.kind !== 'conflict') return
      const { theirs } = syncState
      known.current = theirs.doc
      act({ type: 'did', doc: theirs.doc })
      sync.takeTheirs()
      // A published version is not the draft: it becomes one.
      if (theirs.isPublished) sync.keep(theirs.doc)
    },
    async restore(version, file) {
      if (!(await sync.restore(version))) return false
      const restored = fillIn(file)
      known.current = restored
      act({ type: 'did', doc: restored })
      return true
    },
  }
}

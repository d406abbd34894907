import { readSite } from '@touchline/contract/site-file'
import { type ReactNode, useMemo, useState } from 'react'
import { createStore } from '../../../platform/store.ts'
import { fillIn, leaveOut, type SiteDoc } from '../document/site-doc.ts'
import { onePerPlace } from '../lazy/check/site-checker.ts'
import { EditorProvider, type EditorState, type Selection } from '../lazy/use-editor.ts'
import type { SyncState } from '../sync/sync-state.ts'

const nothing = () => {}

function DemoEditor({ doc: begin, selected: first, children }: DemoProps) {
  const [doc, did] = useState(begin)
  const [selected, select] = useState(first)
  const [held] = useState(() => ({ current: null }))
  const [sync] = useState(() => ({
    state: createStore<SyncState>({ kind: 'saved' }),
    revision: createStore(1),
    keep: nothing,
    flush: async () => true,
    takeMine: nothing,
    takeTheirs: nothing,
    publish: async () => ({ kind: 'not-now' }) as const,
    restore: async () => false,
    stop: nothing,
  }))
  const problems = useMemo(() => onePerPlace(readSite(leaveOut(doc)).problems), [doc])
  const editor: EditorState = {
    doc,
    problems,
    undoable: 0,
    redoable: 0,
    sync,
    syncState: { kind: 'saved' },
    selected,
    page: 'home',
    locale: 'en',
    panel: 'block',
    held,
    select,
    setPage: nothing,
    setPanel: nothing,
    setLocale: nothing,
    did,
    undo: nothing,
    redo: nothing,
    takeMine: nothing,
    takeTheirs: nothing,
    restore: async () => false,
  }
  return <EditorProvider value={editor}>{children}</EditorProvider>
}

interface DemoProps {
  readonly doc: SiteDoc
  readonly selected: Selection | null
  readonly children: ReactNode
}

/** A part of the editor with a site file that goes nowhere. */
export function inEditor(children: ReactNode, file: Record<string, unknown> = {}, selected: Selection | null = null) {
  return (
    <DemoEditor doc={fillIn({ format: 1, ...file })} selected={selected}>
      {children}
    </DemoEditor>
  )
}

import type { SiteDoc } from './site-doc.ts'

/** What was, is, and was taken back. */
export interface DocHistory {
  /** The oldest first. */
  readonly past: readonly SiteDoc[]
  readonly present: SiteDoc
  /** The next to come back first. */
  readonly future: readonly SiteDoc[]
  /** The subject of the last step: further changes of it belong to that step. Null: the next change is a new step. */
  readonly about: string | null
}

export type HistoryAction =
  /** @param about names a step that may continue, such as the typing of one text */
  | { readonly type: 'did'; readonly doc: SiteDoc; readonly about?: string | undefined }
  | { readonly type: 'undo' }
  | { readonly type: 'redo' }
  /** Ours continues over theirs, which is one step back. */
  | { readonly type: 'over'; readonly theirs: SiteDoc }

/** Steps that are kept. */
const KEPT = 500

export function beginHistory(present: SiteDoc): DocHistory {
  return { past: [], present, future: [], about: null }
}

/** The history after something was done, undone or redone. */
export function historyAfter(history: DocHistory, action: HistoryAction): DocHistory {
  const { past, present, future } = history
  switch (action.type) {
    case 'did': {
      const { doc, about = null } = action
      if (doc === present) return history
      if (about !== null && about === history.about) return { ...history, present: doc, future: [] }
      return { past: [...past, present].slice(-KEPT), present: doc, future: [], about }
    }
    case 'undo': {
      const before = past.at(-1)
      if (before === undefined) return history
      return { past: past.slice(0, -1), present: before, future: [present, ...future], about: null }
    }
    case 'redo': {
      const [next, ...rest] = future
      if (next === undefined) return history
      return { past: [...past, present], present: next, future: rest, about: null }
    }
    case 'over':
      return { past: [...past, action.theirs].slice(-KEPT), present, future, about: null }
  }
}

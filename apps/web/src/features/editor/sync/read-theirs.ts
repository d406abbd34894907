import type { Http } from '@touchline/client/http'
import { fillIn } from '../document/site-doc.ts'
import type { TheirSite } from './sync-state.ts'

/** The draft that the book has; null where it is not reached. */
export async function readTheirDraft(http: Http): Promise<TheirSite | null> {
  const result = await http.call('getSiteDraft')
  if (!result.ok) return null
  const { file, ...theirs } = result.data.data
  return { ...theirs, doc: fillIn(file), isPublished: theirs.revision === 0 }
}

/**
 * The version that was published after the draft was begun; null where the book is not reached.
 * @param revision of the draft, which stays
 */
export async function readTheirVersion(http: Http, revision: number): Promise<TheirSite | null> {
  const draft = await http.call('getSiteDraft')
  if (!draft.ok) return null
  const { published } = draft.data.data
  const result = await http.call('getSiteVersion', { params: { version: published } })
  if (!result.ok) return null
  const { file, author } = result.data.data
  return { revision, basedOn: published, published, author, doc: fillIn(file), isPublished: true }
}

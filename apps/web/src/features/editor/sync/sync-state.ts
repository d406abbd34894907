import type { CallAnswer } from '@touchline/contract'
import type { SiteDoc } from '../document/site-doc.ts'

export type Draft = CallAnswer<'getSiteDraft'>['data']
export type TheirSite = Pick<Draft, 'revision' | 'basedOn' | 'published' | 'author'> & {
  readonly doc: SiteDoc
  /** Whether it is the published site, not a draft. */
  readonly isPublished: boolean
}

/** How the draft on screen compares to the draft of the book. */
export type SyncState =
  | { readonly kind: 'saved' }
  | { readonly kind: 'saving' }
  /** The book is not reached; it is tried again. */
  | { readonly kind: 'offline' }
  /** Another author was first: nothing is saved until the author chooses whose draft stays. */
  | { readonly kind: 'conflict'; readonly theirs: TheirSite }
  /** The book refuses it, in its own words. */
  | { readonly kind: 'refused'; readonly reason: string }

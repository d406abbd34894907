import type { BackendAnswer, BackendRequest } from './backend.ts'
import type { MadePage, PageMoment, PageOrder } from './page-order.ts'

/** Messages to a rendering thread. It makes one page at a time. */
export type ToThread =
  | { readonly kind: 'make'; readonly order: PageOrder; readonly moment: PageMoment }
  | { readonly kind: 'answered'; readonly ask: number; readonly answer: BackendAnswer | null }

/** Messages from the thread. */
export type FromThread =
  | { readonly kind: 'ask'; readonly ask: number; readonly request: BackendRequest }
  | { readonly kind: 'made'; readonly page: MadePage }
  | { readonly kind: 'failed'; readonly error: Error }

export interface ThreadData {
  /** Folder of the build. */
  readonly dist: string
}

import { type Ask, fetchOf } from './backend.ts'
import { encode } from './encode.ts'
import type { MadePage, PageMaker, PageMoment, PageOrder } from './page-order.ts'
import type { Renderer } from './renderer.ts'

/** Makes a page in this thread. */
export async function makePage(renderer: Renderer, order: PageOrder, moment: PageMoment, ask: Ask): Promise<MadePage> {
  const page = await renderer.render({ ...order, ...moment, fetch: fetchOf(ask) })
  if (page.kind === 'moved') return page
  const body = encode(renderer.document(page), order.encoding)
  return { kind: 'page', status: page.status, language: page.language, body, problems: page.problems }
}

/** Makes pages in this thread: while one is made, nothing else happens. For tests and for development. */
export function makerInThisThread(renderer: Renderer): PageMaker {
  return { make: (order, moment, ask) => makePage(renderer, order, moment, ask), close: async () => {} }
}

/** Search: sports, leagues, competitors and events by what a hasty hand types. */
import type { Handlers } from '../../http/handler.ts'
import type { Catalogue } from '../catalogue/index.ts'
import { createCatalogueIndex } from './catalogue-index.ts'
import { search } from './endpoints/search.ts'

export { createNameIndex, type Hit, type NameIndex } from './names/name-index.ts'

/** Calls that search. */
export type SearchCall = 'search'

export function searchHandlers(catalogue: Catalogue): Handlers<SearchCall> {
  return { search: search(catalogue, createCatalogueIndex(catalogue)) }
}

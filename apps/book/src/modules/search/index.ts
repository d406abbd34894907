/** Search: sports, leagues, competitors and events by what a hasty hand types. */
import type { BookModule } from '../../kernel/module.ts'
import { createCatalogueIndex } from './catalogue-index.ts'
import { search } from './endpoints/search.ts'
import type { SearchPorts } from './ports.ts'

export { createNameIndex, type Hit, type NameIndex } from './names/name-index.ts'

/** Calls that search. */
export type SearchCall = 'search'

export function createSearch({ catalogue }: SearchPorts): BookModule<SearchCall> {
  return { handlers: { search: search(catalogue, createCatalogueIndex(catalogue)) } }
}

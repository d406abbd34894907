import { type Demos, demos } from '@touchline/ui/demo'
import { loaded, PageOf } from './loaded.tsx'
import { type Group, SHOWN_PAGES } from './shown-pages.ts'

/** The pages of a group as demos, each with all that it shows. */
export async function pagesOf(group: Group): Promise<Demos> {
  const all = Object.entries(SHOWN_PAGES).filter(([, [of]]) => of === group)
  const pages = await Promise.all(all.map(async ([name, [, address]]) => [name, await loaded(address)] as const))
  const states = pages.map(([name, page]) => [name, () => <PageOf page={page} />])
  return demos({ title: `Pages: ${group}`, layout: 'wide', states: Object.fromEntries(states) })
}

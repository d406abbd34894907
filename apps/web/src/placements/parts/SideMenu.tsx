import { SideEntries } from '../SideEntries.tsx'
import type { AroundView } from '../view.ts'

/** A menu of the side. */
export function SideMenu({ props: { title, items }, where, place }: AroundView<'navigation.side-menu'>) {
  return <SideEntries entries={items} title={title} where={where} place={place} />
}

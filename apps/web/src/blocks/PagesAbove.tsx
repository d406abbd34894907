import type { PageConfig } from '@touchline/contract'
import { useCall } from '../data/index.ts'
import { Breadcrumbs } from '../features/catalogue/index.ts'
import { useText } from '../i18n/index.ts'
import { entryLabel } from '../site/index.ts'

export type PageAbove = PageConfig['breadcrumbs'][number]

/** Pages of the product that are called as their sport is. */
const SPORTS: Readonly<Record<string, string>> = { '/racing': 'horse-racing', '/lotteries': 'lottery' }

/** The way down to a page that is below others. */
export function PagesAbove({ above }: { above: readonly PageAbove[] }) {
  const text = useText()
  const sports = useCall('getSports', undefined, { staleTime: 60_000 }).data?.data ?? []
  const nameOf = (path: string): string => {
    if (path === '/search') return text('shell.search')
    return sports.find(({ key }) => key === SPORTS[path])?.name ?? entryLabel({ link: path, count: 'none' }, text)
  }
  return <Breadcrumbs crumbs={above.map(({ path, title }) => ({ to: path, label: title || nameOf(path) }))} />
}

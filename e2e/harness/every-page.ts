import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { SPORT_KEYS } from '@touchline/contract/constants'
import { HORSE_NAMES, horseName } from '../../apps/book/src/seed/racing/names.ts'
import { fetchJson } from './api.ts'

const ROUTES = join(import.meta.dirname, '../../apps/web/src/navigation/routes.ts')

interface ListedEvent {
  readonly slug: string
  readonly type: string
  /** Sides of a match by side, runners of a race and of a championship in a list. */
  readonly competitors: Readonly<Record<string, { readonly name: string; readonly short_name?: string } | null>> | null
  readonly parent?: { readonly name: string; readonly slug: string }
  readonly stadium?: string | null
  readonly city?: string | null
  readonly tournament?: { readonly slug: string; readonly category: { readonly slug: string } }
}

export interface EveryPage {
  /** One address of every kind of page, below the language; events of every sport, since their markets differ. */
  readonly paths: readonly string[]
  /** Names of teams, players, venues, horses and race courses, the same in every language. */
  readonly names: readonly string[]
}

function fixedPaths(): string[] {
  return [...readFileSync(ROUTES, 'utf8').matchAll(/'(\/[^']*)': \{ page: '/g)].map(([, path = '']) => path)
}

const namesOf = ({ type, competitors, parent, stadium, city }: ListedEvent): string[] => [
  ...[stadium, city].flatMap((place) => place ?? []),
  ...Object.values(competitors ?? {}).flatMap((side) => (side ? [side.name, side.short_name ?? side.name] : [])),
  ...(type === 'race' && parent ? [parent.name] : []),
]

/** Of every horse there is: races come and go while pages are walked. */
const HORSES = Array.from({ length: HORSE_NAMES }, (_, number) => horseName(number))

/** Addresses of every kind of page of a running product. */
export async function everyPage(origin: string): Promise<EveryPage> {
  const bySport = await Promise.all(
    SPORT_KEYS.map(async (sport) => {
      const path = `/api/v2/matches?sport_key=${sport}&limit=500`
      const { data } = await fetchJson<{ data: readonly ListedEvent[] }>(origin, path)
      const kinds = [...new Map(data.map((event) => [event.type, event])).values()]
      const places = kinds.flatMap(({ tournament }) => (tournament ? [tournament.slug, tournament.category.slug] : []))
      const slugs = [...kinds.map(({ slug }) => slug), ...(sport === 'football' ? places : [])]
      return { paths: [`/${sport}`, ...slugs.map((slug) => `/${sport}/${slug}`)], names: data.flatMap(namesOf) }
    }),
  )
  return {
    paths: [
      ...fixedPaths(),
      '/bets/1',
      '/football?tab=outrights',
      '/no/such/page',
      ...bySport.flatMap(({ paths }) => paths),
    ],
    names: [...new Set([...bySport.flatMap(({ names }) => names), ...HORSES])],
  }
}

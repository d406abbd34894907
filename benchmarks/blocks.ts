import { join } from 'node:path'
import { loadRenderer } from '../apps/web/src/server/renderer.ts'
import { fetchJson } from '../e2e/harness/api.ts'
import { startProduct, WHOLE_PROGRAMME } from '../e2e/harness/product.ts'
import { type Measurement, measurement, median } from './measurement.ts'
import { cpuOf, type Fetch, type Page, recorded, requestFor, rowsIn } from './pages/rendering.ts'

const DIST = join(import.meta.dirname, '../apps/web/dist')
const PATH = '/sports/live'
const ROUNDS = 60
const WARM_UP = 20
const BLOCKS = 20

interface Listed {
  readonly data: readonly { readonly tournament: { readonly id: number } }[]
}
interface Config {
  readonly data: { readonly placements: object }
}

const SHARED = { audience: 'all', devices: 'all', groups: [] }

/** Events in play by their leagues, in as many blocks as there are left beside the row of sports. */
async function blocksOf(origin: string): Promise<readonly object[]> {
  const { data } = await fetchJson<Listed>(
    origin,
    '/api/v2/matches?type=match&match_status=live&limit=200&sort_by=tournament.sport.priority,tournament.priority,start_time',
  )
  const leagues = [...new Set(data.map(({ tournament }) => tournament.id))]
  const each = Math.ceil(leagues.length / (BLOCKS - 1))
  const lists = Array.from({ length: BLOCKS - 1 }, (_, at) => leagues.slice(at * each, (at + 1) * each))
  const sports = { layout: 'chips', scope: 'live', leadsTo: 'filter', showCounts: true }
  return [
    { ...SHARED, id: 'sports', kind: 'sport-list', props: sports },
    ...lists.map((tournamentIds, at) => ({
      ...SHARED,
      id: `live-${at}`,
      kind: tournamentIds.length > 0 ? 'live-events' : 'divider',
      props:
        tournamentIds.length > 0
          ? {
              tournamentIds,
              categoryIds: [],
              sportKeys: [],
              followsPage: false,
              showTitle: false,
              groupBy: 'league',
              limit: 200,
            }
          : { look: 'space' },
    })),
  ]
}

/** The same back end, where the site composes the page of live events. */
function composed(backend: Fetch, content: readonly object[]): Fetch {
  return async (url, init) => {
    const answer = await backend(url, init)
    if (!url.startsWith('/api/v2/page-config')) return answer
    const { data } = JSON.parse(answer.text) as Config
    const page = { ...data, placements: { ...data.placements, content } }
    return { ...answer, text: JSON.stringify({ data: page }) }
  }
}

/** CPU of a page that is put together of twenty blocks against the page of the product with the same events. */
export async function run(): Promise<readonly Measurement[]> {
  const product = await startProduct({ SIM_SPEED: '1', ...WHOLE_PROGRAMME })
  try {
    const renderer = await loadRenderer(DIST)
    const backend = recorded(product.origin)
    const content = await blocksOf(product.origin)
    const made = async (by: Fetch): Promise<Page> => {
      const page = await renderer.render(requestFor(PATH, product.origin, by))
      if (page.kind !== 'page' || page.status !== 200) throw new Error(`${PATH} was not rendered.`)
      renderer.document(page)
      return page
    }
    const ofBlocks = composed(backend, content)
    const [own, standard] = [await made(ofBlocks), await made(backend)]
    const blocks = own.html.match(/<main.*<\/main>/s)?.[0].match(/data-block=/g)?.length ?? 0
    const cpu: number[] = []
    const floor: number[] = []
    // In turns, so that what else the machine does meets both.
    for (let round = 0; round < ROUNDS + WARM_UP; round++) {
      const byBlocks = await cpuOf(() => made(ofBlocks))
      const fixed = await cpuOf(() => made(backend))
      if (round < WARM_UP) continue
      cpu.push(byBlocks)
      floor.push(fixed)
    }
    return [
      measurement('blocks.count', blocks, 'blocks'),
      measurement('blocks.events', rowsIn(own), 'rows', rowsIn(standard)),
      measurement('blocks.cpu', median(cpu), 'ms', median(floor)),
    ]
  } finally {
    await product.close()
  }
}

import { migrate, openPGlite } from '../../apps/book/src/db/index.ts'
import { type Catalogue, createCatalogue, createCatalogueCalls } from '../../apps/book/src/modules/catalogue/index.ts'
import { createEventIndex } from '../../apps/book/src/modules/offer/events/event-index.ts'
import { createSearch } from '../../apps/book/src/modules/search/index.ts'
import { openTestWorld } from '../../apps/book/src/modules/sources/simulator/testing/test-world.ts'
import type {} from '../../apps/book/src/testing/postgres.ts'
import { line, type Measurement, measurement, median, percentile } from '../measurement.ts'

const EVENTS = 5_000
const LISTINGS = 120
const SEARCHES = 400
/** Milliseconds within which 95 of 100 searches have a response, so that one is painted 100 ms after the last key. */
const SEARCH_MS = 30
/** Above all ids of the demo world. */
const APART = 10_000_000

/** The same events again under other ids, until there are so many; each has the prices of the one it repeats. */
async function grown({ db, board, events }: Catalogue, count: number): Promise<Catalogue> {
  const own = [...events.all()].filter(({ type }) => type === 'match')
  const all = createEventIndex()
  for (let at = 0; at < count; at += 1) {
    const entry = own[at % own.length]
    if (entry) all.put({ ...entry, id: entry.id + Math.floor(at / own.length) * APART })
  }
  const many = createCatalogue(db, { events: all, board: { ...board, event: (id) => board.event(id % APART) } })
  await many.reload()
  return many
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}

const ASKED = { params: {}, locale: 'en', player: null } as const

/** What a page of a listing takes the book, in ms, in the middle of all its pages. */
async function listingTimes(catalogue: Catalogue): Promise<readonly number[]> {
  const { getMatches } = createCatalogueCalls(catalogue, async () => new Set<number>()).handlers
  const total = [...catalogue.events.all()].length
  const times: number[] = []
  for (let at = 0; at < LISTINGS; at += 1) {
    const page = 1 + (at % Math.max(1, Math.floor(total / 60)))
    const query = {
      sort_by: 'tournament.sport.priority,tournament.priority,start_time',
      type: 'match',
      page,
      limit: 60,
    }
    times.push(await timeOf(async () => getMatches({ ...ASKED, query } as never)))
  }
  return times
}

/** Beginnings of names, a third of them with a wrong letter. */
async function searchTimes(catalogue: Catalogue): Promise<readonly number[]> {
  const { search } = createSearch({ catalogue } as never).handlers
  const names = [...catalogue.reference().competitors.values()].map(({ name }) => name.toLowerCase())
  const times: number[] = []
  await search({ ...ASKED, query: { q: 'warm up' } } as never)
  for (let at = 0; at < SEARCHES; at += 1) {
    const name = names[(at * 7919) % names.length] ?? ''
    const typed = name.slice(0, 3 + (at % 6))
    const q = at % 3 === 0 && typed.length > 4 ? `${typed.slice(0, 3)}x${typed.slice(4)}` : typed
    times.push(await timeOf(async () => search({ ...ASKED, query: { q } } as never)))
  }
  return times
}

/** A page of a listing and a search among 5,000 events against the same among 500. */
export async function onServer(): Promise<readonly Measurement[]> {
  const db = await openPGlite(null)
  await migrate(db)
  const world = await openTestWorld({ db })
  try {
    world.prices()
    const few = await grown(world.catalogue, EVENTS / 10)
    const many = await grown(world.catalogue, EVENTS)
    // In turns, so that what else the machine does meets both.
    const [floor, listings] = [await listingTimes(few), await listingTimes(many)]
    const [quick, searches] = [await searchTimes(few), await searchTimes(many)]
    return [
      measurement('lists.page-of-5000-p50', median(listings), 'ms', median(floor)),
      measurement('lists.page-of-5000-p95', percentile(listings, 0.95), 'ms', percentile(floor, 0.95)),
      measurement('lists.search-in-5000-p95', percentile(searches, 0.95), 'ms', percentile(quick, 0.95)),
      measurement('lists.search-in-5000-p95-of-promised', percentile(searches, 0.95), 'ms', SEARCH_MS),
    ]
  } finally {
    await world.close()
  }
}

if (import.meta.main) {
  for (const result of await onServer()) console.log(line(result))
  process.exit()
}

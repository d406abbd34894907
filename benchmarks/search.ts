import { createRng, type Rng } from '@touchline/sports'
import { createNameIndex } from '../apps/book/src/modules/search/index.ts'
import { line, type Measurement, measurement, percentile } from './measurement.ts'

const NAMES = 50_000
const QUERIES = 2_000
/** Milliseconds within which 95 of 100 searches are to have a response. */
const PROMISED_MS = 30

const SYLLABLES =
  'an ar ba ber bor bra ca chi da del dor en fa fer ga gri ha il ja ka kel la lin lo ma mar mi mon na ne no or pa per po ra ri ro sa ser si sta ta ter to tor va ver vi wal wi za'.split(
    ' ',
  )
const KINDS = ['FC', 'SC', 'United', 'City', 'Athletic', 'Rovers', 'Real', 'Sporting', 'Dynamo', 'Olympique']

/** Searches among 50,000 invented names as hasty hands type them, against a scan of all names for the text itself. */
export async function run(): Promise<readonly Measurement[]> {
  const rng = createRng('search')
  const names = Array.from({ length: NAMES }, () => inventName(rng))
  const began = performance.now()
  const index = createNameIndex<number>()
  for (const [key, name] of names.entries()) index.put(key, [name])
  const built = performance.now() - began
  const queries = Array.from({ length: QUERIES }, () => typeHastily(rng, rng.pick(names)))
  const plain = names.map((name) => name.toLowerCase())
  const times = queries.map((query) => timeOf(() => index.find(query)))
  const floor = queries.map((query) => timeOf(() => plain.filter((name) => name.includes(query))))
  return [
    measurement('search.build-50000-names', built, 'ms'),
    measurement('search.p50', percentile(times, 0.5), 'ms', percentile(floor, 0.5)),
    measurement('search.p95', percentile(times, 0.95), 'ms', percentile(floor, 0.95)),
    measurement('search.p95-of-promised', percentile(times, 0.95), 'ms', PROMISED_MS),
    measurement('search.slowest', Math.max(...times), 'ms', Math.max(...floor)),
  ]
}

function timeOf(work: () => unknown): number {
  const start = performance.now()
  work()
  return performance.now() - start
}

function inventName(rng: Rng): string {
  const word = () => Array.from({ length: rng.int(2, 4) }, () => rng.pick(SYLLABLES)).join('')
  const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
  const words = Array.from({ length: rng.int(1, 2) }, () => capital(word()))
  return rng.chance(0.5) ? [...words, rng.pick(KINDS)].join(' ') : words.join(' ')
}

/** The first letters of a name, three or more; a third of them with an error, some the whole name. */
function typeHastily(rng: Rng, name: string): string {
  const text = name.toLowerCase()
  const typed = rng.chance(0.3) ? text : text.slice(0, Math.max(3, rng.int(3, text.length)))
  if (typed.length < 5 || rng.chance(0.66)) return typed
  const at = rng.int(1, typed.length - 2)
  const [head, tail] = [typed.slice(0, at), typed.slice(at + 1)]
  return rng.pick([head + tail, `${head}x${tail}`, head + tail.slice(0, 1) + typed.charAt(at) + tail.slice(1)])
}

if (import.meta.main) for (const result of await run()) console.log(line(result))

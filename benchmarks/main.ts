import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { line, type Measurement } from './measurement.ts'

interface Bench {
  readonly run: () => Promise<readonly Measurement[]>
}

/** `./bench [name...]`: all measurements, or only those named. Only these are loaded. */
const BENCHES: Readonly<Record<string, () => Promise<Bench>>> = {
  bets: () => import('./bets.ts'),
  blocks: () => import('./blocks.ts'),
  builder: () => import('./builder.ts'),
  channels: () => import('./channels.ts'),
  cluster: () => import('./cluster.ts'),
  'cluster-soak': () => import('./cluster-soak.ts'),
  fanout: () => import('./fanout.ts'),
  feed: () => import('./feed.ts'),
  hedges: () => import('./hedges.ts'),
  lists: () => import('./lists.ts'),
  offer: () => import('./offer.ts'),
  outbox: () => import('./outbox.ts'),
  pages: () => import('./pages.ts'),
  pick: () => import('./pick.ts'),
  placement: () => import('./placement.ts'),
  search: () => import('./search.ts'),
  settlement: () => import('./settlement.ts'),
  soak: () => import('./soak.ts'),
  strangers: () => import('./strangers.ts'),
  tokens: () => import('./tokens.ts'),
  transports: () => import('./transports.ts'),
  validation: () => import('./validation.ts'),
  web: () => import('./web.ts'),
}

const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !(name in BENCHES))
if (unknown.length > 0) {
  console.error(`No measurement is called ${unknown.join(', ')}. There are: ${Object.keys(BENCHES).join(', ')}.`)
  process.exit(1)
}
execFileSync(process.execPath, [join(import.meta.dirname, '../scripts/build.ts')], { stdio: ['ignore', 2, 2] })
for (const [name, load] of Object.entries(BENCHES)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  try {
    const { run } = await load()
    for (const result of await run()) console.log(line(result))
  } catch (cause) {
    console.error(`${name} was not measured: ${cause instanceof Error ? cause.message : String(cause)}`)
    process.exitCode = 1
  }
}
process.exit()

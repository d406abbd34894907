import { parseArgs } from 'node:util'
import pg from 'pg'
import { migrate, openPostgres } from '../../db/index.ts'
import { findPostgres, startCluster } from '../postgres-cluster.ts'
import { runSeed, type SeedReport } from './run-seed.ts'
import { runSeeds } from './run-seeds.ts'
import { createTally } from './tally.ts'
import { makeTemplate } from './template.ts'

/** `npm run simulate -- --seed 4711 [--trace]`, or `--seeds 200 --from 1`: plays seeds and says which failed. */
const { values } = parseArgs({
  options: {
    seed: { type: 'string' },
    seeds: { type: 'string', default: '25' },
    from: { type: 'string', default: '1' },
    trace: { type: 'boolean', default: false },
    tally: { type: 'boolean', default: false },
  },
})
const bin = await findPostgres()
if (bin === null) throw new Error('The simulation needs the programs of PostgreSQL; install the package postgresql.')
const first = Number(values.seed ?? values.from)
const count = values.seed === undefined ? Number(values.seeds) : 1
if (!Number.isInteger(first) || !Number.isInteger(count)) throw new Error('Seeds are whole numbers.')

const cluster = await startCluster(bin, { durable: false, inMemory: true })
const all = createTally()
let failed = 0
process.once('SIGINT', () => void cluster.stop().then(() => process.exit(1)))
try {
  const admin = new pg.Client({ connectionString: cluster.url('postgres') })
  await admin.connect()
  await admin.query('CREATE DATABASE touchline_template')
  await admin.end()
  const empty = openPostgres({ url: cluster.url('touchline_template'), poolSize: 1 })
  await migrate(empty)
  await empty.close()
  const template = await makeTemplate(cluster.url(''))
  const report = ({ seed, failure, hash, tally }: SeedReport): void => {
    for (const [what, times] of tally.entries()) all.add(what, times)
    if (failure !== null) failed++
    console.log(failure ?? `seed ${seed}: ok, trace ${hash.slice(0, 16)}`)
  }
  if (values.trace) report(await runSeed(template, first, (line) => console.log(line)))
  else
    await runSeeds(
      template,
      Array.from({ length: count }, (_, i) => first + i),
      report,
    )
  if (values.tally)
    for (const [what, times] of all.entries()) console.log(`${(times / count).toFixed(2)} per seed  ${what}`)
} finally {
  await cluster.stop()
}
console.log(`${count - failed} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0

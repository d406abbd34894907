import { parseArgs } from 'node:util'
import { launchBrowser } from '../harness/browser.ts'
import { startProduct } from '../harness/product.ts'
import { playRound } from './round.ts'

/**
 * `npm run chaos -- --minutes 10 --seed 1`: rounds of half a minute on a bad connection, each with its seed, until the
 * time is over.
 */
const { values } = parseArgs({ options: { minutes: { type: 'string' }, seed: { type: 'string' } } })
const end = Date.now() + Number(values.minutes ?? 10) * 60_000
const ROUND_MS = 30_000

const product = await startProduct({ SIM_SPEED: '6', LIVE_DELAY_MS: '500' })
const browser = await launchBrowser()
let failed = 0
let seed = Number(values.seed ?? 1)
do {
  const { faults, deeds, agreedAfterMs, late, differences, problems } = await playRound(
    browser,
    product,
    seed,
    ROUND_MS,
  )
  const list = (of: ReadonlyMap<string, number>) => [...of].map(([what, times]) => `${what} ${times}`).join(', ')
  const isWell = differences.length === 0 && problems.length === 0
  if (!isWell) failed += 1
  console.log(
    `seed ${seed}: ${isWell ? 'ok' : 'FAILED'}, agreed after ${agreedAfterMs} ms; ${list(faults)}; ${list(deeds)}`,
  )
  for (const line of [...late, ...differences, ...problems]) console.log(`  ${line}`)
  seed += 1
} while (Date.now() < end)
await browser.close()
await product.close()
if (failed > 0) process.exitCode = 1

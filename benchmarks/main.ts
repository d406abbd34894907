import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { run as runBets } from './bets.ts'
import { run as runBlocks } from './blocks.ts'
import { run as runBuilder } from './builder.ts'
import { run as runFanout } from './fanout.ts'
import { run as runLists } from './lists.ts'
import { line, type Measurement } from './measurement.ts'
import { run as runOffer } from './offer.ts'
import { run as runOutbox } from './outbox.ts'
import { run as runPages } from './pages.ts'
import { run as runPick } from './pick.ts'
import { run as runPlacement } from './placement.ts'
import { run as runSearch } from './search.ts'
import { run as runSettlement } from './settlement.ts'
import { run as runSoak } from './soak.ts'
import { run as runStrangers } from './strangers.ts'
import { run as runTokens } from './tokens.ts'
import { run as runValidation } from './validation.ts'
import { run as runWeb } from './web.ts'

/** `./bench [name...]`: all measurements, or only those named. */
const BENCHES: Readonly<Record<string, () => Promise<readonly Measurement[]>>> = {
  bets: runBets,
  blocks: runBlocks,
  builder: runBuilder,
  fanout: runFanout,
  lists: runLists,
  offer: runOffer,
  outbox: runOutbox,
  pages: runPages,
  pick: runPick,
  placement: runPlacement,
  search: runSearch,
  settlement: runSettlement,
  soak: runSoak,
  strangers: runStrangers,
  tokens: runTokens,
  validation: runValidation,
  web: runWeb,
}

const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !(name in BENCHES))
if (unknown.length > 0) {
  console.error(`No measurement is called ${unknown.join(', ')}. There are: ${Object.keys(BENCHES).join(', ')}.`)
  process.exit(1)
}
execFileSync(process.execPath, [join(import.meta.dirname, '../scripts/build.ts')], { stdio: ['ignore', 2, 2] })
for (const [name, run] of Object.entries(BENCHES)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  try {
    for (const result of await run()) console.log(line(result))
  } catch (cause) {
    console.error(`${name} was not measured: ${cause instanceof Error ? cause.message : String(cause)}`)
    process.exitCode = 1
  }
}
process.exit()

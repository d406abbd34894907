import { CALLS, type CallName } from '@touchline/contract'
import type { ConformanceOptions } from './options.ts'
import { badInput } from './rules/bad-input.ts'
import { happy } from './rules/happy.ts'
import { headers } from './rules/headers.ts'
import { methods } from './rules/methods.ts'
import { paging } from './rules/paging.ts'
import { permission } from './rules/permission.ts'
import { unknownId } from './rules/unknown-id.ts'
import { SCENARIOS } from './scenarios/index.ts'
import { createTrial, type Scenario, type Trial } from './trial.ts'
import { AllowanceUsedUp } from './wire/caller.ts'
import { createTransport } from './wire/transport.ts'
import { createWorld, type World } from './world/world.ts'

/** What came of one call. */
export type Verdict = { readonly name: CallName } & (
  | { readonly verdict: 'passed'; readonly note: string }
  | { readonly verdict: 'failed'; readonly failures: readonly string[] }
  /** Could not be tried, for instance because the back end allows no more of it now. */
  | { readonly verdict: 'not judged'; readonly why: string }
)

/** What every call keeps, in the order it is tried. The good request comes first: later ones need not be good. */
const RULES: readonly ((trial: Trial) => Promise<void>)[] = [
  happy,
  permission,
  headers,
  methods,
  unknownId,
  badInput,
  paging,
]

/** Tries calls of the contract on a back end, one after the other. */
export async function runConformance(
  options: ConformanceOptions,
  report: (verdict: Verdict) => void = () => undefined,
): Promise<readonly Verdict[]> {
  const transport = createTransport(options.origin)
  const world = createWorld(transport, options)
  const verdicts: Verdict[] = []
  const names = options.only.length > 0 ? options.only : (Object.keys(CALLS) as CallName[])
  for (const name of names) {
    const verdict = await judge(name, world)
    verdicts.push(verdict)
    report(verdict)
  }
  transport.close()
  return verdicts
}

async function judge<N extends CallName>(name: N, world: World): Promise<Verdict> {
  const failures: string[] = []
  const unjudged: string[] = []
  let note = ''
  const attempt = async (work: () => Promise<void>): Promise<void> => {
    await work().catch((error: Error) => (error instanceof AllowanceUsedUp ? unjudged : failures).push(error.message))
  }
  await attempt(async () => {
    const scenario: Scenario<N> = SCENARIOS[name]
    const prepared = await scenario.prepare(world)
    const by = prepared.by ?? (CALLS[name].auth === 'none' ? world.visitor : await world.player())
    const trial = createTrial(name, world, prepared, by)
    if (prepared.refused) note = `seen from outside by a request that ${prepared.refused.because}`
    const own = scenario.rules ? [(it: Trial) => scenario.rules?.(it as Trial<N>) ?? Promise.resolve()] : []
    for (const rule of [...RULES, ...own]) if (unjudged.length === 0) await attempt(() => rule(trial))
    failures.push(...trial.failures)
    unjudged.push(...trial.unjudged)
  })
  if (failures.length > 0) return { name, verdict: 'failed', failures }
  if (unjudged.length > 0) return { name, verdict: 'not judged', why: unjudged.join('; ') }
  return { name, verdict: 'passed', note }
}

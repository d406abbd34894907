import { writeFile } from 'node:fs/promises'
import { availableParallelism, cpus, totalmem } from 'node:os'
import { join } from 'node:path'
import { sleep } from '../e2e/harness/wait.ts'
import type { RunningCluster } from '../scripts/cluster/harness/running-cluster.ts'
import { onCluster } from './cluster/on-cluster.ts'
import { sizeOf } from './cluster/settings.ts'
import { type PhaseResult, soakPage } from './cluster-soak/report.ts'
import { type SoakSizes, startSoaking } from './cluster-soak/soaking.ts'
import { line, type Measurement, measurement } from './measurement.ts'

const PAGE = join(import.meta.dirname, '../docs/operating/soak.md')
/** The shortest round, in minutes. */
const ROUND_MINUTES = 2
/** Start, audit and the round that is under way when the time is over may take so long beyond it. */
const BEYOND_MS = 40 * 60_000
const CLEAN = 'The books are clean.'

/**
 * A cluster under load for `SOAK_MINUTES`: a goal, five times as many bets, all sockets lost, a large settlement, again
 * and again. Ends with code 1 where the audit finds something, or anything failed that must not. `SOAK_WRITE=1` writes
 * `docs/operating/soak.md`.
 */
export async function run(): Promise<readonly Measurement[]> {
  const minutes = sizeOf('SOAK_MINUTES', 5)
  const sizes: SoakSizes = {
    sockets: sizeOf('CLUSTER_SOCKETS', 10_000),
    bets: sizeOf('SOAK_BETS', 100_000),
    rate: sizeOf('SOAK_RATE', 40),
    rounds: Math.ceil(minutes / ROUND_MINUTES) + 1,
  }
  return onCluster(minutes * 60_000 + BEYOND_MS, async (cluster) => {
    const phases: PhaseResult[] = []
    const errors = await soak(cluster, minutes, sizes, phases)
    console.error('cluster-soak: the books are audited')
    const audit = await auditOf(cluster)
    const text = soakPage({
      machine: `${availableParallelism()} cores (${cpus()[0]?.model.trim()}), ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.versions.node}`,
      date: new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date()),
      settings: `${minutes} minutes, ${sizes.sockets} sockets, ${sizes.rate} bets a second, ${sizes.bets} bets in each settlement.`,
      ...{ phases, audit, errors },
    })
    console.error(text)
    if (process.env.SOAK_WRITE === '1') await writeFile(PAGE, text)
    const wrong = phases.reduce((sum, phase) => sum + phase.errors.length, errors.length)
    if (audit !== CLEAN || wrong > 0) process.exitCode = 1
    return measurements(phases, wrong, audit === CLEAN)
  })
}

async function soak(
  cluster: RunningCluster,
  minutes: number,
  sizes: SoakSizes,
  phases: PhaseResult[],
): Promise<readonly string[]> {
  const soaking = await startSoaking(cluster, sizes)
  try {
    const until = Date.now() + minutes * 60_000
    for (let nth = 1; nth <= sizes.rounds && Date.now() < until; nth++)
      await soaking.round(nth, (result) => {
        phases.push(result)
        const { phase, seconds, placed, placementMs, priceMs, messageMs, errors } = result
        const p99 = [placementMs, priceMs, messageMs].map(Math.round).join(', ')
        console.error(
          `cluster-soak: round ${nth}, ${phase}: ${Math.round(seconds)} s, ${placed} bets, p99 of bet, price, message ${p99} ms, ${errors.length} errors`,
        )
        for (const error of errors) console.error(`cluster-soak:   ${error}`)
      })
    return await soaking.end()
  } finally {
    await soaking.close()
  }
}

const AUDITS = 3
const PAUSE_MS = 5_000

/** The audit's result. Messages of the latest decisions may not be sent yet: it is repeated a few times. */
async function auditOf(cluster: RunningCluster): Promise<string> {
  let output = ''
  for (let nth = 0; nth < AUDITS; nth++) {
    await sleep(PAUSE_MS)
    output = await cluster
      .book('audit')
      .catch(({ stdout, stderr, message }) => `${stdout ?? ''}${stderr ?? ''}` || String(message))
    if (output.includes(CLEAN)) return CLEAN
  }
  const findings = output.split('\n').filter((text) => text.startsWith('NOT SO'))
  return `not clean, ${findings.length} findings: ${findings.slice(0, 5).join('; ') || output.slice(0, 300)}`
}

function measurements(phases: readonly PhaseResult[], wrong: number, isClean: boolean): readonly Measurement[] {
  const worst = (name: string, key: 'placementMs' | 'priceMs' | 'messageMs') =>
    Math.max(...phases.filter(({ phase }) => phase === name).map((one) => one[key]))
  const names = [...new Set(phases.map(({ phase }) => phase))]
  const kinds = { placement: 'placementMs', price: 'priceMs', message: 'messageMs' } as const
  const total = ({ memory }: PhaseResult) => Object.values(memory).reduce((sum, mb) => sum + mb, 0)
  const [first, last] = [phases[0], phases.at(-1)]
  return [
    ...Object.entries(kinds).flatMap(([what, key]) =>
      names.map((name) => {
        const floor = name === 'calm' ? null : worst('calm', key)
        return measurement(`cluster-soak.${what}-p99-${name.replaceAll(' ', '-')}`, worst(name, key), 'ms', floor)
      }),
    ),
    ...(first && last ? [measurement('cluster-soak.memory-at-end', total(last), 'MB', total(first))] : []),
    measurement('cluster-soak.errors', wrong, 'errors'),
    measurement('cluster-soak.audit-not-clean', isClean ? 0 : 1, 'audits'),
  ]
}

if (import.meta.main) for (const result of await run()) console.log(line(result))

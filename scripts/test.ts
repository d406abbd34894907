import { ensureBrowser } from './test/browser.ts'
import { coresBetween, coreTimes } from './test/cores.ts'
import { recordDurations } from './test/durations.ts'
import { ensureNats } from './test/nats.ts'
import { ensureNginx } from './test/nginx.ts'
import { ensurePatroni } from './test/patroni.ts'
import { ensurePostgres, postgresInstalled } from './test/postgres.ts'
import { ensurePrometheus } from './test/prometheus.ts'
import { propertySeed } from './test/property-seed.ts'
import { ensureRabbitMq } from './test/rabbitmq.ts'
import { ensureRedis } from './test/redis.ts'
import { type Failure, type FileReport, slowestFiles } from './test/report.ts'
import { judge, secondRun } from './test/second-run.ts'
import { runChecks, runProject, type Stage } from './test/stages.ts'

/**
 * Everything that proves the product: the static gate first, then two lanes side by side, then the cluster. Journeys
 * mostly wait for a moving world, so the other lane, which computes, gets the rest of the cores. Missing programs are
 * installed where that is possible; otherwise their tests are skipped by name and counted. A failed file runs again
 * when both lanes are done (docs/decisions/0025-a-second-run-on-a-quiet-machine.md).
 */
const only = process.argv.slice(2)
const wanted = (stage: string): boolean => only.length === 0 || only.includes(stage)
const BACKGROUND = { priority: 10 }
const stages: Stage[] = []
const since = coreTimes()

if (wanted('check')) stages.push(await runChecks())
if (wanted('pg') || wanted('e2e') || wanted('cluster')) ensurePostgres()
if (wanted('pg')) ensureRabbitMq()
if (wanted('unit') || wanted('pg')) ensurePrometheus()
if (wanted('e2e') || wanted('cluster')) ensureBrowser()
if (wanted('unit') || wanted('cluster')) ensureRedis()
if (wanted('unit') || wanted('pg') || wanted('cluster')) ensureNats()
if (wanted('cluster')) ensurePatroni()
if (wanted('cluster')) ensureNginx()
// The embedded database repeats what PostgreSQL proves, save where they differ; alone it proves everything.
const embedded = only.includes('pglite') || (only.length === 0 && !postgresInstalled())

/** What happens to money is proven on the embedded database in every run: it is another one than PostgreSQL. */
const MONEY_ON_BOTH = [
  'bets/placement/placement',
  'bets/idempotency',
  'bets/placing-batches',
  'kernel/once',
  'settlement/settlement',
  'wallet/ledger',
].map((name) => `${name}.db.test.ts`)

async function computing(): Promise<void> {
  if (wanted('unit')) stages.push(await runProject('unit', BACKGROUND))
  if (embedded) stages.push(await runProject('pglite', BACKGROUND))
  else if (wanted('unit')) stages.push(await runProject('pglite', BACKGROUND, MONEY_ON_BOTH))
  if (wanted('pg')) stages.push(await runProject('pg', BACKGROUND))
}

async function journeys(): Promise<void> {
  if (wanted('e2e')) stages.push(await runProject('e2e'))
}

await Promise.all([computing(), journeys()])
// A dozen processes, and limits on how soon they are back: it has the machine for itself.
if (wanted('cluster')) stages.push(await runProject('cluster'))

const nameOf = ({ project, file }: FileReport, { test }: Failure): string => `${project} ${file} > ${test}`
const first = stages.flatMap(({ files }) => files)
for (const line of slowestFiles(first, 10)) console.log(line)
if (process.env.DURATIONS === 'write') recordDurations(first)

const second = secondRun(first)
if (second.kind === 'refused') console.log(`no second run: ${second.why}`)
const counted = new Map(first.map((file) => [file, file]))
const unsteady: { readonly name: string; readonly message: string }[] = []
for (const file of second.kind === 'files' ? second.files : []) {
  console.log(`once more, alone: ${file.project} ${file.file}`)
  const again = await runProject(file.project, {}, [file.file])
  const verdict = judge(
    file,
    again.failed.length === 0 ? (again.files.find((other) => other.file === file.file) ?? null) : null,
  )
  counted.set(file, verdict.counts)
  unsteady.push(...verdict.unsteady.map((failure) => ({ name: nameOf(file, failure), message: failure.message })))
}

const skippedNames: string[] = []
const failedNames: string[] = []
let passed = 0
for (const stage of stages) {
  const files = stage.files.map((file) => counted.get(file) ?? file)
  const skipped = files.flatMap((file) => file.skipped)
  const failed = [...stage.failed, ...files.flatMap((file) => file.failures.map((failure) => nameOf(file, failure)))]
  const here = stage.passed + files.reduce((sum, file) => sum + file.passed, 0)
  const cpu = stage.cpuSeconds === null ? '' : `, ${stage.cpuSeconds.toFixed(0)} s of a core`
  console.log(
    `${stage.name}: ${here} passed, ${failed.length} failed, ${skipped.length} skipped in ${stage.seconds.toFixed(0)} s${cpu}`,
  )
  skippedNames.push(...skipped)
  failedNames.push(...failed)
  passed += here
}
const seed = propertySeed(process.env.PROPERTY_SEED ?? null)
const everything = process.env.NIGHT === '1'
console.log(`seed ${seed}: ${everything ? 'everything' : 'the share of a change; NIGHT=1 leaves nothing out'}`)
console.log(coresBetween(since, coreTimes()))
for (const name of skippedNames) console.log(`skipped: ${name}`)
for (const { name, message } of unsteady) {
  console.log(`unsteady: ${name}`)
  const ours = message.split('\n').filter((line) => !line.includes('node_modules'))
  console.log(ours.slice(0, 8).join('\n').replace(/^/gm, '    '))
}
for (const name of failedNames) console.log(`failed: ${name}`)
process.exitCode = failedNames.length > 0 || passed === 0 ? 1 : 0
console.log(`${skippedNames.length} skipped in all`)
console.log(`${passed} passed, ${failedNames.length} failed`)

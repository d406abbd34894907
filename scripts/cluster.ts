import { randomBytes } from 'node:crypto'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { buildWhenStale } from './build.ts'
import { ROOT } from './check/run-tool.ts'
import { freeze, kill, roll, thaw } from './cluster/control.ts'
import { makeDatabaseFolder, makePrimary, makeStandby, prepareDatabase, serverUser } from './cluster/database.ts'
import { SECRETS, type SecretName } from './cluster/description.ts'
import { planLocally } from './cluster/local-processes.ts'
import { findPrograms, type Programs } from './cluster/paths.ts'
import { isAlive, isRunning, readState, removeState } from './cluster/state.ts'
import { createSupervisor, signal } from './cluster/supervisor.ts'
import { ensureNats } from './test/nats.ts'
import { ensureNginx } from './test/nginx.ts'
import { ensurePostgres } from './test/postgres.ts'
import { ensureRedis } from './test/redis.ts'

/**
 * `npm run cluster`: the whole product on this machine as it runs on several, from `cluster/description.ts`. Ctrl-C
 * stops it; the next start continues the same world. With an action it acts on the cluster that runs in the same data
 * folder.
 */
const USAGE = `npm run cluster -- [--data FOLDER] [--fresh] [--nats] [--kill NAME | --freeze NAME | --thaw NAME | --roll]

  (nothing)       starts the cluster; settings of the environment are those of all processes, PORT is where players find it
  --fresh         starts it with a new world
  --nats          starts it with NATS between the owner of the offer and its followers (docs/operating/scale.md)
  --kill NAME     ends a process at once (SIGKILL); it is started again
  --freeze NAME   stops a process without ending it (SIGSTOP), as a machine that hangs
  --thaw NAME     lets it go on
  --roll          replaces books, api and web processes one after the other, as an upgrade does
  --data FOLDER   data of the cluster, .cluster unless given`

const print = (line: string): void => console.log(line)

function readArgs() {
  try {
    const { values } = parseArgs({
      options: {
        data: { type: 'string', default: '.cluster' },
        fresh: { type: 'boolean', default: false },
        nats: { type: 'boolean', default: false },
        kill: { type: 'string' },
        freeze: { type: 'string' },
        thaw: { type: 'string' },
        roll: { type: 'boolean', default: false },
      },
    })
    return values
  } catch (error) {
    throw new Error(`${(error as Error).message}\n\n${USAGE}`)
  }
}

async function findAll(hasNats: boolean): Promise<Programs> {
  ensurePostgres()
  ensureRedis()
  ensureNginx()
  if (hasNats) ensureNats()
  const found = await findPrograms(hasNats)
  if ('postgres' in found) return found
  throw new Error(`The cluster needs ${found.join(', ')}, which is not installed here.`)
}

/** The secrets of a cluster, made once and kept in its folder. */
async function secretsIn(folder: string): Promise<Readonly<Record<SecretName, string>>> {
  const file = join(folder, 'secrets.json')
  const known: Partial<Record<SecretName, string>> = JSON.parse(await readFile(file, 'utf8').catch(() => '{}'))
  const all = Object.fromEntries(SECRETS.map((name) => [name, known[name] ?? randomBytes(32).toString('base64')]))
  await writeFile(file, JSON.stringify(all), { mode: 0o600 })
  return all as Record<SecretName, string>
}

/** Ends what a supervisor that was killed has left in the folder. Throws where one is at work. */
async function clearLeftOvers(folder: string): Promise<void> {
  const state = await readState(folder)
  if (state === null) return
  if (isAlive(state.supervisor) && (await isSupervisor(state.supervisor)))
    throw new Error(`A cluster runs in ${folder} already (process ${state.supervisor}).`)
  for (const left of [...state.processes].reverse()) {
    const { pid, stopSignal } = left
    if (pid === null || !isRunning(left)) continue
    signal(pid, 'SIGCONT')
    signal(pid, stopSignal)
    for (let waited = 0; isAlive(pid) && waited < 10_000; waited += 100)
      await new Promise((done) => setTimeout(done, 100))
    if (isAlive(pid)) signal(pid, 'SIGKILL')
  }
  await removeState(folder)
}

async function isSupervisor(pid: number): Promise<boolean> {
  return (await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')).includes('cluster.ts')
}

async function start(folder: string, isFresh: boolean, hasNats: boolean): Promise<void> {
  const programs = await findAll(hasNats)
  await clearLeftOvers(folder)
  if (isFresh) await rm(folder, { recursive: true, force: true })
  await mkdir(join(folder, 'logs'), { recursive: true })
  buildWhenStale()
  const user = await serverUser()
  const secrets = await secretsIn(folder)
  const cluster = await planLocally({ folder, programs, user, secrets, port: Number(process.env.PORT ?? 0), hasNats })
  const supervisor = createSupervisor(folder, { origin: cluster.origin, databaseUrl: cluster.primary.url }, print)
  let stopping: Promise<void> | null = null
  const stop = (): Promise<void> => (stopping ??= supervisor.stop().then(() => removeState(folder)))
  for (const name of ['SIGINT', 'SIGTERM'] as const) process.on(name, () => void stop().then(() => process.exit(0)))

  const before: Readonly<Record<string, () => Promise<void>>> = {
    postgres: async () => {
      await makeDatabaseFolder(cluster.databaseFolder, user)
      await makePrimary(programs.postgres, cluster.primary, user)
    },
    standby: async () => {
      await prepareDatabase(cluster.primary)
      await makeStandby(programs.postgres, cluster.primary, cluster.standby, user)
    },
  }
  try {
    for (const { member, specs } of cluster.processes) {
      if (stopping !== null) break
      await before[member.name]?.()
      await Promise.all(specs.map(supervisor.start))
      print(`${specs.map(({ name }) => name).join(', ')}: ready`)
    }
  } catch (error) {
    await stop()
    throw error
  }
  if (stopping === null) print(`The cluster is ready: ${cluster.origin}/sports`)
}

async function main(): Promise<void> {
  const args = readArgs()
  const folder = resolve(ROOT, args.data)
  if (args.kill !== undefined) return kill(folder, args.kill)
  if (args.freeze !== undefined) return freeze(folder, args.freeze)
  if (args.thaw !== undefined) return thaw(folder, args.thaw)
  if (args.roll) return roll(folder, print)
  return start(folder, args.fresh, args.nats)
}

main().catch((error: Error) => {
  console.error(error.message)
  if (process.env.DEBUG) console.error(error.stack)
  process.exit(1)
})

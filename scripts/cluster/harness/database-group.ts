import { copyFile, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { freePort } from '../../../apps/book/src/testing/ports/free-port.ts'
import { until } from '../../../e2e/harness/wait.ts'
import { makeDatabaseFolder, type ServerUser, serverUser } from '../database.ts'
import type { DatabasePrograms } from '../paths.ts'
import { type Children, createChildren } from './children.ts'

const DEPLOY = join(import.meta.dirname, '../../../deploy/patroni')
const NAMES = ['db-1', 'db-2'] as const
const PASSWORD = 'password'
const UP_MS = 120_000

export type ServerName = (typeof NAMES)[number]
export type ServerRole = 'primary' | 'replica' | 'sync'

/** Two database servers under Patroni, as `deploy/patroni` describes them, with etcd and HAProxy on this machine. */
export interface DatabaseGroup {
  /** URL of the door to the primary, or to the replica, for a role and a database. */
  urlOf(door: 'primary' | 'replica', role: string, database: string): string
  /** Ends a server without a chance to finish anything: Patroni and PostgreSQL. */
  kill(name: ServerName): Promise<void>
  /** Starts it again with its data. */
  start(name: ServerName): void
  /** Resolves once the server has a role. */
  is(name: ServerName, role: ServerRole): Promise<void>
  close(): Promise<void>
}

interface Place {
  readonly folder: string
  readonly programs: DatabasePrograms
  readonly user: ServerUser
  readonly children: Children
  readonly ports: Readonly<Record<'etcd' | 'peers' | 'primary' | 'replica', number>>
  readonly servers: Readonly<Record<ServerName, { readonly sql: number; readonly api: number }>>
}

export async function startDatabaseGroup(folder: string, programs: DatabasePrograms): Promise<DatabaseGroup> {
  const user = await serverUser()
  await makeDatabaseFolder(folder, user)
  await copyFile(join(DEPLOY, 'patroni.yml'), join(folder, 'patroni.yml'))
  const children = createChildren()
  const [etcd, peers, primary, replica] = [await freePort(), await freePort(), await freePort(), await freePort()]
  const server = async () => ({ sql: await freePort(), api: await freePort() })
  const servers = { 'db-1': await server(), 'db-2': await server() }
  const place: Place = { folder, programs, user, children, ports: { etcd, peers, primary, replica }, servers }
  const is = (name: ServerName, role: ServerRole) => hasRole(place, name, role)
  await startEtcd(place)
  startServer(place, 'db-1')
  await is('db-1', 'primary')
  startServer(place, 'db-2')
  await is('db-2', 'sync')
  startDoors(place)
  return {
    urlOf: (door, role, database) => `postgres://${role}:${PASSWORD}@127.0.0.1:${place.ports[door]}/${database}`,
    async kill(name) {
      await children.end(name, 'SIGKILL')
      const text = await readFile(join(folder, name, 'postmaster.pid'), 'utf8').catch(() => '')
      const pid = Number(text.split('\n')[0])
      // Its other processes end when their parent is gone.
      if (pid > 0) process.kill(pid, 'SIGKILL')
    },
    start: (name) => startServer(place, name),
    is,
    async close() {
      await children.end('haproxy', 'SIGTERM')
      for (const name of NAMES) await children.end(name, 'SIGTERM')
      await children.end('etcd', 'SIGTERM')
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function startEtcd({ folder, programs, children, ports, user }: Place): Promise<void> {
  const [etcd, peers] = [`http://127.0.0.1:${ports.etcd}`, `http://127.0.0.1:${ports.peers}`]
  const clients = ['--listen-client-urls', etcd, '--advertise-client-urls', etcd]
  const others = ['--listen-peer-urls', peers, '--initial-advertise-peer-urls', peers]
  const args = ['--data-dir', join(folder, 'etcd'), ...clients, ...others, '--initial-cluster', `default=${peers}`]
  children.launch('etcd', { command: programs.etcd, args, user })
  const responds = () =>
    fetch(`${etcd}/health`).then(
      ({ ok }) => ok,
      () => false,
    )
  await until('etcd to respond', responds, UP_MS).catch((error) => {
    throw new Error(`${error.message}\n${children.output('etcd')}`)
  })
}

function startServer({ folder, programs, children, ports, servers, user }: Place, name: ServerName): void {
  const { sql, api } = servers[name]
  const env = {
    PATRONI_NAME: name,
    PATRONI_ETCD3_HOSTS: `127.0.0.1:${ports.etcd}`,
    PATRONI_RESTAPI_LISTEN: `127.0.0.1:${api}`,
    PATRONI_RESTAPI_CONNECT_ADDRESS: `127.0.0.1:${api}`,
    PATRONI_POSTGRESQL_LISTEN: `127.0.0.1:${sql}`,
    PATRONI_POSTGRESQL_CONNECT_ADDRESS: `127.0.0.1:${sql}`,
    PATRONI_POSTGRESQL_DATA_DIR: join(folder, name),
    PATRONI_POSTGRESQL_BIN_DIR: programs.postgres,
    PATRONI_POSTGRESQL_PGPASS: join(folder, `${name}.pgpass`),
    PATRONI_SUPERUSER_USERNAME: 'postgres',
    PATRONI_SUPERUSER_PASSWORD: PASSWORD,
    PATRONI_REPLICATION_USERNAME: 'replicator',
    PATRONI_REPLICATION_PASSWORD: PASSWORD,
  }
  children.launch(name, { command: programs.patroni, args: [join(folder, 'patroni.yml')], env, user })
}

function startDoors({ programs, children, ports, servers }: Place): void {
  const env = {
    PRIMARY_DOOR: `127.0.0.1:${ports.primary}`,
    REPLICA_DOOR: `127.0.0.1:${ports.replica}`,
    DB_1: `127.0.0.1:${servers['db-1'].sql}`,
    DB_1_API: `${servers['db-1'].api}`,
    DB_2: `127.0.0.1:${servers['db-2'].sql}`,
    DB_2_API: `${servers['db-2'].api}`,
  }
  children.launch('haproxy', { command: programs.haproxy, args: ['-db', '-f', join(DEPLOY, 'haproxy.cfg')], env })
}

async function hasRole({ servers, children }: Place, name: ServerName, role: ServerRole): Promise<void> {
  const address = `http://127.0.0.1:${servers[name].api}/${role}`
  const holds = () =>
    fetch(address).then(
      ({ status }) => status === 200,
      () => false,
    )
  await until(`${name} to be ${role}`, holds, UP_MS).catch((error) => {
    throw new Error(`${error.message}\n${children.output(name)}`)
  })
}

import { mkdir, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { centrifugoConfig } from '../../apps/book/src/testing/engines/centrifugo.ts'
import { answersInfo, natsArguments } from '../../apps/book/src/testing/engines/nats.ts'
import { answersPing } from '../../apps/book/src/testing/engines/redis.ts'
import { freePort } from '../../apps/book/src/testing/ports/free-port.ts'
import { ROOT } from '../check/run-tool.ts'
import { answers, type DatabaseServer, databaseServer, following, type ServerUser } from './database.ts'
import {
  type Member,
  memberNamed,
  membersWith,
  type Places,
  type Program,
  processesOf,
  type SecretName,
} from './description.ts'
import { nginxConfig } from './nginx-config.ts'
import type { Programs } from './paths.ts'
import type { ProcessSpec } from './supervisor.ts'

/** A cluster on this machine, before it starts. */
export interface LocalCluster {
  readonly origin: string
  readonly primary: DatabaseServer
  readonly standby: DatabaseServer
  readonly databaseFolder: string
  /** In the order in which they start. */
  readonly processes: readonly { readonly member: Member; readonly specs: readonly ProcessSpec[] }[]
}

export interface LocalOptions {
  /** Absolute path of the data folder. */
  readonly folder: string
  readonly programs: Programs
  readonly user: ServerUser
  readonly secrets: Readonly<Record<SecretName, string>>
  /** Where players find it; 0 is any port that is free. */
  readonly port: number
  /** Whether the offer reaches its followers through NATS. */
  readonly hasNats: boolean
}

type Ports = Readonly<Record<string, number>>

/** Free ports for all processes, by `process.port`. */
async function freePorts(members: readonly Member[], port: number): Promise<Ports> {
  const ports: Record<string, number> = {}
  for (const member of members)
    for (const name of processesOf(member))
      for (const key of Object.keys(member.ports)) ports[`${name}.${key}`] = await freePort()
  if (port !== 0) ports['nginx.public'] = port
  return ports
}

const respondsAt = async (url: string) => (await fetch(url, { signal: AbortSignal.timeout(2_000) })).ok

/** Plans the processes of a cluster on this machine, and writes what they read. */
export async function planLocally(options: LocalOptions): Promise<LocalCluster> {
  const { folder, programs, user, secrets, hasNats } = options
  const members = membersWith(hasNats ? ['nats'] : [])
  const ports = await freePorts(members, options.port)
  const at = (key: string) => `127.0.0.1:${ports[key]}`
  const origin = `http://localhost:${ports['nginx.public']}`
  const databaseFolder = join(folder, 'postgres')
  const primary = databaseServer(databaseFolder, 'primary', ports['postgres.sql'] ?? 0)
  const standby = databaseServer(databaseFolder, 'standby', ports['standby.sql'] ?? 0)
  const places: Places = {
    publicUrl: origin,
    calls: `http://${at('nginx.calls')}`,
    engine: `http://${at('nginx.engine')}`,
    replica: standby.url,
    redis: `redis://${at('redis.redis')}`,
    nats: hasNats ? `nats://${at('nats.clients')}` : '',
    cashier: `http://localhost:${ports['cashier.pages']}`,
    proxies: '127.0.0.0/8',
    offerHost: '127.0.0.1',
  }
  for (const name of ['book', 'nginx', 'centrifugo', 'redis', 'nats', 'cashier', 'web'])
    await mkdir(join(folder, name), { recursive: true, mode: 0o700 })
  await writeFile(join(folder, 'nginx/nginx.conf'), localNginx(folder, ports))
  for (const name of processesOf(memberNamed('centrifugo'))) {
    const config = centrifugoConfig({
      port: ports[`${name}.sockets`] ?? 0,
      internalPort: ports[`${name}.internal`] ?? 0,
      apiKey: secrets.REALTIME_API_KEY,
      connectionSecret: secrets.REALTIME_CONNECTION_SECRET,
      subscriptionSecret: secrets.REALTIME_SUBSCRIPTION_SECRET,
      allowedOrigin: '*',
      redisUrl: places.redis,
    })
    await writeFile(join(folder, 'centrifugo', `${name}.json`), await config, { mode: 0o600 })
  }

  const node = (...args: readonly string[]) => ({ command: process.execPath, args })
  const begins: Readonly<Record<Program, (name: string) => Pick<ProcessSpec, 'command' | 'args'>>> = {
    postgres: () => ({ command: join(programs.postgres, 'postgres'), args: ['-D', primary.data, ...primary.args] }),
    standby: () => ({
      command: join(programs.postgres, 'postgres'),
      args: ['-D', standby.data, ...standby.args, ...following(primary)],
    }),
    redis: () => ({
      command: programs.redis,
      args: [
        ...['--port', `${ports['redis.redis']}`, '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'],
        ...['--dir', join(folder, 'redis')],
      ],
    }),
    nats: () => ({
      command: programs.nats ?? '',
      args: natsArguments(ports['nats.clients'] ?? 0, join(folder, 'nats')),
    }),
    centrifugo: (name) => ({ command: programs.centrifugo, args: ['-c', join(folder, 'centrifugo', `${name}.json`)] }),
    nginx: () => ({
      command: programs.nginx,
      args: ['-e', 'stderr', '-p', join(folder, 'nginx'), '-c', join(folder, 'nginx/nginx.conf')],
    }),
    cashier: () => node(join(ROOT, 'apps/cashier-demo/src/main.ts')),
    book: () => node(join(ROOT, 'apps/book/src/cli/main.ts'), 'serve'),
    web: () => node(join(ROOT, 'scripts/start.ts')),
  }
  const isReady: Readonly<Record<Program, (name: string) => Promise<boolean>>> = {
    postgres: () => answers(primary, false),
    standby: () => answers(standby, true),
    redis: () => answersPing(ports['redis.redis'] ?? 0),
    nats: () => answersInfo(ports['nats.clients'] ?? 0),
    centrifugo: (name) => respondsAt(`http://${at(`${name}.internal`)}/health`),
    nginx: () => takesConnections(ports['nginx.public'] ?? 0),
    cashier: () => takesConnections(ports['cashier.pages'] ?? 0),
    book: (name) => respondsAt(`http://${at(`${name}.calls`)}/api/ready`),
    web: (name) => respondsAt(`http://${at(`${name}.pages`)}/sports/icon.svg`),
  }
  const environmentOf = (member: Member, name: string): Readonly<Record<string, string>> => ({
    ...member.settings(places),
    ...Object.fromEntries(member.secrets.map((key) => [key, key === 'DATABASE_URL' ? primary.url : secrets[key]])),
    HOST: '127.0.0.1',
    PORT: String(ports[`${name}.${Object.keys(member.ports)[0]}`]),
    ...(member.program === 'book' && {
      METRICS_PORT: String(ports[`${name}.metrics`]),
      OFFER_PORT: String(ports[`${name}.offer`]),
      DATA_DIR: join(folder, 'book'),
    }),
    ...(member.program === 'web' && { DATA_DIR: join(folder, 'web'), WEB_DIST: join(ROOT, 'apps/web/dist') }),
    ...(member.program === 'cashier' && { DATA_FILE: join(folder, 'cashier/payments.json') }),
    ...(member.program === 'postgres' && { TZ: 'UTC' }),
  })
  const STOPS: Partial<Record<Program, NodeJS.Signals>> = { postgres: 'SIGINT', standby: 'SIGINT', nginx: 'SIGTERM' }
  const processes = members.map((member) => ({
    member,
    specs: processesOf(member).map(
      (name): ProcessSpec => ({
        name,
        ...begins[member.program](name),
        env: environmentOf(member, name),
        user: member.program === 'postgres' || member.program === 'standby' ? user : null,
        stopSignal: STOPS[member.program] ?? 'SIGTERM',
        ports: Object.fromEntries(Object.keys(member.ports).map((key) => [key, ports[`${name}.${key}`] ?? 0])),
        isReady: () => isReady[member.program](name),
      }),
    ),
  }))
  return { origin, primary, standby, databaseFolder, processes }
}

function localNginx(folder: string, ports: Ports): string {
  const of = (name: string, key: string) =>
    processesOf(memberNamed(name)).map((process) => `127.0.0.1:${ports[`${process}.${key}`]}`)
  return nginxConfig({
    listen: {
      public: `127.0.0.1:${ports['nginx.public']}`,
      calls: `127.0.0.1:${ports['nginx.calls']}`,
      engine: `127.0.0.1:${ports['nginx.engine']}`,
    },
    upstreams: {
      api: of('api', 'calls'),
      web: of('web', 'pages'),
      sockets: of('centrifugo', 'sockets'),
      engine: of('centrifugo', 'internal'),
    },
    folder: join(folder, 'nginx'),
    head: process.getuid?.() === 0 ? ['user root;'] : [],
    resolver: null,
  })
}

function takesConnections(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy()
      resolve(true)
    })
    socket.on('error', () => resolve(false))
  })
}

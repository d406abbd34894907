/**
 * The one description of a cluster: `npm run cluster` starts its processes, and the files in `deploy/` are made of it.
 * Data only: no ports of a machine, no paths, no programs.
 */

/** Where a process finds the others. */
export interface Places {
  /** Address that players see. */
  readonly publicUrl: string
  /** Calls of the books that have `api`, through the proxy. */
  readonly calls: string
  /** Server API of the Centrifugo nodes, through the proxy. */
  readonly engine: string
  /** Standby of the database, for reads. */
  readonly replica: string
  readonly redis: string
  /** NATS, through which the offer reaches its followers; empty where they connect to the owner. */
  readonly nats: string
  /** Payment provider, as browsers reach it. */
  readonly cashier: string
  /** Networks of the proxy and of the web servers, whose word about a visitor counts. */
  readonly proxies: string
  /** Address at which followers reach a book that owns the offer. */
  readonly offerHost: string
}

/** What a member runs; each has one way to start in each place. */
export type Program = 'postgres' | 'standby' | 'redis' | 'nats' | 'centrifugo' | 'book' | 'web' | 'cashier' | 'nginx'

/** Secrets of the settings, the same for all processes. */
export const SECRETS = [
  'AUTHENTICATOR_KEYS',
  'IDENTITY_SECRET',
  'REALTIME_CONNECTION_SECRET',
  'REALTIME_SUBSCRIPTION_SECRET',
  'REALTIME_API_KEY',
  'CASHIER_SECRET',
  'LAUNCH_SECRET',
  'REPORT_SECRET',
] as const
export type SecretName = (typeof SECRETS)[number]

export interface Member {
  readonly name: string
  readonly program: Program
  /** How many processes of it run; with more than one they are called `name-1`, `name-2`. */
  readonly count: number
  /** Ports inside a container, by what is served there. */
  readonly ports: Readonly<Record<string, number>>
  /** Path that returns 200 once visitors may be sent to it; null where another probe is needed. */
  readonly ready: string | null
  /** Path that returns 200 while it lives. */
  readonly alive: string | null
  /** Settings of the product beyond the shared ones. */
  readonly settings: (at: Places) => Readonly<Record<string, string>>
  /** Secrets that it needs; `DATABASE_URL` is one where the database has a password. */
  readonly secrets: readonly (SecretName | 'DATABASE_URL')[]
  /** Names of members that must respond before it starts. */
  readonly after: readonly string[]
  /** Whether `--roll` replaces its processes. */
  readonly isOurs: boolean
  /** Whether a cluster may be without it: it is started where it is requested by name. */
  readonly isOptional: boolean
}

const NOTHING = () => ({})
const BOOK_SECRETS = ['DATABASE_URL', ...SECRETS] as const

const book = (name: string, roles: string): Member => ({
  name,
  program: 'book',
  count: 2,
  ports: { calls: 3_000, metrics: 9_464, offer: 3_100 },
  ready: '/api/ready',
  alive: '/api/health',
  settings: (at) => ({
    BOOK_ROLES: roles,
    DATABASE_POOL: '10',
    PUBLIC_URL: at.publicUrl,
    TRUST_PROXY: at.proxies,
    CENTRIFUGO_URL: at.engine,
    CASHIER_URL: at.cashier,
    OFFER_HOST: at.offerHost,
    NATS_URL: at.nats,
    ...(name === 'api' && { DATABASE_REPLICA_URL: at.replica }),
  }),
  secrets: BOOK_SECRETS,
  after: ['postgres', 'centrifugo'],
  isOurs: true,
  isOptional: false,
})

const engine = (name: string, program: Program, count: number, ports: Member['ports'], after: readonly string[]) => ({
  ...{ name, program, count, ports, after },
  ready: null,
  alive: null,
  settings: NOTHING,
  secrets: [],
  isOurs: false,
  isOptional: false,
})

/** In the order in which they start. */
export const MEMBERS: readonly Member[] = [
  engine('postgres', 'postgres', 1, { sql: 5_432 }, []),
  engine('standby', 'standby', 1, { sql: 5_432 }, ['postgres']),
  engine('redis', 'redis', 1, { redis: 6_379 }, []),
  { ...engine('nats', 'nats', 1, { clients: 4_222 }, []), isOptional: true },
  {
    ...engine('centrifugo', 'centrifugo', 2, { sockets: 8_000, internal: 9_000 }, ['redis']),
    ready: '/health',
    alive: '/health',
    secrets: ['REALTIME_CONNECTION_SECRET', 'REALTIME_SUBSCRIPTION_SECRET', 'REALTIME_API_KEY'],
  },
  engine('nginx', 'nginx', 1, { public: 8_080, calls: 8_081, engine: 8_082 }, ['centrifugo']),
  {
    ...engine('cashier', 'cashier', 1, { pages: 3_001 }, []),
    settings: (at) => ({ BOOK_URL: at.calls }),
    secrets: ['CASHIER_SECRET'],
  },
  book('book', 'feed,settlement,publisher'),
  book('api', 'api'),
  {
    name: 'web',
    program: 'web',
    count: 2,
    ports: { pages: 3_000 },
    ready: '/sports/icon.svg',
    alive: '/sports/icon.svg',
    settings: (at) => ({
      BACKEND_URL: at.calls,
      PUBLIC_URL: at.publicUrl,
      TRUST_PROXY: at.proxies,
      CASHIER_URL: at.cashier,
    }),
    secrets: ['REPORT_SECRET'],
    after: ['api'],
    isOurs: true,
    isOptional: false,
  },
]

/** Members of a cluster that has these optional ones. */
export function membersWith(optional: readonly string[]): readonly Member[] {
  return MEMBERS.filter(({ name, isOptional }) => !isOptional || optional.includes(name))
}

/** Names of the processes of a member. */
export function processesOf({ name, count }: Pick<Member, 'name' | 'count'>): readonly string[] {
  return count === 1 ? [name] : Array.from({ length: count }, (_, index) => `${name}-${index + 1}`)
}

export function memberNamed(name: string): Member {
  const found = MEMBERS.find((member) => member.name === name)
  if (found === undefined) throw new Error(`The cluster has no ${name}.`)
  return found
}

/**
 * Who opens connections to what, as `member.port`; no other connection is needed between members. `ingress` ends TLS in
 * front, `monitoring` is Prometheus.
 */
export const REACHES: Readonly<Record<string, readonly string[]>> = {
  ingress: ['nginx.public'],
  monitoring: ['book.metrics', 'api.metrics', 'centrifugo.internal'],
  nginx: ['api.calls', 'web.pages', 'centrifugo.sockets', 'centrifugo.internal'],
  centrifugo: ['redis.redis'],
  book: ['postgres.sql', 'nginx.engine', 'cashier.pages', 'book.offer', 'nats.clients'],
  api: ['postgres.sql', 'standby.sql', 'nginx.engine', 'cashier.pages', 'book.offer', 'nats.clients'],
  web: ['nginx.calls'],
  cashier: ['nginx.calls'],
  standby: ['postgres.sql'],
}

import { writeYaml, type Yaml } from '../monitoring/write-yaml.ts'
import {
  CENTRIFUGO_SECRETS,
  COMMANDS,
  containerSettings,
  imageOf,
  list,
  NATS_COMMAND,
  OWN_IMAGE,
} from './containers.ts'
import { MEMBERS, type Member, type Places } from './description.ts'

/** A variable of the file `.env` beside the compose file, as Compose reads it. */
const variable = (name: string, otherwise: string): string => `\${${name}${otherwise}}`

const databaseAt = (server: string): string =>
  `postgres://touchline:${variable('POSTGRES_PASSWORD', ':?')}@${server}:5432/touchline`

const PLACES: Places = {
  publicUrl: variable('PUBLIC_URL', ':-http://localhost:8080'),
  calls: 'http://nginx:8081',
  engine: 'http://nginx:8082',
  replica: databaseAt('standby'),
  redis: 'redis://redis:6379',
  // With the profile `nats` and NATS_URL=nats://nats:4222 in `.env`.
  nats: variable('NATS_URL', ':-'),
  cashier: variable('CASHIER_URL', ':-http://localhost:3001'),
  proxies: '172.16.0.0/12,10.0.0.0/8,192.168.0.0/16',
  offerHost: '',
}

/** A password is part of an address, where letters of base 64 mean something else. */
const wanted = (name: string): string =>
  variable(name, `:?make one with openssl rand ${name.endsWith('_PASSWORD') ? '-hex 24' : '-base64 32'}`)

/** Copies the primary at its first start, then follows it. */
const STANDBY = [
  '[ -s "$$PGDATA/PG_VERSION" ] || PGPASSWORD="$$POSTGRES_PASSWORD" pg_basebackup',
  '-d "host=postgres user=touchline application_name=standby" -D "$$PGDATA" -R -C -S standby --wal-method=stream;',
  'chmod 700 "$$PGDATA"; exec postgres',
].join(' ')

/** The primary lets the standby in, which `initdb` alone does not. */
const PRIMARY = [
  'echo "echo host replication all all scram-sha-256 >> \\"$$PGDATA/pg_hba.conf\\"" > /docker-entrypoint-initdb.d/replication.sh;',
  'exec docker-entrypoint.sh postgres -c max_connections=150 -c max_slot_wal_keep_size=2GB',
].join(' ')

/** A book listens for its followers on its own address, which the container knows when it runs. */
const BOOK = ['sh', '-c', 'OFFER_HOST=$$(hostname -i) exec node apps/book/src/cli/main.ts serve']

function environmentOf(member: Member): Readonly<Record<string, string>> {
  const secrets = member.secrets.map((name): readonly [string, string] => {
    if (name === 'DATABASE_URL') return [name, databaseAt('postgres')]
    return [(member.program === 'centrifugo' && CENTRIFUGO_SECRETS[name]) || name, wanted(name)]
  })
  return { ...containerSettings(member, PLACES), ...Object.fromEntries(secrets) }
}

function probe(member: Member): Yaml | null {
  const check = (test: readonly string[]): Yaml => ({ test: list(test), interval: '5s', timeout: '3s', retries: 12 })
  const [port] = Object.values(member.ports)
  switch (member.program) {
    case 'postgres':
      return check(['CMD-SHELL', 'pg_isready -U touchline'])
    case 'standby':
      return check(['CMD-SHELL', 'pg_isready'])
    case 'redis':
      return check(['CMD', 'redis-cli', 'ping'])
    case 'book':
    case 'web': {
      const script = `fetch('http://127.0.0.1:${port}${member.ready}').then(({ ok }) => process.exit(ok ? 0 : 1))`
      return check(['CMD', 'node', '-e', script])
    }
    default:
      return null
  }
}

function specialsOf({ program, ports }: Member): Readonly<Record<string, Yaml>> {
  switch (program) {
    case 'postgres':
      return {
        entrypoint: list(['bash', '-c', PRIMARY]),
        environment: {
          POSTGRES_USER: 'touchline',
          POSTGRES_DB: 'touchline',
          POSTGRES_PASSWORD: wanted('POSTGRES_PASSWORD'),
        },
        volumes: list(['primary:/var/lib/postgresql/data']),
      }
    case 'standby':
      return {
        entrypoint: list(['bash', '-c', STANDBY]),
        user: 'postgres',
        environment: { POSTGRES_PASSWORD: wanted('POSTGRES_PASSWORD') },
        volumes: list(['standby:/var/lib/postgresql/data']),
      }
    case 'redis':
      return { command: list(['redis-server', '--save', '', '--appendonly', 'no']) }
    case 'nats':
      return { command: list(NATS_COMMAND) }
    case 'centrifugo':
      return {
        command: list(['centrifugo', '-c', '/centrifugo/config.json']),
        volumes: list(['../apps/book/src/modules/realtime/centrifugo.json:/centrifugo/config.json:ro']),
      }
    case 'nginx':
      return {
        ports: list([`8080:${ports.public}`]),
        volumes: list(['./nginx-compose.conf:/etc/nginx/nginx.conf:ro']),
      }
    case 'cashier':
      return { ports: list([`3001:${ports.pages}`]) }
    case 'book':
      return { command: list(BOOK), volumes: list(['data:/data']) }
    case 'web':
      return {}
  }
}

function service(member: Member): Yaml {
  const environment = environmentOf(member)
  const command = COMMANDS[member.program]
  const healthcheck = probe(member)
  const dependsOn = member.after.map((name): readonly [string, Yaml] => {
    const target = MEMBERS.find((one) => one.name === name)
    return [name, { condition: target !== undefined && probe(target) !== null ? 'service_healthy' : 'service_started' }]
  })
  return {
    image: imageOf(member, `${OWN_IMAGE}:${variable('RELEASE', ':-latest')}`),
    ...(command !== undefined && { build: '..', command: list(command) }),
    ...(Object.keys(environment).length > 0 && { environment }),
    ...(member.isOptional && { profiles: list([member.name]) }),
    ...(member.count > 1 && { deploy: { replicas: member.count } }),
    ...(healthcheck !== null && { healthcheck }),
    ...(dependsOn.length > 0 && { depends_on: Object.fromEntries(dependsOn) }),
    ...specialsOf(member),
    restart: 'unless-stopped',
    stop_grace_period: '20s',
  }
}

/** `deploy/compose.yaml`: the cluster in containers on one machine. */
export function composeFile(): string {
  return writeYaml({
    name: 'touchline',
    services: Object.fromEntries(MEMBERS.map((member) => [member.name, service(member)])),
    volumes: { primary: {}, standby: {}, data: {} },
  })
}

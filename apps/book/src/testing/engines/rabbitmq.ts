import { execFile, spawn } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { freePort } from '../ports/free-port.ts'
import { onPath } from './find-program.ts'

const run = promisify(execFile)

/** A RabbitMQ of its own, with nothing in it, that listens on this machine alone. */
export interface RabbitMq {
  readonly port: number
  /** Port with TLS; null where it was started without certificates. */
  readonly tlsPort: number | null
  /** Runs a command of rabbitmqctl; returns what it printed. */
  control(...words: readonly string[]): Promise<string>
  /** Sends SIGSTOP: sockets stay open and nothing responds. */
  freeze(): void
  thaw(): void
  /** SIGKILL; it keeps its users and loses its queues. */
  kill(): Promise<void>
  restart(): Promise<void>
  stop(): Promise<void>
}

/** Certificates in PEM, for connections with TLS. */
export interface ServerCertificate {
  readonly ca: string
  readonly cert: string
  readonly key: string
}

/** Folder of RabbitMQ's programs; null where they are not installed. Debian's wrapper would require another user. */
export async function findRabbitMq(): Promise<string | null> {
  const folder = '/usr/lib/rabbitmq/bin'
  const erlang = await onPath('erl')
  const server = await readFile(join(folder, 'rabbitmq-server')).catch(() => null)
  return erlang === null || server === null ? null : folder
}

const UP_MS = 90_000

export async function startRabbitMq(bin: string, certificate: ServerCertificate | null = null): Promise<RabbitMq> {
  const folder = await mkdtemp(join(tmpdir(), 'touchline-rabbitmq-'))
  const [port, tlsPort, distPort, epmdPort] = [await freePort(), await freePort(), await freePort(), await freePort()]
  for (const name of ['mnesia', 'log', 'home']) await mkdir(join(folder, name))
  const lines = [
    `listeners.tcp.1 = 127.0.0.1:${port}`,
    'loopback_users = none',
    'log.console = false',
    'log.file.level = warning',
  ]
  if (certificate !== null) {
    for (const [name, text] of Object.entries(certificate)) await writeFile(join(folder, `${name}.pem`), text)
    lines.push(
      `listeners.ssl.1 = 127.0.0.1:${tlsPort}`,
      `ssl_options.cacertfile = ${join(folder, 'ca.pem')}`,
      `ssl_options.certfile = ${join(folder, 'cert.pem')}`,
      `ssl_options.keyfile = ${join(folder, 'key.pem')}`,
    )
  }
  await writeFile(join(folder, 'rabbitmq.conf'), `${lines.join('\n')}\n`)
  await writeFile(join(folder, 'plugins'), '[].\n')
  const env = {
    ...process.env,
    HOME: join(folder, 'home'),
    RABBITMQ_NODENAME: `touchline-${port}@localhost`,
    RABBITMQ_DIST_PORT: String(distPort),
    RABBITMQ_MNESIA_BASE: join(folder, 'mnesia'),
    RABBITMQ_LOG_BASE: join(folder, 'log'),
    RABBITMQ_CONFIG_FILE: join(folder, 'rabbitmq.conf'),
    RABBITMQ_ENABLED_PLUGINS_FILE: join(folder, 'plugins'),
    RABBITMQ_PID_FILE: join(folder, 'pid'),
    // Two schedulers and no busy waiting: it shares the machine with the tests.
    RABBITMQ_SERVER_ADDITIONAL_ERL_ARGS:
      '+S 2:2 +sbwt none +sbwtdcpu none +sbwtdio none -kernel inet_dist_use_interface {127,0,0,1}',
    ERL_EPMD_ADDRESS: '127.0.0.1',
    ERL_EPMD_PORT: String(epmdPort),
  }
  const control = async (...words: readonly string[]) => {
    const { stdout } = await run(join(bin, 'rabbitmqctl'), ['-q', ...words], { env, timeout: UP_MS })
    return stdout
  }
  let pid = 0
  let ended: Promise<void> = Promise.resolve()

  async function launch(): Promise<void> {
    await rm(join(folder, 'pid'), { force: true })
    const child = spawn(join(bin, 'rabbitmq-server'), [], { env, stdio: 'ignore', detached: true })
    ended = new Promise((resolve) => child.once('exit', () => resolve()))
    await run(join(bin, 'rabbitmqctl'), ['-q', 'wait', join(folder, 'pid'), '--timeout', '80'], { env, timeout: UP_MS })
    pid = Number(await readFile(join(folder, 'pid'), 'utf8'))
  }

  async function end(signal: NodeJS.Signals): Promise<void> {
    process.kill(pid, 'SIGCONT')
    process.kill(pid, signal)
    await ended
  }

  await launch()
  return {
    port,
    tlsPort: certificate === null ? null : tlsPort,
    control,
    freeze: () => void process.kill(pid, 'SIGSTOP'),
    thaw: () => void process.kill(pid, 'SIGCONT'),
    kill: () => end('SIGKILL'),
    restart: launch,
    async stop() {
      await end('SIGTERM')
      // The port mapper that it started goes with it.
      await run('epmd', ['-port', String(epmdPort), '-kill'], { env }).catch(() => undefined)
      await rm(folder, { recursive: true, force: true })
    },
  }
}

import { execFileSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { createApp, createBook, readConfig } from '@touchline/book'
import { buildWhenStale } from './build.ts'
import { ROOT } from './check/run-tool.ts'
import { inProcessBackend } from './start/in-process-backend.ts'
import { proxyToBackend } from './start/other-backend.ts'

/**
 * Web, book and hub in one process on one port. `--fresh` makes a new world. `BACKEND_URL` serves the web application
 * on another back end instead of the book.
 */
const STOP_PATIENCE_MS = 8_000
const SESSION_COOKIE = '__Host-touchline'

const args = process.argv.slice(2)
const unknown = args.filter((arg) => arg !== '--fresh')
if (unknown.length > 0) {
  console.error(`./start does not know ${unknown.join(' ')}; it takes --fresh and environment variables (README.md).`)
  process.exit(1)
}

function release(): string {
  try {
    return execFileSync('git', ['rev-parse', '--short', 'HEAD'], {
      cwd: ROOT,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim()
  } catch {
    return 'unreleased'
  }
}

async function main(): Promise<void> {
  const config = readConfig(process.env)
  if (args.includes('--fresh')) {
    if (config.databaseUrl)
      throw new Error('--fresh removes the embedded world only; empty the database that DATABASE_URL names yourself.')
    rmSync(config.dataDir, { recursive: true, force: true })
  }
  // A build made elsewhere, for instance by an image's build stage, is taken as it is.
  const dist = process.env.WEB_DIST
  if (!dist) buildWhenStale()
  const { registerWeb } = await import('@touchline/web/server')
  const app = createApp(config)
  const backendUrl = process.env.BACKEND_URL
  const book = backendUrl ? null : await createBook(config)
  book?.register(app)
  if (backendUrl) await proxyToBackend(app, backendUrl)
  await registerWeb(app, {
    backend: backendUrl ?? inProcessBackend(app),
    release: release(),
    sessionCookie: SESSION_COOKIE,
    dist,
  })
  book?.attachRealtime(app.server)

  let stopping = false
  async function stop(): Promise<void> {
    if (stopping) return
    stopping = true
    setTimeout(() => process.exit(1), STOP_PATIENCE_MS).unref()
    await book?.stop()
    await app.close()
    process.exit(0)
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)

  await book?.start()
  await app.listen({ port: config.port, host: config.host })
  const address = app.server.address()
  const port = typeof address === 'object' && address ? address.port : config.port
  console.log(`Touchline is ready: http://localhost:${port}/sports`)
}

main().catch((error: Error) => {
  console.error(`Touchline did not start: ${error.message}`)
  if (process.env.DEBUG) console.error(error.stack)
  process.exit(1)
})
